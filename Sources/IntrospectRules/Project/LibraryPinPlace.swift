import IntrospectFacts
import IntrospectSyntax

/// A place in a file of a package manager that pins the library to a release.
public struct LibraryPinPlace: Sendable, Hashable {
  /// As messages name the file.
  public let path: String
  /// The version as it is written there.
  public let range: SourceRange
  public let version: LibraryVersion

  public init(path: String, range: SourceRange, version: LibraryVersion) {
    self.path = path
    self.range = range
    self.version = version
  }
}
