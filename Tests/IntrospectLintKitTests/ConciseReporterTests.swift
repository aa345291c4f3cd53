import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

@Suite struct ConciseReporterTests {
  /// The family takes 25 bytes, `é` two: the fault stands behind 38 bytes of its line.
  @Test func writesOneLineForEachFindingAndASummary() {
    let text = ReporterSample.text(.concise, ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding))
    #expect(
      text == """
        My Views/Feed.swift:2:39: error: 'it' is wrong [some-rule]
        1 error; looked at 3 introspection calls in 7 files

        """)
  }

  @Test func saysWhatACleanRunLookedAt() {
    let report = Report([LintResult(source: ReporterSample.emoji, diagnostics: [], callSiteCount: 1)], fileCount: 1)
    #expect(ReporterSample.text(.concise, report) == "no findings; looked at 1 introspection call in 1 file\n")
  }

  @Test func countsBySeverity() {
    let source = SourceText(path: "a.swift", text: "a b c d")
    let report = ReporterSample.report(
      source, ReporterSample.finding("a", in: source, .note), ReporterSample.finding("b", in: source, .error),
      ReporterSample.finding("c", in: source, .error), ReporterSample.finding("d", in: source, .warning))
    let summary = ReporterSample.text(.concise, report).split(separator: "\n").last
    #expect(summary == "2 errors, 1 warning, 1 note; looked at 3 introspection calls in 7 files")
  }

  /// What a file or its name holds can neither colour the terminal, nor move the cursor, nor turn text around.
  @Test(arguments: ["\u{1B}", "\u{7}", "\r", "\n", "\u{9B}", "\u{202E}", "\u{2028}", "\u{0}"] as [Unicode.Scalar])
  func letsNoControlCharacterThrough(scalar: Unicode.Scalar) {
    let source = SourceText(path: "a\(scalar)b.swift", text: "fault")
    let finding = ReporterSample.finding(
      "fault", in: source, message: "x\(scalar)y", notes: [Diagnostic.Note("n\(scalar)m")])
    for format in ReportFormat.allCases where scalar != "\n" {
      let output = ReporterSample.text(format, ReporterSample.report(source, finding))
      #expect(!output.unicodeScalars.contains(scalar), "\(format) lets U+\(String(scalar.value, radix: 16)) through")
    }
    let lines = ReporterSample.text(.concise, ReporterSample.report(source, finding)).split(separator: "\n")
    #expect(lines.count == 2)
  }

  /// A runner obeys commands in any line of any output.
  @Test func startsNoLineThatARunnerObeys() {
    let source = SourceText(path: "::error file=x::y.swift", text: "fault")
    let finding = ReporterSample.finding("fault", in: source, message: "##[group]it\n::warning::x", notes: [])
    for format in [ReportFormat.concise, .xcode, .json] {
      let output = ReporterSample.text(format, ReporterSample.report(source, finding), isGitHubActions: true)
      #expect(!output.contains("##["), "\(format)")
      // In a JSON string an escape keeps the meaning of the text.
      #expect(output.contains(format == .json ? "#\\u0023[group]" : "## [group]"), "\(format)")
      for line in output.split(separator: "\n") {
        #expect(!line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::"), "\(format): \(line)")
      }
    }
  }
}
