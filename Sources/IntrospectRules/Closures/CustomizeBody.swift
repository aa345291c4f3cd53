import IntrospectFacts
import IntrospectSyntax

/// Code that is given the native object, read: which of it runs at each update, and what its names stand for.
///
/// The customize closure of a call, or a function that the call or its closure leads to.
struct CustomizeBody {
  /// The file that the code stands in.
  let structure: FileStructure
  /// The statements, between the braces.
  let code: Range<Int>
  /// The names that stand for the native object: a parameter, `$0`, or `self` in an extension of its class.
  let nativeNames: Set<String>
  /// How the code is reached.
  let path: Path
  /// The tokens that run when the closure runs, at once or a main-queue turn later; in order of place.
  ///
  /// Left out are closures that are kept for later (observers, actions), local functions and local types.
  let region: [Range<Int>]
  /// The closures inside that are kept for later, by opening brace.
  let keptClosures: [Int]
  /// The last names of all that the closure assigns or mutates, kept closures included.
  let writtenNames: Set<String>
  private var bindings = ScopedBindings()
  /// What others have read of the code.
  let readings = BodyReadings()
  /// The locals that are the native object from where they are declared: of a method that makes it.
  private var madeNames: Set<String> = []
  /// Of a method of a representable: how it reaches the coordinator.
  var coordinator: Coordinator?

  /// The coordinator of a representable, as its methods see it.
  struct Coordinator: Hashable {
    /// The parameter whose member it is.
    let context: String
    /// The name of its class; nil where that is not certain.
    let typeName: String?
  }

  /// How the code of a body is reached from the call site.
  indirect enum Path {
    /// It is the closure literal of the call.
    case closure(ClosureExpression)
    /// The call names a function or a stored closure, at a place of the file that is judged.
    case reference(SourceRange, DeclarationIndex.Entry)
    /// Another body calls a function, at the token of its name.
    case call(Int, in: CustomizeBody, DeclarationIndex.Entry)
    /// It is a method that SwiftUI or UIKit calls, in the file that is judged.
    case method(DeclarationIndex.Entry)
  }

  var tree: TokenTree { structure.tree }
  var tokens: TokenBuffer { structure.tokens }

  init(_ closure: ClosureExpression, in structure: FileStructure) {
    let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters.prefix(1).map(\.name)
    let others = closure.parameters.dropFirst().map(\.name)
    self.init(closure.body, in: structure, native: Set(names), others: others, path: .closure(closure))
  }

  /// - Parameters:
  ///   - native: the names that stand for the native object.
  ///   - made: the names of locals that are the native object, in code that makes it.
  ///   - others: the names of further parameters.
  init(
    _ code: Range<Int>, in structure: FileStructure, native: Set<String>, made: Set<String> = [],
    others: [String] = [], path: Path
  ) {
    self.structure = structure
    self.code = code
    self.path = path
    nativeNames = native.union(made)
    madeNames = made
    var region = RunRegion(structure: structure)
    region.read(code)
    self.region = region.ranges
    keptClosures = region.keptClosures
    var writtenNames = Self.writtenNames(in: code, of: structure.tokens)
    // A flag may be set by who calls.
    if case .call(_, let caller, _) = path { writtenNames.formUnion(caller.writtenNames) }
    self.writtenNames = writtenNames
    for name in native { bind(name, in: code, to: .native) }
    for name in others { bind(name, in: code, to: path.originOfOtherParameters) }
    bindLocals()
  }

  /// Binds in order of place, so that each value sees the names bound before it.
  private mutating func bindLocals() {
    let locals = LocalBindingReader(structure: structure, region: region).read()
    var nested = region.joined().filter { structure.tokens.kind($0) == .leftBrace && structure.isClosure($0) }[...]
    for local in locals {
      while let open = nested.first, open < local.nameToken { bindParameters(ofClosureAt: nested.removeFirst()) }
      let end = structure.tree.brackets.opener(of: local.nameToken).flatMap(structure.tree.brackets.partner)
      // In its own value, a name still stands for what it stood for before.
      let start = max(local.nameToken + 1, local.value.upperBound)
      let scope = start..<max(end ?? 0, start)
      let origin = origin(of: local.value)
      let isMade = madeNames.contains(local.name) && (origin == .fresh || origin == .unknown)
      let binding =
        isMade
        ? ScopedBindings.Binding(scope: scope, origin: .native)
        : ScopedBindings.Binding(scope: scope, origin: origin, value: local.value)
      bindings.bind(local.name, binding)
    }
    for open in nested { bindParameters(ofClosureAt: open) }
  }

