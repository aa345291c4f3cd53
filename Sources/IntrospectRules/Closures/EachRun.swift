import IntrospectSyntax

extension CustomizeBody {
  /// What stands before `&&`, `||` or `?` in the statement of a token, and decides whether the token is reached.
  func shortCircuit(before token: Int) -> Range<Int>? {
    let start = statement(around: token).lowerBound
    guard start < token else { return nil }
    let last = (start..<token).last { index in
      guard sharesBrackets(index, with: token) else { return false }
      return tokens.isText(index, "&&") || tokens.isText(index, "||")
        || tokens.kind(index) == .questionMark && tokens[index - 1].end < Int(tokens[index].start)
    }
    return last.map { start..<$0 }
  }

  /// Whether the brackets around `index` stand around `token` too, so that an operator there may skip the token.
  private func sharesBrackets(_ index: Int, with token: Int) -> Bool {
    guard let open = tree.brackets.opener(of: index) else { return true }
    return open < token && token < tree.end(ofBracketAt: open)
  }
}

/// Tells whether a place in code is reached at each run, whatever the state of the app and of the view.
struct EachRun {
  private let body: CustomizeBody
  private let guards: IdempotencyGuards
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }

  /// What is the same in each run once the native object is there.
  private static let constantMembers: Set<String> = [
    "window", "superview", "isFirstResponder", "canBecomeFirstResponder", "acceptsFirstResponder",
    "canResignFirstResponder",
  ]

  init(_ body: CustomizeBody) {
    self.body = body
    guards = IdempotencyGuards(body)
  }

  /// Whether no condition that may turn out another way stands before `token`, here or at the call that leads here.
  ///
  /// A check whether the native object, its window or its class is there is no such condition, and neither is one of
  /// the system.
  func reaches(_ token: Int) -> Bool {
    let conditions = guards.conditions(around: token) + [body.shortCircuit(before: token)].compactMap { $0 }
    guard conditions.allSatisfy(isConstant), loops(around: token).allSatisfy(isConstant) else { return false }
    guard let caller = body.caller else { return true }
    return EachRun(caller.body).reaches(caller.name)
  }

  /// What stands behind the `where` of the loops around a token.
  private func loops(around token: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = token
    while let open = tree.brackets.opener(of: place), open > body.openBrace {
      if let flow = tree.controlFlow.body(at: open), tokens.isText(flow.keyword, "for"),
        let word = flow.header.first(where: { tokens.isText($0, "where") && tokens.kind($0) == .keyword })
      {
        found.append(word + 1..<flow.header.upperBound)
      }
      place = open
    }
    return found
  }

  private func isConstant(_ condition: Range<Int>) -> Bool {
    // The header of a `guard` ends with its `else`.
    let isGuard = condition.last.map { tokens.isText($0, "else") } ?? false
    return tree.list(isGuard ? condition.dropLast() : condition).allSatisfy(isConstantPart)
  }

  /// Whether one part of a condition holds whenever the native object is there.
  func isConstantPart(_ part: Range<Int>) -> Bool {
    guard let first = part.first else { return true }
    if tokens.kind(first) == .poundAvailable || tokens.kind(first) == .poundUnavailable { return true }
    if tokens.isText(first, "let") || tokens.isText(first, "var") || tokens.isText(first, "case") {
      return isConstantBinding(part)
    }
    return part.allSatisfy { isConstantName($0, before: part.upperBound) }
  }

  /// `let window = view.window`, `let list = view as? UITableView`
  private func isConstantBinding(_ part: Range<Int>) -> Bool {
    guard let equal = part.first(where: { tokens.kind($0) == .equal }) else {
      let name = part.lowerBound + 1
      return body.origin(of: name..<name + 1) == .native
    }
    return body.origin(of: equal + 1..<max(equal + 1, part.upperBound)) == .native
  }

  /// Whether the chain that starts with a name is a native object that is there in each run, or the name starts none.
  private func isConstantName(_ index: Int, before limit: Int) -> Bool {
    switch tokens.kind(index) {
    case .identifier, .dollarIdentifier: break
    case .keyword where tokens.isText(index, "self"): break
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .leftBrace: return false
    default: return true
    }
    let before = index - 1
    if tokens.kind(before) == .period || tokens.isText(before, "is") || tokens.isText(before, "as")
      || tokens.kind(before) == .questionMark && tokens.isText(before - 1, "as")
    {
      return true
    }
    let chain = tree.postfixExpression(at: index, before: limit)
    guard body.rootOrigin(of: chain) == .native else { return false }
    guard !chain.steps.contains(where: { $0.kind == .call || $0.kind == .subscript }) else { return false }
    return chain.memberNames.last.map(Self.constantMembers.contains) ?? true
  }
}
