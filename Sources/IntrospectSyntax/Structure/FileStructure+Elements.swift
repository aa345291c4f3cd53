extension FileStructure {
  /// The smallest statement, declaration, modifier call, argument or element that begins first at or behind `index`,
  /// within the brackets around it; nil where the brackets close before anything begins.
  public func element(startingAt index: Int) -> Range<Int>? {
    guard let start = elementStart(from: index) else { return nil }
    let opener = tree.brackets.opener(of: start)
    let limit = opener.flatMap { tree.brackets.partner(of: $0) } ?? tokens.endIndex
    if tokens.kind(start) == .period, continuesChain(start) { return modifierCall(at: start, before: limit) }
    if let opener, tokens.kind(opener) != .leftBrace { return start..<argumentEnd(from: start, before: limit) }
    if let declared = declaration(startingAt: start) { return declared.tokens }
    let body = (opener.map { $0 + 1 } ?? 0)..<limit
    guard let statement = tree.firstStatement(endingAfter: start, in: body) else { return nil }
    return max(start, statement.lowerBound)..<statement.upperBound
  }

  /// The smallest statement, declaration, modifier call, argument or element that ends last before `index`, within the
  /// brackets around it; nil where the brackets open behind whatever ended.
  public func element(endingBefore index: Int) -> Range<Int>? {
    guard let last = elementEnd(before: index) else { return nil }
    let opener = tree.brackets.opener(of: last)
    let lower = opener.map { $0 + 1 } ?? 0
    if let opener, tokens.kind(opener) != .leftBrace { return argumentStart(from: last, after: lower)..<last + 1 }
    let declared = declaration(endingAt: last + 1)
    let body = lower..<(opener.flatMap { tree.brackets.partner(of: $0) } ?? tokens.endIndex)
    let statement = tree.lastStatement(to: last, in: body)
    guard let whole = declared?.tokens ?? statement.map({ $0.lowerBound..<last + 1 }) else { return nil }
    if let period = lastPeriod(ofChainEndingAt: last), period > whole.lowerBound { return period..<last + 1 }
    return whole
  }

  /// The smallest declaration whose first token is the one at `start`.
  private func declaration(startingAt start: Int) -> Declaration? {
    var number = EnclosingDeclarations(declarations).last(startingAtOrBefore: start)
    var smallest: Declaration?
    while let index = number, declarations[index].tokens.lowerBound == start {
      if declarations[index].tokens.count <= smallest?.tokens.count ?? .max { smallest = declarations[index] }
      number = index > 0 ? index - 1 : nil
    }
    return smallest
  }

  /// The smallest declaration that ends before the token at `end`.
  private func declaration(endingAt end: Int) -> Declaration? {
    var number = EnclosingDeclarations(declarations).innermost(around: end - 1)
    while let index = number, declarations[index].tokens.upperBound <= end {
      if declarations[index].tokens.upperBound == end { return declarations[index] }
      number = declarations[index].parent
    }
    // In `let a = 1, b = 2`, both begin with the same word, and the one behind is the innermost around all of it.
    while let index = number, index > 0, declarations[index - 1].keyword == declarations[index].keyword {
      if declarations[index - 1].tokens.upperBound == end { return declarations[index - 1] }
      number = index - 1
    }
    return nil
  }

  /// The first token from `index` on that is neither a separator nor a directive; nil where a bracket closes first.
  private func elementStart(from index: Int) -> Int? {
    var index = index
    while index < tokens.endIndex {
      switch tokens.kind(index) {
      case .comma, .semicolon: index += 1
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        let branch = tree.conditionals.block(at: index)?.branch(startingAt: index)
        index = max(branch?.body.lowerBound ?? index + 1, index + 1)
      case .rightBrace, .rightParen, .rightBracket, .stringMiddle, .stringTail: return nil
      default: return index
      }
    }
    return nil
  }

  /// The last token before `index` that is no separator; nil where a bracket opens right before.
  private func elementEnd(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      switch tokens.kind(index) {
      case .comma, .semicolon, .poundEndif, .poundElse: index -= 1
      case .leftBrace, .leftParen, .leftBracket, .stringHead, .stringMiddle: return nil
      default: return index
      }
    }
    return nil
  }

  /// Whether the period at `index` continues what stands before it, over a postfix `#if`.
  private func continuesChain(_ index: Int) -> Bool {
    tree.continuesChain(index)
  }

  /// A period, a name, and the calls and subscripts behind it.
  private func modifierCall(at period: Int, before limit: Int) -> Range<Int> {
    var end = period + 2
    for step in tree.firstMember(at: period, before: limit) { end = step.tokens.upperBound }
    return period..<min(max(end, period + 1), max(limit, period + 1))
  }

  /// The period of the last modifier call of the chain that ends with the token at `last`; nil without one.
  private func lastPeriod(ofChainEndingAt last: Int) -> Int? {
    tree.lastPeriod(ofChainEndingAt: last)
  }

  private func argumentEnd(from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, tokens.kind(index) != .comma, tokens.kind(index) != .stringMiddle {
      index = tree.end(ofBracketAt: index)
    }
    return max(min(index, limit), start + 1)
  }

  private func argumentStart(from last: Int, after lower: Int) -> Int {
    var index = last
    while index >= lower {
      if tokens.kind(index) == .comma { return index + 1 }
      index = min(tree.brackets.partner(of: index) ?? index, index) - 1
    }
    return lower
  }
}
