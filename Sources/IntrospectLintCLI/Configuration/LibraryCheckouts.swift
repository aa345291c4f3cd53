import IntrospectFacts
import IntrospectRules

/// Finds the sources of the library that a package manager fetched for a project: where nothing is said of the release
/// in use, or where it is newer than this program, they know best.
struct LibraryCheckouts: Sendable {
  /// A copy of the library.
  struct Checkout: Sendable {
    /// Absolute, without links.
    let path: String
    let registry: Registry
  }

  private let files: FileSystem
  /// By the folder that was looked through.
  private var known: [String: Checkout?] = [:]

  init(_ files: FileSystem) { self.files = files }

  /// Where package managers put what they fetch: that of Swift, and Xcode's where it is told to stay in the project.
  private static let folders = [".build/checkouts", "SourcePackages/checkouts"]

  /// The copy to go by for what belongs to `owner`; nil where what is built in will do, or where there is none.
  ///
  /// - Parameters:
  ///   - owner: the folder of the manifest or Xcode project; nil without one.
  ///   - root: the root of the repository; nothing outside is read.
  mutating func checkout(for settings: FileSettings, of owner: String?, in root: String) -> Checkout? {
    // A copy does not say which release it is; where the release is known here, so is what it declares.
    guard settings.library == nil || settings.isLibraryBeyondRegistry else { return nil }
    for folder in [owner, root].compactMap({ $0 }) {
      if let checkout = checkout(under: folder, in: root) { return checkout }
    }
    return nil
  }

  private mutating func checkout(under folder: String, in root: String) -> Checkout? {
    if let known = known[folder] { return known }
    var found: Checkout?
    for name in Self.folders where found == nil { found = checkout(in: PathName.join(folder, name), root) }
    known.updateValue(found, forKey: folder)
    return found
  }

  private func checkout(in folder: String, _ root: String) -> Checkout? {
    // Most projects have no such folder.
    let names = ((try? files.entries(folder)) ?? []).filter { $0.kind == .directory && $0.isNameValid }.map(\.name)
    let libraryName = "swiftui-introspect"
    let ordered = names.sorted { left, right in
      let isLibrary = (left.lowercased() == libraryName, right.lowercased() == libraryName)
      return isLibrary.0 == isLibrary.1 ? PathName.isOrdered(left, right) : isLibrary.0
    }
    for name in ordered {
      let path = PathName.join(folder, name)
      guard files.isDirectory(PathName.join(path, RegistryReader.viewTypesFolder)), let real = files.realPath(path),
        PathName.isInside(real, root), let registry = try? RegistryReader(files: files).read(real),
        Self.isUpToDate(registry)
      else { continue }
      return Checkout(path: real, registry: registry)
    }
    return nil
  }

  /// Whether a copy knows each system that is known here: an older one may be left from an earlier release.
  private static func isUpToDate(_ registry: Registry) -> Bool {
    Platform.allCases.allSatisfy { platform in
      let newest = registry.viewTypes.compactMap { $0.lastVersion(on: platform) }.max()
      return newest.map { $0 >= platform.newestVersion } ?? false
    }
  }
}
