import IntrospectFacts

/// What the configuration says of one file and of the project around it.
public struct FileSettings: Sendable, Hashable {
  /// The deployment targets; a platform that is missing is unknown.
  public let targets: [Platform: OSVersion]
  /// The release of the library that the project uses; nil where it is unknown.
  public let library: LibraryVersion?
  /// The newest version to ask for on a platform, where the configuration lowers it.
  public let newest: [Platform: OSVersion]

  public init(
    targets: [Platform: OSVersion] = [:], library: LibraryVersion? = nil, newest: [Platform: OSVersion] = [:]
  ) {
    self.targets = targets
    self.library = library
    self.newest = newest
  }

  /// The newest version that a list can be asked to name: known to the registry and to the library in use, and not
  /// above what the configuration says; nil where there is none.
  public func newestVersion(on platform: Platform, in registry: Registry) -> OSVersion? {
    let known = library.map { registry.newestVersion(on: platform, knownTo: $0) } ?? registry.newestVersion(on: platform)
    guard let known, let bound = newest[platform] else { return known }
    return registry.versions(on: platform).last { $0 <= min(known, bound) }
  }
}
