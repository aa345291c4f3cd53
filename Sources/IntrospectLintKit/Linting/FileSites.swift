import IntrospectFacts
import IntrospectRules

/// What one file holds of introspection, probes and bridges, with what holds for the file.
public struct FileSites: Sendable {
  /// In order of place.
  public let sites: [NativeSite]
  public let targets: [Platform: DeploymentTarget]
  /// The release of the library in use; nil where it is unknown.
  public let library: LibraryVersion?
}

/// A finding that a comment silences.
public struct SuppressedFinding: Sendable, Hashable {
  public let diagnostic: Diagnostic
  /// The text behind `--`; nil without one.
  public let reason: String?
  /// `until iOS 28`; nil without an end.
  public let end: String?
}

/// What SwiftUI has for what the calls of one file do.
public struct FileCoverage: Sendable {
  /// The calls whose code could be read, in order of place.
  public let calls: [CoveredCall]
  /// How many calls there are beside these.
  public let unreadCount: Int
  public let targets: [Platform: DeploymentTarget]

  public init(calls: [CoveredCall], unreadCount: Int, targets: [Platform: DeploymentTarget]) {
    self.calls = calls
    self.unreadCount = unreadCount
    self.targets = targets
  }
}
