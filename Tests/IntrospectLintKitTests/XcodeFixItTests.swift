import Foundation
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// The lines of fixes as the build engine that Xcode uses reads them.
@Suite struct XcodeFixItTests {
  /// What the engine makes of one line: a fix for the issue before it, or an issue.
  private struct Line: Hashable {
    let kind: String
    /// Behind the path: `3:5-3:9`, `3:5`.
    let place: String
    /// With the escapes of JSON undone, for a fix.
    let text: String

    init?(_ line: String) {
      // Greedy: the last keyword with no quote before it counts.
      let whole = /^(?<place>[^'"]+: +)(?<kind>error|warning|note|notice|fixit|(?:.*\/)?introspect\-lint): (?<text>.*)$/
      let location = /^\/w\/App\/[^:]+:(?<place>[0-9]+:[0-9]+(?:-[0-9]+:[0-9]+)?): +$/
      guard let match = line.wholeMatch(of: whole), let place = match.place.wholeMatch(of: location) else { return nil }
      kind = String(match.kind)
      self.place = String(place.place)
      let json = kind == "fixit" ? try? JSONDecoder().decode(String.self, from: Data("\"\(match.text)\"".utf8)) : nil
      guard let text = kind == "fixit" ? json : String(match.text) else { return nil }
      self.text = text
    }

    init(_ kind: String, _ place: String, _ text: String) {
      self.kind = kind
      self.place = place
      self.text = text
    }
  }

  private static func lines(
    _ report: Report, _ fixIts: ReportContext.FixIts, isGitHubActions: Bool = false
  ) -> [Line?] {
    let text = ReporterSample.text(.xcode, report, isGitHubActions: isGitHubActions, xcodeFixIts: fixIts)
    return text.split(separator: "\n").map { Line(String($0)) }
  }

  private static let source = SourceText(path: "A.swift", text: "let é = 1\nfault(x,\n  y)\n")

  /// A finding with a fix of three edits: an insertion, a removal and a replacement over two lines.
  private static func finding(_ severity: Severity = .warning, _ safety: FixIt.Safety = .safe) -> Diagnostic {
    let start = ReporterSample.range(of: "fault", in: source).start
    return ReporterSample.finding(
      "fault", in: source, severity, notes: [Diagnostic.Note("look", at: ReporterSample.range(of: "é", in: source))],
      fixes: [
        FixIt(
          "Mend it", safety,
          [
            .insert("let a = \"\\\n", at: start),
            .remove(ReporterSample.range(of: "fault", in: source)),
            SourceEdit(replacing: ReporterSample.range(of: "x,\n  y", in: source), with: "z"),
          ])
      ])
  }

  @Test func eachEditIsALineBehindItsFinding() {
    let report = ReporterSample.report(Self.source, Self.finding())
    #expect(
      Self.lines(report, .safe) == [
        Line("warning", "2:1", "'it' is wrong [some-rule]"), Line("fixit", "2:1", "let a = \"\\\n"),
        Line("fixit", "2:1-2:6", ""), Line("fixit", "2:7-3:4", "z"), Line("note", "1:5", "look"),
      ])
    #expect(Self.lines(report, .none).map(\.?.kind) == ["warning", "note"])
  }

  /// Columns are bytes, as those of findings.
  @Test func columnsAreBytes() {
    let report = ReporterSample.report(ReporterSample.emoji, ReporterSample.emojiFinding)
    #expect(Self.lines(report, .all)[1] == Line("fixit", "2:39-2:46", ""))
    #expect(Self.lines(report, .safe).map(\.?.kind) == ["error", "note", "note"])
  }

  /// Behind a note, a fix would go to the warning before that.
  @Test(arguments: [(Severity.note, 0), (.warning, 3), (.error, 3)])
  func notesHaveNone(severity: Severity, count: Int) {
    let lines = Self.lines(ReporterSample.report(Self.source, Self.finding(severity)), .all)
    #expect(lines.count { $0?.kind == "fixit" } == count)
  }

  @Test func onlyOneOfSeveralFixesIsOffered() {
    let range = ReporterSample.range(of: "fault", in: Self.source)
    let finding = ReporterSample.finding(
      "fault", in: Self.source,
      fixes: [
        FixIt("One", .needsReview, [SourceEdit(replacing: range, with: "one")]),
        FixIt("Two", .safe, [SourceEdit(replacing: range, with: "two")]),
      ])
    let report = ReporterSample.report(Self.source, finding)
    #expect(Self.lines(report, .safe).compactMap { $0 }.filter { $0.kind == "fixit" }.map(\.text) == ["two"])
    #expect(Self.lines(report, .all).compactMap { $0 }.filter { $0.kind == "fixit" }.map(\.text) == ["one"])
  }

  /// Nothing in the new text can take the place of the keyword, give a runner a command or leave the line.
  @Test(arguments: [
    "cond ? a : error: b", "x: note: y", "fixit: fixit: z", "::error::a", "##[group]",
    "a\u{2028}b\u{202E}\u{7F}\u{85}\t\r\n", "'é😀'", "introspect-lint: warning: ", "\\u003a ",
  ])
  func theTextComesThroughAsItIs(text: String) {
    let range = ReporterSample.range(of: "fault", in: Self.source)
    let finding = ReporterSample.finding(
      "fault", in: Self.source, fixes: [FixIt("Mend it", .safe, [SourceEdit(replacing: range, with: text)])])
    let lines = Self.lines(ReporterSample.report(Self.source, finding), .safe, isGitHubActions: true)
    #expect(lines == [Line("warning", "2:1", "'it' is wrong [some-rule]"), Line("fixit", "2:1-2:6", text)])
  }

  /// Xcode would not know which file such a fix is for.
  @Test(arguments: ["Bob's.swift", "a:b.swift"])
  func pathsThatXcodeCannotReadHaveNone(path: String) {
    let source = SourceText(path: path, text: "fault")
    let range = ReporterSample.range(of: "fault", in: source)
    let report = ReporterSample.report(
      source, ReporterSample.finding("fault", in: source, fixes: [FixIt("Mend it", .safe, [.remove(range)])]))
    #expect(!ReporterSample.text(.xcode, report, xcodeFixIts: .all).contains("fixit"))
  }
}
