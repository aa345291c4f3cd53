import IntrospectFacts
import IntrospectSyntax

/// Finds what SwiftUI has for one use of a member of a native object.
struct ModifierMatcher {
  /// What the object of the call site may be.
  let classes: [String]
  /// The call forms that find it.
  let viewTypes: [String]
  /// Whether the call stands right on the view.
  let isOnTheView: Bool

  /// What does the same as an assignment; none where that is not sure.
  func modifiers(for assignment: BodyAssignment, in body: CustomizeBody) -> (member: String, [NativeModifier])? {
    guard assignment.isPlain, let path = path(of: assignment.target, in: body) else { return nil }
    let name = path.members.joined(separator: ".")
    guard !body.readsNativeObject(in: assignment.value) else { return (name, []) }
    let found = rows(for: path.members, path.classes).filter { !$0.isMethod && fits($0, assignment.value, path, body) }
    if found.isEmpty, let whole = Self.withoutEdge(path.members) {
      // `contentInset.bottom = 8`: what sets all edges sets one.
      return (name, rows(for: whole, path.classes).filter { !$0.isMethod && $0.condition == .any })
    }
    return (name, found)
  }

  /// What does the same as a call; none where that is not sure.
  func modifiers(forCall chain: PostfixExpression, in body: CustomizeBody) -> (member: String, [NativeModifier])? {
    guard let call = chain.steps.last, call.kind == .call else { return nil }
    let callee = PostfixExpression(
      head: chain.head, headTokens: chain.headTokens, steps: Array(chain.steps.dropLast()))
    guard let path = path(of: callee, in: body) else { return nil }
    let name = path.members.joined(separator: ".")
    guard call.trailingClosures.isEmpty, !call.arguments.contains(where: { body.readsNativeObject(in: $0.value) })
    else { return (name, []) }
    if path.members.count > 1, path.members.last == "remove", call.arguments.count == 1 {
      // `styleMask.remove(.resizable)`
      let option = text(call.arguments[0].value, body)
      return (name, rows(for: path.members.dropLast(), path.classes).filter { $0.condition == .removing(option) })
    }
    return (name, rows(for: path.members, path.classes).filter { $0.isMethod && fits($0, call, body) })
  }

  /// What is known for sure of a member of the object that SwiftUI uses for its look or its behaviour.
  func owner(of member: String) -> OwnedMember? {
    for viewType in viewTypes {
      guard let owner = OwnedMember.owner(of: member, on: classes[0], viewType: viewType) else { continue }
      switch owner.role {
      case .appearance, .behaviour: return owner.confidence == .high && owner.use == .assignment ? owner : nil
      case .delegate, .dataSource, .layout, .content, .boundValue: return nil
      }
    }
    return nil
  }

  /// The way from the object of the call itself; nil for one that a cast says more of.
  private func path(of chain: PostfixExpression, in body: CustomizeBody) -> NativeMemberPath? {
    guard body.nativeObject(chain)?.cast == nil, let path = body.memberPath(of: chain, classes: classes),
      path.classes == classes
    else { return nil }
    return path
  }

  private func rows(for path: [String], _ classes: [String]) -> [NativeModifier] {
    let name = path.joined(separator: ".")
    var found: [NativeModifier] = []
    for viewType in viewTypes {
      let more = NativeModifier.modifiers(for: name, on: classes[0], viewType: viewType)
      found += more.filter { $0.isFullReplacement && isUsable($0) && !found.contains($0) }
    }
    return found
  }

  /// Whether what replaces the member of the view that is meant replaces it here: an object that is found in another
  /// view, as the scroll view of a List, has another background.
  private func isUsable(_ modifier: NativeModifier) -> Bool {
    let isBackground = modifier.path == ["backgroundColor"]
    if modifier.viewType == "view", isBackground { return false }
    if isBackground { return modifier.viewType != "scrollView" || isOnTheView }
    if case .together = modifier.condition { return isOnTheView }
    return true
  }

  // MARK: Conditions

  private func fits(
    _ modifier: NativeModifier, _ value: Range<Int>, _ path: NativeMemberPath, _ body: CustomizeBody
  ) -> Bool {
    switch modifier.condition {
    case .any: true
    case .equals(let literals): literals.contains { isLiteral($0, value, body) }
    case .expression: !isConstant(value, body)
    case .newObject(let name): isNewObject(of: name, value, body)
    case .mentioning(let name): mentions(name, value, body)
    case .together(let other, let literal):
      isLiteral(literal, value, body) && sets(Array(path.members.dropLast()) + [other], to: literal, in: body)
    case .reading, .removing, .callback, .purpose: false
    }
  }

