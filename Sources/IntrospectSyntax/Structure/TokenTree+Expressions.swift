extension TokenTree {
  /// Reads the postfix expression that starts at `start`, over trailing closures, subscripts, `?`, `!`, generic
  /// arguments and postfix `#if`, and not beyond `limit`.
  public func postfixExpression(at start: Int, before limit: Int) -> PostfixExpression {
    var head = PostfixExpression.Head.other
    var index = start
    switch buffer.kind(start) {
    case .identifier, .dollarIdentifier, .keyword:
      head = .name(buffer.name(start))
      index += 1
      if let end = end(ofGenericArgumentsInExpressionAt: index), isGlued(index) { index = end }
    case .period:
      head = .implicitMember
    case .leftParen, .leftBracket, .leftBrace, .stringHead:
      index = end(ofBracketAt: start)
    case .pound, .backslash:
      index += 1
      if isName(index) { index += 1 }
    default:
      index += 1
    }
    let headTokens = start..<min(index, max(limit, start))
    var steps: [PostfixExpression.Step] = []
    while index < limit, let step = step(at: &index, before: limit) { steps.append(step) }
    return PostfixExpression(head: head, headTokens: headTokens, steps: steps)
  }

  /// The member whose period stands at `period`, and what is appended to it up to the next one.
  func firstMember(at period: Int, before limit: Int) -> [PostfixExpression.Step] {
    var index = period
    var steps: [PostfixExpression.Step] = []
    while index < limit, let step = step(at: &index, before: limit) {
      if case .member = step.kind, !steps.isEmpty { break }
      steps.append(step)
    }
    return steps
  }

  /// Reads one step and moves `index` behind it; nil where the expression ends.
  private func step(at index: inout Int, before limit: Int) -> PostfixExpression.Step? {
    while skipPostfixDirective(at: &index) {}
    guard index < limit else { return nil }
    let start = index
    switch buffer.kind(index) {
    case .period:
      guard isName(index + 1) || buffer.kind(index + 1) == .integerLiteral else { return nil }
      index += 2
      if let end = end(ofGenericArgumentsInExpressionAt: index), isGlued(index) { index = end }
      return .init(kind: .member(buffer.name(start + 1)), tokens: start..<index)
    case .leftParen:
      guard continuesOperand(index), opens(index) else { return nil }
      let arguments = arguments(inBracketAt: index)
      index = end(ofBracketAt: index)
      let closures = readTrailingClosures(at: &index, before: limit)
      return .init(kind: .call, tokens: start..<index, arguments: arguments, trailingClosures: closures)
    case .leftBracket:
      guard continuesOperand(index), opens(index) else { return nil }
      let arguments = arguments(inBracketAt: index)
      index = end(ofBracketAt: index)
      return .init(kind: .subscript, tokens: start..<index, arguments: arguments)
    case .leftBrace:
      let closures = readTrailingClosures(at: &index, before: limit)
      guard !closures.isEmpty else { return nil }
      return .init(kind: .call, tokens: start..<index, trailingClosures: closures)
    case .exclamationMark:
      guard isGlued(index) else { return nil }
      index += 1
      return .init(kind: .forceUnwrap, tokens: start..<index)
    case .questionMark:
      guard isGlued(index) else { return nil }
      index += 1
      return .init(kind: .optionalChain, tokens: start..<index)
    default:
      return nil
    }
  }

  private func readTrailingClosures(at index: inout Int, before limit: Int) -> [Argument] {
    guard index < limit, buffer.kind(index) == .leftBrace, opens(index), controlFlow.body(at: index) == nil,
      endsOperand(index - 1)
    else { return [] }
    let closures = trailingClosures(at: index)
    index = closures.last?.tokens.upperBound ?? index
    return closures
  }

  /// Moves over a directive of a postfix `#if`, so that the steps of its branches follow one another.
  private func skipPostfixDirective(at index: inout Int) -> Bool {
    switch buffer.kind(index) {
    case .poundIf:
      guard let block = conditionals.block(at: index), block.tokens.lowerBound == index, isPostfix(block),
        let first = block.branches.first
      else { return false }
      index = first.body.lowerBound
      return true
    case .poundElseif, .poundElse:
      guard let block = conditionals.block(at: index), isPostfix(block), let branch = block.branch(startingAt: index)
      else { return false }
      index = branch.body.lowerBound
      return true
    case .poundEndif:
      guard let block = conditionals.block(at: index), isPostfix(block) else { return false }
      index += 1
      return true
    default:
      return false
    }
  }

  /// Whether the branches of a block continue an expression: the first that holds anything starts with a period.
  func isPostfix(_ block: ConditionalRegions.Block) -> Bool {
    for branch in block.branches where !branch.body.isEmpty {
      let first = branch.body.lowerBound
      if buffer.kind(first) == .period { return true }
      if buffer.kind(first) == .poundIf, let inner = conditionals.block(at: first) {
        return inner.branches.contains { buffer.kind($0.body.lowerBound) == .period && !$0.body.isEmpty }
      }
      return false
    }
    return false
  }

  /// The token behind the expression, or the list of expressions and operators, that starts at `start`: the next
  /// comma, semicolon, closing bracket, or line that does not go on with it.
  func end(ofExpressionAt start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit {
      if index > start, buffer.startsLine(index), !continuesExpression(index) { return index }
      switch buffer.kind(index) {
      case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .stringTail, .stringMiddle, .endOfFile:
        return index
      case .poundIf:
        guard let block = conditionals.block(at: index), isPostfix(block) else { return index }
        index = block.tokens.upperBound
      case .poundElseif, .poundElse, .poundEndif:
        return index
      default:
        if let end = end(ofGenericArgumentsInExpressionAt: index), isGlued(index) {
          index = end
        } else {
          index = end(ofBracketAt: index)
        }
      }
    }
    return min(index, limit)
  }

  /// Whether a token that starts a line goes on with what stands before it.
  func continuesExpression(_ index: Int) -> Bool {
    switch buffer.kind(index - 1) {
    case .equal, .arrow, .colon, .comma, .period: return true
    case .operator where !endsOperand(index - 1) && !isGluedToNext(index - 1): return true
    case .questionMark where !isGlued(index - 1): return true
    case .keyword where expectsOperand(index - 1): return true
    default: break
    }
    switch buffer.kind(index) {
    case .period, .equal, .arrow, .colon: return true
    case .questionMark: return true
    case .operator: return !isGluedToNext(index)
    case .keyword: return buffer.isText(index, "as") || buffer.isText(index, "is")
    case .poundIf:
      guard let block = conditionals.block(at: index) else { return false }
      return isPostfix(block)
    case .leftBrace:
      return controlFlow.body(at: index) == nil && buffer.kind(index - 1) == .rightParen
    default: return false
    }
  }

  private func isGluedToNext(_ index: Int) -> Bool { isGlued(index + 1) }

  private func expectsOperand(_ index: Int) -> Bool {
    buffer.kind(index - 1) != .period
      && (buffer.isText(index, "try") || buffer.isText(index, "await") || buffer.isText(index, "as")
        || buffer.isText(index, "is") || buffer.isText(index, "in"))
  }
}
