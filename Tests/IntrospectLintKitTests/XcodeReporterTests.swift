import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// The lines of the `xcode` format as the build engine that Xcode uses reads them.
@Suite struct XcodeReporterTests {
  /// What the engine takes from a line: nil for a line that it shows as plain text.
  struct Issue: Hashable {
    let kind: String
    /// `path:line:column`, nil for an issue without a place.
    let place: String?
    let message: String

    init?(_ line: String) {
      // As the engine's pattern: greedy, so the last keyword with no quote before it counts.
      let whole = /^(?<place>[^'"]+: +|[ \t\f]*)(?<kind>error|warning|note|notice|fixit|(?:.*\/)?introspect\-lint): (?<message>.*)$/
      let location = /^(?<path>[^:]+):(?:(?<line>[0-9]+):)?(?:(?<column>[0-9]+):)? +$/
      guard let match = line.wholeMatch(of: whole) else { return nil }
      kind = String(match.kind)
      message = String(match.message)
      place = match.place.wholeMatch(of: location).map { found in
        ([found.path] + [found.line, found.column].compactMap { $0 }).joined(separator: ":")
      }
    }

    init(kind: String, place: String?, message: String) {
      self.kind = kind
      self.place = place
      self.message = message
    }
  }

  private static func issues(_ report: Report) -> [Issue?] {
    ReporterSample.text(.xcode, report).split(separator: "\n").map { Issue(String($0)) }
  }

  /// The reader above is right about the lines that it is made for, and about those that go wrong.
  @Test(arguments: [
    ("/a b/V.swift:3:5: warning: x [r]", Issue(kind: "warning", place: "/a b/V.swift:3:5", message: "x [r]")),
    ("/V.swift:3: warning: x", Issue(kind: "warning", place: "/V.swift:3", message: "x")),
    ("warning: x", Issue(kind: "warning", place: nil, message: "x")),
    ("/V.swift:3:5: warning: key: error: x", Issue(kind: "error", place: nil, message: "x")),
    ("/V.swift:3:5: warning: use 'x': error: y", Issue(kind: "warning", place: "/V.swift:3:5", message: "use 'x': error: y")),
    ("/a:b/V.swift:3:5: warning: x", Issue(kind: "warning", place: nil, message: "x")),
    ("/Bob's/V.swift:3:5: warning: x", nil),
    ("/V.swift:3:5: Warning: x", nil),
    ("/V.swift:3:5:warning: x", nil),
    ("/V.swift:3:5: warning:x", nil),
    ("\u{1B}[1m/V.swift:3:5: \u{1B}[33mwarning: \u{1B}[0mx", nil),
  ] as [(String, Issue?)])
  func readsAsTheEngineDoes(line: String, expected: Issue?) { #expect(Issue(line) == expected) }

  @Test func writesAbsolutePathsAndBytes() {
    let issues = Self.issues(ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding))
    #expect(
      issues == [
        Issue(kind: "error", place: "/w/App/My Views/Feed.swift:2:39", message: "'it' is wrong [some-rule]"),
        Issue(kind: "note", place: "/w/App/My Views/Feed.swift:1:1", message: "it comes from here"),
        Issue(kind: "note", place: "/w/App/My Views/Feed.swift:2:39", message: "look it up"),
      ])
  }

  @Test(arguments: [("./A.swift", "/w/App/A.swift"), ("../B/A.swift", "/w/B/A.swift"), ("/x/./A.swift", "/x/A.swift")])
  func writesPathsAsTheyAre(given: String, absolute: String) {
    let source = SourceText(path: given, text: "fault")
    let issues = Self.issues(ReporterSample.report(source, ReporterSample.finding("fault", in: source)))
    #expect(issues.first??.place == "\(absolute):1:1")
  }

  /// No word of a message can take the place of the severity.
  @Test(arguments: [
    "bad key: error: yes", "a: warning: b: note: c", "x: introspect-lint: y", "two\nlines: error: z", "a:  error: b",
    "x: fixit: y", "x: notice: y", "error: first",
  ])
  func keepsTheSeverity(message: String) {
    let source = SourceText(path: "A.swift", text: "fault")
    let issues = Self.issues(ReporterSample.report(source, ReporterSample.finding("fault", in: source, message: message)))
    #expect(issues.count == 1)
    #expect(issues.first??.kind == "warning")
    #expect(issues.first??.place == "/w/App/A.swift:1:1")
    #expect(issues.first??.message.hasSuffix(" [some-rule]") == true)
  }

  /// Anything else would be shown as an issue or as noise.
  @Test func writesNothingBesideTheFindings() {
    let source = SourceText(path: "A.swift", text: "")
    #expect(ReporterSample.text(.xcode, ReporterSample.report(source)) == "")
  }
}
