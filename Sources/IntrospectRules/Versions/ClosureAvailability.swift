import IntrospectSyntax

extension FileStructure {
  /// Whether the closure of a call sorts out the systems itself, by a check around or before all that it does.
  func checksAvailability(inClosureOf site: CallSite) -> Bool {
    guard case .closure(let closure) = site.customization else { return false }
    let statements = tree.statements(in: closure.body)
    guard let first = statements.first else { return false }
    let isGuard = tokens.isText(first.lowerBound, "guard")
    guard isGuard || tokens.isText(first.lowerBound, "if") && statements.count == 1 else { return false }
    return first.prefix { tokens.kind($0) != .leftBrace }
      .contains { tokens.kind($0) == .poundAvailable || tokens.kind($0) == .poundUnavailable }
  }
}
