import IntrospectFacts
import IntrospectSyntax

/// Finds all code that a call site leads to: its closure, or the function that it names, and what that code hands the
/// native object to, one call further.
struct CustomizeBodyReader {
  let file: FileContext
  private let declarations: ProjectDeclarations

  init(file: FileContext) {
    self.file = file
    declarations = file.declarations
  }

  /// - Parameter declarations: where functions are looked for.
  init(file: FileContext, declarations: ProjectDeclarations) {
    self.file = file
    self.declarations = declarations
  }

  /// The bodies of a site, what runs first before what it calls.
  func bodies(of site: CallSite) -> [CustomizeBody] {
    guard let body = firstBody(of: site) else { return [] }
    return [body] + followed(from: body) { file.nativeClasses(of: site) }
  }

  /// A body, and the bodies of the functions that it hands its native object to; calls on the object itself are left
  /// aside.
  func bodies(from body: CustomizeBody) -> [CustomizeBody] { [body] + followed(from: body, classes: nil) }

  private func firstBody(of site: CallSite) -> CustomizeBody? {
    switch site.customization {
    case .none: return nil
    case .closure(let closure): return CustomizeBody(closure, in: file.structure)
    case .reference(let value):
      let resolver = FunctionResolver(declarations: declarations, structure: file.structure)
      guard let entry = resolver.function(namedIn: value) else { return nil }
      return body(of: entry, native: .parameters([0]), path: .reference(file.tokens.range(value), entry))
    }
  }

  /// What stands for the native object in a function.
  private enum Native {
    case parameters(Set<Int>)
    /// `self`, in an extension of its class.
    case receiver
  }

  private func body(of entry: DeclarationIndex.Entry, native: Native, path: CustomizeBody.Path) -> CustomizeBody? {
    let declaration = entry.declaration
    guard case .parameters(let native) = native else {
      guard let code = declaration.body else { return nil }
      let others = declaration.parameters.map(\.name)
      return CustomizeBody(code, in: entry.structure, native: ["self"], others: others, path: path)
    }
    if declaration.kind == .variable {
      guard let value = declaration.initialValue else { return nil }
      let closure = entry.structure.tree.closure(at: value.lowerBound)
      let names = closure.parameters.isEmpty ? native.map { "$\($0)" } : names(of: closure.parameters.map(\.name), at: native)
      return CustomizeBody(closure.body, in: entry.structure, native: Set(names), path: path)
    }
    guard let code = declaration.body else { return nil }
    let all = declaration.parameters.map(\.name)
    let others = all.indices.filter { !native.contains($0) }.map { all[$0] }
    return CustomizeBody(code, in: entry.structure, native: Set(names(of: all, at: native)), others: others, path: path)
  }

  private func names(of all: [String], at places: Set<Int>) -> [String] {
    places.filter(all.indices.contains).map { all[$0] }
  }

  // MARK: One call further

  private func followed(from body: CustomizeBody, classes: (() -> [String])?) -> [CustomizeBody] {
    let tokens = body.tokens
    var bodies: [CustomizeBody] = []
    for index in body.region.joined() where tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen {
      guard let (entry, native) = function(calledAt: index, in: body, classes) else { continue }
      // A function that calls itself is one body.
      if let code = entry.declaration.body, entry.path == tokens.source.path, code == body.code { continue }
      if let next = self.body(of: entry, native: native, path: .call(index, in: body, entry)) { bodies.append(next) }
    }
    return bodies
  }

  /// The function that a call of the body runs, and what of it stands for the native object.
  private func function(
    calledAt index: Int, in body: CustomizeBody, _ classes: (() -> [String])?
  ) -> (entry: DeclarationIndex.Entry, native: Native)? {
    let resolver = FunctionResolver(declarations: declarations, structure: body.structure)
    if let classes, isCallOnNativeObject(index, in: body) {
      let classes = classes()
      guard classes.count == 1, let className = classes.first else { return nil }
      let call = body.tree.call(behind: index)
      return resolver.function(calledAt: index, with: call, onNative: className).map { ($0, .receiver) }
    }
    let call = body.tree.call(behind: index)
    let given = call.arguments.indices.filter { isNative(call.arguments[$0].value, in: body) }
    guard !given.isEmpty, isFollowed(index, in: body), let entry = resolver.function(calledAt: index, with: call) else { return nil }
    if entry.declaration.kind == .variable { return (entry, .parameters(Set(given))) }
    guard let match = CallMatch(call, entry.declaration.parameters) else { return nil }
    return (entry, .parameters(Set(given.map { match.parameters[$0] })))
  }

  /// `scrollView.tune()`, of a function that no framework is known to declare.
  private func isCallOnNativeObject(_ index: Int, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    guard tokens.kind(index - 1) == .period, !tokens.startsLine(index + 1) else { return false }
    var last = index - 2
    while tokens.kind(last) == .questionMark || tokens.kind(last) == .exclamationMark { last -= 1 }
    // A name alone is nearly always none of the object, and most chains are longer than that.
    guard body.isNativeName(tokens.name(last)), tokens.kind(last - 1) != .period else { return false }
    let receiver = body.tree.chain(before: index - 1)
    guard let head = receiver.headName, body.isNativeName(head),
      body.rootOrigin(of: receiver) == .native, receiver.steps.allSatisfy({ $0.kind == .optionalChain || $0.kind == .forceUnwrap })
    else { return false }
    let name = tokens.name(index)
    return MemberEffect.effects(of: name).isEmpty && ClosureTiming.timing(ofCallee: name) == nil
      && NativeClass.classesDeclaring(name).isEmpty
  }

  /// Whether the name may be that of a function of the project.
  private func isFollowed(_ index: Int, in body: CustomizeBody) -> Bool {
    let tokens = body.tokens
    let name = tokens.name(index)
    guard name.unicodeScalars.first?.properties.isUppercase != true, !tokens.startsLine(index + 1) else { return false }
    guard tokens.kind(index - 1) == .period else { return !Self.wellKnown.contains(name) }
    let receiver = body.tree.chain(before: index - 1)
    guard case .name(let head) = receiver.head else { return false }
    // What the frameworks declare is no function of the project.
    let isFramework = head.unicodeScalars.first?.properties.isUppercase == true && NativeClassName.isFramework(head)
    return !isFramework && body.rootOrigin(of: receiver) != .native && body.rootOrigin(of: receiver) != .fresh
  }

  /// Functions of the standard library that are given any object.
  private static let wellKnown: Set<String> = [
    "print", "debugPrint", "dump", "type", "assert", "precondition", "min", "max", "withExtendedLifetime",
    "unsafeBitCast", "unsafeDowncast", "isKnownUniquelyReferenced", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "class_getName", "object_getClass", "object_setClass", "zip", "stride", "swap", "os_log",
  ]

  private func isNative(_ value: Range<Int>, in body: CustomizeBody) -> Bool {
    guard !value.isEmpty, body.origin(of: value) == .native else { return false }
    // A plain value that is read from the native object is another thing: `update(scrollView.contentOffset)`.
    let chain = body.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    return chain.memberNames.last.map(Self.leadsToObject) ?? true
  }

  /// Whether a member of that name of a native object is a view, a controller or a part of one.
  static func leadsToObject(_ member: String) -> Bool {
    let endings = [
      "view", "controller", "window", "layer", "bar", "superview", "item", "field", "button", "parent", "self", "control",
    ]
    let name = member.lowercased()
    return endings.contains(where: name.hasSuffix)
  }
}
