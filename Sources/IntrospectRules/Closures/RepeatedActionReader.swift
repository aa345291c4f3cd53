import IntrospectFacts
import IntrospectSyntax

/// Finds actions that disturb when they happen at each run, and values that start from what the run before has left.
struct RepeatedActionReader {
  private let body: CustomizeBody
  /// The classes that the native object itself is declared with.
  private let givenClasses: [String]
  /// Both read only where there is an action.
  private lazy var eachRun = EachRun(body)
  private lazy var guards = IdempotencyGuards(body)
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }

  init(_ body: CustomizeBody, givenClasses: [String]) {
    self.body = body
    self.givenClasses = givenClasses
  }

  mutating func read() -> [BodyFinding] {
    var found: [BodyFinding] = []
    for index in body.region.joined() where tokens.kind(index) == .identifier {
      if let finding = call(at: index) { found.append(finding) }
    }
    for assignment in body.assignments {
      let finding = assignment.isPlain ? derivation(assignment) : growth(assignment)
      if let finding { found.append(finding) }
    }
    return found
  }

  // MARK: Calls

  private mutating func call(at index: Int) -> BodyFinding? {
    let name = tokens.name(index)
    guard tokens.kind(index + 1) == .leftParen || tokens.kind(index + 1) == .leftBrace else { return nil }
    let effects = MemberEffect.effects(of: name, ownedBy: .repeatedAction)
    guard !effects.isEmpty else { return nil }
    let call = tree.call(behind: index)
    let receiver = tokens.kind(index - 1) == .period ? tree.chain(before: index - 1) : nil
    guard let effect = effects.first(where: { $0.fits(call, on: receiver) }), isMeant(effect, call, receiver, at: index)
    else { return nil }
    if name == "asyncAfter" || name == "animate", isHarmlessBlock(of: call) { return nil }
    // An animation under a key replaces the one before.
    let hasKey = name == "add" && call.arguments.last.map { !tokens.isText($0.value.lowerBound, "nil") } == true
    return finding(effect, named: name, at: index, range: index..<index + 1, omitsConsequence: hasKey)
  }

  /// Whether the receiver is one that has the member.
  private func isMeant(_ effect: MemberEffect, _ call: Call, _ receiver: PostfixExpression?, at index: Int) -> Bool {
    guard let receiver else {
      // A function, not a member: of one that is given an object, the native one counts.
      guard tokens.kind(index - 1) != .keyword, effect.classes.isEmpty, effect.member != "toggle" else { return false }
      return effect.member != "object_setClass" || call.arguments.first.map { body.origin(of: $0.value) == .native } == true
    }
    switch effect.member {
    case "asyncAfter": return receiver.headName == "DispatchQueue" || lastName(of: receiver).hasSuffix("queue")
    case "animate": return true
    case "impactOccurred": return body.rootOrigin(of: receiver) != .native
    case "toggle": return !receiver.memberNames.isEmpty && body.rootOrigin(of: receiver) == .native
    case "replaceCurrentItem": return lastName(of: receiver).hasSuffix("player")
    default: return body.rootOrigin(of: receiver) == .native && mayHave(effect, receiver)
    }
  }

  private func lastName(of chain: PostfixExpression) -> String { (chain.lastName ?? "").lowercased() }

  /// Whether the native object itself may be of a class with the member; of what is reached through it nothing is known.
  private func mayHave(_ effect: MemberEffect, _ receiver: PostfixExpression) -> Bool {
    guard !effect.classes.isEmpty, let object = body.nativeObject(receiver), object.path.isEmpty, object.cast == nil
    else { return true }
    return givenClasses.allSatisfy { given in
      guard let known = NativeClass.named(given) else { return true }
      return effect.classes.contains { $0 == "NSObject" || known.inherits(from: $0) }
    }
  }

  /// Whether a block only assigns, which changes nothing the next time, or something in it is reported by itself.
  private func isHarmlessBlock(of call: Call) -> Bool {
    let blocks = call.arguments.filter { $0.label == "execute" || $0.label == "animations" } + call.trailingClosures
    guard let block = blocks.first, tokens.kind(block.value.lowerBound) == .leftBrace else { return false }
    let code = tree.closure(at: block.value.lowerBound).body
    let hasEffect = code.contains {
      tokens.kind($0) == .identifier && tokens.kind($0 + 1) == .leftParen
        && !MemberEffect.effects(of: tokens.name($0)).isEmpty
    }
    let assigned = body.assignments(in: code).count { $0.isPlain }
    return hasEffect || assigned == tree.statements(in: code).count
  }

  // MARK: Assignments

  /// `scrollView.contentInset.top += 10`, and the same through a local copy that is put back.
  private mutating func growth(_ assignment: BodyAssignment) -> BodyFinding? {
    let operation = assignment.operatorToken
    guard ["+=", "-=", "*=", "/="].contains(tokens.text(operation)), !growsCollection(assignment),
      let names = driftingPath(assignment), let property = names.first
    else { return nil }
    let effects = names.reversed().flatMap { name in MemberEffect.effects(of: name).filter { $0.form == .growth } }
    guard !effects.contains(where: { $0.owner != .repeatedAction }) else { return nil }
    let start = assignment.target.tokens.lowerBound
    return finding(
      effects.first ?? .growthOfAnyProperty, named: property, at: start, range: start..<operation + 1)
  }

  private func growsCollection(_ assignment: BodyAssignment) -> Bool {
    switch tokens.kind(assignment.value.lowerBound) {
    case .leftBracket, .stringLiteral, .stringHead: true
    default: false
    }
  }

  /// The members that lead to what a growing assignment changes for good; nil where that dies with the run.
  private func driftingPath(_ assignment: BodyAssignment) -> [String]? {
    let names = assignment.target.memberNames
    guard body.rootOrigin(of: assignment.target) == .native, let head = assignment.target.headName else { return nil }
    let start = assignment.target.headTokens.lowerBound
    guard let bound = body.local(head, at: start)?.value, isVariable(head, before: start) else { return names }
    // A local variable is a copy. It drifts where it is put back to where it came from.
    guard let source = body.nativeObject(in: bound), !source.path.isEmpty else { return nil }
    let isPutBack = body.assignments.contains { other in
      other.isPlain && other.operatorToken > assignment.operatorToken && other.value.count == 1
        && tokens.name(other.value.lowerBound) == head && body.nativeObject(other.target)?.path == source.path
    }
    return isPutBack ? source.path + names : nil
  }

  /// Whether the last binding of the name before a token is a `var`.
  private func isVariable(_ name: String, before token: Int) -> Bool {
    let last = body.code.last { index in
      index < token && tokens.kind(index) == .identifier && tokens.name(index) == name
        && (tokens.isText(index - 1, "let") || tokens.isText(index - 1, "var"))
    }
    return last.map { tokens.isText($0 - 1, "var") } ?? false
  }

  /// `view.transform = view.transform.rotated(by: 1)`, `window.rootViewController = Wrapper(window.rootViewController!)`.
  private mutating func derivation(_ assignment: BodyAssignment) -> BodyFinding? {
    guard let property = assignment.target.lastName, body.rootOrigin(of: assignment.target) == .native,
      let path = body.nativeObject(assignment.target)?.path
    else { return nil }
    let effects = MemberEffect.effects(of: property, ownedBy: .repeatedAction)
    let effect = effects.first { effect in
      switch effect.form {
      case .derivation(let calls, let reading): derives(assignment.value, from: path, by: calls, reading: reading)
      case .wrapping: wraps(assignment.value, path)
      case .call, .anyCall, .assignment, .growth: false
      }
    }
    guard let effect else { return nil }
    let last = assignment.operatorToken - 1
    return finding(effect, named: property, at: last, range: last..<last + 1)
  }

  /// Whether a value is made by one of `calls` from the property at `path`.
  private func derives(_ value: Range<Int>, from path: [String], by calls: [String], reading member: String?) -> Bool {
    let chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    let made = chain.steps.firstIndex { step in
      if case .member(let name) = step.kind { calls.contains(name) } else { false }
    }
    guard let step = made else { return false }
    let start = PostfixExpression(head: chain.head, headTokens: chain.headTokens, steps: Array(chain.steps[..<step]))
    guard body.nativeObject(start)?.path == path else { return false }
    guard let member else { return true }
    return chain.steps[step...].contains { step in
      step.tokens.contains { tokens.kind($0) == .identifier && tokens.name($0) == member }
    }
  }

  /// Whether a value is a new object that is given the property at `path`.
  private func wraps(_ value: Range<Int>, _ path: [String]) -> Bool {
    guard body.origin(of: value) == .fresh else { return false }
    return value.contains { index in
      guard tree.isName(index), tokens.kind(index - 1) != .period else { return false }
      let chain = tree.postfixExpression(at: index, before: value.upperBound)
      return body.nativeObject(chain)?.path == path
    }
  }

  // MARK: Findings


  private mutating func finding(
    _ effect: MemberEffect, named name: String, at index: Int, range: Range<Int>, omitsConsequence: Bool = false
  ) -> BodyFinding? {
    guard eachRun.reaches(index),
      !guards.covers(index, names: Set(effect.guards), removals: Set(effect.removals)),
      effect.member != "object_setClass" || !asksForClass(before: index)
    else { return nil }
    var message = "'\(name)' \(effect.outcome) at each update of the view"
    if !effect.consequence.isEmpty, !omitsConsequence { message += ": \(effect.consequence)" }
    return BodyFinding(
      message: "\(message); \(effect.remedy)", range: range, severity: effect.isMinor ? .note : nil,
      asNote: "so '\(name)' \(effect.outcome)")
  }

  /// Whether a condition with `is` or `as` stands before a token.
  private mutating func asksForClass(before token: Int) -> Bool {
    guards.conditions(around: token).contains { condition in
      condition.contains { tokens.isText($0, "is") || tokens.isText($0, "as") }
    }
  }
}
