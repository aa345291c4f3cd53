import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// The formats of GitLab, reviewdog, Checkstyle and JUnit, each on the same hard report.
@Suite struct MachineReporterTests {
  @Test("GitLab gets relative paths, its own severities, the rule in the text and an array even when clean")
  func gitlab() throws {
    let report = try MachineSamples.object(.gitlab, MachineSamples.hard)
    #expect(value("0.description", in: report) as? String == "some-rule: 'it' is wrong")
    #expect(value("0.check_name", in: report) as? String == "some-rule")
    #expect(value("0.severity", in: report) as? String == "major")
    #expect(value("0.location.path", in: report) as? String == "App/My Views/Feed.swift")
    #expect(value("0.location.lines.begin", in: report) as? Int == 2)
    let print = try #require(value("0.fingerprint", in: report) as? String)
    #expect(print.count == 32 && print.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(ReporterSample.text(.gitlab, MachineSamples.clean) == "[]\n")
  }

  @Test("The checkout of GitLab's runner is what its paths are relative to")
  func gitlabProject() throws {
    let report = try MachineSamples.object(.gitlab, MachineSamples.hard, runner: .init(gitlabProject: "/w/App"))
    #expect(value("0.location.path", in: report) as? String == "My Views/Feed.swift")
  }

  @Test("reviewdog gets columns in bytes and a fix as a suggestion")
  func rdjson() throws {
    let report = try MachineSamples.object(.rdjson, MachineSamples.hard)
    #expect(value("source.name", in: report) as? String == "introspect-lint")
    #expect(value("diagnostics.0.severity", in: report) as? String == "ERROR")
    #expect(value("diagnostics.0.code.value", in: report) as? String == "some-rule")
    #expect(value("diagnostics.0.location.path", in: report) as? String == "App/My Views/Feed.swift")
    // `let é = "` is 10 bytes, the family 25, `"; ` 3.
    #expect(value("diagnostics.0.location.range.start.column", in: report) as? Int == 39)
    #expect(value("diagnostics.0.location.range.end.column", in: report) as? Int == 44)
    #expect(value("diagnostics.0.suggestions.0.range.end.column", in: report) as? Int == 46)
    #expect(value("diagnostics.0.suggestions.0.text", in: report) as? String == "")
    let clean = try MachineSamples.object(.rdjson, MachineSamples.clean)
    #expect((value("diagnostics", in: clean) as? [Any])?.isEmpty == true)
  }

  @Test("A fix of two edits is one suggestion that keeps what stands between them")
  func rdjsonEdits() throws {
    let source = SourceText(path: "A.swift", text: "one two three\n")
    let fix = FixIt(
      "Change", .safe,
      [
        SourceEdit(replacing: ReporterSample.range(of: "one", in: source), with: "1"),
        SourceEdit(replacing: ReporterSample.range(of: "three", in: source), with: "3"),
      ])
    let report = ReporterSample.report(source, ReporterSample.finding("two", in: source, fixes: [fix]))
    let document = try MachineSamples.object(.rdjson, report)
    #expect(value("diagnostics.0.suggestions.0.text", in: document) as? String == "1 two 3")
    #expect(value("diagnostics.0.suggestions.0.range.start.column", in: document) as? Int == 1)
    #expect(value("diagnostics.0.suggestions.0.range.end.column", in: document) as? Int == 14)
  }

