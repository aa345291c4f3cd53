/// The sources of an index that the working tree does not have in the same form, to be read as if it had.
struct StagedFiles: Sendable {
  /// What the index holds, by absolute path without links.
  private var contents: [String: [UInt8]] = [:]
  /// What the working tree does not have any more, by the folder that it lies in. That may be gone as well.
  private var gone: [String: [FileSystem.Entry]] = [:]

  init(of git: GitClient, over files: FileSystem) throws(GitClient.Failure) {
    for file in try git.unstagedFiles() where PathName.isSwift(String(decoding: file.path, as: UTF8.self)) {
      if file.isGone { add(file.path, to: git.root, files) }
      // What no path can spell is met by its name alone.
      guard let path = String(validating: file.path, as: UTF8.self) else { continue }
      contents[PathName.join(git.root, path)] = try git.contents(of: path, at: nil)
    }
  }

  /// Takes the part of a path from the root that is gone.
  private mutating func add(_ path: [UInt8], to root: String, _ files: FileSystem) {
    let parts = path.split(separator: UInt8(ascii: "/"))
    var folder = root
    for (number, part) in parts.enumerated() {
      let name = String(decoding: part, as: UTF8.self)
      let entry = FileSystem.Entry(
        name: name, kind: number == parts.count - 1 ? .file : .directory,
        isNameValid: String(validating: part, as: UTF8.self) != nil)
      let path = PathName.join(folder, name)
      if !files.exists(path), gone[folder]?.contains(where: { $0.name == name }) != true {
        gone[folder, default: []].append(entry)
      }
      folder = path
    }
  }

  /// `files` with the sources of the index in the place of others.
  func files(over files: FileSystem) -> FileSystem {
    guard !contents.isEmpty || !gone.isEmpty else { return files }
    var result = files
    result.kind = { path throws(FileSystem.Failure) in
      do throws(FileSystem.Failure) { return try files.kind(path) } catch {
        guard error == .missing, let kind = kind(ofGone: identity(of: path, in: files)) else { throw error }
        return kind
      }
    }
    result.entries = { path throws(FileSystem.Failure) in
      let more = gone[identity(of: path, in: files), default: []]
      do throws(FileSystem.Failure) { return try files.entries(path) + more } catch {
        guard error == .missing, !more.isEmpty else { throw error }
        return more
      }
    }
    result.read = { path, buffer throws(FileSystem.Failure) in
      guard let bytes = contents[identity(of: path, in: files)] else { return try files.read(path, &buffer) }
      buffer.replace(with: bytes)
    }
    result.realPath = { path in
      if let real = files.realPath(path) { return real }
      let identity = identity(of: path, in: files)
      return kind(ofGone: identity).map { _ in identity }
    }
    return result
  }

  private func kind(ofGone path: String) -> FileSystem.Kind? {
    if gone[path] != nil { return .directory }
    return gone[PathName.parentName(of: path)]?.first { $0.name == PathName.lastPart(of: path) }?.kind
  }

  /// The absolute path without links of what may be gone: the folder that is there resolves those.
  private func identity(of path: String, in files: FileSystem) -> String {
    if let real = files.realPath(path) { return real }
    let absolute = PathName.absolute(path, in: files.workingDirectory())
    var folder = PathName.parent(of: absolute)
    while let around = folder {
      if let real = files.realPath(around) {
        return PathName.join(real, PathName.dropping(PathName.prefixLength(of: around), of: absolute))
      }
      folder = PathName.parent(of: around)
    }
    return absolute
  }
}
