import IntrospectFacts
import IntrospectSyntax

/// What a rule may know while it judges one file.
public struct FileContext: Sendable {
  /// The file as it was read.
  public let structure: FileStructure
  /// The facts in force for this file.
  public let registry: Registry
  /// What is known beyond this file.
  public let project: ProjectContext
  /// What the configuration says of the file.
  public let settings: FileSettings
  /// What the project declares beyond this file, as far as it was looked for.
  public let declarations: ProjectDeclarations
  /// What the comments of the file silence.
  public let suppressions: SuppressionMap
  /// What the calls of the file ask for; empty where the project's own copy of the library decides that.
  public let versionLists: VersionLists

  public init(
    structure: FileStructure, registry: Registry, project: ProjectContext, settings: FileSettings = FileSettings(),
    declarations: ProjectDeclarations = ProjectDeclarations()
  ) {
    self.declarations = declarations
    callSites = Self.callSites(of: structure, in: project)
    self.structure = structure
    self.registry = registry
    self.project = project
    self.settings = settings
    suppressions = SuppressionMap(structure, settings: settings, registry: registry)
    judgesVersionLists =
      (!project.holdsLibraryCopy || settings.hasOwnRegistry && settings.isRegistryNamed)
      && !settings.isLibraryBeyondRegistry
    versionLists =
      judgesVersionLists
      ? VersionLists(structure, registry: registry, project: project, isOwnRegistry: settings.hasOwnRegistry)
      : VersionLists()
  }

  /// What the file's own words tell, and the calls of probes that the project declares.
  private static func callSites(of structure: FileStructure, in project: ProjectContext) -> [CallSite] {
    let own = ProbeSiteReader(structure: structure, probes: project.probes).sites()
    guard !own.isEmpty else { return structure.callSites }
    let ownTokens = Set(own.map(\.nameToken))
    // A function of the project with a name of the 0.x library is what the project says it is.
    let others = structure.callSites.filter { site in
      if case .legacy = site.api { return !ownTokens.contains(site.nameToken) }
      return true
    }
    let otherTokens = Set(others.map(\.nameToken))
    return (others + own.filter { !otherTokens.contains($0.nameToken) }).sorted { $0.nameToken < $1.nameToken }
  }

  /// The code that the call sites lead to.
  let customizeBodies = CustomizeBodies()

  /// The views that the calls stand at.
  let readings = ViewReadings()

  /// The types that show native views, and the hosts of SwiftUI views.
  let bridging = BridgingReadings()

  /// Whether the registry has anything to say of the file's version lists: not where the project holds a copy of the
  /// library that nobody has read, nor where it uses a release newer than this program.
  public let judgesVersionLists: Bool

  /// The newest version of a platform that a list can be asked to name; nil where there is none.
  public func newestVersion(on platform: Platform) -> OSVersion? {
    settings.newestVersion(on: platform, in: registry)
  }

  /// Whether the release that the project uses still has what later ones dropped: a form on a platform, or one version
  /// of it.
  func isStillThere(_ facts: ViewTypeFacts, on platform: Platform, _ version: OSVersion? = nil) -> Bool {
    guard let library = settings.library else { return false }
    return registry.removals(of: facts.callForm, on: platform).contains { removal in
      removal.exists(in: library) && (version.map(removal.versions.contains) ?? true)
    }
  }

  /// What asks for a native object in the file, in order of place.
  public let callSites: [CallSite]

  public var tokens: TokenBuffer { structure.tokens }
  public var path: String { structure.tokens.source.path }
}
