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
  /// What the comments of the file silence.
  public let suppressions: SuppressionMap
  /// What the calls of the file ask for; empty where the project's own copy of the library decides that.
  public let versionLists: VersionLists

  public init(
    structure: FileStructure, registry: Registry, project: ProjectContext, settings: FileSettings = FileSettings()
  ) {
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

  public var tokens: TokenBuffer { structure.tokens }
  public var path: String { structure.tokens.source.path }
}
