import IntrospectRules

/// A JSON document for programs: `version` is that of the document's form, places are 1-based lines and 1-based columns
/// in UTF-8 bytes, ends are the place behind the last byte, paths are relative to the repository.
struct JSONReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    let document = JSONValue.object([
      ("version", .integer(1)),
      ("tool", .object([("name", .string("introspect-lint")), ("version", .string(context.toolVersion))])),
      ("findings", .array(report.findings.map(finding))),
      (
        "summary",
        .members([
          ("errors", .integer(report.count(of: .error))), ("warnings", .integer(report.count(of: .warning))),
          ("notes", .integer(report.count(of: .note))), ("files", .integer(report.fileCount)),
          ("callSites", .integer(report.callSiteCount)), ("suppressed", .integer(report.suppressedCount)),
          ("generated", .integer(report.generatedCount)), ("fixing", report.fixing.map(fixing)),
        ])
      ),
    ])
    return context.document(document)
  }

  private func fixing(_ summary: FixingSummary) -> JSONValue {
    .object([
      ("applied", .integer(summary.appliedCount)), ("changedFiles", .integer(summary.fileCount)),
      ("notApplied", .integer(summary.refusedCount)),
    ])
  }

  private func finding(_ finding: Report.Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    return .object([
      ("rule", .string(diagnostic.rule)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("path", .string(path(finding.path))),
      ("line", .integer(finding.start.line)),
      ("column", .integer(finding.start.column)),
      ("endLine", .integer(finding.end.line)),
      ("endColumn", .integer(finding.end.column)),
      ("byteOffset", .integer(diagnostic.range.start.value)),
      ("byteLength", .integer(diagnostic.range.byteLength)),
      ("notes", .array(finding.notes.map { note($0, of: finding) })),
      ("coverage", .array(diagnostic.coverage.map(coverage))),
      ("fixes", .array(finding.fixes.map(fix))),
    ])
  }

  /// A note without a place stands at the finding.
  private func note(_ note: Report.Note, of finding: Report.Finding) -> JSONValue {
    let place = note.place ?? finding.start
    return .object([
      ("message", .string(note.message)),
      ("path", .string(path(note.place == nil ? finding.path : note.path ?? finding.path))),
      ("line", .integer(place.line)),
      ("column", .integer(place.column)),
    ])
  }

  /// What a version list covers on one platform, version by version.
  private func coverage(_ coverage: VersionCoverage) -> JSONValue {
    .members([
      ("platform", .string(coverage.platform)),
      ("target", coverage.target.map { .string($0) }),
      (
        "versions",
        .array(
          coverage.columns.map { column in
            .members([
              ("version", .string(column.version)), ("cover", .string(column.cover.rawValue)),
              ("nativeClass", column.nativeClass.map { .string($0) }),
            ])
          })
      ),
    ])
  }

  private func fix(_ fix: Report.Fix) -> JSONValue {
    .object([
      ("title", .string(fix.title)),
      ("safe", .bool(fix.isSafe)),
      (
        "edits",
        .array(
          fix.edits.map { edit in
            .object([
              ("line", .integer(edit.start.line)), ("column", .integer(edit.start.column)),
              ("endLine", .integer(edit.end.line)), ("endColumn", .integer(edit.end.column)),
              ("byteOffset", .integer(edit.byteOffset)), ("byteLength", .integer(edit.byteLength)),
              ("replacement", .string(edit.replacement)),
            ])
          })
      ),
    ])
  }

  private func path(_ path: String) -> String { context.repositoryPath(path) }
}
