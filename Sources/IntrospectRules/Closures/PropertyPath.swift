import IntrospectSyntax

/// The properties that a chain such as `self.model.scrollView` goes through, as far as the project declares them.
struct PropertyPath {
  /// What stands before the first property.
  enum Root {
    /// `self`, a type, or nothing: the first property is one of the type around, a static one or a global.
    case ownOrStatic
    /// A local or a parameter, whose properties follow.
    case local
  }

  let root: Root
  /// Outermost first; empty only for a local without properties that are known.
  let properties: [DeclarationIndex.Entry]
  /// How many of the properties were read into a local before: of a value, the local is a copy.
  let aliased: Int
  /// Whether the chain starts with `$name` or `_name`.
  let isProjected: Bool
  /// The names behind the last property that is known: members of a type whose members nobody has seen.
  let rest: [String]
  /// Whether a subscript comes last.
  let endsWithSubscript: Bool

  /// The property that the chain ends with; nil where it leads on to members that are not known, and for a local.
  var last: DeclarationIndex.Entry? { rest.isEmpty && properties.count > aliased ? properties.last : nil }
}

/// Reads the properties of chains.
struct PropertyPathReader {
  private let types: TypeResolver
  private let structure: FileStructure
  private let body: CustomizeBody

  /// - Parameter body: the code that the chains stand in.
  init(_ body: CustomizeBody, in file: FileContext) {
    self.body = body
    structure = body.structure
    types = TypeResolver(declarations: file.declarations, structure: body.structure)
  }

  /// The properties of a chain; nil where the first of them is not known, or where a call stands between them.
  func path(of chain: PostfixExpression) -> PropertyPath? { path(of: chain, depth: 0) }

  /// - Parameter depth: how many locals have led here; nobody leads from one to the next more often than eight times.
  private func path(of chain: PostfixExpression, depth: Int) -> PropertyPath? {
    guard depth < 8, case .name(let head) = chain.head else { return nil }
    var names: [String] = []
    var endsWithSubscript = false
    for (number, step) in chain.steps.enumerated() {
      switch step.kind {
      case .member(let name): names.append(name)
      case .optionalChain, .forceUnwrap: continue
      case .subscript where endsChain(chain.steps[(number + 1)...]): endsWithSubscript = true
      case .call, .subscript: return nil
      }
    }
    guard var start = start(head, at: chain.headTokens.lowerBound, names: &names, depth: depth) else { return nil }
    var position = 0
    while position < names.count, let owner = start.type, let found = property(names[position], of: owner) {
      start.properties.append(found)
      start.type = types.type(of: found.declaration, in: found.structure)
      position += 1
    }
    return PropertyPath(
      root: start.root, properties: start.properties, aliased: start.aliased, isProjected: start.isProjected,
      rest: Array(names[position...]), endsWithSubscript: endsWithSubscript)
  }

  /// Whether nothing but `?` and `!` follows.
  private func endsChain(_ steps: ArraySlice<PostfixExpression.Step>) -> Bool {
    steps.allSatisfy { $0.kind == .optionalChain || $0.kind == .forceUnwrap }
  }

  private func property(_ name: String, of owner: TypeResolver.Resolved) -> DeclarationIndex.Entry? {
    guard let found = types.variable(name, of: owner.typeName),
      found.declaration.modifiers.contains(.isStatic) == owner.isMetatype
    else { return nil }
    return found
  }

  private struct Start {
    let root: PropertyPath.Root
    var properties: [DeclarationIndex.Entry] = []
    var aliased = 0
    var isProjected = false
    var type: TypeResolver.Resolved?
  }

