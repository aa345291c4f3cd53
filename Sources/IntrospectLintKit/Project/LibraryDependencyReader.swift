import IntrospectFacts
import IntrospectSyntax

/// Reads which releases of the library a manifest asks for, wherever in the file that stands: many manifests add their
/// dependencies behind the call of `Package`.
struct LibraryDependencyReader {
  let expressions: ManifestExpressions

  func read() -> Stated<LibraryRequirement> {
    let tokens = expressions.tokens
    var found: [Stated<LibraryRequirement>] = []
    for index in tokens.tokens.indices
    where tokens.kind(index) == .period && tokens.isText(index + 1, "package") && tokens.kind(index + 2) == .leftParen {
      let call = expressions.tree.call(behind: index + 1)
      if let requirement = requirement(call, from: index) { found.append(requirement) }
    }
    return Stated(agreementOf: found)
  }

  /// What the call whose period is at `start` asks of the library; nil for another package.
  private func requirement(_ call: Call, from start: Int) -> Stated<LibraryRequirement>? {
    let place = start..<max(call.tokens.upperBound, start + 1)
    let unknown = Stated<LibraryRequirement>.unknown(at: expressions.tokens.range(place))
    let path = call.arguments.value("path").flatMap(expressions.string)
    if let path, LibraryName.matches(url: path.value) { return unknown }
    let url = call.arguments.value("url").flatMap(expressions.string)
    let identity = call.arguments.value("id").flatMap(expressions.string)
    let isLibrary = url.map { LibraryName.matches(url: $0.value) } ?? false
      || identity.map { LibraryName.matches(identity: $0.value) } ?? false
    guard isLibrary else { return nil }
    guard !expressions.isConditional(place), isWholeElement(place),
      let found = call.arguments.lazy.compactMap(requirement).first
    else { return unknown }
    return .value(found)
  }

  /// Whether nothing decides about the call where it stands: it is an element of a list, an argument, or a value.
  private func isWholeElement(_ call: Range<Int>) -> Bool {
    let tokens = expressions.tokens
    if let opener = expressions.tree.brackets.opener(of: call.lowerBound), isDecidedAround(opener) { return false }
    var before = call.lowerBound - 1
    // `Package.Dependency.package(…)`
    while tokens.kind(before) == .identifier {
      before -= tokens.kind(before - 1) == .period ? 2 : 1
      if tokens.kind(before) != .identifier || tokens.kind(before + 1) != .period { break }
    }
    switch tokens.kind(before) {
    case .leftBracket, .leftParen, .comma, .equal: break
    default: return false
    }
    switch tokens.kind(call.upperBound) {
    case .rightBracket, .rightParen, .comma, .endOfFile, .semicolon: return true
    case .period, .operator, .questionMark: return false
    default: return tokens.startsLine(call.upperBound)
    }
  }

  /// Whether something decides about what the bracket holds: a function, a closure, a branch, a ternary operator.
  private func isDecidedAround(_ bracket: Int) -> Bool {
    let tokens = expressions.tokens
    var current: Int? = bracket
    // Dependencies stand in a call and a list; what is nested deeper is computed.
    for _ in 0..<8 {
      guard let index = current else { return false }
      switch (tokens.kind(index), tokens.kind(index - 1)) {
      case (.leftBrace, _), (.stringHead, _), (_, .questionMark): return true
      case (_, .colon):
        // The colon of a label, if it is none of a ternary operator.
        let beforeLabel = tokens.kind(index - 3)
        guard tokens.kind(index - 2) == .identifier, beforeLabel == .leftParen || beforeLabel == .comma else {
          return true
        }
      default: break
      }
      current = expressions.tree.brackets.opener(of: index)
    }
    return true
  }

  /// `from: "1.0.0"`, `exact: "1.0.0"`, `.upToNextMajor(from: "1.0.0")`, `"1.0.0"..<"2.0.0"`.
  private func requirement(_ argument: Argument) -> Located<LibraryRequirement>? {
    let tokens = expressions.tokens
    let value = argument.value
    switch argument.label {
    case "from": return version(value).map { Located(.atLeast($0.value), at: $0.range) }
    case "exact": return version(value).map { Located(.exact($0.value), at: $0.range) }
    case nil: break
    default: return nil
    }
    if value.count == 3, tokens.isText(value.lowerBound + 1, "..<") || tokens.isText(value.lowerBound + 1, "...") {
      let first = version(value.lowerBound..<value.lowerBound + 1)
      return first.map { Located(.atLeast($0.value), at: $0.range) }
    }
    guard let (name, arguments) = expressions.memberCall(value), arguments.count == 1 else { return nil }
    let inner = version(arguments[0].value)
    switch (name, arguments[0].label) {
    case ("exact", nil): return inner.map { Located(.exact($0.value), at: $0.range) }
    case ("upToNextMajor", "from"), ("upToNextMinor", "from"):
      return inner.map { Located(.atLeast($0.value), at: $0.range) }
    default: return nil
    }
  }

  private func version(_ value: Range<Int>) -> Located<LibraryVersion>? {
    guard let text = expressions.string(value), let version = LibraryVersion(text.value) else { return nil }
    return Located(version, at: text.range)
  }
}