  @Test("Checkstyle's XML, whole")
  func checkstyle() {
    #expect(
      ReporterSample.text(.checkstyle, MachineSamples.hard) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/My Views/Feed.swift">
            <error line="2" column="39" severity="error" message="&apos;it&apos; is wrong&#10;it comes from here&#10;look it up" source="introspect-lint.some-rule"/>
          </file>
        </checkstyle>

        """)
    #expect(
      ReporterSample.text(.checkstyle, MachineSamples.placeless).contains(
        "<file name=\"App/Größe &amp; &lt;Co&gt;/A.swift\">\n    <error line=\"1\" column=\"1\" severity=\"info\" message=\"a &lt; b &amp; &quot;c&quot;\""))
    #expect(
      ReporterSample.text(.checkstyle, MachineSamples.clean)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n")
  }

  @Test("JUnit's XML, whole")
  func junit() {
    #expect(
      ReporterSample.text(.junit, MachineSamples.hard) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="introspect-lint" tests="1" failures="1" errors="0">
          <testsuite name="App/My Views/Feed.swift" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="some-rule at 2:39" classname="App/My Views/Feed.swift" file="App/My Views/Feed.swift" line="2">
              <failure message="&apos;it&apos; is wrong" type="error">App/My Views/Feed.swift:2:39: error: &apos;it&apos; is wrong&#10;App/My Views/Feed.swift:1:1: note: it comes from here&#10;note: look it up</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A clean run is one passing case")
  func junitClean() {
    let text = ReporterSample.text(.junit, MachineSamples.clean)
    #expect(text.contains("tests=\"1\" failures=\"0\""))
    #expect(text.contains("<testcase name=\"no findings\" classname=\"introspect-lint\"/>"))
  }

  @Test("XML holds no character that it may not hold", arguments: [ReportFormat.checkstyle, .junit])
  func controls(format: ReportFormat) {
    let source = SourceText(path: "a\u{1}.swift", text: "x")
    let text = ReporterSample.text(
      format, ReporterSample.report(source, ReporterSample.finding("x", in: source, message: "m\u{0}\u{FFFF}\u{1B}")))
    #expect(text.contains("m\\u{0}\\u{FFFF}\\u{1B}"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("No line of any format is a command to a runner of GitHub Actions", arguments: ReportFormat.allCases)
  func commands(format: ReportFormat) {
    let source = SourceText(path: "::error::x/##[group]A.swift", text: "x\n")
    let report = ReporterSample.report(
      source, ReporterSample.finding("x", in: source, message: "::error::m\n::error::n ##[error]o"))
    let text = ReporterSample.text(format, report, isGitHubActions: true)
    let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    #expect(lines.filter { $0.hasPrefix("::") }.count == (format == .github ? 1 : 0))
    #expect(!text.contains("##["))
  }
}

@Suite struct MarkdownReporterTests {
  @Test("A table, worst first, with nothing in it that Markdown or a bot could take for its own")
  func table() {
    let source = SourceText(path: "A_b.swift", text: "one two")
    let report = ReporterSample.report(
      source,
      ReporterSample.finding("one", in: source, .note, message: "a | b `c` @someone #12"),
      ReporterSample.finding("two", in: source, .error, message: "<b>"))
    #expect(
      ReporterSample.text(.markdown, report) == """
        ## introspect-lint

        1 error, 1 note; looked at 3 introspection calls in 7 files

        | Severity | Place | Rule | Finding |
        |---|---|---|---|
        | error | App/A\\_b.swift:1 | `some-rule` | &lt;b&gt; |
        | note | App/A\\_b.swift:1 | `some-rule` | a \\| b \\`c\\` &#64;someone &#35;12 |

        """)
  }

  @Test("Where GitHub shows the files, places are links")
  func links() {
    let text = ReporterSample.text(
      .markdown, MachineSamples.hard, runner: .init(sourceAddress: "https://github.com/o/r/blob/abc"))
    #expect(text.contains("[App/My Views/Feed.swift:2](https://github.com/o/r/blob/abc/App/My%20Views/Feed.swift#L2)"))
  }

  @Test("A page for a step's summary stays below its limit and says what it leaves out")
  func limit() {
    let source = SourceText(path: "A.swift", text: "x")
    let message = String(repeating: "é", count: 1000)
    let report = ReporterSample.report(
      source, Array(repeating: ReporterSample.finding("x", in: source, message: message), count: 1000))
    let text = ReporterSample.text(.markdown, report)
    #expect(text.utf8.count <= 1000 * 1024)
    #expect(text.utf8.count > 900 * 1024)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| warning") }
    #expect(text.hasSuffix("\(1000 - rows) more findings left out: the page would be too large.\n"))
  }

  @Test("A clean run is one sentence")
  func clean() {
    #expect(
      ReporterSample.text(.markdown, MachineSamples.clean)
        == "## introspect-lint\n\nno findings; looked at 3 introspection calls in 7 files\n")
  }
}
