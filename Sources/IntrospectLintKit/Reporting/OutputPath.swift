/// Turns the paths of a report into those that a format prints. Works on text alone: nothing is looked up on the disk.
struct OutputPath {
  let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  /// Without `.`, `..` and doubled slashes.
  func absolute(_ path: String) -> String {
    Self.normalized(path.hasPrefix("/") ? path : context.workingDirectory + "/" + path)
  }

  /// From the root of the repository, or absolute for a file outside it.
  func inRepository(_ path: String) -> String {
    let absolute = absolute(path)
    return Self.path(absolute, below: context.repositoryRoot) ?? absolute
  }

  /// From the folder that GitHub resolves paths against; for a file outside it, as `inRepository`.
  func inWorkspace(_ path: String) -> String {
    if let workspace = context.githubWorkspace, let below = Self.path(absolute(path), below: workspace) { return below }
    return inRepository(path)
  }

  private static func path(_ path: String, below folder: String) -> String? {
    let parts = components(of: path)
    let start = components(of: folder)
    guard parts.count > start.count, parts.starts(with: start) else { return nil }
    return parts.dropFirst(start.count).joined(separator: "/")
  }

  private static func normalized(_ path: String) -> String { "/" + components(of: path).joined(separator: "/") }

  private static func components(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
