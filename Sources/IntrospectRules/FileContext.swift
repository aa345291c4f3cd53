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
  /// What the calls of the file ask for; empty where the project's own copy of the library decides that.
  public let versionLists: VersionLists

  public init(structure: FileStructure, registry: Registry, project: ProjectContext) {
    self.structure = structure
    self.registry = registry
    self.project = project
    versionLists = VersionLists(structure, registry: registry, project: project)
  }

  /// Whether the registry has anything to say of the file's version lists.
  public var judgesVersionLists: Bool { !project.holdsLibraryCopy }

  public var tokens: TokenBuffer { structure.tokens }
  public var path: String { structure.tokens.source.path }
}
