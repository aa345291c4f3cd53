import IntrospectRules

/// A page for the summary of a CI step, a comment or a wiki: what was found, worst first, in tables.
///
/// A summary of GitHub Actions over 1024 KiB is refused whole, so the page ends before that and says what is missing.
struct MarkdownReporter: Reporter {
  /// In UTF-8 bytes, with room for what else a step may write.
  static var limit: Int { 1000 * 1024 }
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = "## introspect-lint\n\n\(Self.escaped(ReportText.summary(of: report)))\n"
    let ranked = [Severity.error, .warning, .note].flatMap { severity in
      report.findings.filter { $0.diagnostic.severity == severity }
    }
    guard !ranked.isEmpty else { return context.fitForLog(text) }
    text += "\n| Severity | Place | Rule | Finding |\n|---|---|---|---|\n"
    var size = text.utf8.count
    for (number, finding) in ranked.enumerated() {
      let row = row(finding)
      // The line that counts the rest needs a place too.
      guard size + row.utf8.count + 200 <= Self.limit else {
        text += "\n\(ReportText.count(ranked.count - number, "more finding")) left out: the page would be too large.\n"
        break
      }
      text += row
      size += row.utf8.count
    }
    return context.fitForLog(text)
  }

  private func row(_ finding: Report.Finding) -> String {
    let diagnostic = finding.diagnostic
    let path = context.repositoryPath(finding.path)
    let label = "\(Self.escaped(path)):\(finding.start.line)"
    let place = context.sourceAddress.map { address in
      "[\(label)](\(address)/\(ReportPath.percentEncoded(path))#L\(finding.start.line))"
    }
    let notes = finding.notes.map { "<br>\(Self.escaped($0.message))" }
    return "| \(diagnostic.severity.rawValue) | \(place ?? label) | `\(diagnostic.rule)` "
      + "| \(Self.escaped(diagnostic.message))\(notes.joined()) |\n"
  }

  /// On one line, and without anything that Markdown or HTML could take for its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportText.printable(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A name or a number behind these would notify a person or link to an issue.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
