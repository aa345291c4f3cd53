import IntrospectRules
import IntrospectSyntax

/// A SARIF 2.1.0 log for code scanning: 1-based lines, 1-based columns in UTF-16 code units, paths relative to the
/// repository as URIs.
struct SARIFReporter: Reporter {
  /// What code scanning takes of one run.
  private static var limit: Int { 25_000 }
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    let rules = RuleCatalog.all.map { $0.info }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let findings = kept(of: report)
    var files: [String: File] = [:]
    for finding in findings where files[finding.path] == nil {
      files[finding.path] = File(report.sources[finding.path], hashesLines: true)
    }
    for path in findings.lazy.flatMap(\.notes).compactMap(\.path) where files[path] == nil {
      files[path] = File(report.sources[path], hashesLines: false)
    }
    return context.document(
      .object([
        ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .string("2.1.0")),
        (
          "runs",
          .array([
            .object([
              (
                "tool",
                .object([
                  (
                    "driver",
                    .object([
                      ("name", .string("introspect-lint")), ("version", .string(context.toolVersion)),
                      ("semanticVersion", .string(context.toolVersion)), ("rules", .array(rules.map(rule))),
                    ])
                  )
                ])
              ),
              ("automationDetails", .object([("id", .string("introspect-lint/"))])),
              ("columnKind", .string("utf16CodeUnits")),
              ("invocations", .array([.object([("executionSuccessful", .bool(true))])])),
              ("results", .array(findings.map { result($0, numbers, files) })),
            ])
          ])
        ),
      ]))
  }

  func remarks(on report: Report) -> [String] {
    let count = report.findings.count - Self.limit
    guard count > 0 else { return [] }
    let findings = ReportText.count(count, "finding")
    return ["code scanning takes \(Self.limit) results of one run: \(findings) are left out of the SARIF log"]
  }

  /// All, or the worst where there are too many; in the order of the report.
  private func kept(of report: Report) -> [Report.Finding] {
    guard report.findings.count > Self.limit else { return report.findings }
    let worst = report.findings.indices.sorted {
      let (left, right) = (report.findings[$0].diagnostic.severity, report.findings[$1].diagnostic.severity)
      return left == right ? $0 < $1 : left > right
    }
    return worst.prefix(Self.limit).sorted().map { report.findings[$0] }
  }

  private func rule(_ info: RuleInfo) -> JSONValue {
    .object([
      ("id", .string(info.id)),
      ("shortDescription", Self.message(info.summary)),
      ("fullDescription", Self.message(info.rationale.prefix(1024).description)),
      ("help", .object([("text", .string(info.rationale)), ("markdown", .string(info.rationale))])),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(!info.isOptIn)), ("level", .string(info.severity.rawValue))])
      ),
      (
        "properties",
        .object([
          ("tags", .array([.string("swiftui"), .string(info.topic.rawValue.lowercased())])),
          ("precision", .string("high")),
          ("problem.severity", .string(info.severity == .note ? "recommendation" : info.severity.rawValue)),
        ])
      ),
    ])
  }

  /// What the findings and notes of a file need beside their own places.
  private struct File {
    let byteCount: Int
    let lines: LineTable
    /// Nil for a file that only notes lie in.
    let hashes: LineHashes?

    init?(_ source: SourceText?, hashesLines: Bool) {
      guard let source else { return nil }
      byteCount = source.bytes.count
      lines = LineTable(source)
      hashes =
        hashesLines ? LineHashes(source.text(in: SourceRange(ByteOffset(0), ByteOffset(byteCount)))) : nil
    }

    func utf16Column(of place: LineColumn) -> Int {
      guard place.line <= lines.lineCount else { return place.column }
      let start = lines.location(of: lines.range(ofLine: place.line).start, in: .utf8)
      // A mark at the start of the file is no column, but it is bytes.
      let offset = lines.range(ofLine: place.line).start.value + place.column - start.column
      return lines.location(of: ByteOffset(min(offset, byteCount)), in: .utf16).column
    }
  }

  private func result(
    _ finding: Report.Finding, _ rules: [String: Int], _ files: [String: File]
  ) -> JSONValue {
    let diagnostic = finding.diagnostic
    let file = files[finding.path]
    return .members([
      ("ruleId", .string(diagnostic.rule)),
      ("ruleIndex", rules[diagnostic.rule].map { .integer($0) }),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", Self.message(diagnostic.message)),
      (
        "locations",
        .array([.object([("physicalLocation", place(finding.path, region(diagnostic.range, file, finding)))])])
      ),
      (
        "partialFingerprints",
        file?.hashes?.hashes[finding.start.line].map { .object([("primaryLocationLineHash", .string($0))]) }
      ),
      (
        "relatedLocations",
        finding.notes.isEmpty ? nil : .array(finding.notes.enumerated().map { related($1, $0, finding, files) })
      ),
      ("fixes", finding.fixes.isEmpty ? nil : .array(finding.fixes.map { fix($0, finding, file) })),
    ])
  }

  private func related(
    _ note: Report.Note, _ number: Int, _ finding: Report.Finding, _ files: [String: File]
  ) -> JSONValue {
    // A note without a place stands at the finding.
    let path = note.place == nil ? finding.path : note.path ?? finding.path
    let place = note.place ?? finding.start
    let column = files[path]?.utf16Column(of: place) ?? place.column
    return .object([
      ("id", .integer(number + 1)),
      ("message", Self.message(note.message)),
      (
        "physicalLocation",
        self.place(path, .object([("startLine", .integer(place.line)), ("startColumn", .integer(column))]))
      ),
    ])
  }

  private func region(_ range: SourceRange, _ file: File?, _ finding: Report.Finding) -> JSONValue {
    let start = file?.lines.location(of: range.start, in: .utf16) ?? finding.start
    let end = file?.lines.location(of: range.end, in: .utf16) ?? finding.end
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
    ])
  }

  private func fix(_ fix: Report.Fix, _ finding: Report.Finding, _ file: File?) -> JSONValue {
    let replacements = fix.edits.map { edit in
      let range = SourceRange(ByteOffset(edit.byteOffset), ByteOffset(edit.byteOffset + edit.byteLength))
      return JSONValue.object([
        ("deletedRegion", region(range, file, finding)),
        ("insertedContent", .object([("text", .string(edit.replacement))])),
      ])
    }
    return .object([
      ("description", Self.message(fix.title)),
      (
        "artifactChanges",
        .array([
          .object([
            ("artifactLocation", .object([("uri", .string(uri(finding.path)))])),
            ("replacements", .array(replacements)),
          ])
        ])
      ),
    ])
  }

  private func place(_ path: String, _ region: JSONValue) -> JSONValue {
    .object([("artifactLocation", .object([("uri", .string(uri(path)))])), ("region", region)])
  }

  /// Relative to the repository, else a file URI.
  private func uri(_ path: String) -> String {
    let path = ReportPath(path, from: context.workingDirectory)
    if let relative = path.relative(to: context.repositoryRoot) { return ReportPath.percentEncoded(relative) }
    return "file://" + ReportPath.percentEncoded(path.absolute)
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}
