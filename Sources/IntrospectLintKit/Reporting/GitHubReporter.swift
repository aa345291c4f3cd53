import IntrospectRules

/// Workflow commands that a runner of GitHub Actions turns into annotations.
///
/// A step shows ten errors, ten warnings and ten notices, and drops the rest without a word: the worst come first, and
/// a last notice says how many are missing.
struct GitHubReporter: Reporter {
  private static var limit: Int { 10 }
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = ""
    var leftOut: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let findings = report.findings.filter { $0.diagnostic.severity == severity }
      // The notice that counts the rest, if there is one, needs a place of its own among the notices.
      let needsNotice = severity == .note && (!leftOut.isEmpty || findings.count > Self.limit)
      let limit = needsNotice ? Self.limit - 1 : Self.limit
      for finding in findings.prefix(limit) { text += command(finding) }
      if findings.count > limit { leftOut.append(ReportText.count(findings.count - limit, severity.rawValue)) }
    }
    if !leftOut.isEmpty {
      let message = "\(leftOut.joined(separator: ", ")) more than GitHub shows for one step; the log of another format "
        + "has them all"
      text += "::notice title=introspect-lint::" + Self.escapedMessage(message) + "\n"
    }
    return text
  }

  private func command(_ finding: Report.Finding) -> String {
    let kind =
      switch finding.diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = [
      ("title", finding.diagnostic.rule), ("file", path(finding.path)), ("line", "\(finding.start.line)"),
    ]
    // Columns of a finding over several lines make GitHub drop the annotation.
    if finding.end.line == finding.start.line {
      properties.append(("col", "\(finding.start.column)"))
      properties.append(("endColumn", "\(max(finding.end.column, finding.start.column))"))
    } else {
      properties.append(("endLine", "\(finding.end.line)"))
    }
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    let notes = finding.notes.map { note in
      let place = note.place.map { "\(path(note.path ?? finding.path)):\($0.line): " } ?? ""
      return "\n\(place)\(note.message)"
    }
    return "::\(kind) \(list)::\(Self.escapedMessage(finding.diagnostic.message + notes.joined()))\n"
  }

  /// Relative to the workspace, else to the repository; absolute where it is in neither.
  private func path(_ path: String) -> String {
    let path = ReportPath(path, from: context.workingDirectory)
    return context.githubWorkspace.flatMap(path.relative) ?? path.relative(to: context.repositoryRoot) ?? path.absolute
  }

  static func escapedMessage(_ text: String) -> String {
    // `\r\n` is one character, and one line break.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map { ReportText.printable(String($0)) }
    let escaped = ReportText.replacing("%", with: "%25", in: lines.joined(separator: "\n"))
    return ReportText.replacing("##[", with: "## [", in: ReportText.replacing("\n", with: "%0A", in: escaped))
  }

  static func escapedProperty(_ text: String) -> String {
    var escaped = ReportText.replacing("%", with: "%25", in: text)
    for (character, code) in [("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")] {
      escaped = ReportText.replacing(character, with: code, in: escaped)
    }
    return ReportText.replacing("##[", with: "## [", in: ReportText.printablePath(escaped))
  }
}
