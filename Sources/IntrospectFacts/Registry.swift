/// What each view type is backed by, per platform and version, and what else is known of the library.
///
/// `current` is built in. Another one can be built from a checkout of the library, or by extending one with the view
/// types that a project declares itself.
public struct Registry: Sendable {
  /// In the order of `registry`'s output: by the library's type, as the file names sort.
  public let viewTypes: [ViewTypeFacts]
  /// SwiftUI views that no view type can ever find.
  public let unbackedViews: [UnbackedView]
  /// What earlier releases of the library had; empty for a registry read from a checkout.
  public let removedMembers: [RemovedMember]
  /// The methods of the module `Introspect`, up to 0.12.0.
  public let legacyMethods: [LegacyMethod]
  /// Where the view types come from: a commit of the library, or a path.
  public let source: String

  private let indexByCallForm: [String: Int]
  private let indicesByMember: [String: [Int]]
  private let versionsByPlatform: [Platform: [OSVersion]]

  public init(
    viewTypes: [ViewTypeFacts], unbackedViews: [UnbackedView] = UnbackedView.all,
    removedMembers: [RemovedMember] = [], legacyMethods: [LegacyMethod] = LegacyMethod.all, source: String
  ) {
    self.init(
      viewTypes: viewTypes, unbackedViews: unbackedViews, removedMembers: removedMembers,
      legacyMethods: legacyMethods, source: source, versions: Self.versions(declaredBy: viewTypes))
  }

  private init(
    viewTypes: [ViewTypeFacts], unbackedViews: [UnbackedView], removedMembers: [RemovedMember],
    legacyMethods: [LegacyMethod], source: String, versions: [Platform: [OSVersion]]
  ) {
    self.viewTypes = viewTypes
    self.unbackedViews = unbackedViews
    self.removedMembers = removedMembers
    self.legacyMethods = legacyMethods
    self.source = source
    self.versionsByPlatform = versions
    self.indexByCallForm = Dictionary(
      viewTypes.indices.map { (viewTypes[$0].callForm, $0) }, uniquingKeysWith: { first, _ in first })
    self.indicesByMember = Dictionary(grouping: viewTypes.indices) { viewTypes[$0].member }
  }

  private static func versions(declaredBy viewTypes: [ViewTypeFacts]) -> [Platform: [OSVersion]] {
    var versions: [Platform: Set<OSVersion>] = [:]
    for span in viewTypes.lazy.flatMap(\.spans) {
      versions[span.platform, default: []].formUnion(span.versions)
    }
    return Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        let all = versions[platform, default: []].union(platform.versions)
        return (platform, all.filter { !platform.isPartialRelease($0) }.sorted())
      })
  }
}

// MARK: - View types

extension Registry {
  /// The facts of one spelling, without its dot: `list(style: .plain)`.
  public func viewType(callForm: String) -> ViewTypeFacts? { indexByCallForm[callForm].map { viewTypes[$0] } }

  /// All spellings that begin with `member`, the plain one first where there is one: the forms of `list`.
  public func forms(ofMember member: String) -> [ViewTypeFacts] {
    indicesByMember[member, default: []].map { viewTypes[$0] }
  }

  /// The spellings that stand for one type of the library: two for `ListType`.
  public func forms(ofSwiftType swiftType: String) -> [ViewTypeFacts] {
    viewTypes.filter { $0.swiftType == swiftType }
  }

  /// The forms with `nativeClass` on some version of some platform.
  public func forms(backedBy nativeClass: String) -> [ViewTypeFacts] {
    viewTypes.filter { form in form.spans.contains { $0.isAvailable && $0.nativeClasses.contains(nativeClass) } }
  }

  /// The view that `name` would stand for if it could be introspected: `text`, `Text`, `vstack`.
  ///
  /// With a platform only where it has nothing behind it there.
  public func unbackedView(named name: String, on platform: Platform? = nil) -> UnbackedView? {
    let name = name.lowercased()
    return unbackedViews.first { view in
      view.memberName.lowercased() == name && (platform.map(view.platforms.contains) ?? true)
    }
  }

  /// The members whose names are close to `name`, nearest first, at most two slips away.
  public func members(near name: String) -> [String] {
    var members: [String] = []
    for form in viewTypes where members.last != form.member { members.append(form.member) }
    return NearMiss.candidates(for: name, in: members)
  }

  /// What earlier releases of the library had of `callForm` on `platform`.
  public func removals(of callForm: String, on platform: Platform) -> [RemovedMember] {
    removedMembers.filter { $0.callForm == callForm && $0.platform == platform }
  }

  /// The methods of the 0.x module called `name`; one for each framework.
  public func legacyMethods(named name: String) -> [LegacyMethod] { legacyMethods.filter { $0.name == name } }

  /// This registry with what a project declares itself.
  ///
  /// A form that is new is added; spans of a form that is known are added where it lacks their versions. The versions
  /// of the platforms stay as they are: a project's own constant makes no list incomplete.
  public func extended(with declared: [ViewTypeFacts]) -> Registry {
    var viewTypes = viewTypes
    for form in declared {
      guard let index = viewTypes.firstIndex(where: { $0.callForm == form.callForm }) else {
        viewTypes.append(form)
        continue
      }
      viewTypes[index] = viewTypes[index].adding(form.spans)
    }
    return Registry(
      viewTypes: viewTypes, unbackedViews: unbackedViews, removedMembers: removedMembers,
      legacyMethods: legacyMethods, source: source, versions: versionsByPlatform)
  }
}

// MARK: - Versions

extension Registry {
  /// The versions a complete list would name, oldest first: those of the platform, and newer ones of this registry.
  public func versions(on platform: Platform) -> [OSVersion] { versionsByPlatform[platform] ?? platform.versions }

  /// The newest version that this registry knows.
  public func newestVersion(on platform: Platform) -> OSVersion {
    versions(on: platform).last ?? platform.newestVersion
  }

  /// The newest version that both this registry and `library` know; nil where that release knows none.
  ///
  /// What a list in a project pinned to that release can be asked to name. A version without a known release counts as
  /// one of the checkout that it was read from.
  public func newestVersion(on platform: Platform, knownTo library: LibraryVersion) -> OSVersion? {
    versions(on: platform).last { version in
      platform.constantSince(version).map { $0 <= library } ?? true
    }
  }

  /// Whether some view type or the platform itself has a constant for `version`.
  public func isKnown(_ version: OSVersion, on platform: Platform) -> Bool {
    platform.isKnown(version) || versions(on: platform).contains(version)
  }

  /// The versions from `oldest` to `newest`, both included.
  public func versions(on platform: Platform, between oldest: OSVersion, and newest: OSVersion) -> [OSVersion] {
    versions(on: platform).filter { oldest <= $0 && $0 <= newest }
  }
}