  private func start(_ head: String, at token: Int, names: inout [String], depth: Int) -> Start? {
    if head == "self" || head == "Self" {
      guard !body.isNativeName(head), let first = names.first, let type = types.enclosingTypeName(of: token) else {
        return nil
      }
      names.removeFirst()
      return property(first, ofTypeAround: token, isStatic: head == "Self" ? true : nil, type)
    }
    if head.unicodeScalars.first?.properties.isUppercase == true {
      return Start(root: .ownOrStatic, type: .init(typeName: head, isMetatype: true))
    }
    if names.first == "coordinator", let type = coordinatorType(behind: head, at: token) {
      names.removeFirst()
      return Start(root: .local, type: type)
    }
    if let local = body.local(head, at: token) { return start(ofLocal: head, local.value, at: token, depth: depth) }
    switch types.local(head, at: token) {
    case .type(let type): return Start(root: .local, type: type)
    case .unknown: return nil
    case .none: break
    }
    if let type = types.enclosingTypeName(of: token),
      let own = property(head, ofTypeAround: token, isStatic: nil, type)
    {
      return own
    }
    return global(head)
  }

  /// The class of `context.coordinator` in a method of a representable.
  private func coordinatorType(behind head: String, at token: Int) -> TypeResolver.Resolved? {
    guard let coordinator = body.coordinator, coordinator.context == head,
      let local = body.local(head, at: token), local.value == nil
    else { return nil }
    return coordinator.typeName.map { .init(typeName: $0) }
  }

  /// `guard let model = self.model` leads where its value leads; `if let model` where the name leads outside.
  private func start(ofLocal name: String, _ value: Range<Int>?, at token: Int, depth: Int) -> Start? {
    guard let value else {
      guard case .type(let type) = types.local(name, at: token) else { return nil }
      return Start(root: .local, type: type)
    }
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, value.upperBound <= token else { return nil }
    if chain.memberNames == ["coordinator"], chain.steps.count == 1, let head = chain.headName,
      let type = coordinatorType(behind: head, at: value.lowerBound)
    {
      return Start(root: .local, type: type)
    }
    if chain.steps.isEmpty, chain.headName == name {
      // The shorthand: what the name stands for before the binding.
      guard body.local(name, at: value.lowerBound) == nil, case .none = types.local(name, at: value.lowerBound),
        let type = types.enclosingTypeName(of: token)
      else { return nil }
      return property(name, ofTypeAround: value.lowerBound, isStatic: nil, type).map { alias($0.properties) }
    }
    guard let path = path(of: chain, depth: depth + 1), path.rest.isEmpty, !path.endsWithSubscript, !path.isProjected
    else { return nil }
    return alias(path.properties)
  }

  private func alias(_ properties: [DeclarationIndex.Entry]) -> Start {
    let type = properties.last.flatMap { types.type(of: $0.declaration, in: $0.structure) }
    return Start(root: .local, properties: properties, aliased: properties.count, type: type)
  }

  /// A property of the type around a token; `$name` and `_name` stand for its wrapper.
  private func property(
    _ name: String, ofTypeAround token: Int, isStatic: Bool?, _ typeName: String
  ) -> Start? {
    for (plain, isProjected) in [(name, false), (String(name.dropFirst()), true)] {
      if isProjected, !name.hasPrefix("$"), !name.hasPrefix("_") { return nil }
      guard let found = types.variable(plain, of: typeName) else { continue }
      if let isStatic, found.declaration.modifiers.contains(.isStatic) != isStatic { return nil }
      return Start(
        root: .ownOrStatic, properties: [found], isProjected: isProjected,
        type: types.type(of: found.declaration, in: found.structure))
    }
    return nil
  }

  /// A variable of the file that stands outside of all types.
  private func global(_ name: String) -> Start? {
    let found = structure.declarations.indices.filter {
      let declaration = structure.declarations[$0]
      return declaration.parent == nil && declaration.kind == .variable && declaration.name == name
    }
    guard found.count == 1 else { return nil }
    let entry = DeclarationIndex.Entry(structure, found[0])
    return Start(root: .ownOrStatic, properties: [entry], type: types.type(of: entry.declaration, in: structure))
  }
}
