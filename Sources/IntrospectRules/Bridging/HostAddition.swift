import IntrospectFacts
import IntrospectSyntax

/// A call that puts the view of a host into another view: `container.addSubview(host.view)`.
struct HostAddition {
  /// The name of the call.
  let call: Int
  /// The expression of the view: `host.view`.
  let view: Range<Int>
}

extension FileContext {
  /// The calls that add the view of a host, as far as the function that makes the host tells, in order of place.
  func additions(of host: HostCreation) -> [HostAddition] {
    switch host.holder {
    case .other: return []
    case .view(let expression):
      if let call = structure.addingCall(around: expression) { return [HostAddition(call: call, view: expression)] }
      // `let view = UIHostingController(rootView: row).view!`
      guard let local = structure.localNumber(startingWith: expression) else { return [] }
      return uses(ofLocal: local).compactMap { use in
        structure.addingCall(around: use..<use + 1).map { HostAddition(call: $0, view: use..<use + 1) }
      }
    case .local(let number):
      return uses(ofLocal: number).compactMap { use in
        guard let view = structure.viewExpression(at: use, of: host) else { return nil }
        return structure.addingCall(around: view).map { HostAddition(call: $0, view: view) }
      }
    }
  }

  /// Whether a closure that may run at another time than the function stands between a token and the function's body.
  func isInKeptClosure(_ token: Int, of function: Int) -> Bool {
    !bridging.regions(of: function, in: structure).contains { $0.contains(token) }
  }
}

extension FileStructure {
  /// The local that is given exactly this value.
  fileprivate func localNumber(startingWith value: Range<Int>) -> Int? {
    guard let number = declaration(around: value.lowerBound), declarations[number].kind == .variable,
      declarations[number].initialValue == value, let parent = declarations[number].parent,
      !declarations[parent].kind.isNominal
    else { return nil }
    return number
  }

  /// `host.view`, `host.view!`; of a host that is a view itself its name alone.
  fileprivate func viewExpression(at use: Int, of host: HostCreation) -> Range<Int>? {
    guard host.isController else { return use..<use + 1 }
    guard tokens.kind(use + 1) == .period, tokens.isText(use + 2, "view") else { return nil }
    let next = use + 3
    return use..<(tokens.kind(next) == .exclamationMark ? next + 1 : next)
  }

  /// The function, initialiser or accessor whose statements a token belongs to; nil for the initial value of a
  /// property.
  func function(around token: Int) -> Int? {
    var number = declaration(around: token)
    while let index = number {
      let declaration = declarations[index]
      switch declaration.kind {
      case .function, .initializer, .deinitializer, .subscript: return index
      case .variable where declaration.body?.contains(token) == true: return index
      case .variable:
        // A local stands in a function.
        guard let parent = declaration.parent, !declarations[parent].kind.isNominal else { return nil }
        number = parent
      default: return nil
      }
    }
    return nil
  }
}
