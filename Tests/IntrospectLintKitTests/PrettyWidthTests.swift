@testable import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Reports fit a terminal.
@Suite struct PrettyWidthTests {
  private static let message =
    "'.list' is backed by UICollectionView on iOS 16 and later, so this closure never runs there"

  private func firstLines(_ count: Int, width: Int, rule: String = "some-rule", _ message: String) -> [String] {
    let source = SourceText(path: "a.swift", text: "fault()")
    let finding = PrettySample.finding(in: source, rule: rule, message: message)
    let lines = PrettySample.block(source, finding, TextStyle(width: width)).split(separator: "\n")
    return lines.prefix(count).map(String.init)
  }

  @Test func wrapsTheMessage() {
    #expect(
      firstLines(3, width: 80, Self.message) == [
        "warning[some-rule]: '.list' is backed by UICollectionView on iOS 16 and later,",
        "  so this closure never runs there",
        " --> a.swift:1:1",
      ])
    #expect(
      firstLines(4, width: 40, Self.message) == [
        "warning[some-rule]: '.list' is backed by",
        "  UICollectionView on iOS 16 and later,",
        "  so this closure never runs there",
        " --> a.swift:1:1",
      ])
  }

  @Test func startsTheMessageBelowWhereNoWordFitsBehindTheRule() {
    #expect(
      firstLines(2, width: 40, rule: "uncovered-os-versions", "'.introspect' is wrong") == [
        "warning[uncovered-os-versions]:",
        "  '.introspect' is wrong",
      ])
  }

  @Test func wrapsRemarksAndTitlesAndNotesAndTheFooter() {
    let source = SourceText(path: "a.swift", text: "fault()\n")
    let other = SourceText(path: "b.swift", text: "other()\n")
    let words = "one two three four five six seven eight nine"
    let finding = PrettySample.finding(
      in: source, message: "it; \(words)",
      notes: [Diagnostic.Note(words), Diagnostic.Note(words, at: PrettySample.range(0, 5), in: "b.swift")],
      fixes: [FixIt("Do \(words)", .safe, [.insert("X", at: ByteOffset(0))])])
    let report = Report(
      [LintResult(source: source, diagnostics: [finding], callSiteCount: 3)], fileCount: 7, otherSources: [other])
    #expect(
      PrettySample.text(report, TextStyle(width: 40)) == """
        warning[some-rule]: it
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^
          |
          = one two three four five six seven
            eight nine
          = note: one two three four five six
            seven eight nine
        note: one two three four five six seven
              eight nine
         --> b.swift:1:1
          |
        1 | other()
          | -----
        help: do one two three four five six
              seven eight nine (safe: --fix)
          |
        1 | Xfault()
          | +

        1 warning in 1 file
          1  some-rule
        looked at 3 introspection calls in 7
        files

        """)
  }

  /// The line takes the 35 columns that are left; neither beside the mark nor below it is room for thirty letters.
  @Test func movesWordsAtTheRightEdgeToTheLeft() {
    let source = SourceText(path: "a.swift", text: String(repeating: "a", count: 29) + " fault")
    let finding = PrettySample.finding(in: source, label: "it comes from a place far away")
    #expect(
      PrettySample.block(source, finding, TextStyle(width: 40)) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:31
          |
        1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaa fault
          |                               ^^^^^
          |                               |
          |      it comes from a place far away

        """)
  }

  /// Below the mark, which stands at column 10, is room for 25 letters.
  @Test func hangsWordsThatDoNotFitBeside() {
    let source = SourceText(path: "a.swift", text: "aaaaaaaaa fault")
    let finding = PrettySample.finding(in: source, label: "it comes from far away")
    #expect(
      PrettySample.block(source, finding, TextStyle(width: 40)).split(separator: "\n").suffix(3) == [
        "1 | aaaaaaaaa fault",
        "  |           ^^^^^",
        "  |           it comes from far away",
      ])
  }

  /// 35 columns less two times three for dots are 29, and a third of them stands before the fault: nine.
  @Test func cutsTheSourceLine() {
    let digits = String(repeating: "0123456789", count: 10)
    let source = SourceText(path: "a.swift", text: digits + "fault" + digits)
    let text = PrettySample.block(source, PrettySample.finding(in: source), TextStyle(width: 40))
    #expect(
      text.split(separator: "\n").suffix(2) == [
        "1 | ...123456789fault012345678901234...",
        "  |             ^^^^^",
      ])
  }

  @Test(arguments: [40, 41, 47, 52, 60, 66, 79, 80, 100, 119, 120, 133, 200]) func staysWithinTheWidth(width: Int) {
    let words = "'it' is backed by a class on iOS 16, as 名前 and 👩‍👩‍👧‍👦 say, so this closure never runs there"
    let filler = String(repeating: "名 👩‍👩‍👧‍👦\té e\u{301} \u{202E}abc; ", count: 40)
    let source = SourceText(path: "a.swift", text: "\(filler)fault(x)\(filler)\n\(filler)second\(filler)\n\n\nx")
    let other = SourceText(path: "b.swift", text: filler)
    func range(_ text: String) -> SourceRange { ReporterSample.range(of: text, in: source) }
    let column = VersionCoverage.Column(version: "16", cover: .elsewhere, nativeClass: "UICollectionView")
    for label in ["fault", "名", "second", "(x)", "abc"] {
      let finding = PrettySample.finding(
        label, in: source, message: "\(words); \(words)", label: words,
        notes: [
          Diagnostic.Note(words), Diagnostic.Note(words, at: range("x)")), Diagnostic.Note("short", at: range("ault")),
          Diagnostic.Note(words, at: range("é")), Diagnostic.Note(words, at: range("second")),
          Diagnostic.Note(words, at: PrettySample.range(9, 40), in: "b.swift"),
        ], coverage: [VersionCoverage(platform: "iOS", columns: [column], target: "16")],
        fixes: [
          FixIt("Do \(words)", .safe, [.insert(words, at: range("fault").end)]),
          FixIt("Do", .safe, [.remove(range("second"))]),
          FixIt("Do", .safe, [.remove(range("fault").union(range("second")))]),
        ])
      let result = LintResult(source: source, diagnostics: [finding], callSiteCount: 1)
      let report = Report([result], fileCount: 1, otherSources: [other])
      let text = PrettySample.text(report, TextStyle(width: width))
      for line in text.split(separator: "\n") where !line.contains("-->") {
        #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
      }
      #expect(text.contains("^"))
    }
  }
}
