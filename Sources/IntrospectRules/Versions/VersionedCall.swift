import IntrospectFacts
import IntrospectSyntax

/// One call of the library's modifier with what its version list says.
public struct VersionedCall: Sendable {
  public let site: CallSite
  /// As the call writes it: `.list(style: .plain)`.
  public let viewType: CallSite.ViewType
  /// What is known of the view type; nil for a type from elsewhere.
  public let facts: ViewTypeFacts?
  /// In the order of the source, without those that no build with the call can match.
  public let clauses: [VersionClause]
  /// The predicates that name a platform which the library has none for: `.watchOS(…)`.
  public let unlisted: [(predicate: CallSite.Predicate, platform: UnlistedPlatform)]
  /// Whether some predicate is a constant or an expression, so that the call may cover more than its clauses tell.
  public let isOpaque: Bool
  public let place: PlaceConditions

  /// Nil for calls of other methods and for view types that are no implicit members.
  ///
  /// - Parameter isOwnRegistry: whether the registry was read from the copy of the library that the project uses: what
  ///   both declare is one thing then.
  init?(
    _ site: CallSite, in buffer: TokenBuffer, registry: Registry, project: ProjectContext, isOwnRegistry: Bool
  ) {
    guard site.api == .introspect, let viewType = site.viewType else { return nil }
    self.site = site
    self.viewType = viewType
    let facts = registry.viewType(callForm: viewType.callForm)
    // A project that declares a member of that name may mean its own type.
    let isTheSame = isOwnRegistry && facts.map { project.viewTypes[viewType.member] == [$0.swiftType] } ?? false
    let isShadowed = project.viewTypes[viewType.member] != nil && !isTheSame
    self.facts = isShadowed ? nil : facts
    place = PlaceConditions(of: site, in: buffer)
    let swiftType = isShadowed ? project.viewType(ofMember: viewType.member) : facts?.swiftType
    var clauses: [VersionClause] = []
    var unlisted: [(predicate: CallSite.Predicate, platform: UnlistedPlatform)] = []
    var isOpaque = false
    for predicate in site.predicates {
      guard case .versions(let name, let versions) = predicate.form, Self.isLibraryPredicate(predicate, buffer),
        !project.predicates.contains(name)
      else {
        isOpaque = true
        continue
      }
      if let platform = Platform(rawValue: name) {
        guard place.mayBuild(for: platform) else { continue }
        let entries = versions.map { version in
          let isInRegistry =
            isOwnRegistry && OSVersion(memberName: version.member).map { facts?.span(on: platform, $0) != nil } ?? false
          return VersionClause.Entry(
            version, on: platform, registry: registry,
            isDeclared: !isInRegistry && project.declaresVersion(version.member, of: swiftType, on: platform))
        }
        clauses.append(VersionClause(platform: platform, predicate: predicate, entries: entries))
      } else if let platform = UnlistedPlatform.called(name) {
        unlisted.append((predicate, platform))
      } else {
        isOpaque = true
      }
    }
    self.clauses = clauses
    self.unlisted = unlisted
    self.isOpaque = isOpaque
  }

  /// `.iOS(…)` or `PlatformViewVersionPredicate.iOS(…)`; behind any other name it is somebody else's function.
  private static func isLibraryPredicate(_ predicate: CallSite.Predicate, _ buffer: TokenBuffer) -> Bool {
    let first = predicate.tokens.lowerBound
    return buffer.kind(first) == .period && first + 1 == predicate.nameToken
      || buffer.isText(first, "PlatformViewVersionPredicate")
  }

  /// The clauses of one platform.
  public func clauses(on platform: Platform) -> [VersionClause] { clauses.filter { $0.platform == platform } }

  /// What the compiler takes the native class from: each version, and of a range its lower bound, if it compiles.
  public var targets: [PlatformVersion] {
    clauses.flatMap { clause in
      clause.entries.compactMap { entry in
        entry.version.flatMap { version in
          facts?.status(on: clause.platform, version).isAvailable == true
            ? PlatformVersion(clause.platform, version) : nil
        }
      }
    }
  }

  /// Whether the versions of the call have no native class in common, so that it does not compile.
  public var mixesClasses: Bool {
    guard let facts else { return false }
    let targets = targets
    return !targets.isEmpty && facts.commonClasses(of: targets).isEmpty
  }

  /// The class that an untyped closure gets.
  public var nativeClass: String? { facts?.inferredClass(for: targets) }

  /// Whether the call could name `version` too and still hand over the same class.
  public func keepsClass(with version: OSVersion, on platform: Platform) -> Bool {
    guard let facts, let nativeClass else { return false }
    let targets = targets + [PlatformVersion(platform, version)]
    return facts.inferredClass(for: targets) == nativeClass
  }
}

extension UnlistedPlatform {
  /// The platform that somebody means who writes `.macCatalyst(…)`, `.catalyst(…)` or `.watchOS(…)`.
  static func called(_ name: String) -> UnlistedPlatform? {
    let name = name.lowercased()
    return all.first { $0.name.lowercased() == name || $0.name.lowercased() == "mac" + name }
  }
}
