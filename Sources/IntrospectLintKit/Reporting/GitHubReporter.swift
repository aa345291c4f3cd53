import IntrospectRules
import IntrospectSyntax

/// Workflow commands: annotations on the lines of a pull request.
public struct GitHubReporter: Reporter {
  public static let name = "github"

  /// GitHub shows ten annotations of a kind for each step, and drops the rest without a word.
  private static let limit = 10

  private let paths: OutputPath

  public init(context: ReportContext) { paths = OutputPath(context) }

  public func text(of report: Report) -> String {
    var text = ""
    var hidden: [String] = []
    for severity in Severity.allCases.reversed() {
      let findings = report.findings.filter { $0.diagnostic.severity == severity }
      // The line that tells what is left out is a notice itself.
      let room = severity == .note && (!hidden.isEmpty || findings.count > Self.limit) ? Self.limit - 1 : Self.limit
      text += findings.prefix(room).map(command).joined()
      if findings.count > room { hidden.append(counted(findings.count - room, severity.rawValue)) }
    }
    guard !hidden.isEmpty else { return text }
    let rest = "\(hidden.joined(separator: ", ")) more; GitHub shows \(Self.limit) of a kind, other formats show all"
    return text + "::notice title=introspect-lint::\(Self.escapedMessage(rest))\n"
  }

  private func command(_ finding: Report.Finding) -> String {
    let diagnostic = finding.diagnostic
    var properties = [
      ("title", diagnostic.rule), ("file", paths.inWorkspace(finding.path)), ("line", "\(finding.start.line)"),
    ]
    // An annotation with columns on different lines is dropped, and so is one that ends before it starts.
    if finding.end.line != finding.start.line {
      properties.append(("endLine", "\(finding.end.line)"))
    } else {
      properties.append(("col", "\(finding.start.column)"))
      properties.append(("endColumn", "\(finding.end.column)"))
    }
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let message = ([diagnostic.message] + finding.notes.map(note)).map(Self.visibleLines).joined(separator: "\n")
    return "::\(Self.kind(of: diagnostic.severity)) \(list)::\(Self.escapedMessage(message))\n"
  }

  private func note(_ note: Report.Note) -> String {
    guard let path = note.path, let place = note.place else { return "note: \(note.message)" }
    return "note: \(note.message) (\(paths.inWorkspace(path)):\(place.line))"
  }

  private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  private static func kind(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// `%` first, since what follows brings new ones.
  private static func escapedMessage(_ text: String) -> String {
    OutputText.defused(text).replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escapedMessage(OutputText.visible(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Line breaks stay, since an annotation may have several lines; other control characters are written out.
  private static func visibleLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { OutputText.visible(String($0)) }.joined(separator: "\n")
  }
}
