import IntrospectLintKit

/// Works out what holds in a folder, from the files in it and above it.
struct ScopeReader: Sendable {
  /// Where the configuration comes from.
  enum Source: Sendable, Hashable {
    /// The nearest `.lint.yml` upward.
    case search
    /// One file for the whole run.
    case file(String)
    case none
  }

  private let files: FileSystem
  private let source: Source
  private let shared: SharedConfigurations
  /// The configuration that the user named.
  private let fixed: (index: Int, configuration: Configuration)?
  /// What holds in folders that nobody walked to, by their real paths.
  private var known: [String: FolderScope] = [:]

  init(_ source: Source, in files: FileSystem) {
    self.files = files
    self.source = source
    shared = SharedConfigurations(ConfigurationSet(files))
    fixed =
      if case .file(let path) = source {
        shared.load(path, in: PathName.parent(of: files.identity(of: path)) ?? "/", root: nil)
      } else {
        nil
      }
  }

  /// The configurations met so far, in the order in which somebody came to them.
  var configurations: ConfigurationSet { shared.all }

  /// What holds in a folder that was given by name, or that holds a file that was.
  ///
  /// - Parameters:
  ///   - folder: absolute, without links.
  ///   - name: how messages name the folder.
  mutating func scope(of folder: String, named name: String) -> FolderScope {
    if let scope = known[folder] { return scope }
    let root = RepositoryRoot.find(for: folder, in: files)
    // From the folder up to the root, then down again.
    var chain = [folder]
    while let last = chain.last, last != root, let parent = PathName.parent(of: last) { chain.append(parent) }
    var scope = FolderScope(root: root)
    for folder in chain.reversed() {
      if let other = known[folder] {
        scope = other
        continue
      }
      let named = PathName.named(folder, like: name, at: chain[0], from: files.workingDirectory())
      let files = files
      scope = entering(folder, named: named, scope, has: { files.isFile(PathName.join(folder, $0)) })
      known[folder] = scope
    }
    return scope
  }

  /// What holds in a folder that a walk has come to, by its entries. Several walkers may ask at the same time.
  func scope(of folder: String, named name: String, in parent: FolderScope, _ entries: [FileSystem.Entry]) -> FolderScope {
    // Few folders hold a file that says anything, and its name begins with a dot.
    guard fixed != nil || entries.contains(where: { $0.name.utf8.first == UInt8(ascii: ".") }) else { return parent }
    var scope = parent
    // A repository in a repository is its own: nothing of the outer one holds in it.
    if folder != parent.root, entries.contains(where: { $0.name == ".git" }) { scope = FolderScope(root: folder) }
    return entering(folder, named: name, scope) { wanted in
      entries.contains { $0.name == wanted && ($0.kind == .file || $0.kind == .link) }
    }
  }

  private func entering(_ folder: String, named name: String, _ outer: FolderScope, has: (String) -> Bool) -> FolderScope {
    var scope = outer
    switch source {
    case .none: break
    case .file:
      guard let fixed else { break }
      // It holds in all folders, and says in each what it says.
      let bare = FolderScope(root: outer.root, ignoring: outer.ignoring)
      scope = bare.taking(fixed.index, fixed.configuration, in: folder)
    case .search:
      // What lies in a folder that is left out is not read.
      if has(ConfigurationSet.fileName), scope.exclusion(ofFolder: folder) == nil,
        let found = shared.load(PathName.join(name, ConfigurationSet.fileName), in: folder, root: scope.root)
      {
        scope = scope.taking(found.index, found.configuration, in: folder)
      }
    }
    if has(".gitignore"), let file = ignoreFile(PathName.join(folder, ".gitignore"), name, folder) {
      scope = scope.ignoring(file)
    }
    return scope
  }

  /// Like git, follows no link here, so that no file outside the repository is read.
  private func ignoreFile(_ path: String, _ name: String, _ folder: String) -> FolderScope.IgnoreFile? {
    guard files.realPath(path) == path else { return nil }
    var buffer = ReadBuffer(capacity: 1 << 12)
    guard (try? files.read(path, &buffer)) != nil else { return nil }
    let patterns = PathPatternList(ignoreFile: buffer.bytes)
    guard !patterns.patterns.isEmpty else { return nil }
    return .init(
      path: PathName.join(name, ".gitignore"), prefix: PathName.prefixLength(of: folder), patterns: patterns)
  }
}

/// The configurations of a run, for walkers that come to them at the same time.
struct SharedConfigurations: Sendable {
  private let known: Protected<ConfigurationSet>

  init(_ set: ConfigurationSet) { known = Protected(set) }

  var all: ConfigurationSet { known.withValue { $0 } }

  /// Reads the file at `path`, unless that was done before; see `ConfigurationSet.load`.
  func load(_ path: String, in folder: String, root: String?) -> (index: Int, configuration: Configuration)? {
    known.withValue { set in set.load(path, in: folder, root: root).map { ($0, set[$0]) } }
  }
}
