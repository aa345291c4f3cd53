import IntrospectRules
import IntrospectSyntax
import Testing

/// Bridging code is found by words; a file without one of them is never read.
struct BridgingWordsTests {
  private func hits(_ text: String) -> Bool { Array(text.utf8).withUnsafeBufferPointer { Prefilter.hits($0) } }

  @Test(arguments: BridgingWords.all)
  func aFileWithABridgingWordIsRead(word: String) {
    #expect(hits("final class Row: \(word) {"))
  }

  @Test(arguments: ["RawRepresentable", "CustomStringConvertible", "FileRepresentation", "makeBody", "UIView"])
  func aFileWithOrdinaryWordsIsNot(word: String) {
    #expect(!hits("enum Row: String, \(word), Sendable { case first, second }"))
  }
}
