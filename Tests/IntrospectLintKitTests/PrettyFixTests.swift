import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What a fix would change.
@Suite struct PrettyFixTests {
  /// Lines start at 0, 6 and 17.
  static let source = SourceText(path: "a.swift", text: "one()\ntwo(.list)\nthree()\n")

  /// The lines below the marks.
  private func preview(_ source: SourceText, _ fixes: FixIt..., at range: SourceRange? = nil) -> [String] {
    let finding = PrettySample.finding(in: source, at: range ?? PrettySample.range(0, 1), fixes: fixes)
    let lines = PrettySample.block(source, finding).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("help") }.dropLast().map(String.init)
  }

  private func edit(_ start: Int, _ end: Int, _ text: String) -> SourceEdit {
    SourceEdit(replacing: PrettySample.range(start, end), with: text)
  }

  @Test func standsBelowTheFinding() {
    let fix = FixIt("Add '.v26' to the iOS versions", .safe, [edit(15, 15, ", on: .v26")])
    #expect(
      PrettySample.block(Self.source, PrettySample.finding(".list", in: Self.source, fixes: [fix])) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:2:5
          |
        2 | two(.list)
          |     ^^^^^
        help: add '.v26' to the iOS versions (safe: --fix)
          |
        2 | two(.list, on: .v26)
          |          ++++++++++

        """)
  }

  @Test func showsReplacedText() {
    #expect(
      preview(Self.source, FixIt("Write '.table'", .needsReview, [edit(10, 15, ".table")])) == [
        "help: write '.table' (needs a look: --fix --unsafe-fixes)", "  |", "2 - two(.list)", "2 + two(.table)",
      ])
  }

  @Test func showsARemovedLine() {
    let expected = ["help: remove it (safe: --fix)", "  |", "2 - two(.list)"]
    #expect(preview(Self.source, FixIt("Remove it", .safe, [edit(6, 17, "")])) == expected)
    let windows = SourceText(path: "a.swift", text: "one()\r\ntwo(.list)\r\nthree()\r\n")
    #expect(preview(windows, FixIt("Remove it", .safe, [edit(7, 19, "")])) == expected)
  }

  @Test func showsTheLastLineRemoved() {
    let expected = ["help: remove it (safe: --fix)", "  |", "2 - two"]
    #expect(preview(SourceText(path: "a", text: "one\ntwo"), FixIt("Remove it", .safe, [edit(3, 7, "")])) == expected)
    #expect(preview(SourceText(path: "a", text: "one\ntwo\n"), FixIt("Remove it", .safe, [edit(4, 8, "")])) == expected)
  }

  @Test func showsALineThatBecomesEmpty() {
    #expect(
      preview(SourceText(path: "a", text: "one"), FixIt("Remove it", .safe, [edit(0, 3, "")])) == [
        "help: remove it (safe: --fix)", "  |", "1 - one", "1 +",
      ])
  }

  @Test func showsSeveralLines() {
    #expect(
      preview(Self.source, FixIt("Break it", .safe, [edit(6, 16, "two(\n  .list\n)")])) == [
        "help: break it (safe: --fix)", "  |", "2 - two(.list)", "2 + two(", "3 +   .list", "4 + )",
      ])
  }

  @Test func partsDistantPlaces() {
    let source = SourceText(path: "a.swift", text: "a\nb\nc\nd\ne\n")
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(9, 9, "Y"), edit(1, 1, "XX")])) == [
        "help: do it (safe: --fix)", "  |", "1 | aXX", "  |  ++", "...", "5 | eY", "  |  +",
      ])
  }

  /// The third line is neither changed nor shown.
  @Test func partsAWholeLineFromWhatIsBehindIt() {
    let source = SourceText(path: "a.swift", text: "one()\ntwo(.list)\nthree()\nfour()\n")
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(6, 17, ""), edit(25, 25, "X")])) == [
        "help: do it (safe: --fix)", "  |", "2 - two(.list)", "...", "4 | Xfour()", "  | +",
      ])
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(6, 17, "new\n"), edit(17, 17, "X")])) == [
        "help: do it (safe: --fix)", "  |", "2 - two(.list)", "3 - three()", "2 + new", "3 + Xthree()",
      ])
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(6, 6, "a\nb\n")])) == [
        "help: do it (safe: --fix)", "  |", "2 + a", "3 + b",
      ])
  }

  @Test func joinsPlacesOnNeighbouringLines() {
    let source = SourceText(path: "a.swift", text: "a\nb\nc\n")
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(1, 1, "X"), edit(3, 3, "Y")])) == [
        "help: do it (safe: --fix)", "  |", "1 - a", "2 - b", "1 + aX", "2 + bY",
      ])
  }

  @Test func showsSeveralInsertionsInOneLine() {
    #expect(
      preview(Self.source, FixIt("Do it", .safe, [edit(6, 6, "名"), edit(9, 9, "<T>"), edit(9, 9, "!")])) == [
        "help: do it (safe: --fix)", "  |", "2 | 名two<T>!(.list)", "  | ++   ++++",
      ])
  }

  @Test func cutsMoreThanEightLines() {
    let text = (1...10).map { "n\($0)" }.joined(separator: "\n")
    #expect(
      preview(SourceText(path: "a.swift", text: "x"), FixIt("Do it", .safe, [edit(0, 1, text)])) == [
        "help: do it (safe: --fix)", "  |", "1 - x", "1 + n1", "2 + n2", "3 + n3", "4 + n4", "5 + n5", "6 + n6", "7 + n7",
        "8 + n8", "  | (2 more lines)",
      ])
    #expect(
      preview(SourceText(path: "a.swift", text: text), FixIt("Do it", .safe, [edit(0, 26, "")])) == [
        "help: do it (safe: --fix)", "  |", "1 - n1", "2 - n2", "3 - n3", "4 - n4", "5 - n5", "6 - n6", "7 - n7", "8 - n8",
        "  | (1 more line)", "1 +",
      ])
  }

  /// Lines that a fix adds may have longer numbers than any line of the file.
  @Test func makesRoomForTheNumbersOfNewLines() {
    let source = SourceText(path: "a.swift", text: "1\n2\n3\n4\n5\n6\n7\n8\ni")
    let fix = FixIt("Go on", .safe, [edit(17, 17, "\nj\nk")])
    #expect(
      PrettySample.block(source, PrettySample.finding("i", in: source, fixes: [fix])) == """
        warning[some-rule]: 'it' is wrong
          --> a.swift:9:1
           |
         9 | i
           | ^
        help: go on (safe: --fix)
           |
        10 + j
        11 + k

        """)
  }

  @Test func insertsBehindAByteOrderMark() {
    let source = SourceText(path: "a.swift", text: "\u{FEFF}one()\n")
    #expect(
      preview(source, FixIt("Do it", .safe, [edit(3, 3, "\tX")])) == [
        "help: do it (safe: --fix)", "  |", "1 |     Xone()", "  | +++++",
      ])
  }

  @Test func showsSeveralFixes() {
    #expect(
      preview(
        Self.source, FixIt("Do this", .safe, [edit(0, 3, "x")]), FixIt("Do that", .needsReview, [edit(3, 3, "y")])) == [
          "help: do this (safe: --fix)", "  |", "1 - one()", "1 + x()",
          "help: do that (needs a look: --fix --unsafe-fixes)", "  |", "1 | oney()", "  |    +",
        ])
  }

  /// Only the last of very many lines changes.
  @Test(.timeLimit(.minutes(1))) func readsALargeHunkInOnePass() {
    let source = SourceText(path: "a.swift", text: String(repeating: "a\n", count: 50_000) + "b")
    let fix = FixIt("Do it", .safe, [edit(0, 100_001, String(repeating: "a\n", count: 50_000) + "c")])
    #expect(
      preview(source, fix) == ["help: do it (safe: --fix)", "      |", "50001 - b", "50001 + c"])
  }
}
