import IntrospectFacts
import IntrospectSyntax

/// Finds the effects in a customize closure that harm when they are repeated, and leaves out those that are guarded.
struct EffectJudge {
  /// One effect to report.
  struct Reported {
    /// The name of the member.
    let token: Int
    let outcome: String
    let consequence: String
    let remedy: String
    let isMinor: Bool
    /// Further effects that follow from this one: constraints of a view that was added.
    var companions: [Int] = []
    /// The local name of the object that was added.
    let subject: String?
    /// The expression of the object that was added; nil where the call alone counts.
    var object: Range<Int>?
    /// How the repetition does harm; nil for a collection that grows.
    var kind: MemberEffect.Kind?
  }

  private let body: CustomizeBody
  /// Read only where there is an effect that may need one.
  private lazy var guards = IdempotencyGuards(body)
  /// The first `=` behind each name in the region.
  private lazy var firstAssignments: [String: Int] = {
    let assignments = body.region.joined().filter { tokens.kind($0) == .equal }
    return Dictionary(assignments.map { (tokens.name($0 - 1), $0) }) { first, _ in first }
  }()
  private(set) var reported: [Reported] = []
  /// The last effect on each local, by its place in `reported`.
  private var lastReported: [String: Int] = [:]
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody) {
    self.body = body
  }

  /// Reads the whole region that runs each time.
  mutating func read() {
    for range in body.region {
      for index in range where tokens.kind(index) == .identifier { readName(at: index) }
      for index in range where tokens.kind(index) == .operator && tokens.isText(index, "+=") { readGrowth(at: index) }
    }
    reported.sort { $0.token < $1.token }
  }

  private mutating func readName(at index: Int) {
    let name = tokens.name(index)
    if tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .equal {
      readAssignment(of: name, at: index)
    } else if tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .leftBrace {
      readCall(of: name, at: index)
    }
  }

  // MARK: Calls

  private mutating func readCall(of name: String, at index: Int) {
    let effects = MemberEffect.effects(of: name, ownedBy: .nonIdempotentClosure)
    let isGrowth = name == "append" || name == "insert"
    guard !effects.isEmpty || isGrowth else { return }
    let call = body.tree.call(behind: index)
    let receiver = tokens.kind(index - 1) == .period ? body.tree.chain(before: index - 1) : nil
    for effect in effects where effect.fits(call, on: receiver) {
      readEffect(effect, at: index, call: call, receiver: receiver)
      return
    }
    if isGrowth, let receiver { readGrowingCall(name, at: index, call: call, receiver: receiver) }
  }

  private mutating func readEffect(
    _ effect: MemberEffect, at index: Int, call: Call, receiver: PostfixExpression?
  ) {
    // A call on something that this run made and nobody keeps dies with it; of other locals nothing is known.
    if let receiver, effect.member != "add", effect.subject == .object {
      let origin = body.rootOrigin(of: receiver)
      guard origin == .native || origin == .outside else { return }
    }
    switch effect.subject {
    case .call:
      // `x.store(in: &set)`; without the ampersand it is another function of that name.
      let set = call.arguments.first?.value
      if effect.member == "store", set.map({ tokens.isText($0.lowerBound, "&") }) != true { return }
    case .object:
      guard let value = call.arguments.first?.value, isHarmful(value, in: effect) else { return }
    case .objects:
      guard let value = call.arguments.first?.value, holdsFreshObjects(value) else { return }
    case .argument(let label):
      guard let value = call.arguments.first(where: { $0.label == label })?.value, isHarmful(value, in: effect)
      else { return }
    }
    report(effect, at: index, subject: call.arguments.first?.value)
  }

  /// Whether the object handed over is new in each run.
  private func isHarmful(_ value: Range<Int>, in effect: MemberEffect) -> Bool {
    guard body.origin(of: value) == .fresh else { return false }
    // An action with an identifier replaces the one before.
    if effect.member == "addAction" { return !hasIdentifier(value) }
    return true
  }

  private func hasIdentifier(_ value: Range<Int>) -> Bool {
    var value = value
    if value.count == 1,
      let local = body.declarations(named: tokens.name(value.lowerBound)).last(where: {
        $0.nameToken < value.lowerBound
      }), let initial = local.initialValue
    {
      value = initial
    }
    return value.contains { tokens.isText($0, "identifier") && tokens.kind($0 + 1) == .colon }
  }

  /// Whether an array literal holds constraints, annotations … that are built in this run.
  private func holdsFreshObjects(_ value: Range<Int>) -> Bool {
    guard tokens.kind(value.lowerBound) == .leftBracket else { return body.origin(of: value) == .fresh }
    return body.tree.elements(inBracketAt: value.lowerBound).contains { element in
      let chain = body.tree.postfixExpression(at: element.lowerBound, before: element.upperBound)
      let isConstraint = chain.memberNames.last == "constraint" && chain.steps.last?.kind == .call
      return isConstraint || body.origin(of: element) == .fresh
    }
  }

  // MARK: Collections

  /// `cancellables.append(x)`, `items.insert(x, at: 0)` on a collection that outlives the closure.
  private mutating func readGrowingCall(_ name: String, at index: Int, call: Call, receiver: PostfixExpression) {
    let labels = call.arguments.map { $0.label ?? "_" }
    let isSequence = labels == ["contentsOf"]
    let origin = body.rootOrigin(of: receiver)
    guard origin == .outside || origin == .native, call.trailingClosures.isEmpty, let collection = receiver.lastName,
      !isConstantReceiver(receiver), !isCopy(receiver)
    else { return }
    switch (name, labels) {
    case ("append", ["_"]), ("append", ["contentsOf"]), ("insert", ["_", "at"]), ("insert", ["contentsOf", "at"]):
      break
    case ("insert", ["_"]):
      // An equal value does not make a set grow; a new subscription does.
      guard let value = call.arguments.first?.value, isSubscription(value) else { return }
    default:
      return
    }
    reportGrowth(of: collection, at: index, isSequence: isSequence)
  }

  private func isSubscription(_ value: Range<Int>) -> Bool {
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return ["sink", "assign", "observe"].contains(chain.memberNames.last ?? "")
  }

  /// A type, as in `Logger.append(…)`: not a collection.
  private func isConstantReceiver(_ receiver: PostfixExpression) -> Bool {
    guard receiver.steps.isEmpty, let name = receiver.headName, let letter = name.unicodeScalars.first else {
      return false
    }
    return letter.properties.isUppercase
  }

  /// `items += [x]`, `text += "…"`.
  private mutating func readGrowth(at index: Int) {
    guard tokens.kind(index - 1) == .identifier,
      tokens.kind(index + 1) == .leftBracket || tokens.kind(index + 1) == .stringLiteral
        || tokens.kind(index + 1) == .stringHead
    else { return }
    let chain = body.tree.chain(endingAt: index - 1)
    let origin = body.rootOrigin(of: chain)
    guard origin == .outside || origin == .native, let collection = chain.lastName, !isCopy(chain) else { return }
    reportGrowth(of: collection, at: index - 1, isSequence: false)
  }

  /// Whether a chain is a local `var` alone: of a value, that is a copy, which dies with the run.
  private func isCopy(_ chain: PostfixExpression) -> Bool {
    guard chain.steps.isEmpty, let name = chain.headName,
      let value = body.local(name, at: chain.headTokens.lowerBound)?.value
    else { return false }
    return body.declarations(named: name).contains { declaration in
      declaration.initialValue?.lowerBound == value.lowerBound
        && tokens.isText(declaration.keyword, "var")
    }
  }

  private mutating func reportGrowth(of collection: String, at index: Int, isSequence: Bool) {
    let removals = MemberEffect.collectionRemovals
    guard !guards.covers(index, names: [collection], removals: removals), !isReset(collection, before: index) else {
      return
    }
    reported.append(
      Reported(
        token: index, outcome: isSequence ? "makes '\(collection)' longer" : "makes '\(collection)' grow by one",
        consequence: "it lives longer than the closure",
        remedy: "check whether '\(collection)' holds the element already, or assign a whole value", isMinor: false,
        subject: nil))
  }

  /// Whether the collection was assigned anew in this run before it grew.
  private mutating func isReset(_ collection: String, before index: Int) -> Bool {
    firstAssignments[collection].map { $0 < index } ?? false
  }

  // MARK: Assignments

  private mutating func readAssignment(of name: String, at index: Int) {
    let chain = body.tree.chain(before: index - 1)
    let value = index + 2..<body.tree.endOfExpression(from: index + 2, before: body.closeBrace)
    if name == "isActive" {
      readActivation(of: chain, at: index, value: value)
      return
    }
    guard let effect = MemberEffect.effects(of: name).first(where: { $0.form == .assignment }),
      body.rootOrigin(of: chain) == .native, !value.isEmpty, body.origin(of: value) == .fresh
    else { return }
    report(effect, at: index, subject: value)
  }

  /// `a.constraint(equalTo: b).isActive = true`: built and activated in one expression.
  private mutating func readActivation(of chain: PostfixExpression, at index: Int, value: Range<Int>) {
    guard tokens.isText(value.lowerBound, "true"), chain.steps.last?.kind == .call,
      chain.memberNames.last == "constraint",
      let effect = MemberEffect.effects(of: "activate").first
    else { return }
    report(effect, at: index, subject: nil)
  }

  // MARK: Reports

  private mutating func report(_ effect: MemberEffect, at index: Int, subject: Range<Int>?) {
    guard !guards.covers(index, names: Set(effect.guards), removals: Set(effect.removals)) else { return }
    let isConstraint = effect.guards.contains("constraints")
    if isConstraint, let owner = names(near: index).compactMap({ lastReported[$0] }).max() {
      reported[owner].companions.append(index)
      return
    }
    let name = subject.flatMap { $0.count == 1 ? tokens.name($0.lowerBound) : nil }
    if let name { lastReported[name] = reported.count }
    reported.append(
      Reported(
        token: index, outcome: effect.outcome, consequence: effect.consequence, remedy: effect.remedy,
        isMinor: effect.isMinor, subject: name, object: subject, kind: effect.kind))
  }

  /// The names that the statement around `index` uses.
  private func names(near index: Int) -> [String] {
    var start = index
    while start > body.code.lowerBound, !tokens.startsLine(start) { start -= 1 }
    let end = max(body.tree.endOfExpression(from: start, before: body.closeBrace), index + 1)
    return (start..<end).filter { tokens.kind($0) == .identifier }.map(tokens.name)
  }
}
