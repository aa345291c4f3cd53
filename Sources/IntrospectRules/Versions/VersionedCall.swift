import IntrospectFacts
import IntrospectSyntax

/// One call of the library's modifier, or one constant that calls go by, with what its version list says.
public struct VersionedCall: Sendable {
  /// What holds the list.
  public enum Subject: Sendable {
    case call(CallSite, CallSite.ViewType)
    /// The uses in the order of their files and places; none where no call goes by the constant.
    case constant(PredicateConstant, uses: [ConstantUse])
  }

  public let subject: Subject
  /// What is known of the view type; nil for a type from elsewhere.
  public let facts: ViewTypeFacts?
  /// In the order of the source, without those that no build with the call can match. Clauses of constants that the
  /// call goes by are among them.
  public let clauses: [VersionClause]
  /// The predicates that name a platform which the library has none for: `.watchOS(…)`.
  public let unlisted: [(predicate: CallSite.Predicate, platform: UnlistedPlatform)]
  /// Whether some predicate is an expression, or a constant that cannot be read, so that the call may cover more than
  /// its clauses tell.
  public let isOpaque: Bool
  public let place: PlaceConditions
  /// The constants that the call goes by, with their names in it; those among them too that no build can match.
  public let references: [(constant: PredicateConstant.ID, predicate: CallSite.Predicate)]
  /// The class that a constant states.
  private let statedClass: String?

  private static let predicateLimit = 100

  /// A call; nil for calls of other methods and for view types that are no implicit members.
  init?(_ site: CallSite, in structure: FileStructure, _ reader: VersionReader) {
    guard site.api == .introspect, let viewType = site.viewType else { return nil }
    subject = .call(site, viewType)
    let place = PlaceConditions(of: site, in: structure.tokens)
    self.place = place
    facts = reader.facts(of: viewType)
    let swiftType = reader.swiftType(of: viewType)
    let path = structure.tokens.source.path
    var clauses: [VersionClause] = []
    var unlisted: [(predicate: CallSite.Predicate, platform: UnlistedPlatform)] = []
    var references: [(constant: PredicateConstant.ID, predicate: CallSite.Predicate)] = []
    var isOpaque = false
    var statedClass: String?
    // Nobody writes so many, and each is compared with all others.
    if site.predicates.count > Self.predicateLimit { isOpaque = true }
    for predicate in site.predicates.prefix(Self.predicateLimit) {
      if let name = PredicateName(predicate, of: site, in: structure),
        let constant = reader.project.constant(name, for: facts, swiftType: swiftType, in: path),
        let value = constant.value
      {
        references.append((constant.id, predicate))
        statedClass = constant.nativeClass ?? statedClass
        switch reader.clause(value, facts: facts, swiftType: swiftType) {
        case .clause(let clause):
          guard place.mayBuild(for: clause.platform), constant.place.mayBuild(for: clause.platform) else { continue }
          clauses.append(clause.named(by: predicate, as: constant.id))
        case .unlisted: break
        case .opaque: isOpaque = true
        }
        continue
      }
      guard Self.isLibraryPredicate(predicate, structure.tokens) else {
        isOpaque = true
        continue
      }
      switch reader.clause(predicate, facts: facts, swiftType: swiftType) {
      case .clause(let clause): if place.mayBuild(for: clause.platform) { clauses.append(clause) }
      case .unlisted(let platform): unlisted.append((predicate, platform))
      case .opaque: isOpaque = true
      }
    }
    self.clauses = clauses
    self.unlisted = unlisted
    self.references = references
    self.isOpaque = isOpaque
    self.statedClass = statedClass
  }

  /// A constant of a known view type; nil where it cannot be read.
  init?(_ constant: PredicateConstant, for facts: ViewTypeFacts, uses: [ConstantUse], _ reader: VersionReader) {
    guard let value = constant.value else { return nil }
    subject = .constant(constant, uses: uses)
    self.facts = facts
    place = constant.place
    statedClass = constant.nativeClass
    references = []
    isOpaque = false
    switch reader.clause(value, facts: facts, swiftType: facts.swiftType) {
    case .clause(let clause):
      clauses = place.mayBuild(for: clause.platform) ? [clause] : []
      unlisted = []
    case .unlisted(let platform):
      clauses = []
      unlisted = [(value, platform)]
    case .opaque: return nil
    }
  }

