
/// The files of one commit, to be read as if they were there.
struct GitTree: Sendable {
  private enum Node: Sendable {
    case directory
    /// The sources among them by their place among all sources.
    case file(object: String, source: Int?)
    case link(object: String)
  }

  private let root: String
  /// By the path from the root; empty for the root itself.
  private let nodes: [String: Node]
  private let entries: [String: [FileSystem.Entry]]
  private let contents: GitContents

  init(of commit: String, in git: GitClient) throws(GitClient.Failure) {
    root = git.root
    var nodes: [String: Node] = ["": .directory, ".git": .directory]
    var entries: [String: [FileSystem.Entry]] = ["": [.init(name: ".git", kind: .directory)]]
    // In the order of a walk, so that sources that are read together are fetched together.
    var sources: [String] = []
    for entry in try git.tree(of: commit).sorted(by: { PathName.isOrdered($0.path, $1.path) }) {
      var name = entry.path
      let kind: FileSystem.Kind
      switch entry.kind {
      case .file:
        let isSource = PathName.isSwift(name)
        nodes[name] = .file(object: entry.object, source: isSource ? sources.count : nil)
        if isSource { sources.append(entry.object) }
        kind = .file
      case .link:
        nodes[name] = .link(object: entry.object)
        kind = .link
      // What another repository holds is not read.
      case .submodule:
        nodes[name] = .directory
        kind = .directory
      }
      var added = kind
      while true {
        let parent = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
        entries[parent, default: []].append(.init(name: PathName.lastPart(of: name), kind: added))
        if nodes[parent] != nil { break }
        nodes[parent] = .directory
        added = .directory
        name = parent
      }
    }
    self.nodes = nodes
    self.entries = entries
    contents = GitContents(sources, git)
  }

  /// `files` with what lies in the repository as it was in the commit.
  func files(over files: FileSystem) -> FileSystem {
    let tree = self
    var result = files
    result.kind = { path throws(FileSystem.Failure) in
      guard let name = tree.name(of: path, files) else { return try files.kind(path) }
      switch tree.nodes[try tree.resolved(name)] {
      case .directory: return .directory
      case .file: return .file
      case .link, nil: throw .missing
      }
    }
    result.entries = { path throws(FileSystem.Failure) in
      guard let name = tree.name(of: path, files) else { return try files.entries(path) }
      guard let entries = tree.entries[try tree.resolved(name)] else { throw .missing }
      return entries
    }
    result.read = { path, buffer throws(FileSystem.Failure) in
      guard let name = tree.name(of: path, files) else { return try files.read(path, &buffer) }
      guard case .file(let object, let source) = tree.nodes[try tree.resolved(name)] else { throw .missing }
      if let source { buffer.replace(with: try tree.contents[source]) }
      else { buffer.replace(with: try tree.contents.content(ofObject: object)) }
    }
    result.realPath = { path in
      guard let name = tree.name(of: path, files) else { return files.realPath(path) }
      guard let real = try? tree.resolved(name), tree.nodes[real] != nil else { return nil }
      return real.isEmpty ? tree.root : PathName.join(tree.root, real)
    }
    result.write = { _, _ throws(FileSystem.Failure) in throw .notPermitted }
    result.append = { _, _ throws(FileSystem.Failure) in throw .notPermitted }
    result.replace = { _, _, _ throws(FileSystem.Failure) in throw .notPermitted }
    return result
  }

  /// The path from the root; nil for what lies elsewhere.
  private func name(of path: String, _ files: FileSystem) -> String? {
    let absolute = PathName.absolute(path, in: files.workingDirectory())
    if let name = PathName.relative(absolute, to: root) { return String(name) }
    return files.realPath(path).flatMap { PathName.relative($0, to: root) }.map(String.init)
  }

  /// The path without links; of what leads out of the repository there is nothing.
  private func resolved(_ name: String) throws(FileSystem.Failure) -> String {
    if let node = nodes[name] {
      if case .link = node {} else { return name }
    }
    var parts: [Substring] = []
    var rest = name.split(separator: "/")[...]
    var steps = 0
    while let part = rest.popFirst() {
      if part == ".." {
        guard parts.popLast() != nil else { throw .missing }
        continue
      }
      parts.append(part)
      guard case .link(let object) = nodes[parts.joined(separator: "/")] else { continue }
      steps += 1
      let target = String(decoding: try contents.content(ofObject: object), as: UTF8.self)
      guard steps < 40, target.utf8.first != UInt8(ascii: "/") else { throw .missing }
      parts.removeLast()
      rest = target.split(separator: "/").filter { $0 != "." }[...] + rest
    }
    return parts.joined(separator: "/")
  }
}

/// What the files of a commit hold, sources fetched some at a time.
private struct GitContents: Sendable {
  /// The sources, in order.
  private let objects: [String]
  private let git: GitClient
  /// By the number of the batch; the oldest is forgotten first.
  private let batches = Protected<[(number: Int, contents: [[UInt8]?])]>([])

  private static let keptBatches = 16

  init(_ objects: [String], _ git: GitClient) {
    self.objects = objects
    self.git = git
  }

  subscript(place: Int) -> [UInt8] {
    get throws(FileSystem.Failure) {
      let number = place / GitClient.batchSize
      let first = number * GitClient.batchSize
      // Nobody else fetches meanwhile: most ask for what is fetched here.
      let contents = try batches.withValue { (batches) throws(FileSystem.Failure) in
        if let known = batches.first(where: { $0.number == number }) { return known.contents }
        let fetched = try fetch(Array(objects[first..<min(first + GitClient.batchSize, objects.count)]))
        if batches.count == Self.keptBatches { batches.removeFirst() }
        batches.append((number, fetched))
        return fetched
      }
      guard let bytes = contents[place - first] else { throw .missing }
      return bytes
    }
  }

  func content(ofObject object: String) throws(FileSystem.Failure) -> [UInt8] {
    guard let bytes = try fetch([object])[0] else { throw .missing }
    return bytes
  }

  private func fetch(_ objects: [String]) throws(FileSystem.Failure) -> [[UInt8]?] {
    do throws(GitClient.Failure) { return try git.contents(ofObjects: objects) } catch { throw .other(error.message) }
  }
}
