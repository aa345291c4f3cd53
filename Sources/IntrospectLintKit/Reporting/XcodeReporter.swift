import IntrospectSyntax

/// Lines as compilers write them, for Xcode's navigator.
///
/// Xcode's build system reads every line with one greedy pattern: what stands before the *last* `: error: ` and the like
/// is the place. So nothing is printed but findings, and such words inside a message are taken apart.
public struct XcodeReporter: Reporter {
  public static let name = "xcode"

  private let context: ReportContext
  private let paths: OutputPath

  public init(context: ReportContext) {
    self.context = context
    paths = OutputPath(context)
  }

  public func text(of report: Report) -> String {
    var text = ""
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      let words = Self.message(diagnostic.message)
      text += line(finding.path, finding.start, diagnostic.severity.rawValue, "\(words) [\(diagnostic.rule)]")
      for note in finding.notes {
        // A note without a place of its own would show without the finding that it explains.
        let path = note.place == nil ? finding.path : note.path ?? finding.path
        text += line(path, note.place ?? finding.start, "note", Self.message(note.message))
      }
    }
    return context.isGitHubActions ? OutputText.withoutCommands(text) : text
  }

  private func line(_ path: String, _ start: LineColumn, _ kind: String, _ message: String) -> String {
    "\(OutputText.visible(paths.absolute(path))):\(start.line):\(start.column): \(kind): \(message)\n"
  }

  /// On one line, without what the pattern would take for the kind of the finding.
  private static func message(_ text: String) -> String {
    var message = OutputText.oneLine(text)
    for kind in ["error", "warning", "note", "notice", "fixit", "introspect-lint"] {
      // The last colon goes, which is what the pattern asks for; the words stay readable.
      message = message.replacing("\(kind): ", with: "\(kind) - ")
    }
    return message
  }
}
