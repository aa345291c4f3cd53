extension TokenTree {
  /// The closure literal that the brace at `open` starts.
  ///
  /// The caller knows that it is one; see `isClosure(_:)` of `FileStructure`.
  public func closure(at open: Int) -> ClosureExpression {
    let tokens = open..<end(ofBracketAt: open)
    let close = max(open + 1, tokens.upperBound - 1)
    guard let signature = signature(from: open + 1, before: close) else {
      return ClosureExpression(
        tokens: tokens, attributes: [], captures: [], parameters: [], inKeyword: nil, body: open + 1..<close)
    }
    return ClosureExpression(
      tokens: tokens, attributes: signature.attributes, captures: signature.captures,
      parameters: signature.parameters, inKeyword: signature.inKeyword, body: signature.inKeyword + 1..<close)
  }

  private struct Signature {
    var attributes: [Attribute] = []
    var captures: [ClosureExpression.Capture] = []
    var parameters: [ClosureExpression.Parameter] = []
    var inKeyword = 0
  }

  /// Reads what stands before `in`; nil where the closure begins with a statement.
  private func signature(from start: Int, before close: Int) -> Signature? {
    var signature = Signature()
    var index = start
    while buffer.kind(index) == .atSign, index < close {
      let attribute = attribute(at: index)
      signature.attributes.append(attribute)
      index = attribute.tokens.upperBound
    }
    if buffer.kind(index) == .leftBracket, opens(index) {
      let end = end(ofBracketAt: index)
      signature.captures = list(index + 1..<end - 1).compactMap(capture)
      index = end
    }
    if buffer.kind(index) == .leftParen, opens(index) {
      signature.parameters = arguments(inBracketAt: index).compactMap(parenthesisedParameter)
      index = end(ofBracketAt: index)
    } else {
      while isName(index), index < close, !buffer.isText(index, "in"), !isClosureEffect(index) {
        signature.parameters.append(.init(name: buffer.name(index), nameToken: index, type: nil))
        index += 1
        guard buffer.kind(index) == .comma else { break }
        index += 1
      }
    }
    while isClosureEffect(index), index < close {
      index += 1
      if buffer.kind(index) == .leftParen, opens(index) { index = end(ofBracketAt: index) }
    }
    if buffer.kind(index) == .arrow { index = end(ofTypeAt: index + 1) }
    guard index < close, buffer.isText(index, "in"), buffer.kind(index) == .keyword else { return nil }
    signature.inKeyword = index
    return signature
  }

  private func isClosureEffect(_ index: Int) -> Bool {
    (buffer.isText(index, "async") || buffer.isText(index, "throws"))
      && buffer.kind(index + 1) != .comma
  }

  /// `name`, `name: Type`, `_`, `label name: Type`.
  private func parenthesisedParameter(_ argument: Argument) -> ClosureExpression.Parameter? {
    let colon = argument.tokens.first { buffer.kind($0) == .colon }
    let name = (colon ?? argument.tokens.upperBound) - 1
    guard argument.tokens.contains(name), isName(name) else { return nil }
    let type = colon.map { $0 + 1..<max($0 + 1, argument.tokens.upperBound) }
    return .init(name: buffer.name(name), nameToken: name, type: type)
  }

  /// `self`, `weak self`, `unowned(unsafe) x`, `weak h = self.host`.
  private func capture(_ tokens: Range<Int>) -> ClosureExpression.Capture? {
    var index = tokens.lowerBound
    var ownership = ClosureExpression.Capture.Ownership.strong
    let isSpecifier = index + 1 < tokens.upperBound && buffer.kind(index + 1) != .equal
    if isSpecifier, buffer.isText(index, "weak") || buffer.isText(index, "unowned") {
      ownership = buffer.isText(index, "weak") ? .weak : .unowned
      index += 1
      if buffer.kind(index) == .leftParen, opens(index) { index = end(ofBracketAt: index) }
    }
    guard index < tokens.upperBound, isName(index) else { return nil }
    let value: Range<Int>? =
      buffer.kind(index + 1) == .equal && index + 2 < tokens.upperBound ? index + 2..<tokens.upperBound : nil
    // `[self.model]` is not Swift, and `[items.count]` is an array: neither is a capture.
    guard value != nil || index + 1 == tokens.upperBound else { return nil }
    return .init(ownership: ownership, name: buffer.name(index), nameToken: index, value: value)
  }
}
