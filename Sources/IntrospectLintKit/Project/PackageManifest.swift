import IntrospectFacts
import IntrospectSyntax

/// What a `Package.swift` says without being run.
public struct PackageManifest: Sendable, Hashable {
  /// A product of the kind that other packages can depend on.
  public struct LibraryProduct: Sendable, Hashable {
    /// Nil where it is computed.
    public let name: Located<String>?
    public let targets: [Located<String>]
  }

  /// A target of the package.
  public struct Target: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
      case target, executableTarget, testTarget, macro, plugin
    }

    public let kind: Kind
    public let name: Located<String>
    /// Its folder relative to the manifest's, without a slash at the end, empty for that folder itself; nil where it
    /// is computed or leads outside.
    public let folder: String?
    /// The only parts of the folder that belong to it; nil for everything.
    let sources: [String]?
    /// The parts of the folder that do not belong to it.
    let excluded: [String]
    /// Whether `sources` and `excluded` are all that is said about parts.
    let hasKnownParts: Bool
  }

  /// The oldest versions that the package is built for. A platform that the list does not name has the value that the
  /// tools choose: nothing is said about it.
  public let platforms: [Platform: Stated<OSVersion>]
  /// Whether the manifest has a list of platforms, understood or not.
  public let statesPlatforms: Bool
  /// The products that are understood.
  public let libraries: [LibraryProduct]
  /// Whether there are no others.
  public let hasAllLibraries: Bool
  /// The targets that are understood; those without sources are left out.
  public let targets: [Target]
  /// Which releases of the library the package accepts.
  public let library: Stated<LibraryRequirement>

  /// The version for `platform` that the manifest states.
  public func deploymentTarget(on platform: Platform) -> Stated<OSVersion> { platforms[platform] ?? .nothing }

  /// Whether the target is one of those that a library product offers; nil where that cannot be told.
  public func isOfferedAsLibrary(target name: String) -> Bool? {
    if libraries.contains(where: { $0.targets.contains { $0.value == name } }) { return true }
    return hasAllLibraries ? false : nil
  }

  /// The target that holds the file at `path`, which is relative to the manifest's folder; nil where that is unclear.
  public func target(ofFileAt path: String) -> Target? {
    guard let path = Self.normalized(path) else { return nil }
    // Sources of two targets must not overlap: what is nested in the folder of another target is excluded there.
    let holders = targets.filter { $0.folder.map { Self.holds($0, path) } ?? false }
    guard let deepest = holders.map(\.depth).max() else { return nil }
    let nearest = holders.filter { $0.depth == deepest && $0.owns(path) }
    guard nearest.count == 1, nearest.allSatisfy(\.hasKnownParts) else { return nil }
    return nearest[0]
  }

  /// Whether the file at `path` belongs to a target that a library product offers; nil where that cannot be told.
  public func isInLibraryProduct(fileAt path: String) -> Bool? {
    target(ofFileAt: path).flatMap { isOfferedAsLibrary(target: $0.name.value) }
  }

  /// The path without `.` and doubled slashes; nil where it is absolute or leads upward.
  static func normalized(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return path.hasPrefix("/") || parts.contains("..") ? nil : parts.joined(separator: "/")
  }

  /// Whether `path` is `folder` or lies in it.
  fileprivate static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}

extension PackageManifest.Target {
  /// The number of folders down to this one.
  fileprivate var depth: Int { folder?.split(separator: "/").count ?? 0 }

  /// Whether `path`, which lies in the folder, is not one of the parts that are left out.
  fileprivate func owns(_ path: String) -> Bool {
    func isIn(_ parts: [String]) -> Bool {
      parts.contains { part in
        let whole = PackageManifest.normalized((folder ?? "") + "/./" + part) ?? part
        return PackageManifest.holds(whole, path)
      }
    }
    if isIn(excluded) { return false }
    return sources.map(isIn) ?? true
  }
}
