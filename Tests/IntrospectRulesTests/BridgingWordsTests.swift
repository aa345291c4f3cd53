import IntrospectRules
import IntrospectSyntax
import Testing

/// Bridging code is found by words; a file without one of them is never read.
struct BridgingWordsTests {
  private func hits(_ text: String) -> Bool { Array(text.utf8).withUnsafeBufferPointer { Prefilter.hits($0) } }

  /// A host counts where its view is added somewhere.
  @Test(arguments: BridgingWords.all)
  func aFileWithABridgingWordIsRead(word: String) {
    #expect(hits("final class Row: \(word) { func add(_ view: UIView) { addSubview(view) } }"))
  }

  /// The calls that the rules for hosts look for, and no others.
  @Test(arguments: ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"])
  func aFileThatAddsAHostIsRead(call: String) {
    #expect(hits("let host = UIHostingController(rootView: row); container.\(call)(host.view)"))
  }

  @Test(arguments: ["present(host, animated: true)", "window.rootViewController = host", "stack.push(host.view)"])
  func aFileThatOnlyPresentsAHostIsNot(statement: String) {
    #expect(!hits("let host = UIHostingController(rootView: row); \(statement)"))
  }

  @Test(arguments: ["RawRepresentable", "CustomStringConvertible", "FileRepresentation", "makeBody", "UIView"])
  func aFileWithOrdinaryWordsIsNot(word: String) {
    #expect(!hits("enum Row: String, \(word), Sendable { case first, second }"))
  }
}
