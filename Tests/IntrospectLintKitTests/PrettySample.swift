import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Findings made by hand for the format that people read at a terminal.
enum PrettySample {
  /// A finding that covers `range` or, without one, the first place of `text`.
  static func finding(
    _ text: String = "fault", in source: SourceText, at range: SourceRange? = nil, _ severity: Severity = .warning,
    rule: String = "some-rule", message: String = "'it' is wrong", label: String? = nil,
    notes: [Diagnostic.Note] = [], coverage: [VersionCoverage] = [], fixes: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, range: range ?? ReporterSample.range(of: text, in: source),
      label: label, notes: notes, coverage: coverage, fixes: fixes)
  }

  static func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(ByteOffset(start), ByteOffset(end)) }

  static func text(
    _ report: Report, _ style: TextStyle = .plain, isQuiet: Bool = false, isGitHubActions: Bool = false
  ) -> String {
    let context = ReportContext(
      workingDirectory: "/w/App", repositoryRoot: "/w", toolVersion: "9.8.7",
      runner: .init(isGitHubActions: isGitHubActions), style: style, isQuiet: isQuiet)
    return ReportFormat.pretty.reporter(context).text(of: report)
  }

  /// One finding without the footer and without the empty line behind it.
  static func block(
    _ source: SourceText, _ finding: Diagnostic, others: [SourceText] = [], _ style: TextStyle = .plain
  ) -> String {
    let result = LintResult(source: source, diagnostics: [finding], callSiteCount: 1)
    return String(text(Report([result], fileCount: 1, otherSources: others), style, isQuiet: true).dropLast())
  }

  /// The shown line and the marks of a finding in the first line of a file.
  static func marks(_ source: SourceText, _ finding: Diagnostic) -> [String] {
    block(source, finding).split(separator: "\n").dropFirst(3).map(String.init)
  }

  /// Text without colours and links, and whether each colour was taken back on its line.
  static func stripped(_ text: String) -> (text: String, isClosed: Bool) {
    var result = String.UnicodeScalarView()
    var isOpen = false
    var isClosed = true
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\n", isOpen { isClosed = false }
      guard scalar == "\u{1B}" else {
        result.append(scalar)
        continue
      }
      if scalars.first == "[" {
        let code = scalars.prefix { $0 != "m" }
        isOpen = String(String.UnicodeScalarView(code)) != "[0"
        scalars = scalars.dropFirst(code.count + 1)
      } else {
        // A link: everything up to the end of the string, `ESC \`.
        scalars = scalars.drop { $0 != "\u{1B}" }.dropFirst(2)
      }
    }
    return (String(result), isClosed && !isOpen)
  }
}
