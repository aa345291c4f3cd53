import IntrospectRules
import IntrospectSyntax

/// Reviewdog's diagnostic format, as one JSON document: 1-based lines, 1-based columns in UTF-8 bytes, ends behind the
/// last byte. Fixes become suggested changes.
struct ReviewdogReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    context.document(
      .object([
        ("source", .object([("name", .string("introspect-lint"))])),
        ("diagnostics", .array(report.findings.map { diagnostic($0, report) })),
      ]))
  }

  private func diagnostic(_ finding: Report.Finding, _ report: Report) -> JSONValue {
    let suggestions = finding.fixes.compactMap { suggestion($0, report.sources[finding.path]) }
    return .members([
      ("message", .string(finding.diagnostic.message)),
      ("location", location(finding.path, finding.start, finding.end)),
      ("severity", .string(Self.severity(finding.diagnostic.severity))),
      ("code", .object([("value", .string(finding.diagnostic.rule))])),
      ("suggestions", suggestions.isEmpty ? nil : .array(suggestions)),
      (
        "relatedLocations",
        finding.notes.isEmpty
          ? nil
          : .array(
            finding.notes.map { note in
              .object([
                ("message", .string(note.message)),
                (
                  "location",
                  location(
                    note.place == nil ? finding.path : note.path ?? finding.path, note.place ?? finding.start, nil)
                ),
              ])
            })
      ),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }

  /// One replacement, as the format knows no fix of several edits: from the first edit to the last, with what stands
  /// between them as it is.
  private func suggestion(_ fix: Report.Fix, _ source: SourceText?) -> JSONValue? {
    guard let first = fix.edits.first, let last = fix.edits.last else { return nil }
    var text = first.replacement
    for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
      guard let source, edit.byteOffset + edit.byteLength <= next.byteOffset else { return nil }
      text += source.text(
        in: SourceRange(ByteOffset(edit.byteOffset + edit.byteLength), ByteOffset(next.byteOffset)))
      text += next.replacement
    }
    return .object([("range", Self.range(first.start, last.end)), ("text", .string(text))])
  }

  private func location(_ path: String, _ start: LineColumn, _ end: LineColumn?) -> JSONValue {
    let path = ReportPath(path, from: context.workingDirectory)
    return .object([
      ("path", .string(path.relative(to: context.repositoryRoot) ?? path.absolute)), ("range", Self.range(start, end)),
    ])
  }

  private static func range(_ start: LineColumn, _ end: LineColumn?) -> JSONValue {
    func place(_ place: LineColumn) -> JSONValue {
      .object([("line", .integer(place.line)), ("column", .integer(place.column))])
    }
    return .members([("start", place(start)), ("end", end.map(place))])
  }
}
