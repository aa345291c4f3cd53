import IntrospectRules
import IntrospectSyntax

/// All that is known of the findings, for programs.
///
/// Keys stand in a fixed order and none is ever missing. `version` is the version of this form of report: it grows when
/// a key changes its meaning or goes, not when one is added. Lines and columns are from 1, columns in UTF-8 bytes;
/// `byteOffset` is from 0. The end is the place behind the last byte.
public struct JSONReporter: Reporter {
  public static let name = "json"

  private static let schemaVersion = 1

  private let context: ReportContext
  private let paths: OutputPath

  public init(context: ReportContext) {
    self.context = context
    paths = OutputPath(context)
  }

  public func text(of report: Report) -> String {
    let document = JSONText.object([
      ("version", .number(Self.schemaVersion)),
      ("tool", .object([("name", .string("introspect-lint")), ("version", .string(context.toolVersion))])),
      ("findings", .array(report.findings.map(finding))),
      (
        "summary",
        .object([
          ("errors", .number(report.count(of: .error))), ("warnings", .number(report.count(of: .warning))),
          ("notes", .number(report.count(of: .note))), ("files", .number(report.fileCount)),
          ("callSites", .number(report.callSiteCount)),
        ])
      ),
    ])
    let text = document.text() + "\n"
    // Within a string of JSON, `#` may be written out without a change of meaning.
    return context.isGitHubActions ? text.replacing("##[", with: "#\\u0023[") : text
  }

  private func finding(_ finding: Report.Finding) -> JSONText {
    let diagnostic = finding.diagnostic
    return .object(
      [
        ("rule", .string(diagnostic.rule)), ("severity", .string(diagnostic.severity.rawValue)),
        ("message", .string(diagnostic.message)), ("path", .string(paths.inRepository(finding.path))),
      ] + place(diagnostic.range, finding.start, finding.end) + [
        ("notes", .array(finding.notes.map(note))), ("fixes", .array(finding.fixes.map(fix))),
      ])
  }

  private func note(_ note: Report.Note) -> JSONText {
    .object([
      ("message", .string(note.message)), ("path", .optional(note.path.map(paths.inRepository))),
      ("line", .optional(note.place?.line)), ("column", .optional(note.place?.column)),
    ])
  }

  private func fix(_ fix: Report.Fix) -> JSONText {
    .object([
      ("title", .string(fix.title)), ("safe", .boolean(fix.isSafe)),
      (
        "edits",
        .array(
          fix.edits.map { .object(place($0.range, $0.start, $0.end) + [("replacement", .string($0.replacement))]) })
      ),
    ])
  }

  private func place(_ range: SourceRange, _ start: LineColumn, _ end: LineColumn) -> [(key: String, value: JSONText)] {
    [
      ("line", .number(start.line)), ("column", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)), ("byteOffset", .number(range.start.value)),
      ("byteLength", .number(range.byteLength)),
    ]
  }
}
