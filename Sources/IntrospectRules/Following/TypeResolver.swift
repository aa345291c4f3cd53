import IntrospectSyntax

/// Tells the type of an expression from what the project declares: properties, parameters, locals.
///
/// Only what is written down counts; a type that has to be inferred from a call of some function is unknown.
struct TypeResolver {
  /// A value of a type, or the type itself.
  struct Resolved: Hashable {
    let typeName: String
    var isMetatype = false
  }

  let declarations: ProjectDeclarations
  let structure: FileStructure
  private var tokens: TokenBuffer { structure.tokens }

  /// The innermost type around a token, without the types around it; nil outside of all types.
  func enclosingTypeName(of token: Int) -> String? {
    structure.declarations(outwardsFrom: structure.declaration(around: token)).first { $0.kind.isNominal }
      .map { DeclarationName.baseName(of: $0.name) }
  }

  /// The type of what a chain leads to; nil where the project does not tell.
  func type(of chain: PostfixExpression) -> Resolved? {
    guard case .name(let head) = chain.head, var current = type(ofHead: head, at: chain.headTokens.lowerBound) else {
      return nil
    }
    for (number, step) in chain.steps.enumerated() {
      switch step.kind {
      case .optionalChain, .forceUnwrap:
        continue
      case .member("self") where number == chain.steps.count - 1:
        continue
      case .member("init") where current.isMetatype:
        continue
      case .call where current.isMetatype && number <= 1:
        current.isMetatype = false
      case .member(let name):
        guard let member = property(name, of: current) else { return nil }
        current = member
      case .call, .subscript:
        return nil
      }
    }
    return current
  }

  // MARK: Names

  private func type(ofHead name: String, at token: Int) -> Resolved? {
    if name == "self" || name == "Self" {
      guard let type = enclosingTypeName(of: token) else { return nil }
      return Resolved(typeName: type, isMetatype: name == "Self" || isInStaticMember(token))
    }
    if name.unicodeScalars.first?.properties.isUppercase == true { return Resolved(typeName: name, isMetatype: true) }
    switch local(name, at: token) {
    case .type(let type): return type
    case .unknown: return nil
    case .none: break
    }
    guard let type = enclosingTypeName(of: token) else { return nil }
    return property(name, of: Resolved(typeName: type, isMetatype: isInStaticMember(token)))
  }

  private func isInStaticMember(_ token: Int) -> Bool {
    structure.declarations(outwardsFrom: structure.declaration(around: token)).prefix { !$0.kind.isNominal }
      .contains { $0.modifiers.contains(.isStatic) }
  }

  enum Local {
    case type(Resolved)
    /// There is one of that name, and nothing tells its type.
    case unknown
    case none
  }

