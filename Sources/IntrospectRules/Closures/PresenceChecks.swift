import IntrospectSyntax

/// Tells whether code looks whether something is there before it takes it by force.
struct PresenceChecks {
  private let body: CustomizeBody
  private let guards: IdempotencyGuards
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody) {
    self.body = body
    guards = IdempotencyGuards(body)
  }

  /// Whether a condition that must hold where `chain` is read has read the same thing, or something behind it.
  func covers(_ chain: PostfixExpression) -> Bool {
    let token = chain.tokens.lowerBound
    let path = checkedPath(of: chain)
    let conditions = guards.conditions(around: token) + [body.shortCircuit(before: token)].compactMap { $0 }
    return conditions.contains { reads(path, in: $0, before: token) } || isAssigned(path, before: token)
  }

  /// What a chain leads to, in the same words wherever it leads to the same.
  func subject(of chain: PostfixExpression) -> String { path(of: chain).joined(separator: ".") }

  // MARK: Paths

  /// Nobody leads from one local to the next more often.
  private static let depthLimit = 16

  /// The names that lead to a thing, written in one way: without `?`, `!` and `self`, and locals replaced by what they
  /// were bound to.
  private func path(of chain: PostfixExpression, depth: Int = 0) -> [String] {
    var path: [String]
    if case .name(let name) = chain.head {
      let isOwn = name == "self" && !body.isNativeName(name)
      path = isOwn ? [] : localPath(name, at: chain.headTokens.lowerBound, depth: depth) ?? [name]
    } else {
      path = chain.headTokens.isEmpty ? [] : [tokens.text(chain.headTokens)]
    }
    for step in chain.steps {
      switch step.kind {
      case .member("self"), .forceUnwrap, .optionalChain: continue
      case .member(let name): path.append(name)
      case .call, .subscript: path.append(tokens.text(step.tokens))
      }
    }
    return path
  }

  /// What a local was bound to, where that is a chain alone: `view.superview` of `let container = view.superview`.
  private func localPath(_ name: String, at token: Int, depth: Int) -> [String]? {
    // A name is bound to what stands before it, so that following the values comes to an end.
    guard depth < Self.depthLimit, let value = body.local(name, at: token)?.value, !value.isEmpty,
      value.upperBound <= token
    else { return nil }
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, chain.headName != nil else { return nil }
    return path(of: chain, depth: depth + 1)
  }

  /// What tells of a thing: of `subviews.first` the collection.
  private func checkedPath(of chain: PostfixExpression) -> [String] {
    var path = path(of: chain)
    if path.count > 1, let last = path.last, ["first", "last", "randomElement"].contains(last) { path.removeLast() }
    return path
  }

  private func reads(_ path: [String], in condition: Range<Int>, before limit: Int) -> Bool {
    condition.contains { index in
      guard index < limit, body.tree.isName(index), tokens.kind(index - 1) != .period else { return false }
      let chain = body.tree.postfixExpression(at: index, before: condition.upperBound)
      return self.path(of: chain).starts(with: path)
    }
  }

  /// Whether the run has put something there itself.
  private func isAssigned(_ path: [String], before token: Int) -> Bool {
    let first: [[String]: Int]
    if let known = body.readings.assignedPaths {
      first = known
    } else {
      let paths = body.assignments.filter(\.isPlain).map { (self.path(of: $0.target), $0.operatorToken) }
      first = Dictionary(paths) { first, _ in first }
      body.readings.assignedPaths = first
    }
    return first[path].map { $0 < token } ?? false
  }
}
