import IntrospectFacts

/// Which releases of the library a project accepts.
public enum LibraryRequirement: Sendable, Hashable {
  /// This release or a later one.
  case atLeast(LibraryVersion)
  /// This release and no other.
  case exact(LibraryVersion)

  /// The oldest release that is accepted.
  public var lowerBound: LibraryVersion {
    switch self {
    case .atLeast(let version), .exact(let version): version
    }
  }
}

/// The names that the library goes by in the files of a project.
enum LibraryName {
  /// What the package managers call the library: the last part of its address, in lower case.
  private static let identity = "swiftui-introspect"

  /// The pods of the library: the present one, and the one with the module of the old interface.
  static let pods: Set<String> = ["SwiftUIIntrospect", "Introspect"]

  /// Whether `url` is an address of the library or of a fork that kept its name, or a path to a copy of it.
  static func matches(url: String) -> Bool {
    // `git@github.com:owner/name.git` has a colon where others have a slash.
    guard var last = url.lowercased().split(whereSeparator: { $0 == "/" || $0 == ":" || $0 == "\\" }).last else {
      return false
    }
    if last.hasSuffix(".git") { last = last.dropLast(4) }
    return last == identity
  }

  /// Whether a package of that identity is the library; in a package registry, its owner stands before a period.
  static func matches(identity name: String) -> Bool {
    let name = name.lowercased()
    return name == identity || name == "siteline.\(identity)"
  }
}
