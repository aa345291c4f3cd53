import IntrospectFacts

/// The oldest version that an app is built for on one platform, as far as it is known.
public struct DeploymentTarget: Sendable, Hashable {
  /// Where several values compete, the lowest of them.
  public let lowest: OSVersion
  /// Where several values compete, the highest of them: a rule goes by the bound that keeps it silent.
  public let highest: OSVersion
  /// Where the value stands, for a reader: `Package.swift:7`; nil where that is not known.
  public let origin: String?

  public init(_ lowest: OSVersion, _ highest: OSVersion? = nil, origin: String? = nil) {
    self.lowest = lowest
    self.highest = max(lowest, highest ?? lowest)
    self.origin = origin
  }
}

/// What is known of one file and of the project around it, beside the sources: from the configuration, or from the
/// files of the project.
public struct FileSettings: Sendable, Hashable {
  /// The deployment targets; a platform that is missing is unknown.
  public var targets: [Platform: DeploymentTarget]
  /// The release of the library that the project uses; nil where it is unknown.
  public var library: LibraryVersion?
  /// Where that release stands, for a reader: `Package.resolved:31`; nil where that is not known.
  public var libraryOrigin: String?
  /// A release that the project's library is at least; nil where nothing is known.
  public var oldestLibrary: LibraryVersion?
  /// The newest version to ask for on a platform, where the configuration lowers it.
  public var newest: [Platform: OSVersion]
  /// Whether what is known of the library was read from the copy that the project uses.
  public var hasOwnRegistry = false
  /// Whether somebody named that copy, so that it is the one even where the project holds another.
  public var isRegistryNamed = true
  /// Whether the file belongs to a target that a package offers as a library; nil where that is unknown.
  public var isInLibraryProduct: Bool?
  /// Whether the file is one of those that may introspect; nil where the configuration names none.
  public var isAdapter: Bool?

  public init(
    targets: [Platform: DeploymentTarget] = [:], library: LibraryVersion? = nil, oldestLibrary: LibraryVersion? = nil,
    newest: [Platform: OSVersion] = [:], isInLibraryProduct: Bool? = nil
  ) {
    self.targets = targets
    self.library = library
    self.oldestLibrary = oldestLibrary
    self.newest = newest
    self.isInLibraryProduct = isInLibraryProduct
  }

  /// Whether the library is newer than all that is known of it, so that nothing can be said of version lists.
  public var isLibraryBeyondRegistry: Bool {
    guard !hasOwnRegistry, let library, let newest = LibraryRelease.all.last else { return false }
    return library > newest.version
  }

  /// The newest version that a list can be asked to name: known to the registry and to the library in use, and not
  /// above what the configuration says; nil where there is none.
  public func newestVersion(on platform: Platform, in registry: Registry) -> OSVersion? {
    let known = library.map { registry.newestVersion(on: platform, knownTo: $0) } ?? registry.newestVersion(on: platform)
    guard let known, let bound = newest[platform] else { return known }
    return registry.versions(on: platform).last { $0 <= min(known, bound) }
  }
}
