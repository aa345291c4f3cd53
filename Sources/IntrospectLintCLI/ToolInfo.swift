import IntrospectFacts

/// What the tool says of itself.
enum ToolInfo {
  static let name = "introspect-lint"
  static let version = "0.1.0"

  /// The version with what the registry knows, in one line.
  static var versionLine: String {
    let newest = Platform.allCases.map { "\($0.name) \(Registry.current.newestVersion(on: $0).displayName)" }
    return "\(name) \(version) (knows \(newest.joined(separator: ", ")); SwiftUI Introspect up to \(newestLibrary))"
  }

  private static var newestLibrary: String { LibraryRelease.newestStable.map { "\($0.version)" } ?? "none" }
}
