import IntrospectFacts
import IntrospectSyntax

/// Finds the probes that a file declares: types that represent a native view, store one closure that takes a native
/// object, and call it when the view is made or updated.
struct ProbeDeclarationReader {
  let structure: FileStructure
  private var tokens: TokenBuffer { structure.tokens }
  private var tree: TokenTree { structure.tree }

  static let representables: Set<String> = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
  ]

  static let makers: Set<String> = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController",
  ]
  static let updaters: Set<String> = [
    "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
  ]

  /// The probes, in order of place.
  func probes() -> [ProbeDeclaration] {
    structure.declarations.indices.compactMap { number in
      let type = structure.declarations[number]
      guard type.kind == .struct, type.inheritance.contains(where: Self.representables.contains) else { return nil }
      return probe(number)
    }
  }

  private func probe(_ number: Int) -> ProbeDeclaration? {
    let type = structure.declarations[number]
    let members = structure.members(of: number)
    let closures = members.filter { $0.kind == .variable && !$0.isComputed && isClosureOverNativeObject($0, of: type) }
    guard closures.count == 1, let property = closures.first?.name else { return nil }
    var inMake: [Run] = []
    var inUpdate: [Run] = []
    for method in members where method.kind == .function {
      if Self.makers.contains(method.name) { inMake += runs(of: property, in: method, members) }
      if Self.updaters.contains(method.name) { inUpdate += runs(of: property, in: method, members) }
    }
    let runs = inMake + inUpdate
    guard !runs.isEmpty else { return nil }
    let timing: ProbeDeclaration.Timing
    if inUpdate.contains(where: { !$0.isConditional }) {
      timing = .everyUpdate
    } else {
      timing = inUpdate.isEmpty ? .once : .unknown
    }
    let nativeClass = closures[0].type.flatMap { nativeObject(takenBy: $0, genericsOf: type) } ?? ""
    return ProbeDeclaration(
      name: type.name, property: property, nativeClass: nativeClass, timing: timing,
      isDeferred: runs.allSatisfy(\.isDeferred))
  }

  // MARK: The closure

  /// `let onWindow: (NSWindow?) -> Void`, `var configure: ((UIScrollView) -> ())?`; a parameter of the type's own
  /// generic list counts as well.
  func isClosureOverNativeObject(_ property: Declaration, of type: Declaration) -> Bool {
    guard let annotation = property.type else { return false }
    return nativeObject(takenBy: annotation, genericsOf: type) != nil
  }

  /// The class of the one native object that a function of that type takes; nil for other types.
  private func nativeObject(takenBy annotation: Range<Int>, genericsOf type: Declaration?) -> String? {
    var range = tree.droppingAttributes(annotation)
    // `(( … ) -> Void)?`
    while range.count > 2, tokens.kind(range.lowerBound) == .leftParen,
      tree.brackets.partner(of: range.lowerBound)
        .map({ $0 + 1 < range.upperBound && tokens.kind($0 + 1) == .arrow }) != true
    {
      guard let close = tree.brackets.partner(of: range.lowerBound), close < range.upperBound else { return nil }
      range = tree.droppingAttributes(range.lowerBound + 1..<close)
    }
    guard tokens.kind(range.lowerBound) == .leftParen, let close = tree.brackets.partner(of: range.lowerBound),
      close < range.upperBound, tokens.kind(close + 1) == .arrow
    else { return nil }
    let returnsNothing =
      tokens.isText(close + 2, "Void")
      || tokens.kind(close + 2) == .leftParen && tokens.kind(close + 3) == .rightParen
    let parameter = range.lowerBound + 1..<close
    guard returnsNothing, !parameter.isEmpty, tokens.kind(parameter.lowerBound) == .identifier else { return nil }
    let name = tokens.name(parameter.lowerBound)
    let rest = parameter.dropFirst()
    guard rest.count <= 1, rest.allSatisfy({ tokens.kind($0) == .questionMark || tokens.kind($0) == .exclamationMark })
    else { return nil }
    let isNative = NativeClassName.isView(name) || type.map { isGeneric(name, of: $0) } ?? false
    return isNative ? name : nil
  }

  func isGeneric(_ name: String, of type: Declaration) -> Bool {
    guard tokens.isText(type.nameToken + 1, "<"), let brace = type.body?.lowerBound else { return false }
    let header = type.nameToken + 2..<brace
    return header.contains { index in
      tokens.name(index) == name
        && (tokens.kind(index - 1) == .comma || tokens.isText(index - 1, "<"))
    }
  }

  // MARK: Where it is called

  private struct Run {
    /// Whether something decides each time, beyond whether there is an object at all.
    let isConditional: Bool
    let isDeferred: Bool
  }

  /// The calls of the closure when the method runs, those in methods of the type that it calls included.
  private func runs(of property: String, in method: Declaration, _ members: [Declaration]) -> [Run] {
    guard let body = method.body else { return [] }
    var found = calls(of: property, in: body).map { run(at: $0, in: body) }
    for helper in members where helper.kind == .function && helper.name != method.name {
      guard let helperBody = helper.body else { continue }
      let inside = calls(of: property, in: helperBody)
      guard !inside.isEmpty else { continue }
      for call in calls(of: helper.name, in: body) {
        let outer = run(at: call, in: body)
        found += inside.map { place in
          let inner = run(at: place, in: helperBody)
          return Run(
            isConditional: outer.isConditional || inner.isConditional, isDeferred: outer.isDeferred || inner.isDeferred)
        }
      }
    }
    return found
  }

  /// `callback(view)`, `self.callback?(view)`, in code that runs with the method.
  private func calls(of name: String, in body: Range<Int>) -> [Int] {
    var region = RunRegion(structure: structure)
    region.read(body)
    return region.ranges.joined().filter { index in
      guard tokens.kind(index) == .identifier, tokens.name(index) == name else { return false }
      if tokens.kind(index - 1) == .period, !tokens.isText(index - 2, "self") { return false }
      let hasMark = tokens.kind(index + 1) == .questionMark || tokens.kind(index + 1) == .exclamationMark
      let next = hasMark ? index + 2 : index + 1
      return tokens.kind(next) == .leftParen && !tokens.startsLine(next)
    }
  }

  private func run(at call: Int, in body: Range<Int>) -> Run {
    var isConditional = false
    var isDeferred = false
    var place = call
    while let open = tree.brackets.opener(of: place), open >= body.lowerBound - 1 {
      if tokens.kind(open) == .leftBrace {
        if let flow = tree.controlFlow.body(at: open) {
          isConditional = isConditional || decides(flow.header) || tokens.isText(flow.keyword, "else")
        } else if structure.isClosure(open),
          let name = structure.use(ofClosureAt: open).calleeName, ClosureTiming.timing(ofCallee: name) == .deferred
        {
          isDeferred = true
        }
        if exits(before: place, inBlockAt: open) { isConditional = true }
      }
      place = open
    }
    return Run(isConditional: isConditional, isDeferred: isDeferred)
  }

  /// Whether a statement of the block before the place may leave it, for another reason than that there is no object.
  private func exits(before place: Int, inBlockAt open: Int) -> Bool {
    (open + 1..<max(open + 1, place)).contains { index in
      guard tokens.kind(index) == .leftBrace, let flow = tree.controlFlow.body(at: index),
        tree.brackets.opener(of: flow.keyword) == open, let close = tree.brackets.partner(of: index)
      else { return false }
      let leaves = (index..<close).contains { tokens.isText($0, "return") }
      return leaves && decides(flow.header)
    }
  }

  /// Whether a condition asks for more than an object: anything but bindings, casts and searches.
  private func decides(_ header: Range<Int>) -> Bool {
    tree.list(header).contains { element in
      let isBinding = tokens.isText(element.lowerBound, "let") || tokens.isText(element.lowerBound, "var")
      return !isBinding
    }
  }
}

