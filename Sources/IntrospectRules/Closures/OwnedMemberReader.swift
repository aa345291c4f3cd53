import IntrospectFacts
import IntrospectSyntax

/// Finds where code with a native object overwrites what SwiftUI owns, without regard for what was there.
struct OwnedMemberReader {
  struct Override {
    let fact: OwnedMember
    /// As it is written behind the object: `tabBar.delegate`.
    let name: String
    /// The left side of the assignment, or the name of the call.
    let range: Range<Int>
  }

  private let body: CustomizeBody
  private let classes: [String]
  private let viewType: String?
  private let file: FileContext
  private var tokens: TokenBuffer { body.tokens }

  /// - Parameters:
  ///   - classes: what the object of the call site may be.
  ///   - viewType: the call form of the view type; nil for a probe and for the 0.x module.
  init(_ body: CustomizeBody, classes: [String], viewType: String?, in file: FileContext) {
    self.body = body
    self.classes = classes
    self.viewType = viewType
    self.file = file
  }

  /// In order of place.
  func overrides() -> [Override] {
    let all = body.assignments.compactMap(override) + body.region.joined().compactMap(call)
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func override(by assignment: BodyAssignment) -> Override? {
    let target = assignment.target
    guard assignment.isPlain, case .member(let last)? = target.steps.last?.kind,
      !OwnedMember.members(called: last).isEmpty, let path = body.memberPath(of: target, classes: classes),
      let fact = fact(about: path, assignment.value), !isForwarded(last, assignment),
      !(fact.severity < .error && isGuarded(assignment, last))
    else { return nil }
    return Override(fact: fact, name: path.members.joined(separator: "."), range: target.tokens)
  }

  // MARK: Facts

  /// What is known of the member; nil where it is free, or where that hangs on the class.
  private func fact(about path: NativeMemberPath, _ value: Range<Int>) -> OwnedMember? {
    let fact = fact(about: path)
    switch fact?.use {
    case .assignment: return fact
    case .assignmentOf(let text):
      let written = value.map { tokens.text($0) }.joined()
      return written == text ? fact : nil
    case .call, .anyCall, .read, .override, nil: return nil
    }
  }

  private func fact(about path: NativeMemberPath) -> OwnedMember? {
    let property = path.members.joined(separator: ".")
    var found: OwnedMember?
    for name in path.classes {
      if let owner = OwnedMember.owner(of: property, on: name, viewType: viewType), owner.isClearlyOwned,
        owner.subject == .introspected
      {
        found = found ?? owner
      } else if NativeClass.named(name)?.has(path.members[0]) ?? true {
        return nil
      }
    }
    return found
  }

  /// `controller.setViewControllers(…)`: an assignment in other words.
  private func call(at index: Int) -> Override? {
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .leftParen
    else { return nil }
    let name = tokens.name(index)
    guard name.hasPrefix("set"), !OwnedMember.members(called: name).isEmpty else { return nil }
    let chain = body.tree.chain(endingAt: index)
    guard let path = body.memberPath(of: chain, classes: classes), let fact = fact(about: path), fact.use == .anyCall
    else { return nil }
    return Override(fact: fact, name: path.members.joined(separator: "."), range: index..<index + 1)
  }

  // MARK: Regard for what was there

  /// Whether the assignment happens once: a place that is set at the start may well be the wish.
  private func isGuarded(_ assignment: BodyAssignment, _ member: String) -> Bool {
    IdempotencyGuards(body).covers(assignment.operatorToken, names: [member], removals: [])
  }

  /// Whether the old value is taken before it is replaced, an identity guard stands before the assignment, or what is
  /// assigned forwards.
  private func isForwarded(_ member: String, _ assignment: BodyAssignment) -> Bool {
    let operatorToken = assignment.operatorToken
    // `view.delegate = view.delegate`, `Proxy(view.delegate)`, `Proxy(view)`
    if assignment.value.contains(where: { isRead(member, at: $0) }) || isGivenObject(assignment.value) { return true }
    if firstRead(of: member) < operatorToken { return true }
    return isForwardingProxy(assignment.value) || isOldValue(assignment.value)
  }

  /// Whether the token names the member of a native object, and reads it.
  private func isRead(_ member: String, at index: Int) -> Bool {
    tokens.kind(index - 1) == .period && tokens.kind(index) == .identifier && tokens.name(index) == member
      && tokens.kind(index + 1) != .equal && body.nativeObject(body.tree.chain(endingAt: index)) != nil
  }

  /// The first place that reads the member of a native object: in a condition of control flow, where it is asked and
  /// not kept, one that compares it.
  private func firstRead(of member: String) -> Int {
    if let known = body.readings.firstReads[member] { return known }
    let first = body.code.first { isRead(member, at: $0) && (!body.isInHeader($0) || isCompared($0)) }
    body.readings.firstReads[member] = first ?? .max
    return first ?? .max
  }

  /// Whether what the token ends is compared: `view.delegate !== proxy`, `view.delegate == nil`.
  private func isCompared(_ index: Int) -> Bool {
    let operators: Set<String> = ["===", "!==", "==", "!="]
    let start = body.tree.chain(endingAt: index).tokens.lowerBound
    return operators.contains(tokens.text(index + 1)) || operators.contains(tokens.text(start - 1))
  }

  /// Whether the object assigned is made with the native object, from which it can take the old value itself.
  private func isGivenObject(_ value: Range<Int>) -> Bool {
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return chain.steps.flatMap(\.arguments).contains { body.nativeObject(in: $0.value) != nil }
  }

  /// Whether the class of the object forwards messages; a class that nobody has seen yet may.
  private func isForwardingProxy(_ value: Range<Int>) -> Bool {
    let resolver = TypeResolver(declarations: file.declarations, structure: body.structure)
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard let type = resolver.type(of: chain), !type.isMetatype, !NativeClassName.isFramework(type.typeName) else {
      return false
    }
    guard let parts = file.declarations.entries(of: .type(type.typeName), around: body.structure) else { return true }
    return parts.contains { part in
      part.structure.members(of: part.number).contains { $0.kind == .function && $0.name == "forwardingTarget" }
    }
  }

  /// `textField.delegate = original`: what was there before is put back.
  private func isOldValue(_ value: Range<Int>) -> Bool {
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard let name = chain.lastName?.lowercased() else { return false }
    return ["original", "previous", "old"].contains(where: name.hasPrefix)
  }
}
