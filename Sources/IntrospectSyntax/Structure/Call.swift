/// The arguments of one call.
public struct Call: Sendable, Hashable {
  /// In the parentheses.
  public let arguments: [Argument]
  /// The first one has no label.
  public let trailingClosures: [Argument]
  /// From the last name of the callee to the end of the last argument.
  public let tokens: Range<Int>
}

extension TokenTree {
  /// The call whose callee ends with the name at `name`: its arguments and trailing closures, both empty where
  /// nothing is called.
  public func call(behind name: Int) -> Call {
    var index = name + 1
    var arguments: [Argument] = []
    if buffer.kind(index) == .leftParen, opens(index), !buffer.startsLine(index) {
      arguments = self.arguments(inBracketAt: index)
      index = end(ofBracketAt: index)
    }
    var closures: [Argument] = []
    if buffer.kind(index) == .leftBrace, opens(index), controlFlow.body(at: index) == nil {
      closures = trailingClosures(at: index)
      index = closures.last?.tokens.upperBound ?? index
    }
    return Call(arguments: arguments, trailingClosures: closures, tokens: name..<index)
  }

  /// The elements of the array literal that the bracket at `open` starts.
  public func elements(inBracketAt open: Int) -> [Range<Int>] {
    guard let close = brackets.partner(of: open), close > open else { return [] }
    return list(open + 1..<close)
  }

  /// The token behind the expression that starts at `start`: the next comma, semicolon, closing bracket, or line
  /// that does not go on with it.
  public func endOfExpression(from start: Int, before limit: Int) -> Int {
    max(start, end(ofExpressionAt: start, before: limit))
  }
}
