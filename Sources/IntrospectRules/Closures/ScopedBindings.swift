import IntrospectSyntax

/// What the local names of a piece of code are bound to, and where that holds.
struct ScopedBindings {
  /// One meaning of a name.
  struct Binding {
    /// The tokens that it holds for.
    let scope: Range<Int>
    let origin: ValueOrigin
    /// The expression behind `=`; nil for parameters.
    var value: Range<Int>?
  }

  private struct Entry {
    let binding: Binding
    /// The innermost binding of the name whose scope holds the start of this one, by place; nil for none.
    var outer: Int?
  }

  /// By name, in order of the starts of their scopes; scopes lie in one another or apart.
  private var entries: [String: [Entry]] = [:]

  /// Gives a name one more meaning.
  mutating func bind(_ name: String, _ binding: Binding) {
    let outer = place(of: name, at: binding.scope.lowerBound)
    let place = count(of: name, startingUpTo: binding.scope.lowerBound)
    var all = entries.removeValue(forKey: name) ?? []
    // Nearly always the last one: only what stands in the value of a local is bound behind it.
    for later in place..<all.count {
      if let outer = all[later].outer, outer >= place { all[later].outer = outer + 1 }
    }
    all.insert(Entry(binding: binding, outer: outer), at: place)
    entries[name] = all
  }

  /// The innermost meaning of a name at a token.
  func binding(of name: String, at token: Int) -> Binding? {
    place(of: name, at: token).flatMap { entries[name]?[$0].binding }
  }

  private func place(of name: String, at token: Int) -> Int? {
    guard let all = entries[name] else { return nil }
    let count = count(of: name, startingUpTo: token)
    var place = count > 0 ? count - 1 : nil
    while let number = place, !all[number].binding.scope.contains(token) { place = all[number].outer }
    return place
  }

  private func count(of name: String, startingUpTo token: Int) -> Int {
    guard let all = entries[name] else { return 0 }
    return all.indices.partitioningIndex { all[$0].binding.scope.lowerBound > token }
  }
}
