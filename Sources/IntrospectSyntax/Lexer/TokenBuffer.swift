/// The tokens of one file. Comments stand in a side array, so the token after `i` is always `i + 1`.
///
/// A class of constants, as are the readings made of it: everybody who looks at a file has them at hand, and a copy of a
/// reference costs less than one of all that they hold.
public final class TokenBuffer: Sendable {
  public let source: SourceText
  /// In order of place; the last one is `endOfFile`.
  public let tokens: [Token]
  /// In order of place. What lies between two tokens is white space or one of these.
  public let comments: [Comment]

  public init(source: SourceText, tokens: [Token], comments: [Comment]) {
    precondition(tokens.last?.kind == .endOfFile, "a token buffer ends with the end of the file")
    self.source = source
    self.tokens = tokens
    self.comments = comments
  }

  /// The index of the end of the file.
  public var endIndex: Int { tokens.count - 1 }

  /// The token at `index`; outside the file, the end of the file.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Token {
    index >= 0 && index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  /// The kind of the token at `index`; outside the file, `endOfFile`.
  @inlinable @inline(__always)
  public func kind(_ index: Int) -> TokenKind { self[index].kind }

  /// The word of the language that the token at `index` is; nil for all others.
  @inlinable @inline(__always)
  public func word(_ index: Int) -> Word? { self[index].word }

  /// Whether the token at `index` is the first of its line.
  @inlinable
  public func startsLine(_ index: Int) -> Bool { self[index].flags.contains(.startsLine) }

  /// The text of the token at `index` as written, backticks included.
  public func text(_ index: Int) -> String { source.text(in: self[index].range) }

  /// The name that the token at `index` stands for: its text without backticks.
  public func name(_ index: Int) -> String {
    let token = self[index]
    guard token.flags.contains(.backticked), token.length >= 2 else { return text(index) }
    return source.text(in: SourceRange(token.range.start + 1, token.range.end - 1))
  }

  /// Whether the token at `index` is written exactly as `text`.
  @inlinable
  public func isText(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    return Int(token.length) == text.utf8CodeUnitCount && starts(token, with: text)
  }

  /// Whether the text of the token at `index` begins with `text`.
  @inlinable
  public func hasPrefix(_ index: Int, _ text: StaticString) -> Bool {
    let token = self[index]
    return Int(token.length) >= text.utf8CodeUnitCount && starts(token, with: text)
  }

  /// Compares bytes one by one and without a closure: most words differ in the first.
  @inlinable
  func starts(_ token: Token, with text: StaticString) -> Bool {
    let expected = text.utf8Start
    let start = Int(token.start)
    for offset in 0..<text.utf8CodeUnitCount where source.bytes[start + offset] != expected[offset] { return false }
    return true
  }

  /// The bytes of a non-empty run of tokens, from the first one's start to the last one's end.
  public func range(_ tokens: Range<Int>) -> SourceRange {
    guard !tokens.isEmpty else { return SourceRange(at: self[tokens.lowerBound].range.start) }
    return SourceRange(self[tokens.lowerBound].range.start, self[tokens.upperBound - 1].range.end)
  }

  /// The source of a run of tokens as written, what stands between them included.
  public func text(_ tokens: Range<Int>) -> String { source.text(in: range(tokens)) }
}