  /// What a local, a parameter of a function or of a closure of that name is, seen from `token`.
  func local(_ name: String, at token: Int) -> Local {
    // Parameters of the closures around the place, and what their lists capture.
    var place = token
    while let open = structure.tree.brackets.opener(of: place) {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open) {
        let closure = structure.tree.closure(at: open)
        if let parameter = closure.parameters.first(where: { $0.name == name }) {
          return parameter.type.flatMap(type(writtenIn:)).map { .type($0) } ?? .unknown
        }
        // `[weak model]` names what is known under that name outside.
        if let capture = closure.capture(of: name), capture.value != nil { return .unknown }
      }
      place = open
    }
    var number = structure.declaration(around: token)
    while let index = number {
      let declaration = structure.declarations[index]
      if declaration.kind.isNominal { break }
      if let body = declaration.body, body.contains(token),
        let variable = structure.numbers(named: name).last(where: {
          let variable = structure.declarations[$0]
          return variable.kind == .variable && variable.parent == index && variable.nameToken < token
            && isInScope(variable, at: token)
        }).map({ structure.declarations[$0] })
      {
        return type(of: variable, in: structure).map { .type($0) } ?? .unknown
      }
      if let parameter = declaration.parameters.first(where: { $0.name == name }) {
        return type(writtenIn: parameter.type).map { .type($0) } ?? .unknown
      }
      number = declaration.parent
    }
    return .none
  }

  /// Whether the block that the local stands in holds the token.
  private func isInScope(_ local: Declaration, at token: Int) -> Bool {
    guard let open = structure.tree.brackets.opener(of: local.nameToken) else { return true }
    return structure.tree.end(ofBracketAt: open) > token
  }

  // MARK: Members

  /// The type of a property.
  private func property(_ name: String, of owner: Resolved) -> Resolved? {
    guard let found = variable(name, of: owner.typeName) else { return nil }
    guard found.declaration.modifiers.contains(.isStatic) == owner.isMetatype else { return nil }
    return type(of: found.declaration, in: found.structure)
  }

  /// The one property of that name that the parts of a type declare.
  func variable(_ name: String, of typeName: String) -> DeclarationIndex.Entry? {
    let wanted = DeclarationName.type(typeName)
    var found = structure.variables(name, ofTypeNamed: wanted.name)
    if found.isEmpty, let parts = declarations.entries(of: wanted, around: structure) {
      var seen: Set<String> = [structure.tokens.source.path]
      let others = parts.filter { seen.insert($0.path).inserted }
      found = others.flatMap { $0.structure.variables(name, ofTypeNamed: wanted.name) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The type of a variable: its annotation, its wrapper's argument, or the initialiser that it starts with.
  func type(of variable: Declaration, in structure: FileStructure) -> Resolved? {
    let other = TypeResolver(declarations: declarations, structure: structure)
    if let type = variable.type { return other.type(writtenIn: type) }
    if let value = variable.initialValue { return other.type(ofInitialValue: value) }
    // `@Environment(FeedModel.self) private var model`
    let arguments = variable.attributes.first { $0.baseName == "Environment" }?.arguments
    guard let arguments, arguments.count == 3, structure.tokens.isText(arguments.upperBound - 1, "self") else {
      return nil
    }
    return Resolved(typeName: structure.tokens.name(arguments.lowerBound))
  }

  private func type(ofInitialValue value: Range<Int>) -> Resolved? {
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, case .name(let name) = chain.head,
      name.unicodeScalars.first?.properties.isUppercase == true
    else { return nil }
    var typeName = name
    var kinds = chain.steps.map(\.kind)[...]
    // `FeedModel.Part()` is of the nested type.
    while case .member(let part)? = kinds.first, part.unicodeScalars.first?.properties.isUppercase == true {
      typeName = part
      kinds.removeFirst()
    }
    // A single instance is by custom one of the type that offers it.
    let isInstance = kinds == [.call] || kinds == [.member("init"), .call] || kinds == [.member("shared")]
    return isInstance ? Resolved(typeName: typeName) : nil
  }

  /// The type that is written: a name, perhaps of a nested type, an optional or an existential of it.
  private func type(writtenIn range: Range<Int>) -> Resolved? {
    var index = structure.tree.droppingAttributes(range).lowerBound
    if tokens.isText(index, "any") { index += 1 }
    guard index < range.upperBound, structure.tree.isName(index) else { return nil }
    var name = tokens.name(index)
    index += 1
    while index + 1 < range.upperBound, tokens.kind(index) == .period, structure.tree.isName(index + 1) {
      name = tokens.name(index + 1)
      index += 2
    }
    // `Foo?`, `Foo!`; anything else, such as generic arguments, is another type than the name says.
    while index < range.upperBound {
      guard tokens.kind(index) == .questionMark || tokens.kind(index) == .exclamationMark else { return nil }
      index += 1
    }
    return Resolved(typeName: name)
  }
}

extension FileStructure {
  /// The variables of that name that stand right in a part of the type.
  fileprivate func variables(_ name: String, ofTypeNamed typeName: String) -> [DeclarationIndex.Entry] {
    numbers(named: name).filter { number in
      declarations[number].kind == .variable && self.typeName(around: declarations[number]) == typeName
    }.map { DeclarationIndex.Entry(self, $0) }
  }
}
