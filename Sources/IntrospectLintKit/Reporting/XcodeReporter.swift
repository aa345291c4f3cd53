/// Lines that Xcode turns into issues: `/path/File.swift:3:5: warning: message [rule]`, and nothing else but fixes for
/// them where those are wanted: `/path/File.swift:3:5-3:9: fixit: text`.
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
      text += fixIts(of: finding)
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
      guard isUnreadable(finding.path) else { continue }
      remarks.append("Xcode does not find its way to '\(finding.path)': there is a quote or a colon in its path")
    }
    return remarks
  }

  private func line(_ path: String, _ line: Int, _ column: Int, _ kind: String, _ message: String) -> String {
    let path = ReportPath(path, from: context.workingDirectory).absolute
    return "\(ReportText.printablePath(path)):\(line):\(column): \(kind): \(Self.defused(message))\n"
  }

  private func isUnreadable(_ path: String) -> Bool {
    ReportPath(path, from: context.workingDirectory).absolute.utf8.contains {
      $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ":")
    }
  }

  /// The edits of one fix. They belong to the error or warning in the line before, so they stand before its notes; of
  /// two fixes the reader would make one.
  private func fixIts(of finding: Report.Finding) -> String {
    guard context.xcodeFixIts != .none, finding.diagnostic.severity > .note, !isUnreadable(finding.path),
      let fix = finding.fixes.first(where: { $0.isSafe || context.xcodeFixIts == .all })
    else { return "" }
    let path = ReportText.printablePath(ReportPath(finding.path, from: context.workingDirectory).absolute)
    return fix.edits.map { edit in
      let start = "\(edit.start.line):\(edit.start.column)"
      let end = edit.byteLength == 0 ? "" : "-\(edit.end.line):\(edit.end.column)"
      return "\(path):\(start)\(end): fixit: \(Self.escaped(edit.replacement))\n"
    }.joined()
  }

  /// As in a string of JSON. Of colons and marks, those are spelled out that the parser or a runner would obey.
  static func escaped(_ replacement: String) -> String {
    var text = String(JSONValue.string(replacement).text.dropFirst().dropLast())
    text = ReportText.replacing(": ", with: "\\u003a ", in: text)
    return ReportText.replacing("##[", with: "#\\u0023[", in: text)
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