  /// `.iOS(…)` or `PlatformViewVersionPredicate.iOS(…)`; behind any other name it is somebody else's function.
  private static func isLibraryPredicate(_ predicate: CallSite.Predicate, _ tokens: TokenBuffer) -> Bool {
    let first = predicate.tokens.lowerBound
    return tokens.kind(first) == .period && first + 1 == predicate.nameToken
      || PredicateName.predicateTypes.contains(tokens.name(first))
  }

  /// The call; nil for a constant.
  public var site: CallSite? { if case .call(let site, _) = subject { site } else { nil } }

  /// As the call writes it: `.list(style: .plain)`; nil for a constant.
  public var viewType: CallSite.ViewType? { if case .call(_, let viewType) = subject { viewType } else { nil } }

  /// The calls that go by a constant; none for a call.
  public var uses: [ConstantUse] { if case .constant(_, let uses) = subject { uses } else { [] } }

  /// The token that names the call or the constant, which no two of a file have in common.
  var nameToken: Int {
    switch subject {
    case .call(let site, _): site.nameToken
    case .constant(let constant, _): constant.nameToken
    }
  }

  /// The clauses that stand in this place itself, and not in a constant that it goes by.
  public var ownClauses: [VersionClause] { clauses.filter { $0.constant == nil } }

  /// The clauses of one platform.
  public func clauses(on platform: Platform) -> [VersionClause] { clauses.filter { $0.platform == platform } }

  // MARK: Classes

  /// What the compiler takes the native class from: each version, and of a range its lower bound, if it compiles.
  public var targets: [PlatformVersion] { targets(of: clauses) }

  private func targets(of clauses: [VersionClause]) -> [PlatformVersion] {
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
  public var mixesClasses: Bool { mixesClasses(in: clauses) }

  /// Whether the versions of some clauses have no native class in common.
  func mixesClasses(in clauses: [VersionClause]) -> Bool {
    guard let facts else { return false }
    let targets = targets(of: clauses)
    return !targets.isEmpty && facts.commonClasses(of: targets).isEmpty
  }

  /// The class that an untyped closure gets.
  public var nativeClass: String? { nativeClass(for: targets) }

  /// The class that an untyped closure would get with other versions.
  func nativeClass(for targets: [PlatformVersion]) -> String? {
    guard let statedClass else { return facts?.inferredClass(for: targets) }
    return facts?.commonClasses(of: targets).first { $0 == statedClass }
  }

  /// Whether the call could name `version` too and still hand over the same class.
  public func keepsClass(with version: OSVersion, on platform: Platform) -> Bool {
    guard let nativeClass else { return false }
    return self.nativeClass(for: targets + [PlatformVersion(platform, version)]) == nativeClass
  }

  // MARK: Where it runs

  /// Whether the code around the call, or around some call that goes by the constant, lets it run on `version`.
  func mayRun(_ version: OSVersion, on platform: Platform) -> Bool {
    guard place.mayRun(version, on: platform) else { return false }
    let uses = uses
    return uses.isEmpty || uses.contains { $0.call.place.mayRun(version, on: platform) }
  }

  /// Whether `version` is asked of the list: of a call where it may run, of a constant where some call that goes by it
  /// may run and nothing else there covers the version.
  ///
  /// - Parameter counts: the uses that have a say.
  func isAsked(
    for version: OSVersion, on platform: Platform, where counts: (ConstantUse) -> Bool = { _ in true }
  ) -> Bool {
    guard place.mayRun(version, on: platform) else { return false }
    let uses = uses
    return uses.isEmpty || uses.contains { $0.asks(for: version, on: platform) && counts($0) }
  }
}

extension UnlistedPlatform {
  /// The platform that somebody means who writes `.macCatalyst(…)`, `.catalyst(…)` or `.watchOS(…)`.
  static func called(_ name: String) -> UnlistedPlatform? {
    let name = name.lowercased()
    return all.first { $0.name.lowercased() == name || $0.name.lowercased() == "mac" + name }
  }
}
