import IntrospectFacts
import IntrospectSyntax

/// Tells whether a place in a customize closure is reached once only, or after the earlier effect was taken away.
struct IdempotencyGuards {
  let body: CustomizeBody
  /// Of code that another body calls: the guards there, and the place of the call.
  private let caller: (guards: [IdempotencyGuards], name: Int)?
  /// Of the early exits of one block, no more are looked at one by one.
  private static let exitLimit = 100

  init(_ body: CustomizeBody) {
    self.body = body
    caller = body.caller.map { ([IdempotencyGuards($0.body)], $0.name) }
  }

  /// The early exits of a block, in order of place.
  private func earlyExits(inBlockAt open: Int) -> [BodyReadings.EarlyExit] {
    if let known = body.readings.earlyExits { return known[open] ?? [] }
    var exits: [Int: [BodyReadings.EarlyExit]] = [:]
    let tree = body.tree
    let returns = ReturnPlaces(body)
    for index in body.code where body.tokens.kind(index) == .leftBrace {
      guard let flow = tree.controlFlow.body(at: index), let close = tree.brackets.partner(of: index) else { continue }
      let isGuard = body.tokens.isText(flow.keyword, "guard")
      guard isGuard || body.tokens.isText(flow.keyword, "if") && returns.isAny(in: index..<close),
        let block = tree.brackets.opener(of: flow.keyword)
      else { continue }
      exits[block, default: []].append(.init(keyword: flow.keyword, condition: flow.header))
    }
    body.readings.earlyExits = exits.mapValues { $0.sorted { $0.keyword < $1.keyword } }
    return body.readings.earlyExits?[open] ?? []
  }

  /// Whether the effect at `token` is guarded: a condition around or before it tells that it was done already.
  ///
  /// - Parameters:
  ///   - names: members whose value shows the effect, and collections it changes.
  ///   - removals: calls that take an earlier effect away.
  func covers(_ token: Int, names: Set<String>, removals: Set<String>) -> Bool {
    if isGuarded(token, names) || isRemoved(before: token, removals) { return true }
    guard let caller else { return false }
    return caller.guards.contains { $0.covers(caller.name, names: names, removals: removals) }
  }

  private func isGuarded(_ token: Int, _ names: Set<String>) -> Bool {
    var place = token
    while let open = body.tree.brackets.opener(of: place), open >= body.openBrace {
      if body.tokens.kind(open) == .leftBrace {
        if firstGuard(inBlockAt: open, names) < place { return true }
        if conditions(ofBlockAt: open).contains(where: { isGuard($0, names: names) }) { return true }
      }
      place = open
    }
    return false
  }

  /// The first early exit of a block that tells an earlier run.
  private func firstGuard(inBlockAt open: Int, _ names: Set<String>) -> Int {
    let exits = earlyExits(inBlockAt: open)
    guard !exits.isEmpty else { return .max }
    let question = BodyReadings.Question(block: open, names: names)
    if let known = body.readings.firstGuards[question] { return known }
    let exit = exits.first { isGuard($0.condition, names: names) }
    body.readings.firstGuards[question] = exit?.keyword ?? .max
    return exit?.keyword ?? .max
  }

  /// What the control flow of a block asks before it is entered.
  private func conditions(ofBlockAt open: Int) -> [Range<Int>] {
    // The sequence of a loop says what to go over, not whether.
    guard let flow = body.tree.controlFlow.body(at: open), !body.tokens.isText(flow.keyword, "for") else { return [] }
    return [flow.header] + body.tree.failedHeaders(before: flow)
  }

  /// The conditions of the control flow around a token and of the early exits before it, inside the closure.
  func conditions(around token: Int) -> [Range<Int>] {
    let tree = body.tree
    var conditions: [Range<Int>] = []
    var place = token
    while let open = tree.brackets.opener(of: place), open >= body.openBrace {
      if body.tokens.kind(open) == .leftBrace {
        conditions += earlyExits(inBlockAt: open).prefix(Self.exitLimit).filter { $0.keyword < place }.map(\.condition)
        conditions += self.conditions(ofBlockAt: open)
      }
      place = open
    }
    return conditions
  }

  /// Whether a condition tells an earlier run: it reads what the effect changes or what the closure writes, or it
  /// compares identities.
  private func isGuard(_ condition: Range<Int>, names: Set<String>) -> Bool {
    let tokens = body.tokens
    return condition.contains { index in
      switch tokens.kind(index) {
      case .identifier, .keyword:
        let name = tokens.name(index)
        if name == "objc_getAssociatedObject" { return true }
        if names.contains(name) { return !isOwner(name) || isCompared(index) }
        // `if let window = view.window` binds a name; only `if let window` reads one of that name.
        let isBound = tokens.isText(index - 1, "let") && tokens.kind(index + 1) == .equal
        return tokens.kind(index) == .identifier && !isBound && body.writtenNames.contains(name)
      case .operator:
        if tokens.isText(index, "===") || tokens.isText(index, "!==") { return true }
        guard tokens.isText(index, "==") || tokens.isText(index, "!=") else { return false }
        return comparesNativeObject(index)
      default:
        return false
      }
    }
  }

  /// Members that lead upwards, so that reading them alone finds a place and tells nothing of the effect.
  private func isOwner(_ name: String) -> Bool { name == "superview" || name == "parent" || name == "superlayer" }

  private func isCompared(_ index: Int) -> Bool {
    ["==", "!=", "===", "!==", "is", "as"].contains(body.tokens.text(index + 1))
  }

  /// `scrollView != adapter.scrollView`: one side is the native object itself, the other no literal.
  private func comparesNativeObject(_ comparison: Int) -> Bool {
    let tokens = body.tokens
    func isNative(_ index: Int) -> Bool { body.isNativeName(tokens.name(index)) }
    func isValue(_ index: Int) -> Bool {
      tokens.kind(index) == .identifier || tokens.kind(index) == .dollarIdentifier || tokens.isText(index, "self")
    }
    let right = tokens.kind(comparison + 2) != .period && isNative(comparison + 1)
    let left = tokens.kind(comparison - 2) != .period && isNative(comparison - 1)
    return left && isValue(comparison + 1) || right && isValue(comparison - 1)
  }

  /// Whether what outlives the run was cleared before the effect.
  private func isRemoved(before token: Int, _ removals: Set<String>) -> Bool {
    guard !removals.isEmpty else { return false }
    let first = body.readings.firstRemovals ?? Self.firstRemovals(in: body)
    body.readings.firstRemovals = first
    return removals.contains { name in first[name].map { $0 < token } ?? false }
  }

  /// For each call that clears something, its first place in the region; clearing what this run made does not count.
  private static func firstRemovals(in body: CustomizeBody) -> [String: Int] {
    var first: [String: Int] = [:]
    let tokens = body.tokens
    for index in body.region.joined() where tokens.kind(index) == .identifier {
      let name = tokens.name(index)
      guard first[name] == nil, MemberEffect.isRemoval(name) else { continue }
      if tokens.kind(index - 1) == .period, body.rootOrigin(of: body.tree.chain(before: index - 1)) == .fresh { continue }
      first[name] = index
    }
    return first
  }
}

/// Tells whether there is a `return` in a range of the tokens of a body.
private struct ReturnPlaces {
  private let returns: [Int]

  init(_ body: CustomizeBody) { returns = body.code.filter { body.tokens.isText($0, "return") } }

  func isAny(in range: Range<Int>) -> Bool {
    let first = returns.partitioningIndex { $0 >= range.lowerBound }
    return first < returns.count && returns[first] < range.upperBound
  }
}
