/// Lines that Xcode turns into issues: `/path/File.swift:3:5: warning: message [rule]`, and nothing else.
///
/// Xcode's parser takes the last ` error: ` of a line for its keyword and finds no place in a path with a colon, so
/// messages are defused. Notes are issues of their own to it.
struct XcodeReporter: Reporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = ""
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      text += line(
        finding.path, finding.start.line, finding.start.column, diagnostic.severity.rawValue,
        "\(diagnostic.message) [\(diagnostic.rule)]")
      for note in finding.notes {
        // Where the place in another file is not known, the note stands at the finding: a line of one file is none of
        // the other.
        let path = note.place == nil ? finding.path : note.path ?? finding.path
        let place = note.place ?? finding.start
        text += line(path, place.line, place.column, "note", note.message)
      }
    }
    return context.isGitHubActions ? ReportText.withoutCommands(text) : text
  }

  /// Xcode's parser knows no way to quote a path.
  func remarks(on report: Report) -> [String] {
    var remarks: [String] = []
    for finding in report.findings where remarks.last?.contains("'\(finding.path)'") != true {
      let path = ReportPath(finding.path, from: context.workingDirectory).absolute
      guard path.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ":") })
      else { continue }
      remarks.append("Xcode does not find its way to '\(finding.path)': there is a quote or a colon in its path")
    }
    return remarks
  }

  private func line(_ path: String, _ line: Int, _ column: Int, _ kind: String, _ message: String) -> String {
    let path = ReportPath(path, from: context.workingDirectory).absolute
    return "\(ReportText.printablePath(path)):\(line):\(column): \(kind): \(Self.defused(message))\n"
  }

  /// On one line, and without anything that the parser could take for another keyword.
  static func defused(_ message: String) -> String {
    var message = ReportText.printable(message)
    for word in ["error", "warning", "note", "notice", "fixit", "introspect-lint"] {
      message = ReportText.replacing("\(word): ", with: "\(word) - ", in: message)
    }
    return message
  }
}
