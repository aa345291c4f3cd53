import IntrospectLintCLI

/// A file system that exists only in a test. Paths are absolute; the working directory is `/project`, a repository root,
/// unless a test moves it once the files are there.
struct InMemoryFileSystem: Sendable {
  enum Node: Sendable {
    case file([UInt8])
    case directory
    case link(String)
    case pipe
    /// A file or, where something lies below it, a folder that may not be read.
    case forbidden(FileSystem.Kind)
    /// A file that the walk meets and that is gone when it is read.
    case vanishing
    /// A file whose name is not UTF-8.
    case badlyNamed
  }

  var nodes: [String: Node] = ["/": .directory]
  var workingDirectory = "/project"

  /// - Parameter files: paths from the working directory and their text.
  init(_ files: [String: String] = [:]) {
    add(".git", .directory)
    for (path, text) in files { add(path, .file(Array(text.utf8))) }
  }

  mutating func add(_ path: String, _ node: Node) {
    let path = absolute(path)
    nodes[path] = node
    var parent = Self.parent(of: path)
    while nodes[parent] == nil {
      nodes[parent] = .directory
      parent = Self.parent(of: parent)
    }
  }

  /// The file system, and what was written through it.
  func make() -> (files: FileSystem, written: WrittenFiles) {
    let written = WrittenFiles()
    // Once for all folders: some tests have very many files.
    let children = Dictionary(grouping: nodes.keys.filter { $0 != "/" }, by: Self.parent)
    let files = FileSystem(
      workingDirectory: { workingDirectory },
      kind: { path throws(FileSystem.Failure) in try kind(of: node(at: path)) },
      entries: { folder throws(FileSystem.Failure) in try entries(of: folder, children) },
      read: { path, buffer throws(FileSystem.Failure) in
        buffer.clear()
        switch try node(at: path) {
        case .file(let bytes):
          var rest = bytes[...]
          while !rest.isEmpty {
            let count = buffer.fill { free in
              let part = rest.prefix(free.count)
              free.copyBytes(from: part)
              return part.count
            }
            rest = rest.dropFirst(count)
          }
        case .vanishing: throw .missing
        case .forbidden: throw .notPermitted
        case .directory, .link, .pipe, .badlyNamed: throw .other("is a directory")
        }
      },
      write: { path, bytes throws(FileSystem.Failure) in
        let folder = Self.parent(of: absolute(path))
        if nodes[folder] == nil { throw .missing }
        if case .forbidden = nodes[folder] { throw .notPermitted }
        written.add(path, bytes)
      },
      realPath: { resolved($0) })
    return (files, written)
  }

  private func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : workingDirectory + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func parent(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path without links; nil where nothing stands or a link goes in circles.
  private func resolved(_ path: String) -> String? {
    var current = "/"
    var rest = absolute(path).split(separator: "/")[...]
    var steps = 0
    while let part = rest.popFirst() {
      steps += 1
      if steps > 100 { return nil }
      let next = current == "/" ? "/\(part)" : "\(current)/\(part)"
      guard let node = nodes[next] else { return nil }
      guard case .link(let target) = node else {
        current = next
        continue
      }
      let absolute = target.hasPrefix("/") ? target : absolute(current + "/" + target)
      rest = absolute.split(separator: "/")[...] + rest
      current = "/"
    }
    return current
  }

  private func node(at path: String) throws(FileSystem.Failure) -> Node {
    guard let path = resolved(path), let node = nodes[path] else { throw .missing }
    return node
  }

  private func kind(of node: Node) -> FileSystem.Kind {
    switch node {
    case .file, .vanishing, .badlyNamed: .file
    case .directory: .directory
    case .link: .link
    case .pipe: .other
    case .forbidden(let kind): kind
    }
  }

  private func entries(
    of folder: String, _ children: [String: [String]]
  ) throws(FileSystem.Failure) -> [FileSystem.Entry] {
    guard case .directory = try node(at: folder), let folder = resolved(folder) else { throw .notPermitted }
    // Backwards, so that nothing depends on the order in which names come.
    return children[folder, default: []].sorted(by: >).compactMap { path in
      guard let node = nodes[path] else { return nil }
      var isNameValid = true
      if case .badlyNamed = node { isNameValid = false }
      let name = String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
      return FileSystem.Entry(name: name, kind: kind(of: node), isNameValid: isNameValid)
    }
  }
}

/// What a run wrote, by path.
final class WrittenFiles: Sendable {
  private let files = Collected<(path: String, text: String)>()

  func add(_ path: String, _ bytes: [UInt8]) { files.add((path, String(decoding: bytes, as: UTF8.self))) }

  /// In order, each as often as it was written.
  var paths: [String] { files.all.map(\.path) }

  subscript(path: String) -> String? { files.all.first { $0.path == path }?.text }
}