  /// The tokens of the braces around the code.
  var openBrace: Int {
    if case .closure(let closure) = path { return closure.openBrace }
    return code.lowerBound - 1
  }
  var closeBrace: Int { code.upperBound }

  private mutating func bind(_ name: String, in scope: Range<Int>, to origin: ValueOrigin) {
    bindings.bind(name, .init(scope: scope, origin: origin))
  }

  private mutating func bindParameters(of closure: ClosureExpression, to origin: ValueOrigin) {
    for parameter in closure.parameters { bind(parameter.name, in: closure.body, to: origin) }
    if closure.parameters.isEmpty { bind("$0", in: closure.body, to: origin) }
  }

  /// What a closure inside is given: of a builder the object that it was called on, of a loop its elements.
  private mutating func bindParameters(ofClosureAt open: Int) {
    let inner = tree.closure(at: open)
    guard case .argument(let callee, _) = structure.use(ofClosureAt: open), case .member? = callee.steps.last?.kind
    else {
      // `with(UIView()) { $0 … }`: nothing is known of the parameter, and `$0` is no longer the outer one.
      bindParameters(of: inner, to: .unknown)
      return
    }
    let receiver = PostfixExpression(
      head: callee.head, headTokens: callee.headTokens, steps: Array(callee.steps.dropLast()))
    bindParameters(of: inner, to: isConstructor(receiver) ? .fresh : rootOrigin(of: receiver))
  }

  /// The names that code in the closure writes: the last name before `=`, a compound assignment, or a mutating call.
  private static func writtenNames(in body: Range<Int>, of tokens: TokenBuffer) -> Set<String> {
    let mutations: Set<String> = ["append", "insert", "toggle", "formUnion", "removeAll", "updateValue"]
    var names: Set<String> = []
    for index in body {
      let isAssignment =
        tokens.kind(index) == .equal
        || tokens.kind(index) == .operator && tokens.text(index).hasSuffix("=")
          && !["==", "!=", "<=", ">=", "===", "!=="].contains(tokens.text(index))
      let binds = tokens.isText(index - 2, "let") || tokens.isText(index - 2, "var")
      if isAssignment, tokens.kind(index - 1) == .identifier, !binds {
        names.insert(tokens.name(index - 1))
      } else if isAssignment, tokens.kind(index - 1) == .rightBracket {
        // `applied[id] = true` writes `applied`.
        var before = index - 2
        while before > body.lowerBound, tokens.kind(before) != .leftBracket { before -= 1 }
        if tokens.kind(before - 1) == .identifier { names.insert(tokens.name(before - 1)) }
      } else if tokens.kind(index) == .period, mutations.contains(tokens.name(index + 1)),
        tokens.kind(index - 1) == .identifier
      {
        names.insert(tokens.name(index - 1))
      }
    }
    return names
  }
}

extension CustomizeBody {
  /// The body that calls this one, and the token of the name in it.
  var caller: (body: CustomizeBody, name: Int)? {
    guard case .call(let name, let body, _) = path else { return nil }
    return (body, name)
  }
}

extension CustomizeBody.Path {
  /// Where the parameters behind the first one come from.
  var originOfOtherParameters: ValueOrigin {
    switch self {
    case .closure: .native
    case .reference, .call: .unknown
    // What SwiftUI and UIKit hand to a method outlives it.
    case .method: .outside
    }
  }
}

/// Where the value of an expression in a customize closure comes from.
enum ValueOrigin: Hashable {
  /// The native object that the closure was given, or something reached through it.
  case native
  /// Made in this run of the closure.
  case fresh
  /// There before the run, and after it: a property, a global, something captured.
  case outside
  /// A call of some function, or anything else that could be new or not.
  case unknown
}

extension CustomizeBody {
  /// Where the root of a chain lives; what a chain is made of does not matter here.
  func rootOrigin(of chain: PostfixExpression) -> ValueOrigin {
    switch chain.head {
    case .name(let name):
      if let local = binding(of: name, at: chain.headTokens.lowerBound) { return local.origin }
      if isConstructor(chain) { return .fresh }
      return .outside
    case .implicitSelf: return nativeNames.contains("self") ? .native : .outside
    case .other:
      // `(view as? UIScrollView)?.addSubview(…)`
      let start = chain.headTokens.lowerBound
      guard tokens.kind(start) == .leftParen, chain.headTokens.count > 2 else { return .unknown }
      return origin(of: start + 1..<chain.headTokens.upperBound - 1)
    case .implicitMember: return .unknown
    }
  }

