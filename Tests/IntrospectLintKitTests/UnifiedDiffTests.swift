import IntrospectLintKit
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "App/Feed.swift") -> String {
    String(decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: path).text, as: UTF8.self)
  }

  /// The lines behind the header.
  private func hunks(_ old: String, _ new: String) -> String {
    diff(old, new).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
  }

  private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func ofEqualTextsIsEmpty() {
    #expect(diff("a\nb", "a\nb") == "")
    #expect(diff("", "") == "")
  }

  @Test func showsThreeLinesAroundAChange() {
    #expect(
      diff(lines(1...9), lines(1...4) + "five\n" + lines(6...9)) == """
        diff --git a/App/Feed.swift b/App/Feed.swift
        --- a/App/Feed.swift
        +++ b/App/Feed.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func putsChangesWithLittleBetweenThemInOneHunk() {
    let near = lines(1...1) + "x\n" + lines(2...7) + "y\n" + lines(8...20)
    #expect(hunks(lines(1...20), near) == "@@ -1,10 +1,12 @@\n 1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n+y\n 8\n 9\n 10\n")
    let far = lines(1...1) + "x\n" + lines(2...8) + "y\n" + lines(9...20)
    #expect(
      hunks(lines(1...20), far)
        == "@@ -1,4 +1,5 @@\n 1\n+x\n 2\n 3\n 4\n@@ -6,6 +7,7 @@\n 6\n 7\n 8\n+y\n 9\n 10\n 11\n")
  }

  @Test func placesOfNoLinesAreThoseBefore() {
    #expect(hunks("", "a\n") == "@@ -0,0 +1,1 @@\n+a\n")
    #expect(hunks("a\n", "") == "@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func saysWhereTheLastLineDoesNotEnd() {
    let mark = "\\ No newline at end of file\n"
    #expect(hunks("a\nb", "a\nc") == "@@ -1,2 +1,2 @@\n a\n-b\n\(mark)+c\n\(mark)")
    #expect(hunks("a\nb", "c\nb") == "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(mark)")
    #expect(hunks("a", "a\n") == "@@ -1,1 +1,1 @@\n-a\n\(mark)+a\n")
    #expect(hunks("a\n", "a") == "@@ -1,1 +1,1 @@\n-a\n+a\n\(mark)")
  }

  /// To git a carriage return is the last byte of a line, and a lone one is a byte like any other.
  @Test func keepsCarriageReturns() {
    let text = UnifiedDiff(from: Array("a\r\nb\r\n".utf8), to: Array("a\r\nc\r\n".utf8), path: "x").text
    #expect(text.suffix(12).elementsEqual(" a\r\n-b\r\n+c\r\n".utf8))
    let old = UnifiedDiff(from: Array("a\rb\r".utf8), to: Array("a\rc\r".utf8), path: "x").text
    #expect(String(decoding: old, as: UTF8.self).unicodeScalars.count { $0 == "\n" } == 8)
  }

  /// As git writes them: a name with a blank ends with a tab, and quotes hold what would end a line or a name.
  @Test func namesCanBeReadAgain() {
    #expect(diff("", "a\n", path: "My App/é.swift").contains("\n+++ b/My App/é.swift\t\n"))
    #expect(diff("", "a\n", path: "a\"b\\c\nd.swift").contains("\n+++ \"b/a\\042b\\134c\\012d.swift\"\n"))
  }

  /// A closing brace alone is no sign that both sides go on alike.
  @Test func oneCallThatBecomesTwoIsAnInsertion() {
    let first = "  .one {\n    a\n  }\n"
    let text = hunks(first + "  .end\n", first + "  .two {\n    b\n  }\n" + "  .end\n")
    #expect(text == "@@ -1,4 +1,7 @@\n   .one {\n     a\n   }\n+  .two {\n+    b\n+  }\n   .end\n")
  }
}