// MARK: - Functions that hand their closure on

extension ProbeDeclarationReader {
  /// The functions of views that hand a closure on to something that may be a probe, in order of place.
  func modifiers() -> [ProbeModifier] {
    structure.declarations.indices.compactMap { number in
      let function = structure.declarations[number]
      guard function.kind == .function, let body = function.body, structure.typeName(around: function) == "View" else {
        return nil
      }
      for (place, parameter) in function.parameters.enumerated() {
        guard let nativeClass = nativeObject(takenBy: parameter.type, genericsOf: function) else { continue }
        if let probe = probe(givenTo: parameter.name, in: body) {
          let parameters = function.parameters.map { parameter in
            ProbeModifier.Parameter(
              label: parameter.label, isMetatype: parameter.type.last.map { tokens.isText($0, "Type") } ?? false)
          }
          return ProbeModifier(
            name: function.name, parameters: parameters, closure: place, probe: probe, nativeClass: nativeClass)
        }
      }
      return nil
    }
  }

  /// The type whose initialiser is given the closure called `name`, as it is or in a closure that only calls it.
  private func probe(givenTo name: String, in body: Range<Int>) -> String? {
    for index in body where tokens.kind(index) == .identifier {
      guard tokens.name(index).unicodeScalars.first?.properties.isUppercase == true, tokens.kind(index - 1) != .period
      else { continue }
      let call = tree.call(behind: index)
      let isGiven = (call.arguments + call.trailingClosures).contains { argument in
        if argument.value.count == 1 { return tokens.name(argument.value.lowerBound) == name }
        guard tokens.kind(argument.value.lowerBound) == .leftBrace else { return false }
        let statements = tree.statements(in: tree.closure(at: argument.value.lowerBound).body)
        guard statements.count == 1, let first = statements[0].first else { return false }
        return tokens.name(first) == name && tokens.kind(first + 1) == .leftParen
      }
      if isGiven { return tokens.name(index) }
    }
    return nil
  }
}
