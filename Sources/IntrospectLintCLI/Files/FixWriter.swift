/// Puts a text that was fixed where it came from.
struct FixWriter: Sendable {
  let files: FileSystem

  /// Whether the file belongs to the repository that it was found in: a link may lead out of it.
  func mayWrite(_ file: FileDiscovery.File) -> Bool {
    let folder = files.identity(of: PathName.parentName(of: file.path))
    if PathName.isInside(file.realPath, folder) { return true }
    return PathName.isInside(file.realPath, RepositoryRoot.find(for: folder, in: files))
  }

  /// Replaces the text of a file; a link to it stays one.
  ///
  /// - Parameters:
  ///   - old: what the file held when it was read. A file that holds anything else by now is left alone.
  ///   - new: what it holds after the call, unless that throws.
  func write(_ new: [UInt8], over old: [UInt8], in file: FileDiscovery.File) throws(FileSystem.Failure) {
    try files.replace(file.realPath, old, new)
  }
}