  /// Whether the name stands for the native object itself, and is not merely reached through it.
  func isNativeName(_ name: String) -> Bool { nativeNames.contains(name) }

  private func binding(of name: String, at token: Int) -> ScopedBindings.Binding? {
    bindings.binding(of: name, at: token)
  }

  /// What a local name, seen from `token`, stands for; nil for a name that the code does not bind.
  func local(_ name: String, at token: Int) -> (origin: ValueOrigin, value: Range<Int>?)? {
    binding(of: name, at: token).map { ($0.origin, $0.value) }
  }

  /// Whether the name, seen from `token`, is that of the native object which the code is given: the `$0` of a closure
  /// inside is another one.
  func isGivenObject(_ name: String, at token: Int) -> Bool {
    guard isNativeName(name), let binding = binding(of: name, at: token) else { return false }
    return binding.value == nil && (binding.scope == code || madeNames.contains(name))
  }

  /// The declarations of that name in the code, in order of place.
  func declarations(named name: String) -> [Declaration] {
    structure.declarations(in: code, named: name)
  }

  /// Where the value of an expression comes from.
  func origin(of expression: Range<Int>) -> ValueOrigin {
    var start = expression.lowerBound
    while start < expression.upperBound,
      tokens.isText(start, "try") || tokens.isText(start, "await") || tokens.kind(start) == .questionMark
        || tokens.kind(start) == .exclamationMark || tokens.kind(start) == .operator
    {
      start += 1
    }
    guard start < expression.upperBound else { return .unknown }
    let chain = tree.postfixExpression(at: start, before: expression.upperBound)
    let end = chain.tokens.upperBound
    if end < expression.upperBound, tokens.isText(end, "??") {
      // Something that may be there already comes first: that is the guard.
      return .unknown
    }
    if end < expression.upperBound, !tokens.isText(end, "as") { return .unknown }
    switch chain.head {
    case .name(let name):
      if let local = binding(of: name, at: start) {
        return local.origin == .fresh && !chain.steps.isEmpty ? .unknown : local.origin
      }
      if isConstructor(chain) { return .fresh }
      let isCall = chain.steps.contains { if case .call = $0.kind { true } else { false } }
      return isCall ? .unknown : .outside
    case .implicitMember:
      if chain.steps.first?.kind == .member("init"), chain.steps.count > 1, chain.steps[1].kind == .call {
        return .fresh
      }
      return .unknown
    case .other:
      return isFreshFromClosure(chain) ? .fresh : .unknown
    case .implicitSelf:
      return .unknown
    }
  }

  /// `UIView()`, `UIView(frame: f)`, `UIView.init()`, `UIView().then { … }`: a capitalised name that is called.
  private func isConstructor(_ chain: PostfixExpression) -> Bool {
    guard case .name(let name) = chain.head, let letter = name.unicodeScalars.first, letter.properties.isUppercase
    else { return false }
    let steps = chain.steps.map(\.kind)
    if steps == [.call] || steps == [.member("init"), .call] { return true }
    let builders: Set<String> = ["then", "with", "apply", "configure"]
    guard steps.count == 3, steps[0] == .call, steps[2] == .call, case .member(let builder) = steps[1] else {
      return false
    }
    return builders.contains(builder)
  }

  /// `{ let view = UIView(); …; return view }()`: what is returned was made inside.
  private func isFreshFromClosure(_ chain: PostfixExpression) -> Bool {
    guard chain.steps.map(\.kind) == [.call], tokens.kind(chain.headTokens.lowerBound) == .leftBrace else {
      return false
    }
    let closure = tree.closure(at: chain.headTokens.lowerBound)
    guard let last = tree.statements(in: closure.body).last, tokens.isText(last.lowerBound, "return"), last.count == 2
    else { return false }
    let name = tokens.name(last.lowerBound + 1)
    return structure.declarations(in: closure.body, named: name).contains { declaration in
      guard declaration.kind == .variable, let value = declaration.initialValue else {
        return false
      }
      return isConstructor(tree.postfixExpression(at: value.lowerBound, before: value.upperBound))
    }
  }
}
