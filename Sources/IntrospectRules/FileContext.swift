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

  public init(structure: FileStructure, registry: Registry, project: ProjectContext) {
    self.structure = structure
    self.registry = registry
    self.project = project
  }

  public var tokens: TokenBuffer { structure.tokens }
  public var path: String { structure.tokens.source.path }
}
