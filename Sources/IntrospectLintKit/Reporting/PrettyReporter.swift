import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Findings as the compiler shows them: the line, marks under the place, what is known, what would mend it.
struct PrettyReporter: Reporter {
  private let context: ReportContext
  private var style: TextStyle { context.style }

  init(_ context: ReportContext) { self.context = context }

  func text(of report: Report) -> String {
    var text = ""
    var tables: [String: LineTable] = [:]
    for finding in report.findings {
      guard let source = report.sources[finding.path] else { continue }
      let lines = tables[finding.path] ?? LineTable(source)
      tables = [finding.path: lines]
      text += block(finding, source, lines, report) + "\n"
    }
    if !context.isQuiet { text += footer(of: report) }
    return context.isGitHubActions ? ReportText.withoutCommands(text) : text
  }

  // MARK: - One finding

  private func block(_ finding: Report.Finding, _ source: SourceText, _ lines: LineTable, _ report: Report) -> String {
    let diagnostic = finding.diagnostic
    let role = Self.role(diagnostic.severity)
    let clauses = WrappedText.clauses(ReportText.printable(diagnostic.message))
    var text = headline(diagnostic.severity.rawValue, diagnostic.rule, clauses[0], role)

    let here = diagnostic.notes.filter { $0.range != nil && ($0.path == nil || $0.path == finding.path) }
    let offsets = [diagnostic.range.start, diagnostic.range.end] + here.compactMap(\.range?.end)
    var excerpt = self.excerpt(source, lines, gutter: 1)
    let fixed = diagnostic.fixes.map { FixPreview(excerpt: excerpt, edits: $0.edits).lastLine }
    excerpt.gutter = SourceExcerpt.gutter(forLines: offsets.map(lines.line(of:)) + fixed)
    text += arrow(finding.path, finding.start, excerpt.gutter)
    let label = diagnostic.label.map(ReportText.printable)
    let primary = SourceExcerpt.Label(range: diagnostic.range, text: label, isPrimary: true)
    let others = here.compactMap { note in
      note.range.map { SourceExcerpt.Label(range: $0, text: ReportText.printable(note.message), isPrimary: false) }
    }
    text += excerpt.text([primary] + others, role: role)

    let room = style.width.map { $0 - excerpt.gutter - 3 }
    var remarks = clauses.dropFirst().map { [$0] }
    for coverage in diagnostic.coverage {
      remarks.append(CoverageStrip(coverage: coverage).rows(style, room: room))
      if let target = coverage.target { remarks.append(["deployment target: \(coverage.platform) \(target)"]) }
    }
    remarks += diagnostic.notes.filter { $0.range == nil }.map { ["note: \(ReportText.printable($0.message))"] }
    if !remarks.isEmpty { text += excerpt.bar + "\n" }
    for remark in remarks { text += self.remark(remark, excerpt.gutter) }

    for (note, place) in zip(diagnostic.notes, finding.notes) where note.range != nil && !here.contains(note) {
      text += elsewhere(note, place, report)
    }
    for fix in diagnostic.fixes { text += preview(fix, excerpt) }
    return text
  }

  private func excerpt(_ source: SourceText, _ lines: LineTable, gutter: Int) -> SourceExcerpt {
    SourceExcerpt(
      source: source, lines: lines, style: style, gutter: gutter, hidesCommands: context.isGitHubActions)
  }

  private func headline(_ severity: String, _ rule: String, _ message: String, _ role: TextStyle.Role) -> String {
    let front = "\(severity)[\(rule)]"
    let lines = WrappedText.lines(message, width: style.width, first: front.count + 2, rest: 2)
    let words = lines.map { style.paint($0, .strong) }.joined(separator: "\n  ")
    let gap = lines[0].isEmpty ? "" : " "
    return style.paint(front, role) + style.paint(":", .strong) + gap + words + "\n"
  }

  private func arrow(_ path: String, _ place: LineColumn, _ gutter: Int) -> String {
    let text = "\(ReportText.printablePath(path)):\(place.line):\(place.column)"
    let absolute = ReportPath(path, from: context.workingDirectory).absolute
    let link = style.link(text, toFile: absolute)
    return String(repeating: " ", count: gutter) + style.paint("-->", .frame) + " " + link + "\n"
  }

  /// `   = text`, or a table whose rows stand below each other.
  private func remark(_ rows: [String], _ gutter: Int) -> String {
    let front = String(repeating: " ", count: gutter + 1)
    let indent = front + "  "
    let lines =
      rows.count > 1 ? rows : WrappedText.lines(rows[0], width: style.width, first: indent.count, rest: indent.count)
    return front + style.paint("=", .frame) + " " + lines.joined(separator: "\n" + indent) + "\n"
  }

  /// A note in another file, with the line there if the run has read it.
  private func elsewhere(_ note: Diagnostic.Note, _ place: Report.Note, _ report: Report) -> String {
    let words = WrappedText.lines(ReportText.printable(note.message), width: style.width, first: 6, rest: 6)
    var text = style.paint("note", .note) + style.paint(":", .strong) + " " + words.joined(separator: "\n      ") + "\n"
    guard let path = note.path, let range = note.range else { return text }
    guard let source = report.sources[path], let start = place.place else {
      return text + "  " + style.paint("-->", .frame) + " " + ReportText.printablePath(path) + "\n"
    }
    let lines = LineTable(source)
    let gutter = SourceExcerpt.gutter(for: [range.start, range.end], in: lines)
    let excerpt = self.excerpt(source, lines, gutter: gutter)
    text += arrow(path, start, excerpt.gutter)
    return text + excerpt.text([.init(range: range, text: nil, isPrimary: false)], role: .note)
  }

  private func preview(_ fix: FixIt, _ excerpt: SourceExcerpt) -> String {
    let kind = fix.safety == .safe ? "safe: --fix" : "needs a look: --fix --unsafe-fixes"
    let title = ReportText.printable(fix.title)
    let words = (title.first.map { $0.lowercased() } ?? "") + title.dropFirst()
    let lines = WrappedText.lines("\(words) (\(kind))", width: style.width, first: 6, rest: 6)
    return style.paint("help", .help) + style.paint(":", .strong) + " " + lines.joined(separator: "\n      ") + "\n"
      + FixPreview(excerpt: excerpt, edits: fix.edits).text()
  }

  // MARK: - Footer

  private func footer(of report: Report) -> String {
    guard !report.findings.isEmpty else {
      let front = "no findings"
      return style.paint(front, .help) + "; " + looked(report, behind: front.count + 2)
    }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : style.paint(ReportText.count(count, severity.rawValue), Self.role(severity))
    }
    let fileCount = Set(report.findings.map(\.path)).count
    var text = counts.wordList() + " in " + ReportText.count(fileCount, "file") + "\n"
    var byRule: [String: Int] = [:]
    for finding in report.findings { byRule[finding.diagnostic.rule, default: 0] += 1 }
    let width = String(byRule.values.max() ?? 0).count
    for (rule, count) in byRule.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "  " + String(repeating: " ", count: width - String(count).count) + "\(count)  \(rule)\n"
    }
    return text + looked(report, behind: 0)
  }

  private func looked(_ report: Report, behind column: Int) -> String {
    let lines = WrappedText.lines(ReportText.looked(report), width: style.width, first: column, rest: 0)
    return lines.map { style.paint($0, .faint) }.joined(separator: "\n") + "\n"
  }

  private static func role(_ severity: Severity) -> TextStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
