import IntrospectFacts
import IntrospectSyntax

/// How the argument of a customize call takes `self` along.
enum SelfCapture: Hashable {
  /// Strongly, by the token given.
  case strong(Int)
  /// Only an inner closure names it, with `[weak self]`; the outer one holds it strongly to hand it on.
  case strongForInnerWeak(Int)
  /// Weakly, but a closure that is kept for later uses the unwrapped `self`.
  case strongAgainInside(Int)
  case unowned(Int)
  /// A method of the instance by name.
  case method(Int, String)
  /// A local function that uses the instance.
  case localFunction(Int, String)
  case none
}

/// Reads how `self` is captured at a call site in a class.
struct SelfCaptureReader {
  private let file: FileContext
  private var structure: FileStructure { file.structure }
  private var tokens: TokenBuffer { structure.tokens }

  init(_ file: FileContext) { self.file = file }

  /// How the customize argument of the site captures the instance of the type called `typeName`.
  func capture(at site: CallSite, in typeName: String) -> SelfCapture {
    switch site.customization {
    case .none: return .none
    case .reference(let value): return reference(value, at: site, in: typeName)
    case .closure(let closure): return capture(by: closure)
    }
  }

  // MARK: Closures

  private func capture(by closure: ClosureExpression) -> SelfCapture {
    if let entry = closure.capture(of: "self") {
      switch entry.ownership {
      case .strong: return .strong(entry.nameToken)
      case .unowned: return .unowned(entry.nameToken)
      case .weak: return strongAgain(in: closure)
      }
    }
    // An outer closure decides where it took `self` weakly and nobody has made it strong since.
    guard !isWeakOutside(closure) else { return .none }
    var weakInside: Int?
    var index = closure.body.lowerBound
    while index < closure.body.upperBound {
      if let end = endOfNestedType(at: index) {
        index = end
        continue
      }
      if isSelf(index) || tokens.isText(index, "super") {
        if let list = captureListEntry(at: index) {
          if list == .weak || list == .unowned { weakInside = weakInside ?? index }
          else { return .strong(index) }
        } else if !isWeakInside(index, of: closure) {
          return .strong(index)
        }
      }
      index += 1
    }
    return weakInside.map { .strongForInnerWeak($0) } ?? .none
  }

  /// The word `self` as a value: not `UIView.self`, not a label.
  private func isSelf(_ index: Int) -> Bool {
    tokens.isText(index, "self") && tokens.kind(index - 1) != .period && tokens.kind(index + 1) != .colon
      && tokens.kind(index - 1) != .backslash
  }

  /// Whether the `self` at `index` stands in a capture list, and how it is taken there.
  private func captureListEntry(at index: Int) -> ClosureExpression.Capture.Ownership? {
    guard let bracket = structure.tree.brackets.opener(of: index), tokens.kind(bracket) == .leftBracket,
      let brace = structure.tree.brackets.opener(of: bracket), tokens.kind(brace) == .leftBrace,
      structure.isClosure(brace)
    else { return nil }
    let closure = structure.tree.closure(at: brace)
    return closure.captures.first { $0.nameToken == index || $0.value?.contains(index) == true }?.ownership
  }

  /// Whether a closure between the place and `outer` took `self` weakly.
  private func isWeakInside(_ index: Int, of outer: ClosureExpression) -> Bool {
    var place = index
    while let open = structure.tree.brackets.opener(of: place), open > outer.openBrace {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open),
        let entry = structure.tree.closure(at: open).capture(of: "self")
      {
        return entry.ownership != .strong
      }
      place = open
    }
    return false
  }

  /// Whether a closure around the call took `self` weakly, without unwrapping it before the call.
  private func isWeakOutside(_ closure: ClosureExpression) -> Bool {
    var place = closure.openBrace
    while let open = structure.tree.brackets.opener(of: place) {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open),
        let entry = structure.tree.closure(at: open).capture(of: "self")
      {
        return entry.ownership != .strong && !unwrapsSelf(in: open..<closure.openBrace)
      }
      place = open
    }
    return false
  }

  /// `guard let self`, `if let self`, `let self = self`.
  private func unwrapsSelf(in range: Range<Int>) -> Bool {
    range.contains { tokens.isText($0, "let") && tokens.isText($0 + 1, "self") }
  }

  /// Behind `[weak self]` and an unwrapping, a closure that is kept and names `self` holds it strongly again.
  private func strongAgain(in closure: ClosureExpression) -> SelfCapture {
    guard let unwrapping = closure.body.first(where: { tokens.isText($0, "let") && tokens.isText($0 + 1, "self") })
    else { return .none }
    for index in closure.body where index > unwrapping && isSelf(index) && captureListEntry(at: index) == nil {
      guard let kept = keptClosure(around: index, inside: closure), kept > unwrapping,
        !isWeakInside(index, of: closure)
      else { continue }
      return .strongAgainInside(index)
    }
    return .none
  }

  /// The outermost closure around the place, inside `outer`, that a well-known function keeps for later.
  private func keptClosure(around index: Int, inside outer: ClosureExpression) -> Int? {
    var kept: Int?
    var place = index
    while let open = structure.tree.brackets.opener(of: place), open > outer.openBrace {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open),
        let name = structure.use(ofClosureAt: open).calleeName, ClosureTiming.timing(ofCallee: name) == .retained
      {
        kept = open
      }
      place = open
    }
    return kept
  }

  private func endOfNestedType(at index: Int) -> Int? {
    guard tokens.kind(index) == .keyword, let number = structure.declaration(around: index) else { return nil }
    let declaration = structure.declarations[number]
    return declaration.keyword == index && declaration.kind.isNominal ? declaration.tokens.upperBound : nil
  }

  // MARK: References

  private func reference(_ value: Range<Int>, at site: CallSite, in typeName: String) -> SelfCapture {
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    let isOwn = chain.headName == "self" && chain.memberNames.count == 1
    guard isOwn || chain.memberNames.isEmpty, let name = isOwn ? chain.memberNames.first : chain.headName else {
      return .none
    }
    if !isOwn, let function = localFunction(called: name, around: site) {
      let usesSelf = function.body?.contains { isSelf($0) } ?? false
      return usesSelf ? .localFunction(value.lowerBound, name) : .none
    }
    let isMethod = structure.numbers(named: name).contains { number in
      let method = structure.declarations[number]
      guard method.kind == .function, !method.modifiers.contains(.isStatic), let parent = method.parent else {
        return false
      }
      return structure.declarations[parent].kind.isNominal && structure.declarations[parent].name == typeName
    }
    return isMethod || isMethodElsewhere(value, of: typeName) ? .method(value.lowerBound, name) : .none
  }

  /// Whether the reference stands for a method of the type in another file.
  private func isMethodElsewhere(_ value: Range<Int>, of typeName: String) -> Bool {
    let resolver = FunctionResolver(declarations: file.declarations, structure: structure)
    guard let entry = resolver.function(namedIn: value) else { return false }
    return entry.structure.typeName(around: entry.declaration) == DeclarationName.baseName(of: typeName)
      && !entry.declaration.modifiers.contains(.isStatic) && entry.declaration.kind == .function
  }

  private func localFunction(called name: String, around site: CallSite) -> Declaration? {
    structure.numbers(named: name).lazy.map { structure.declarations[$0] }.first { declaration in
      guard declaration.kind == .function, let parent = declaration.parent else { return false }
      return !structure.declarations[parent].kind.isNominal
        && structure.declarations[parent].tokens.contains(site.nameToken)
    }
  }
}
