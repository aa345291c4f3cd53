import IntrospectFacts
import IntrospectSyntax

/// What a `project.pbxproj` says.
public struct XcodeProject: Sendable, Hashable {
  /// The deployment targets of all build configurations, of the project and of its targets.
  public let deployment: DeploymentSettings
  /// The `.xcconfig` files that configurations are based on, by path: relative to the folder that holds the
  /// `.xcodeproj`, unless absolute.
  public let configurationFiles: [Located<String>]
  /// By the path of such a file, the platforms whose targets each configuration based on it sets itself: there the file
  /// has no say, whatever stands in it.
  public let platformsSetOver: [String: Set<Platform>]
  /// The references to `.xcconfig` files whose path cannot be told.
  public let unknownConfigurationFiles: [SourceRange]
  /// Which releases of the library the project accepts.
  public let library: Stated<LibraryRequirement>
}
