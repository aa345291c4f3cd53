extension TokenTree {
  /// Reads backwards the chain that the period at `period` continues.
  ///
  /// `ScrollView { … }.padding().introspect(…)` read from the last period gives head `ScrollView` and the steps up
  /// to `.padding()`. Where nothing can stand before the period, the head is an implicit member.
  public func chain(before period: Int) -> PostfixExpression {
    guard let last = operand(before: period) else { return finish(.implicitMember, period..<period, []) }
    return chain(endingAt: last)
  }

  /// The steps that are read backwards from one place: more than anybody writes. Each name of a chain may be asked for
  /// what stands before it.
  private static let stepLimit = 200

  /// Reads backwards the chain that ends with the token at `end`. The head of a chain that is longer than anybody
  /// writes is unknown.
  public func chain(endingAt end: Int) -> PostfixExpression {
    var last = end
    var reversed: [PostfixExpression.Step] = []
    while true {
      if reversed.count == Self.stepLimit { return finish(.other, last..<last + 1, reversed) }
      let element = element(endingAt: last)
      if let step = element.step { reversed.append(step) }
      switch element.rest {
      case .head(let head, let tokens):
        return finish(head, tokens, reversed)
      case .callee(let next):
        last = next - 1
      case .period(let next):
        guard let operand = operand(before: next) else { return finish(.implicitMember, next..<next, reversed) }
        last = operand
      }
    }
  }

  /// The first token of the chain that the period at `period` continues, or an earlier period of the same chain for
  /// which `known` tells it.
  func chainStart(before period: Int, known: (Int) -> Int?) -> Int {
    guard var last = operand(before: period) else { return period }
    while true {
      switch element(endingAt: last).rest {
      case .head(_, let tokens): return tokens.lowerBound
      case .callee(let next): last = next - 1
      case .period(let next):
        if let start = known(next) { return start }
        guard let operand = operand(before: next) else { return next }
        last = operand
      }
    }
  }

  /// Whether the period at `period` continues what stands before it, over a postfix `#if`.
  func continuesChain(_ period: Int) -> Bool { operand(before: period) != nil }

  /// The period of the last member of the chain that ends with the token at `end`; nil without one.
  func lastPeriod(ofChainEndingAt end: Int) -> Int? {
    var last = end
    while true {
      let element = element(endingAt: last)
      if let step = element.step, case .member = step.kind { return step.tokens.lowerBound }
      guard case .callee(let next) = element.rest else { return nil }
      last = next - 1
    }
  }

  private enum Rest {
    case head(PostfixExpression.Head, Range<Int>)
    /// The callee of the step ends right before this token.
    case callee(Int)
    /// The step began with the period at this token.
    case period(Int)
  }

  private func finish(
    _ head: PostfixExpression.Head, _ tokens: Range<Int>, _ reversed: [PostfixExpression.Step]
  ) -> PostfixExpression {
    PostfixExpression(head: head, headTokens: tokens, steps: reversed.reversed())
  }

  /// The last token of what stands before the period at `index`, over postfix `#if`; nil for nothing.
  private func operand(before index: Int) -> Int? {
    var last = index - 1
    while last >= 0 {
      switch buffer.kind(last) {
      case .poundEndif:
        guard let block = conditionals.block(at: last), isPostfix(block) else { return nil }
        // The chain goes on through the last branch; the call before the block is common to all.
        last = block.tokens.lowerBound - 1
        continue
      default:
        break
      }
      if let block = conditionals.block(at: last + 1),
        block.branch(around: last + 1)?.body.lowerBound == last + 1, isPostfix(block)
      {
        last = block.tokens.lowerBound - 1
        continue
      }
      return endsOperand(last) ? last : nil
    }
    return nil
  }

  /// The step or head that ends with the token at `last`.
  private func element(endingAt last: Int) -> (step: PostfixExpression.Step?, rest: Rest) {
    switch buffer.kind(last) {
    case .rightBrace: return closures(endingAt: last)
    case .rightParen, .rightBracket:
      guard let open = brackets.partner(of: last) else { break }
      guard continuesOperand(open) else { return (nil, .head(.other, open..<last + 1)) }
      let kind: PostfixExpression.Step.Kind = buffer.kind(last) == .rightParen ? .call : .subscript
      return (
        .init(kind: kind, tokens: open..<last + 1, arguments: arguments(inBracketAt: open)), .callee(open)
      )
    case .stringTail:
      return (nil, .head(.other, (brackets.partner(of: last) ?? last)..<last + 1))
    case .exclamationMark where endsOperand(last - 1):
      return (.init(kind: .forceUnwrap, tokens: last..<last + 1), .callee(last))
    case .questionMark where endsOperand(last - 1):
      return (.init(kind: .optionalChain, tokens: last..<last + 1), .callee(last))
    case .operator:
      if let start = start(ofGenericArgumentsEndingAt: last), isName(start - 1) { return name(start - 1, to: last + 1) }
    case .identifier, .dollarIdentifier, .keyword, .integerLiteral:
      return name(last, to: last + 1)
    default:
      break
    }
    return (nil, .head(.other, last..<last + 1))
  }

  private func name(_ index: Int, to end: Int) -> (step: PostfixExpression.Step?, rest: Rest) {
    if buffer.kind(index - 1) == .period {
      return (.init(kind: .member(buffer.name(index)), tokens: index - 1..<end), .period(index - 1))
    }
    if buffer.kind(index - 1) == .pound || buffer.kind(index - 1) == .backslash {
      return (nil, .head(.other, index - 1..<end))
    }
    return (nil, .head(.name(buffer.name(index)), index..<end))
  }

  /// One trailing closure or several with labels, together with the parentheses before them.
  private func closures(endingAt last: Int) -> (step: PostfixExpression.Step?, rest: Rest) {
    guard var open = brackets.partner(of: last) else { return (nil, .head(.other, last..<last + 1)) }
    while buffer.kind(open - 1) == .colon, isName(open - 2), buffer.kind(open - 3) == .rightBrace,
      let earlier = brackets.partner(of: open - 3)
    {
      open = earlier
    }
    guard controlFlow.body(at: open) == nil, endsOperand(open - 1) else {
      return (nil, .head(.other, open..<last + 1))
    }
    let closures = trailingClosures(at: open)
    if buffer.kind(open - 1) == .rightParen, let paren = brackets.partner(of: open - 1), continuesOperand(paren) {
      return (
        .init(
          kind: .call, tokens: paren..<last + 1, arguments: arguments(inBracketAt: paren), trailingClosures: closures),
        .callee(paren)
      )
    }
    return (.init(kind: .call, tokens: open..<last + 1, trailingClosures: closures), .callee(open))
  }
}

/// The starts of the chains of a file, for calls asked in order of place: a chain of many calls is walked once.
struct ChainStarts {
  private let tree: TokenTree
  private var starts: [Int: Int] = [:]

  init(_ tree: TokenTree) { self.tree = tree }

  mutating func start(ofChainBefore period: Int) -> Int {
    let start = tree.chainStart(before: period) { starts[$0] }
    starts[period] = start
    return start
  }
}
