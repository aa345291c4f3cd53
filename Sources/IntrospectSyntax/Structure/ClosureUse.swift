/// What becomes of a closure literal where it is written.
public enum ClosureUse: Sendable, Hashable {
  /// It is handed to a call; the callee is the chain up to the arguments.
  case argument(callee: PostfixExpression, label: String?)
  /// It is stored: the tokens before `=`.
  case assigned(target: Range<Int>)
  /// `{ … }()`.
  case immediatelyCalled
  case other

  /// The last name of the callee: `addObserver` of `NotificationCenter.default.addObserver(…)`.
  public var calleeName: String? {
    guard case .argument(let callee, _) = self else { return nil }
    return callee.lastName
  }
}

extension PostfixExpression {
  /// The name that the expression ends with: the last member, or the head alone.
  public var lastName: String? {
    for step in steps.reversed() {
      switch step.kind {
      case .member(let name): return name
      case .call, .subscript: return nil
      case .forceUnwrap, .optionalChain: continue
      }
    }
    guard case .name(let name) = head else { return nil }
    return name
  }

  /// The name that the expression starts from; nil for an implicit or nameless head.
  public var headName: String? {
    guard case .name(let name) = head else { return nil }
    return name
  }

  /// The names of the members, in order.
  public var memberNames: [String] {
    steps.compactMap { step in
      guard case .member(let name) = step.kind else { return nil }
      return name
    }
  }
}

extension FileStructure {
  /// What becomes of the closure that the brace at `open` starts.
  public func use(ofClosureAt open: Int) -> ClosureUse {
    let close = tree.brackets.partner(of: open) ?? open
    if tokens.kind(close + 1) == .leftParen, !tokens.startsLine(close + 1), !tree.endsOperand(open - 1) {
      return .immediatelyCalled
    }
    var label: String?
    var first = open
    if tokens.kind(open - 1) == .colon, tree.isName(open - 2) {
      label = tokens.name(open - 2)
      while tokens.kind(first - 1) == .colon, tree.isName(first - 2), tokens.kind(first - 3) == .rightBrace,
        let earlier = tree.brackets.partner(of: first - 3)
      {
        first = earlier
      }
    }
    if first != open || label == nil, tree.endsOperand(first - 1), isClosure(first) {
      if tokens.kind(first - 1) == .rightParen, let paren = tree.brackets.partner(of: first - 1),
        tree.continuesOperand(paren)
      {
        return .argument(callee: tree.chain(endingAt: paren - 1), label: label)
      }
      return .argument(callee: tree.chain(endingAt: first - 1), label: label)
    }
    if let paren = tree.brackets.opener(of: open), tokens.kind(paren) == .leftParen, tree.continuesOperand(paren),
      tokens.kind(open - 1) == .colon || tokens.kind(open - 1) == .comma || open - 1 == paren
    {
      return .argument(callee: tree.chain(endingAt: paren - 1), label: label)
    }
    if tokens.kind(open - 1) == .equal {
      let target = tree.chain(endingAt: open - 2)
      return .assigned(target: target.tokens)
    }
    return .other
  }

  /// The declarations whose introducer lies in `range`, in order of place.
  public func declarations(in range: Range<Int>) -> ArraySlice<Declaration> {
    func first(from token: Int) -> Int {
      declarations.indices.partitioningIndex { declarations[$0].keyword >= token }
    }
    return declarations[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  /// The declarations of that name whose introducer lies in `range`, in order of place.
  public func declarations(in range: Range<Int>, named name: String) -> [Declaration] {
    let numbers = numbers(named: name)
    let first = numbers.partitioningIndex { declarations[$0].keyword >= range.lowerBound }
    return numbers[first...].prefix { declarations[$0].keyword < range.upperBound }.map { declarations[$0] }
  }
}
