import IntrospectRules

/// One line a finding, without its notes, and a last line that says what was looked at.
struct ConciseReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = ""
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      text += line(
        finding.path, finding.start.line, finding.start.column, diagnostic.severity.rawValue,
        "\(diagnostic.message) [\(diagnostic.rule)]")
    }
    if !context.isQuiet { text += ReportText.summary(of: report) + "\n" }
    return context.isGitHubActions ? ReportText.withoutCommands(text) : text
  }

  private func line(_ path: String, _ line: Int, _ column: Int, _ kind: String, _ message: String) -> String {
    "\(ReportText.printablePath(path)):\(line):\(column): \(kind): \(ReportText.printable(message))\n"
  }
}
