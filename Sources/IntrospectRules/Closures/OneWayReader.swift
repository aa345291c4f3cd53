import IntrospectSyntax

/// Finds values of native objects that a condition sets and nothing sets back.
struct OneWayReader {
  private let body: CustomizeBody
  private let types: TypeResolver
  /// All that the body assigns to native objects.
  private let assignments: [Assigned]
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }

  private struct Assigned {
    /// `tabBar.isHidden`
    let path: [String]
    let target: Range<Int>
    let condition: Condition?
  }

  /// The condition nearest to an assignment.
  private struct Condition: Hashable {
    /// The word `if` or `guard`.
    let keyword: Int
    let header: Range<Int>
  }

  init(_ body: CustomizeBody, in file: FileContext) {
    self.body = body
    types = TypeResolver(declarations: file.declarations, structure: body.structure)
    assignments = body.assignments.compactMap { assignment in
      guard assignment.isPlain, let object = body.nativeObject(assignment.target), !object.path.isEmpty else { return nil }
      let token = assignment.target.tokens.lowerBound
      return Assigned(
        path: object.path, target: assignment.target.tokens, condition: Self.condition(of: token, in: body))
    }
  }

  /// One finding for each condition.
  func read() -> [BodyFinding] {
    var byCondition: [Condition: [Assigned]] = [:]
    for assigned in assignments {
      guard let condition = assigned.condition, !isSetElsewhere(assigned), !isGuarded(assigned), mayTurn(condition) else {
        continue
      }
      byCondition[condition, default: []].append(assigned)
    }
    return byCondition.map { condition, assigned in
      let name = assigned[0].path.joined(separator: ".")
      return BodyFinding(
        message: "'\(name)' keeps this value when the condition no longer holds: nothing sets it back; assign it in both "
          + "cases",
        range: assigned[0].target,
        notes: [body.note("under this condition", at: condition.keyword..<condition.keyword + 1)]
          + assigned.dropFirst().map { body.note("so does '\($0.path.joined(separator: "."))'", at: $0.target) },
        asNote: "so does '\(name)'")
    }
  }

  // MARK: Conditions

  /// The `if` around a token, or the `guard` before it in the same block; nil where neither stands there, or where
  /// something else is between.
  private static func condition(of token: Int, in body: CustomizeBody) -> Condition? {
    let tokens = body.tokens
    let tree = body.tree
    guard let open = tree.brackets.opener(of: token), open >= body.openBrace else { return nil }
    if open > body.openBrace {
      guard let flow = tree.controlFlow.body(at: open), tokens.isText(flow.keyword, "if") else { return nil }
      // Of `else if`, what went before has a part in it.
      guard !tokens.isText(flow.keyword - 1, "else") else { return nil }
      return Condition(keyword: flow.keyword, header: flow.header)
    }
    for statement in tree.statements(in: body.code).reversed() where statement.lowerBound < token {
      let start = statement.lowerBound
      guard tokens.isText(start, "guard"), tokens.kind(statement.upperBound - 1) == .rightBrace,
        let brace = tree.brackets.partner(of: statement.upperBound - 1), tree.controlFlow.body(at: brace)?.keyword == start
      else { continue }
      return Condition(keyword: start, header: start + 1..<brace - 1)
    }
    return nil
  }

  /// Whether the value is set at another place of the body: in the other branch, or before.
  private func isSetElsewhere(_ assigned: Assigned) -> Bool {
    assignments.contains { $0.path == assigned.path && $0.condition != assigned.condition }
  }

  /// Whether the condition asks for the value itself, for an identity, or for something that the run writes.
  private func isGuarded(_ assigned: Assigned) -> Bool {
    guard let header = assigned.condition?.header else { return false }
    let flags = body.writtenNames.subtracting(assignments.compactMap(\.path.last))
    return header.contains { index in
      if tokens.isText(index, "===") || tokens.isText(index, "!==") { return true }
      guard tree.isName(index) else { return false }
      if flags.contains(tokens.name(index)) { return true }
      guard tokens.kind(index - 1) != .period else { return false }
      return body.nativeObject(tree.postfixExpression(at: index, before: header.upperBound))?.path == assigned.path
    }
  }

  // MARK: State

  /// Whether the condition hangs on a property or a parameter that may have another value in the next run.
  private func mayTurn(_ condition: Condition) -> Bool {
    condition.header.contains { index in
      guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period || tokens.isText(index - 2, "self"),
        tokens.kind(index + 1) != .leftParen, body.local(tokens.name(index), at: index) == nil,
        // `if let color = color` binds the first one.
        !(tokens.isText(index - 1, "let") && tokens.kind(index + 1) == .equal)
      else { return false }
      // `if model.bar == nil` is true once, until the bar is made.
      let end = tree.postfixExpression(at: index, before: condition.header.upperBound).tokens.upperBound
      if tokens.isText(end, "=="), tokens.isText(end + 1, "nil") { return false }
      return !isWeaklyCaptured(tokens.name(index), at: index) && isVarying(tokens.name(index), at: index)
    }
  }

  /// Whether a closure around takes the name weakly: unwrapping it asks only whether the object is there still.
  private func isWeaklyCaptured(_ name: String, at token: Int) -> Bool {
    var place = token
    while let open = tree.brackets.opener(of: place), open >= body.openBrace {
      if tokens.kind(open) == .leftBrace, body.structure.isClosure(open),
        tree.closure(at: open).capture(of: name)?.ownership == .weak
      {
        return true
      }
      place = open
    }
    return false
  }

  /// A parameter of the function around, or a stored property of a value that is not fixed where it is declared.
  private func isVarying(_ name: String, at token: Int) -> Bool {
    let structure = body.structure
    let around = structure.declarations(outwardsFrom: structure.declaration(around: token)).prefix { !$0.kind.isNominal }
    if around.contains(where: { $0.parameters.contains { $0.name == name } }) {
      return !body.isNativeName(name)
    }
    guard let type = types.enclosingTypeName(of: token), let property = types.variable(name, of: type) else { return false }
    let declaration = property.declaration
    guard !declaration.isComputed, !declaration.modifiers.contains(.isStatic) else { return false }
    return !property.structure.tokens.isText(declaration.keyword, "let") || declaration.initialValue == nil
  }
}
