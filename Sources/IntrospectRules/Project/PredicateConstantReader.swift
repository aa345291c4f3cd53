import IntrospectSyntax

/// Finds the constants of a file that stand for predicates.
struct PredicateConstantReader {
  private let structure: FileStructure
  private let file: String
  private var tokens: TokenBuffer { structure.tokens }

  /// - Parameter file: what is equal for one file, however a run names it.
  init(_ structure: FileStructure, file: String) {
    self.structure = structure
    self.file = file
  }

  /// In the order of the source.
  func read() -> [PredicateConstant] { structure.declarations.indices.compactMap(constant) }

  private func constant(at number: Int) -> PredicateConstant? {
    let variable = structure.declarations[number]
    guard variable.kind == .variable, variable.modifiers.contains(.isStatic), let parent = variable.parent else {
      return nil
    }
    let owner = structure.declarations[parent]
    let isInPredicate = owner.kind == .extension && PredicateName.predicateTypes.contains(owner.lastName)
    let arguments: LibraryTypeArguments
    if let type = variable.type, !(isInPredicate && type.count == 1 && tokens.isText(type.lowerBound, "Self")) {
      guard let name = type.first(where: isPredicateType) else { return nil }
      arguments = LibraryTypeArguments(ofTypeAt: name, in: tokens)
    } else if let start = variable.initialValue?.lowerBound, isPredicateType(start) {
      arguments = LibraryTypeArguments(ofTypeAt: start, in: tokens)
    } else {
      guard isInPredicate else { return nil }
      arguments = LibraryTypeArguments(of: owner, in: tokens)
    }
    let isPrivate = variable.modifiers.contains(.isPrivate) || owner.modifiers.contains(.isPrivate)
    return PredicateConstant(
      id: .init(file: file, offset: Int(tokens[variable.nameToken].start)),
      name: PredicateName(owner: isInPredicate ? nil : owner.lastName, member: variable.name),
      nameToken: variable.nameToken, viewType: arguments.viewType, nativeClass: arguments.nativeClass,
      value: value(of: variable).flatMap(predicate), privateTo: isPrivate ? tokens.source.path : nil,
      place: PlaceConditions(
        structure.tree.conditionals.branches(around: variable.keyword),
        structure.tree.availability(around: number, in: structure.declarations), in: tokens))
  }

  private func isPredicateType(_ token: Int) -> Bool {
    tokens.isText(token, "PlatformViewVersionPredicate") || tokens.isText(token, "PlatformViewVersions")
  }

  /// What a variable starts with, or the one expression that its getter is.
  private func value(of variable: Declaration) -> Range<Int>? {
    if let value = variable.initialValue { return value }
    guard let body = variable.body, !body.contains(where: { tokens.kind($0) == .poundIf }) else { return nil }
    let statements = structure.tree.statements(in: body)
    guard statements.count == 1, let only = statements.first else { return nil }
    return tokens.isText(only.lowerBound, "return") ? only.lowerBound + 1..<only.upperBound : only
  }

  /// `.iOS(…)`, `Self.iOS(…)` or `PlatformViewVersionPredicate<…>.iOS(…)`; nil for anything else.
  private func predicate(_ value: Range<Int>) -> CallSite.Predicate? {
    guard !value.isEmpty else { return nil }
    let predicate = structure.tree.predicate(value)
    guard case .versions = predicate.form else { return nil }
    let first = value.lowerBound
    let isImplicit = tokens.kind(first) == .period && first + 1 == predicate.nameToken
    let isOnSelf = tokens.isText(first, "Self") && first + 2 == predicate.nameToken
    return isImplicit || isOnSelf || isPredicateType(first) ? predicate : nil
  }
}
