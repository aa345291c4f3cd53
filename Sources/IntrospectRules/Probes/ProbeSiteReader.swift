import IntrospectSyntax

/// Finds the calls of a project's own probes in a file: `WindowAccessor { window in … }` and
/// `.withHostingWindow { window in … }`.
struct ProbeSiteReader {
  let structure: FileStructure
  let probes: ProjectProbes
  private var tokens: TokenBuffer { structure.tokens }
  private var tree: TokenTree { structure.tree }

  /// The calls, in order of place.
  func sites() -> [CallSite] {
    guard !probes.isEmpty else { return [] }
    return (0..<tokens.endIndex).compactMap { index in
      guard tokens.kind(index) == .identifier, let customization = customization(at: index) else { return nil }
      return site(at: index, customization)
    }
  }

  /// What a call at the token hands to a probe; nil where it is no such call.
  private func customization(at index: Int) -> CallSite.Customization? {
    let next = tokens.kind(index + 1)
    guard next == .leftParen || next == .leftBrace, !(next == .leftParen && tokens.startsLine(index + 1)) else {
      return nil
    }
    let name = tokens.name(index)
    let isMember = tokens.kind(index - 1) == .period
    guard let probe = isMember ? probes.modifiers[name] : probes.views[name] ?? probes.modifiers[name] else {
      return nil
    }
    guard !tokens.isText(index - 1, "func"), !tokens.isText(index - 1, "struct"), !isOwnDeclaration(index, name) else {
      return nil
    }
    let call = tree.call(behind: index)
    guard let value = probe.forms.isEmpty ? closureOfView(call, probe) : closureOfModifier(call, probe) else {
      return nil
    }
    return isClosure(value) ? .closure(tree.closure(at: value.lowerBound)) : .reference(value)
  }

  /// The closure that a view is made with: the only one, the one with the label of the property, or a function by name.
  private func closureOfView(_ call: Call, _ probe: ProjectProbes.Probe) -> Range<Int>? {
    if let labelled = call.arguments.first(where: { $0.label.map(probe.labels.contains) ?? false }) {
      return isClosure(labelled.value) || isName(labelled.value) ? labelled.value : nil
    }
    let closures = call.arguments.filter { isClosure($0.value) } + call.trailingClosures
    if closures.count == 1 { return closures[0].value }
    guard closures.isEmpty, call.arguments.count == 1, call.arguments[0].label == nil, isName(call.arguments[0].value)
    else { return nil }
    return call.arguments[0].value
  }

  /// The closure of a call that fits one of the functions.
  private func closureOfModifier(_ call: Call, _ probe: ProjectProbes.Probe) -> Range<Int>? {
    for form in probe.forms {
      var next = 0
      var closure: Range<Int>?
      let fits = call.arguments.allSatisfy { argument in
        guard let place = form.parameters[next...].firstIndex(where: { $0.label == argument.label }) else {
          return false
        }
        next = place + 1
        if place == form.closure { closure = argument.value }
        return !form.parameters[place].isMetatype || tokens.isText(argument.value.upperBound - 1, "self")
      }
      guard fits else { continue }
      if closure == nil, call.trailingClosures.count == 1, next <= form.closure {
        closure = call.trailingClosures[0].value
      }
      // A type that is asked for has no default value.
      let hasTypes = form.parameters.indices.allSatisfy { !form.parameters[$0].isMetatype || $0 < next }
      if let closure, hasTypes, isClosure(closure) || isName(closure) { return closure }
    }
    return nil
  }

  private func isClosure(_ value: Range<Int>) -> Bool {
    !value.isEmpty && tokens.kind(value.lowerBound) == .leftBrace
      && tree.end(ofBracketAt: value.lowerBound) == value.upperBound
  }

  /// `configure`, `self.configure`: not a binding, not a literal.
  private func isName(_ value: Range<Int>) -> Bool {
    !value.isEmpty && value.allSatisfy { tree.isName($0) || tokens.kind($0) == .period }
  }

  /// Whether the token stands in the declaration of the type or the function itself.
  private func isOwnDeclaration(_ index: Int, _ name: String) -> Bool {
    structure.declarations(outwardsFrom: structure.declaration(around: index)).contains {
      ($0.kind.isNominal || $0.kind == .function) && $0.name == name
    }
  }

  private func site(at index: Int, _ customization: CallSite.Customization) -> CallSite {
    let call = tree.call(behind: index)
    let period = tokens.kind(index - 1) == .period ? index - 1 : nil
    return CallSite(
      api: .ownProbe(tokens.name(index)), nameToken: index,
      tokens: (period ?? index)..<max(call.tokens.upperBound, index + 1), arguments: call.arguments,
      trailingClosures: call.trailingClosures, viewType: nil, predicates: [], scope: nil, customization: customization,
      period: period, chainStart: period.map { tree.chain(before: $0).tokens.lowerBound } ?? index,
      enclosing: structure.declaration(around: index), branches: tree.conditionals.branches(around: index),
      availability: [])
  }
}
