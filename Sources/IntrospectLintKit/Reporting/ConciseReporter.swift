import IntrospectRules
import IntrospectSyntax

/// One line for each finding, for terminals and logs, and one line that sums up.
///
/// ```
/// Sources/Feed.swift:12:38: warning: '.v27' is missing [stale-version-list]
///   Sources/Feed.swift:20:5: note: covered here
/// 1 warning in 24 files with 31 call sites
/// ```
///
/// Notes are indented, so that `grep ': warning: '` gives findings only, and `grep -v '^ '` leaves them out.
public struct ConciseReporter: Reporter {
  public static let name = "concise"

  private let context: ReportContext

  public init(context: ReportContext) { self.context = context }

  public func text(of report: Report) -> String {
    var lines: [String] = []
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      lines.append(
        "\(place(finding.path, finding.start)): \(diagnostic.severity.rawValue): "
          + "\(OutputText.oneLine(diagnostic.message)) [\(diagnostic.rule)]")
      for note in finding.notes {
        var prefix = ""
        if let path = note.path, let start = note.place { prefix = place(path, start) + ": " }
        lines.append("  \(prefix)note: \(OutputText.oneLine(note.message))")
      }
    }
    lines.append(summary(of: report))
    let text = lines.joined(separator: "\n") + "\n"
    return context.isGitHubActions ? OutputText.withoutCommands(text) : text
  }

  private func place(_ path: String, _ start: LineColumn) -> String {
    "\(OutputText.visible(path)):\(start.line):\(start.column)"
  }

  private func summary(of report: Report) -> String {
    let looked = "\(counted(report.fileCount, "file")) with \(counted(report.callSiteCount, "call site"))"
    guard !report.findings.isEmpty else { return "no findings in \(looked)" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return "\(counts.joined(separator: ", ")) in \(looked)"
  }

  private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
