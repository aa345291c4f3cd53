import IntrospectSyntax

/// A name that stands for a predicate: `.supportedVersions`, `Platforms.datePicker`.
public struct PredicateName: Hashable, Sendable {
  /// The type that declares it, by its last name; nil for the library's predicate type.
  public let owner: String?
  public let member: String

  public init(owner: String? = nil, member: String) {
    self.owner = owner
    self.member = member
  }

  /// As code writes it.
  public var spelling: String { "\(owner ?? "").\(member)" }

  /// The library's type of predicates, and its name before 0.8.0.
  public static let predicateTypes: Set<String> = ["PlatformViewVersionPredicate", "PlatformViewVersions"]

  /// The name in the `on:` of a call; nil for what is no name, or one whose owner is not written.
  init?(_ predicate: CallSite.Predicate, of site: CallSite, in structure: FileStructure) {
    guard case .constant(let member) = predicate.form else { return nil }
    let tokens = structure.tokens
    let first = predicate.tokens.lowerBound
    self.member = member
    if tokens.kind(first) == .period {
      guard first + 1 == predicate.nameToken else { return nil }
      owner = nil
    } else if Self.predicateTypes.contains(tokens.name(first)) {
      owner = nil
    } else if tokens.isText(predicate.nameToken - 2, "Self") {
      let type = structure.declarations(outwardsFrom: site.enclosing).first(where: \.kind.isNominal)
      guard let type else { return nil }
      owner = type.lastName
    } else {
      guard tokens.kind(predicate.nameToken - 2) == .identifier else { return nil }
      owner = tokens.name(predicate.nameToken - 2)
    }
  }
}

extension Declaration {
  /// The last part of the name: `Platforms` of `extension Feature.Platforms`.
  var lastName: String { DeclarationName.baseName(of: name) }
}
