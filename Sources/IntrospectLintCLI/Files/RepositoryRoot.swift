/// Finds the folder that bounds a run: links that lead out of it are not followed, and reports name paths from it.
enum RepositoryRoot {
  /// The nearest folder upward with `.git`; without one, the outermost with a package manifest or an Xcode project;
  /// else the folder given.
  ///
  /// - Parameter folder: absolute.
  static func find(for folder: String, in files: FileSystem) -> String {
    let upward = folders(upwardFrom: folder)
    // `.git` is a file in worktrees and submodules.
    if let root = upward.first(where: { files.exists(PathName.join($0, ".git")) }) { return root }
    return upward.last { hasProject($0, files) } ?? folder
  }

  private static func folders(upwardFrom folder: String) -> [String] {
    var result = [folder]
    while let last = result.last, let parent = PathName.parent(of: last) { result.append(parent) }
    return result
  }

  private static func hasProject(_ folder: String, _ files: FileSystem) -> Bool {
    guard let entries = try? files.entries(folder) else { return false }
    return entries.contains {
      $0.name == "Package.swift" || PathName.hasSuffix($0.name, ".xcodeproj")
        || PathName.hasSuffix($0.name, ".xcworkspace")
    }
  }
}
