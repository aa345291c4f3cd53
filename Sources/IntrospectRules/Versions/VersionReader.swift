import IntrospectFacts
import IntrospectSyntax

/// Understands what lists name: with the facts in force for a file, and with what its project declares.
struct VersionReader {
  let registry: Registry
  let project: ProjectContext
  /// Whether the registry was read from the copy of the library that the project uses: what both declare is one thing.
  let isOwnRegistry: Bool

  /// What a predicate turns out to be.
  enum Reading {
    case clause(VersionClause)
    /// A platform that the library has no predicate for.
    case unlisted(UnlistedPlatform)
    case opaque
  }

  /// What is known of a view type; nil for one from elsewhere.
  func facts(of viewType: CallSite.ViewType) -> ViewTypeFacts? {
    let facts = registry.viewType(callForm: viewType.callForm)
    return isShadowed(viewType.member, facts) ? nil : facts
  }

  /// The name of the type behind a view type; nil where nobody knows.
  func swiftType(of viewType: CallSite.ViewType) -> String? {
    let facts = registry.viewType(callForm: viewType.callForm)
    return isShadowed(viewType.member, facts) ? project.viewType(ofMember: viewType.member) : facts?.swiftType
  }

  /// What is known of a view type by the name of its type; nil for one from elsewhere.
  func facts(ofSwiftType swiftType: String) -> ViewTypeFacts? {
    guard let facts = registry.forms(ofSwiftType: swiftType).first, !isShadowed(facts.member, facts) else { return nil }
    return facts
  }

  /// Whether a project declares a member of that name, and so may mean its own type.
  private func isShadowed(_ member: String, _ facts: ViewTypeFacts?) -> Bool {
    guard let types = project.viewTypes[member] else { return false }
    return !(isOwnRegistry && facts.map { types == [$0.swiftType] } ?? false)
  }

  private static let versionLimit = 100

  /// Reads `.iOS(.v17, .v18)`.
  func clause(_ predicate: CallSite.Predicate, facts: ViewTypeFacts?, swiftType: String?) -> Reading {
    guard case .versions(let name, let versions) = predicate.form, !project.predicates.contains(name) else {
      return .opaque
    }
    guard let platform = Platform(rawValue: name) else {
      return UnlistedPlatform.called(name).map { .unlisted($0) } ?? .opaque
    }
    // Nobody writes so many, and each is compared with all others.
    guard versions.count <= Self.versionLimit else { return .opaque }
    let entries = versions.map { version in
      let isInRegistry =
        isOwnRegistry && OSVersion(memberName: version.member).map { facts?.span(on: platform, $0) != nil } ?? false
      return VersionClause.Entry(
        version, on: platform, registry: registry,
        isDeclared: !isInRegistry && project.declaresVersion(version.member, of: swiftType, on: platform))
    }
    return .clause(VersionClause(platform: platform, predicate: predicate, entries: entries, constant: nil))
  }
}
