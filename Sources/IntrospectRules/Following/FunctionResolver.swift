import IntrospectFacts
import IntrospectSyntax

/// Finds the function or the closure that a name stands for, in this file or another of the project.
struct FunctionResolver {
  let declarations: ProjectDeclarations
  let structure: FileStructure
  private var tokens: TokenBuffer { structure.tokens }
  private var types: TypeResolver { TypeResolver(declarations: declarations, structure: structure) }

  /// What the call whose callee ends with the name at `name` runs; nil where that is not certain.
  func function(calledAt name: Int, with call: Call) -> DeclarationIndex.Entry? {
    let candidates = candidates(for: name)
    let fitting = candidates.filter {
      $0.declaration.kind == .variable || CallMatch(call, $0.declaration.parameters) != nil
    }
    return single(of: fitting)
  }

  /// What a call on an object of a framework's class runs, where the project adds the function to the class or to one
  /// above it; nil where that is not certain.
  func function(calledAt name: Int, with call: Call, onNative className: String) -> DeclarationIndex.Entry? {
    let word = tokens.name(name)
    let chain = (NativeClass.named(className)?.chain.map(\.name) ?? [className]) + ["NSObject"]
    // All are asked for at once, so that one round answers them.
    let answers = chain.map { declarations.entries(of: .function(word, in: $0), around: structure) }
    guard answers.allSatisfy({ $0 != nil }) else { return nil }
    return single(of: answers.flatMap { $0 ?? [] }.filter {
      !$0.declaration.modifiers.contains(.isStatic) && CallMatch(call, $0.declaration.parameters) != nil
    })
  }

  /// What a reference such as `configure`, `self.configure` or `tuner.tune(_:)` stands for; nil where that is not
  /// certain.
  func function(namedIn value: Range<Int>) -> DeclarationIndex.Entry? {
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard let step = chain.steps.last else {
      guard chain.headName != nil else { return nil }
      return single(of: candidates(for: chain.headTokens.lowerBound).filter(takesOneArgument))
    }
    var last = step
    // `tune(_:)` names the labels as well.
    if case .call = step.kind, chain.steps.count > 1 { last = chain.steps[chain.steps.count - 2] }
    if case .call = step.kind, chain.steps.count == 1 {
      guard isLabelList(step.tokens) else { return nil }
      return single(of: candidates(for: chain.headTokens.lowerBound).filter(takesOneArgument))
    }
    if case .call = step.kind, !isLabelList(step.tokens) { return nil }
    guard case .member = last.kind else { return nil }
    return single(of: candidates(for: last.tokens.lowerBound + 1).filter(takesOneArgument))
  }

  /// `(_:)`: what stands in the parentheses are labels alone.
  private func isLabelList(_ parentheses: Range<Int>) -> Bool {
    parentheses.count > 2 && tokens.kind(parentheses.upperBound - 2) == .colon
  }

  /// A function by name stands where a closure of one parameter is asked for.
  private func takesOneArgument(_ entry: DeclarationIndex.Entry) -> Bool {
    entry.declaration.kind == .variable || entry.declaration.parameters.count == 1
  }

  /// Two of them disagree, and one without a body says nothing.
  private func single(of entries: [DeclarationIndex.Entry]) -> DeclarationIndex.Entry? {
    guard entries.count == 1 else { return nil }
    let entry = entries[0]
    return entry.declaration.kind == .variable || entry.declaration.body != nil ? entry : nil
  }

  // MARK: Candidates

  private func candidates(for name: Int) -> [DeclarationIndex.Entry] {
    let word = tokens.name(name)
    guard tokens.kind(name - 1) == .period else { return bareCandidates(word, at: name) }
    let receiver = structure.tree.chain(before: name - 1)
    guard let owner = types.type(of: receiver) else { return [] }
    if let functions = declarations.entries(of: .function(word, in: owner.typeName), around: structure) {
      let fitting = functions.filter { $0.declaration.modifiers.contains(.isStatic) == owner.isMetatype }
      if !fitting.isEmpty { return fitting }
    }
    return closure(word, of: owner.typeName, isStatic: owner.isMetatype)
  }

  /// A name alone: a local, a member of the type around the place, or a function outside of all types.
  private func bareCandidates(_ word: String, at name: Int) -> [DeclarationIndex.Entry] {
    if let local = localFunctions(word, at: name) { return local }
    if case .none = types.local(word, at: name) {} else { return [] }
    let type = types.enclosingTypeName(of: name)
    if let type {
      let members = DeclarationName.function(word, in: type).entries(in: CollectionOfOne(structure))
      if !members.isEmpty { return members }
      let stored = closure(word, of: type, isStatic: nil)
      if !stored.isEmpty || declaresVariable(word, of: type) { return stored }
    }
    let free = declarations.entries(of: .function(word, in: nil), around: structure)
    // Both are asked for at once, so that one round answers them.
    let members = type.map { declarations.entries(of: .function(word, in: $0), around: structure) }
    switch members {
    case .none: return free ?? []
    case .some(.none): return []
    case .some(.some(let members)): return members.isEmpty ? free ?? [] : members
    }
  }

  /// The functions, or the closure in a `let`, of that name in the functions around the place; nil where there is none.
  private func localFunctions(_ word: String, at name: Int) -> [DeclarationIndex.Entry]? {
    var number = structure.declaration(around: name)
    while let index = number, !structure.declarations[index].kind.isNominal {
      let found = structure.numbers(named: word).filter {
        let declaration = structure.declarations[$0]
        guard declaration.parent == index else { return false }
        return declaration.kind == .function || isClosure(declaration, in: structure) && declaration.nameToken < name
      }
      if !found.isEmpty { return found.map { .init(structure, $0) } }
      number = structure.declarations[index].parent
    }
    return nil
  }

  private func declaresVariable(_ word: String, of type: String) -> Bool {
    structure.numbers(named: word).contains { number in
      let variable = structure.declarations[number]
      return variable.kind == .variable && structure.typeName(around: variable) == type
    }
  }

  /// A closure that a constant of the type holds.
  private func closure(_ word: String, of type: String, isStatic: Bool?) -> [DeclarationIndex.Entry] {
    // A type of another file is not looked for only because of this.
    let isHere = structure.numbers(named: DeclarationName.baseName(of: type)).contains {
      structure.declarations[$0].kind.isNominal
    }
    guard isHere, let found = types.variable(word, of: type), isClosure(found.declaration, in: found.structure),
      isStatic.map({ found.declaration.modifiers.contains(.isStatic) == $0 }) ?? true
    else { return [] }
    return [found]
  }

  /// `let tune: (UIScrollView) -> Void = { … }`: what stands in it can be nothing else.
  private func isClosure(_ declaration: Declaration, in structure: FileStructure) -> Bool {
    guard declaration.kind == .variable, !declaration.isComputed, let value = declaration.initialValue,
      structure.tokens.isText(declaration.keyword, "let"), structure.tokens.kind(value.lowerBound) == .leftBrace
    else { return false }
    return structure.tree.end(ofBracketAt: value.lowerBound) == value.upperBound
  }
}
