import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Reports of findings whose paths, notes and fixes hold what formats trip over.
@Suite struct ReportEdgeTests {
  private func text(
    _ format: ReportFormat, path: String = "A.swift", count: Int = 1, severity: Severity = .warning,
    message: String = "m", notes: [Diagnostic.Note] = [], fixes: [FixIt] = [], onGitHub: Bool = false
  ) -> String {
    let range = SourceRange(ByteOffset(0), ByteOffset(4))
    let finding = Diagnostic(
      rule: "some-rule", severity: severity, message: message, range: range, notes: notes, fixes: fixes)
    let result = LintResult(
      source: SourceText(path: path, text: "mark\n"), diagnostics: Array(repeating: finding, count: count),
      callSiteCount: 1)
    let context = ReportContext(
      workingDirectory: "/w", repositoryRoot: "/w", toolVersion: "1.0.0", runner: .init(isGitHubActions: onGitHub))
    return format.reporter(context).text(of: Report([result], fileCount: 1))
  }

  @Test("A note in a file that was not read stands at its finding, not at that line of the other file")
  func notesElsewhere() {
    let note = Diagnostic.Note("declared there", at: SourceRange(at: ByteOffset(90)), in: "B.swift")
    #expect(
      text(.xcode, notes: [note]) == "/w/A.swift:1:1: warning: m [some-rule]\n/w/A.swift:1:1: note: declared there\n")
  }

  @Test("A path keeps its line breaks and tabs, spelled out", arguments: [ReportFormat.concise, .xcode])
  func paths(format: ReportFormat) {
    let report = text(format, path: "a\tb\nc\u{1B}\u{61C}.swift")
    #expect(report.contains("a\\u{9}b\\u{A}c\\u{1B}\\u{61C}.swift:1:1: "))
  }

  @Test("All line breaks of a message are line breaks of the annotation")
  func lineBreaks() {
    #expect(text(.github, message: "a\r\nb\nc\rd").hasSuffix("::a%0Ab%0Ac%0Ad\n"))
  }

  @Test("Ten notes are shown, and eleven are nine and a count")
  func notes() {
    func lines(_ count: Int) -> [Substring] { text(.github, count: count, severity: .note).split(separator: "\n") }
    #expect(lines(10).count == 10)
    #expect(lines(10).allSatisfy { $0.hasSuffix("::m") })
    #expect(lines(11).count == 10)
    #expect(lines(11).last?.contains("2 notes more") == true)
  }

  @Test("On a runner, a replacement in JSON means the same")
  func replacements() {
    let edit = SourceEdit(replacing: SourceRange(at: ByteOffset(0)), with: "##[error]")
    let report = text(.json, fixes: [FixIt("Add it", .safe, [edit])], onGitHub: true)
    #expect(!report.contains("##["))
    #expect(report.contains(##""replacement": "#\u0023[error]""##))
  }

  @Test("White space of all kinds hides no command", arguments: ["", " ", "\t", "\u{A0}", "\u{3000}", "\u{2003}\u{85}", "\u{205F}"])
  func blanksBeforeCommands(blanks: String) {
    let harmless = ReportText.withoutCommands("a\n\(blanks)::error::x\nb\n")
    for line in harmless.split(separator: "\n") {
      #expect(!line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars))
    }
    #expect(harmless.hasSuffix("::error::x\nb\n"))
  }

  @Test("On a runner, no line can be taken for a command", arguments: ReportFormat.allCases)
  func commands(format: ReportFormat) {
    let report = text(format, path: "::error::x/##[group]A.swift", message: "x\n::stop-commands::y ##[group]z", onGitHub: true)
    for line in report.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("::") {
      #expect(format == .github && line.hasPrefix("::warning title=some-rule,file="), "\(line)")
    }
    #expect(!report.contains("##["))
  }
}
