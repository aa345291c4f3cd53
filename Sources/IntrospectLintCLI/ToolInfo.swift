import IntrospectFacts

/// What the tool says of itself.
enum ToolInfo {
  static let name = "introspect-lint"
  static let version = "0.1.0"

  /// The version with what the registry knows, in one line.
  static var versionLine: String {
    "\(name) \(version) (knows \(newestSystems); SwiftUI Introspect up to \(newestLibrary))"
  }

  /// The newest version of each platform that is known. The registry, which takes time to build, knows no newer one.
  static var newestSystems: String {
    Platform.allCases.map { "\($0.name) \($0.newestVersion.displayName)" }.joined(separator: ", ")
  }

  static var newestLibrary: String { LibraryRelease.newestStable.map { "\($0.version)" } ?? "none" }
}
