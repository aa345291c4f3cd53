import IntrospectSyntax

/// Finds what a closure binds: `let a = …`, `if let b = …`, `guard let c`, `for d in …`.
struct LocalBindingReader {
  /// A name and the expression that it was bound to.
  struct LocalBinding {
    let name: String
    let nameToken: Int
    /// For `if let x` without a value, the name itself.
    let value: Range<Int>
  }

  let structure: FileStructure
  let region: [Range<Int>]

  /// In order of place.
  func read() -> [LocalBinding] {
    // A value may reach over a closure that is kept for later, which divides the region: `let tap = UIAction { … }`.
    let end = region.last?.upperBound ?? 0
    return region.flatMap { range in range.compactMap { binding(at: $0, before: end) } }
  }

  private func binding(at index: Int, before limit: Int) -> LocalBinding? {
    let tokens = structure.tokens
    let isBinding = tokens.isText(index, "let") || tokens.isText(index, "var")
    if isBinding, tokens.kind(index) == .keyword {
      let name = index + 1
      guard tokens.kind(name) == .identifier else { return nil }
      var equal = name + 1
      if tokens.kind(equal) == .colon {
        // Behind an annotation; a value follows it or not.
        while equal < limit, tokens.kind(equal) != .equal, !tokens.startsLine(equal), tokens.kind(equal) != .leftBrace {
          equal += 1
        }
      }
      if tokens.kind(equal) == .equal {
        let end = endOfValue(from: equal + 1, before: limit)
        return LocalBinding(name: tokens.name(name), nameToken: name, value: equal + 1..<max(equal + 1, end))
      }
      let isShorthand = tokens.kind(equal) == .comma || tokens.kind(equal) == .leftBrace || tokens.isText(equal, "else")
      return isShorthand ? LocalBinding(name: tokens.name(name), nameToken: name, value: name..<name + 1) : nil
    }
    if tokens.isText(index, "for"), tokens.kind(index) == .keyword, tokens.kind(index + 1) == .identifier,
      tokens.isText(index + 2, "in")
    {
      let end = endOfValue(from: index + 3, before: limit)
      return LocalBinding(
        name: tokens.name(index + 1), nameToken: index + 1, value: index + 3..<max(index + 3, end))
    }
    return nil
  }

  /// An expression ends where a comma, a body or a line does.
  private func endOfValue(from start: Int, before limit: Int) -> Int {
    let tokens = structure.tokens
    var index = start
    while index < limit {
      if index > start, tokens.startsLine(index), tokens.kind(index) != .period, tokens.kind(index) != .operator {
        return index
      }
      switch tokens.kind(index) {
      case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace: return index
      case .leftBrace where !structure.isClosure(index): return index
      case .keyword where tokens.isText(index, "else"): return index
      default: break
      }
      let partner = structure.tree.brackets.partner(of: index)
      index = max(partner ?? index, index) + 1
    }
    return index
  }
}
