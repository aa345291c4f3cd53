import IntrospectSyntax

/// The properties and functions that a type makes its view from.
struct ViewMembers {
  let file: FileContext
  private var structure: FileStructure { file.structure }
  private var tokens: TokenBuffer { file.tokens }
  private var types: TypeResolver { TypeResolver(declarations: file.declarations, structure: file.structure) }

  /// What the property or function that an expression starts from consists of; nil where it is not certain which one
  /// is meant. Only the file itself is looked at.
  func body(of expression: ViewExpression) -> (number: Int, body: Range<Int>)? {
    guard case .member(let name) = expression.head else { return nil }
    let isQualified = tokens.kind(expression.nameToken - 1) == .period
    if !isQualified {
      guard case .none = types.local(name, at: expression.nameToken) else { return nil }
    }
    guard let type = type(around: expression.nameToken) else { return nil }
    let found = members(of: type, named: name)
    guard found.count == 1, let body = structure.declarations[found[0]].body else { return nil }
    let member = structure.declarations[found[0]]
    let isCall = expression.creation != nil
    guard !member.modifiers.contains(.isStatic), isCall == (member.kind == .function) else { return nil }
    return (found[0], body)
  }

  /// The one place in the file that uses a member, by number; nil for `body`, and for a member that is used in several
  /// places or nowhere.
  func use(ofMember number: Int) -> Int? {
    let member = structure.declarations[number]
    guard let type = type(around: member.keyword), member.kind == .function || member.isComputed,
      member.name != "body", members(of: type, named: member.name) == [number]
    else { return nil }
    var uses: [Int] = []
    for token in file.identifiers(named: member.name) where token != member.nameToken {
      guard !isLabel(token) else { continue }
      if tokens.kind(token - 1) == .period {
        // A member of something else.
        guard tokens.isText(token - 2, "self") else { continue }
      } else {
        guard case .none = types.local(member.name, at: token) else { continue }
      }
      uses.append(token)
    }
    guard uses.count == 1, self.type(around: uses[0]) == type, !member.tokens.contains(uses[0]) else { return nil }
    return uses[0]
  }

  private func isLabel(_ token: Int) -> Bool {
    guard tokens.kind(token + 1) == .colon else { return false }
    return tokens.kind(token - 1) == .leftParen || tokens.kind(token - 1) == .comma
  }

  /// The name of the innermost type around a token.
  private func type(around token: Int) -> String? {
    structure.declarations(outwardsFrom: structure.declaration(around: token)).first { $0.kind.isNominal }
      .map { DeclarationName.baseName(of: $0.name) }
  }

  /// The variables and functions of that name of all parts of a type in the file, by number.
  private func members(of type: String, named name: String) -> [Int] {
    structure.numbers(named: name).filter { number in
      let member = structure.declarations[number]
      guard member.kind == .function || member.kind == .variable && member.isComputed else { return false }
      return structure.typeName(around: member) == type
    }
  }
}
