import IntrospectFacts
import IntrospectSyntax

/// Finds where code that is given a native object writes SwiftUI state before it returns.
struct StateWriteReader {
  struct Write {
    /// The property or binding whose change SwiftUI notices.
    let name: String
    /// A note at its declaration.
    let declared: Diagnostic.Note
    /// What is written: the left side of an assignment, or the receiver and name of a mutating call.
    let range: Range<Int>
    /// Whether it is a flag that the code asks before it goes on.
    let isFlag: Bool
  }

  private let body: CustomizeBody
  private let file: FileContext
  /// The declaration around the code of the call; nil at the top of a file.
  private let enclosing: Int?
  /// The code that the call runs, where it stands in the file that is judged.
  private let code: Range<Int>
  /// What a chain may start with to be looked into; nil for anything.
  private var roots: Set<String>?
  private let paths: PropertyPathReader
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody, of site: CallSite, in file: FileContext) {
    let code = if case .closure(let closure) = site.customization { closure.tokens } else { 0..<0 }
    self.init(body, enclosing: site.enclosing, code: code, in: file)
  }

  /// - Parameters:
  ///   - enclosing: the declaration around the code that SwiftUI runs.
  ///   - code: that code, where it stands in the file that is judged.
  ///   - roots: the properties that may be state; nil where that is not known.
  init(_ body: CustomizeBody, enclosing: Int?, code: Range<Int>, roots: Set<String>? = nil, in file: FileContext) {
    self.body = body
    self.file = file
    self.enclosing = enclosing
    self.code = code
    self.roots = roots
    paths = PropertyPathReader(body, in: file)
  }

  /// In order of place.
  func writes() -> [Write] {
    let assigned = body.assignments.compactMap(write)
    let mutated = body.region.joined().compactMap(mutatingCall)
    return (assigned + mutated).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func write(by assignment: BodyAssignment) -> Write? {
    let target = assignment.target
    guard mayBeState(target), body.runsAtOnce(assignment.operatorToken) else { return nil }
    if let binding = bindingParameter(target) { return binding }
    guard let path = paths.path(of: target), let property = state(in: path), !storesWeakBox(assignment, in: path) else {
      return nil
    }
    let first = assignment.value.lowerBound
    let isTruth = tokens.isText(first, "true") || tokens.isText(first, "false")
    let name = path.properties.last?.declaration.name ?? ""
    let isFlag = assignment.isPlain && isTruth && assignment.value.count == 1 && isAsked(name, for: assignment)
    return write(of: property, range: target.tokens, isFlag: isFlag)
  }

  private func write(of property: DeclarationIndex.Entry, range: Range<Int>, isFlag: Bool = false) -> Write {
    let name = property.declaration.name
    let kind: String
    if case .wrapped(let wrapper) = property.storage { kind = "as '\(wrapper.attribute)'" }
    else { kind = property.owner?.kind == .class ? "in an '@Observable' class" : "as a binding" }
    let note = Diagnostic.Note("'\(name)' is declared \(kind) here", at: property.nameRange, in: property.path)
    return Write(name: name, declared: note, range: range, isFlag: isFlag)
  }

  /// `inset.wrappedValue = …` where a function around the place takes `inset: Binding<CGFloat>`.
  private func bindingParameter(_ target: PostfixExpression) -> Write? {
    guard let name = target.headName, target.steps.map(\.kind) == [.member("wrappedValue")] else { return nil }
    let structure = body.structure
    let around = structure.declarations(outwardsFrom: structure.declaration(around: target.tokens.lowerBound))
    for declaration in around.prefix(while: { !$0.kind.isNominal }) {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }) else { continue }
      guard structure.isBinding(writtenIn: parameter.type) else { return nil }
      let note = body.note("'\(name)' is declared as a binding here", at: parameter.type)
      return Write(name: name, declared: note, range: target.tokens, isFlag: false)
    }
    return nil
  }

  private func mutatingCall(at index: Int) -> Write? {
    guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .leftParen,
      let types = Self.mutations[tokens.name(index)]
    else { return nil }
    let receiver = body.tree.chain(before: index - 1)
    guard mayBeState(receiver), body.runsAtOnce(index), let path = paths.path(of: receiver), !path.endsWithSubscript,
      path.rest.isEmpty, let last = path.last?.standardValue, types.contains(last), let property = state(in: path)
    else { return nil }
    return write(of: property, range: receiver.tokens.lowerBound..<index + 1)
  }

  private static let collections = StandardValue.collections
  /// Calls that change a value in place, and the types that they are known of.
  private static let mutations: [String: Set<String>] = [
    "toggle": ["Bool"],
    "append": ["Array", "String", "NavigationPath"],
    "insert": collections, "remove": collections, "removeAll": collections, "removeFirst": ["Array", "String"],
    "removeLast": ["Array", "String", "NavigationPath"], "removeValue": ["Array", "Dictionary"],
    "updateValue": ["Array", "Dictionary"], "merge": ["Array", "Dictionary"], "formUnion": ["Set"], "subtract": ["Set"],
    "sort": ["Array"], "reverse": ["Array"], "negate": ["Int", "Double", "CGFloat"],
  ]

  /// Whether the chain can lead to state: it starts outside of the run.
  private func mayBeState(_ chain: PostfixExpression) -> Bool {
    if let roots, let first = chain.headName == "self" ? chain.memberNames.first : chain.headName,
      !roots.contains(first), !roots.contains(String(first.dropFirst()))
    {
      return false
    }
    return switch body.rootOrigin(of: chain) {
    case .outside: true
    // A parameter of a function that was followed to.
    case .unknown: chain.headName != nil
    case .native, .fresh: false
    }
  }

  // MARK: What is state

  /// The property whose change SwiftUI notices when the chain is written; nil where it notices nothing, or where that
  /// is not certain.
  private func state(in path: PropertyPath) -> DeclarationIndex.Entry? {
    guard let first = path.properties.first else { return nil }
    if path.rest == ["wrappedValue"], path.properties.count == 1, path.aliased == 0, !path.endsWithSubscript {
      if path.isProjected { return isOwnState(first) ? first : nil }
      return first.isBinding ? first : nil
    }
    guard !path.isProjected, path.properties.count > path.aliased else { return nil }
    var state = isOwnState(first) ? first : nil
    for (number, property) in path.properties.enumerated().dropFirst() {
      guard let owner = property.owner else { return nil }
      switch owner.kind {
      case .struct:
        // Part of a value that is state.
        guard state != nil, property.storage == .plain else { return nil }
        // A value in a local is a copy.
        if number == path.aliased { return nil }
      case .class:
        guard number == 1, isObserved(property, through: first, of: owner) else { return nil }
        state = property
      default: return nil
      }
    }
    guard let state, let last = path.properties.last else { return nil }
    if !path.rest.isEmpty || path.endsWithSubscript {
      guard let type = last.standardValue else { return nil }
      let isCollection = StandardValue.collections.contains(type)
      guard path.rest.isEmpty ? isCollection : !isCollection && !path.endsWithSubscript else { return nil }
    }
    return state
  }

  /// Whether writing the property itself changes state: `@State` of a struct, `@Published` of a class.
  private func isOwnState(_ property: DeclarationIndex.Entry) -> Bool {
    guard case .wrapped(let wrapper) = property.storage, wrapper.isValueState else { return false }
    return property.owner?.kind == (wrapper == .published ? .class : .struct)
  }

  /// Whether the view notices a change of the property of an object that it holds in `holder`.
  private func isObserved(
    _ property: DeclarationIndex.Entry, through holder: DeclarationIndex.Entry, of owner: Declaration
  ) -> Bool {
    guard case .wrapped(let wrapper) = holder.storage else { return false }
    if wrapper.observesObject, property.storage == .wrapped(.published) { return true }
    guard wrapper.holdsObservable, owner.hasAttribute("Observable"), property.storage == .plain,
      !property.declaration.hasAttribute("ObservationIgnored"), !property.declaration.modifiers.contains(.isStatic)
    else { return false }
    // An observable property that the view does not read is none of its state.
    return isReadByView(property.declaration.name, behind: holder.declaration.name)
  }

  /// Whether the type around the call reads `holder.name` outside of the closure.
  private func isReadByView(_ name: String, behind holder: String) -> Bool {
    let structure = file.structure
    let tokens = structure.tokens
    guard let type = structure.declarations(outwardsFrom: enclosing).first(where: { $0.kind.isNominal }),
      let range = type.body
    else { return false }
    return range.contains { index in
      tokens.kind(index) == .identifier && tokens.name(index) == name && tokens.kind(index - 1) == .period
        && !code.contains(index) && tokens.kind(index + 1) != .equal
        && structure.tree.chain(before: index - 1).lastName == holder
    }
  }

  // MARK: What is written

  /// Whether a condition of the code reads the name, and decides about more than the assignment itself.
  private func isAsked(_ name: String, for assignment: BodyAssignment) -> Bool {
    body.code.contains { index in
      guard tokens.kind(index) == .leftBrace, let flow = body.tree.controlFlow.body(at: index),
        flow.header.contains(where: { tokens.kind($0) == .identifier && tokens.name($0) == name })
      else { return false }
      // `if !isShown { isShown = true }` only leaves out what changes nothing.
      let block = index + 1..<max(body.tree.end(ofBracketAt: index) - 1, index + 1)
      return !(block.contains(assignment.operatorToken) && body.tree.statements(in: block).count == 1)
    }
  }

  /// `ref = WeakRef(view)`: the wrong time, but nothing that a view shows hangs on it.
  private func storesWeakBox(_ assignment: BodyAssignment, in path: PropertyPath) -> Bool {
    let chain = body.tree.postfixExpression(at: assignment.value.lowerBound, before: assignment.value.upperBound)
    guard let call = chain.steps.last, call.kind == .call,
      call.arguments.contains(where: { body.nativeObject(in: $0.value)?.path.isEmpty == true })
    else { return false }
    var typeName = chain.headName
    if chain.head == .implicitMember, let last = path.properties.last, let type = last.declaration.type?.first {
      typeName = last.structure.tokens.name(type)
    }
    guard let typeName else { return false }
    if typeName.lowercased().holds("weak") { return true }
    if NativeClassName.isFramework(typeName) { return false }
    // A box that nobody has seen may be weak.
    guard let types = file.declarations.entries(of: .type(typeName), around: body.structure) else { return true }
    return types.contains { type in
      type.structure.members(of: type.number).contains { $0.modifiers.contains(.weak) }
    }
  }
}

extension DeclarationIndex.Entry {
  /// Whether the property is declared as a `Binding`, without a wrapper.
  var isBinding: Bool {
    guard storage == .plain, let type = declaration.type else { return false }
    return structure.isBinding(writtenIn: type)
  }
}

extension FileStructure {
  /// Whether a type is written `Binding<…>`.
  func isBinding(writtenIn type: Range<Int>) -> Bool {
    guard let first = type.first else { return false }
    return tokens.isText(tokens.isText(first, "SwiftUI") ? first + 2 : first, "Binding")
  }
}