  private func fits(_ modifier: NativeModifier, _ call: PostfixExpression.Step, _ body: CustomizeBody) -> Bool {
    let labels = modifier.fullName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { String($0) }
    let given = call.arguments.map { $0.label ?? "_" }
    // Arguments with a default value may be left out; a completion closure makes it more than the modifier.
    guard given.count <= labels.count, zip(given, labels).allSatisfy({ $0 == $1 }) else { return false }
    switch modifier.condition {
    case .any: return true
    case .equals(let literals):
      guard let first = call.arguments.first?.value else { return false }
      return literals.contains { isLiteral($0, first, body) }
    case .expression: return call.arguments.first.map { !isConstant($0.value, body) } ?? false
    case .mentioning(let name): return call.arguments.contains { mentions(name, $0.value, body) }
    case .newObject(let name): return call.arguments.first.map { isNewObject(of: name, $0.value, body) } ?? false
    case .reading, .removing, .together, .callback, .purpose: return false
    }
  }

  private func text(_ value: Range<Int>, _ body: CustomizeBody) -> String {
    value.map { body.tokens.text($0) }.joined()
  }

  /// Whether a value is the literal; before a leading dot, its type may be written.
  private func isLiteral(_ literal: String, _ value: Range<Int>, _ body: CustomizeBody) -> Bool {
    let written = text(value, body)
    if written == literal { return true }
    guard literal.hasPrefix("."), written.hasSuffix(literal) else { return false }
    let type = written.dropLast(literal.count)
    return type.unicodeScalars.first?.properties.isUppercase == true && !type.contains("(")
  }

  private func isConstant(_ value: Range<Int>, _ body: CustomizeBody) -> Bool {
    guard value.count == 1 else { return false }
    switch body.tokens.kind(value.lowerBound) {
    case .integerLiteral, .floatLiteral, .stringLiteral: return true
    default: return ["true", "false", "nil"].contains(body.tokens.text(value.lowerBound))
    }
  }

  private func isNewObject(of name: String, _ value: Range<Int>, _ body: CustomizeBody) -> Bool {
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return chain.tokens.upperBound == value.upperBound && chain.headName == name && chain.steps.map(\.kind) == [.call]
  }

  /// Whether the value names something: `.editingChanged`, `UITapGestureRecognizer`.
  private func mentions(_ name: String, _ value: Range<Int>, _ body: CustomizeBody) -> Bool {
    let isMember = name.hasPrefix(".")
    let word = isMember ? String(name.dropFirst()) : name
    return value.contains { index in
      body.tokens.kind(index) == .identifier && body.tokens.name(index) == word
        && (body.tokens.kind(index - 1) == .period) == isMember
    }
  }

  /// Whether the code gives another member of the same object a value.
  private func sets(_ path: [String], to literal: String, in body: CustomizeBody) -> Bool {
    body.assignments.contains { other in
      body.memberPath(of: other.target, classes: classes)?.members == path && isLiteral(literal, other.value, body)
    }
  }

  /// The path to the insets of which a path names one edge.
  private static func withoutEdge(_ path: [String]) -> [String]? {
    let edges: Set<String> = ["top", "bottom", "left", "right", "leading", "trailing"]
    guard path.count > 1, let last = path.last, edges.contains(last) else { return nil }
    let insets = path[path.count - 2]
    let isInsets = ["Inset", "Insets", "Margins"].contains(where: insets.hasSuffix)
    return isInsets ? Array(path.dropLast()) : nil
  }
}

extension CustomizeBody {
  /// Whether an expression asks something of the native object, or of what was reached through it.
  func readsNativeObject(in value: Range<Int>) -> Bool {
    value.contains { index in
      switch tokens.kind(index) {
      case .identifier, .dollarIdentifier:
        tokens.kind(index - 1) != .period && tokens.kind(index + 1) != .colon
          && local(tokens.name(index), at: index)?.origin == .native
      case .keyword: isNativeName("self") && tokens.isText(index, "self")
      default: false
      }
    }
  }
}
