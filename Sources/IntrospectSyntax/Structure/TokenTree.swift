/// The tokens of a file with its brackets and `#if` blocks: what every reader of structure walks over.
///
/// Readers follow brackets by index and never recurse, so deep nesting costs time, not stack.
public final class TokenTree: Sendable {
  public let buffer: TokenBuffer
  public let brackets: BracketMap
  public let conditionals: ConditionalRegions
  /// What the braces that belong to control flow are.
  public let controlFlow: ControlFlowMap

  public init(_ buffer: TokenBuffer) {
    self.buffer = buffer
    brackets = BracketMap(buffer)
    conditionals = ConditionalRegions(buffer)
    controlFlow = ControlFlowMap(buffer, brackets)
  }

  /// The token behind the bracket that opens at `index`; behind `index` itself where it opens nothing, so that a walk
  /// over brackets never turns back.
  public func end(ofBracketAt index: Int) -> Int { max(brackets.partner(of: index) ?? index, index) + 1 }

  /// What stands in the parentheses that all of an expression stands in; nil where it does not stand in any.
  public func contents(ofParentheses expression: Range<Int>) -> Range<Int>? {
    let open = expression.lowerBound
    guard buffer.kind(open) == .leftParen, let close = brackets.partner(of: open), close > open,
      close == expression.upperBound - 1
    else { return nil }
    return open + 1..<close
  }

  /// Whether the token is an opening bracket with a partner.
  func opens(_ index: Int) -> Bool {
    guard let partner = brackets.partner(of: index) else { return false }
    return partner > index
  }

  /// Whether no white space or comment stands between the token at `index` and the one before.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && buffer[index - 1].end == Int(buffer[index].start)
  }

  /// Whether an operand may end with the token at `index`, so that a `.`, `(`, `[` or `{` behind it belongs to it.
  func endsOperand(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    switch buffer.kind(index) {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .stringTail, .regexLiteral,
      .rightParen, .rightBracket, .rightBrace, .exclamationMark:
      return true
    case .questionMark:
      return isGlued(index)
    case .keyword:
      if index > 0, buffer.kind(index - 1) == .period { return true }
      return buffer.isText(index, "self") || buffer.isText(index, "super") || buffer.isText(index, "Self")
        || buffer.isText(index, "init") || buffer.isText(index, "Any") || buffer.isText(index, "true")
        || buffer.isText(index, "false") || buffer.isText(index, "nil") || buffer.isText(index, "_")
    case .operator:
      return isGlued(index) && buffer.text(index).allSatisfy { $0 == ">" || $0 == "?" || $0 == "!" }
    default:
      return false
    }
  }

  /// Whether the token can be the name behind a period: an identifier or any word.
  public func isName(_ index: Int) -> Bool {
    switch buffer.kind(index) {
    case .identifier, .keyword, .dollarIdentifier: true
    default: false
    }
  }

  /// Whether the `(` or `[` at `index` continues what stands before it.
  public func continuesOperand(_ index: Int) -> Bool { !buffer.startsLine(index) && endsOperand(index - 1) }

  /// The conditions that have failed where a body runs, nearest first: of `if a { } else if b { } else { here }` both.
  public func failedHeaders(before body: ControlFlowMap.Body) -> [Range<Int>] {
    var headers: [Range<Int>] = []
    var word = buffer.isText(body.keyword, "else") ? body.keyword : body.keyword - 1
    // Nobody writes more of them, and each one is read for each place behind it.
    while headers.count < 100, buffer.isText(word, "else"), buffer.kind(word - 1) == .rightBrace,
      let earlier = brackets.partner(of: word - 1), let branch = controlFlow.body(at: earlier)
    {
      headers.append(branch.header)
      word = branch.keyword - 1
    }
    return headers
  }

  /// Whether the token is a word of the language that starts a statement, and not a member or a label.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    buffer.isText(index, word) && buffer.kind(index - 1) != .period && buffer.kind(index + 1) != .colon
  }
}
