import IntrospectSyntax
import LintTestSupport
import Testing

/// Many words are found in one pass, as whole words only.
struct WordSearchTests {
  private func hits(_ words: [String], _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(words).hits($0) }
  }

  private func hitsDeclaration(_ words: [String], _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(words).hitsDeclaration($0) }
  }

  @Test(arguments: ["Feed", "(Feed)", "a.Feed.b", "\nFeed\n", "let x: Feed?", "é Feed", "Feeds Feed"])
  func findsAWholeWord(text: String) { #expect(hits(["Feed"], text)) }

  @Test(arguments: ["", "Fee", "Feeds", "MyFeed", "Feed2", "_Feed", "Feed_", "Feedé", "feed", "F eed"])
  func findsNoPartOfAWord(text: String) { #expect(!hits(["Feed"], text)) }

  @Test func findsWordsOfAnyLengthTogether() {
    #expect(hits(["x", "attach"], "a x b"))
    #expect(!hits(["x", "attach"], "axb attaches"))
    #expect(hits(["ab", "attachScrollView"], "...attachScrollView(x)"))
    #expect(!hits([], "anything"))
    #expect(hits([String(repeating: "a", count: 300)], String(repeating: "a", count: 300)))
    #expect(!hits([String(repeating: "a", count: 300)], String(repeating: "a", count: 301)))
  }

  /// The same as looking at every place, on random texts of few letters, where near misses are common.
  @Test(arguments: [1, 2, 3]) func agreesWithLookingEverywhere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abF_ .")
    func text(_ length: Int) -> String { String((0..<length).map { _ in letters.randomElement(using: &random)! }) }
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        String(text(Int.random(in: 1...6, using: &random)).filter { $0 != " " && $0 != "." })
      }.filter { !$0.isEmpty }
      let text = text(Int.random(in: 0...40, using: &random))
      let parts = Set(text.split { $0 == " " || $0 == "." }.map(String.init))
      #expect(hits(words, text) == words.contains(where: parts.contains), "\(words) in '\(text)'")
    }
  }

  @Test(arguments: [
    "struct Feed {}", "final class Feed: A {}", "extension Feed {}", "extension App.Feed {}", "enum\n  Feed {}",
    "actor `Feed` {}", "class/* a */Feed {}", "func Feed() {}", "protocol\tFeed {}",
  ])
  func findsADeclaration(text: String) { #expect(hitsDeclaration(["Feed"], text)) }

  @Test(arguments: ["Feed()", "let Feed = 1", "mystruct Feed", "struct Feeds {}", "a.func.Feed", "structFeed", "return Feed"])
  func findsNoUse(text: String) { #expect(!hitsDeclaration(["Feed"], text)) }
}
