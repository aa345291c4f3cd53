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
  private(set) var configurations: ConfigurationSet
  /// The configuration that the user named.
  private var fixed = 0
  /// By the real path of the folder.
  private var known: [String: FolderScope] = [:]

  init(_ source: Source, in files: FileSystem) {
    self.files = files
    self.source = source
    configurations = ConfigurationSet(files)
    guard case .file(let path) = source else { return }
    let real = files.realPath(path) ?? PathName.absolute(path, in: files.workingDirectory())
    fixed = configurations.load(path, in: PathName.parent(of: real) ?? "/", root: nil) ?? 0
  }

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

  /// What holds in a folder that a walk has come to, by its entries.
  mutating func scope(of folder: String, named name: String, in parent: FolderScope, _ entries: [FileSystem.Entry])
    -> FolderScope
  {
    if let scope = known[folder] { return scope }
    var scope = parent
    // A repository in a repository is its own: nothing of the outer one holds in it.
    if entries.contains(where: { $0.name == ".git" }), folder != parent.root { scope = FolderScope(root: folder) }
    scope = entering(folder, named: name, scope) { wanted in
      entries.contains { $0.name == wanted && ($0.kind == .file || $0.kind == .link) }
    }
    known[folder] = scope
    return scope
  }

  private mutating func entering(
    _ folder: String, named name: String, _ outer: FolderScope, has: (String) -> Bool
  ) -> FolderScope {
    var scope = outer
    switch source {
    case .none: break
    case .file:
      scope.configuration = fixed
      scope.excluding = [fixed]
    case .search:
      // What lies in a folder that is left out is not read.
      if has(ConfigurationSet.fileName), exclusion(ofFolder: folder, in: scope) == nil,
        let index = configurations.load(PathName.join(name, ConfigurationSet.fileName), in: folder, root: scope.root)
      {
        scope.configuration = index
        scope.excluding.append(index)
      }
    }
    if has(".gitignore"), let file = ignoreFile(PathName.join(folder, ".gitignore"), name, folder) {
      scope.ignoring.append(file)
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
    return .init(path: PathName.join(name, ".gitignore"), folder: folder, patterns: patterns)
  }

  // MARK: - Decisions

  /// Why a file that nobody has walked to is left out; nil where it is linted.
  ///
  /// `.gitignore` says nothing of it: somebody gave its name.
  func exclusion(ofFile path: String, in scope: FolderScope) -> SkipReason? {
    for index in scope.excluding {
      let configuration = configurations[index]
      guard let relative = configuration.relative(path) else { continue }
      if let (pattern, isExcluded) = configuration.exclude.list.decision(onFileAt: String(relative)), isExcluded {
        return .excluded(configuration: index, pattern: pattern)
      }
    }
    return isIncluded(path, in: scope) ? nil : .notIncluded(configuration: scope.configuration)
  }

  /// Whether the `include:` that holds for a file names it or a folder around it.
  func isIncluded(_ path: String, in scope: FolderScope) -> Bool {
    inclusion(of: path, in: scope) != nil || configurations[scope.configuration].include.isEmpty
  }

  /// The pattern of `include:` that names a file or a folder around it.
  func inclusion(of path: String, in scope: FolderScope) -> Int? {
    let configuration = configurations[scope.configuration]
    guard !configuration.include.isEmpty, let relative = configuration.relative(path),
      let (pattern, isNamed) = configuration.include.list.decision(onFileAt: String(relative)), isNamed
    else { return nil }
    return pattern
  }

  /// Why a folder that nobody has walked to is left out.
  func exclusion(ofFolder path: String, in scope: FolderScope) -> SkipReason? {
    for index in scope.excluding {
      let configuration = configurations[index]
      guard let relative = configuration.relative(path), !relative.isEmpty else { continue }
      if let (pattern, isExcluded) = configuration.exclude.list.decision(onFolderAt: String(relative)), isExcluded {
        return .excluded(configuration: index, pattern: pattern)
      }
    }
    return nil
  }

  /// Why an entry of a folder that a walk is in is left out. The folders around it are not asked about again.
  func exclusion(ofEntry path: String, isDirectory: Bool, in scope: FolderScope) -> SkipReason? {
    for index in scope.excluding {
      let configuration = configurations[index]
      guard !configuration.exclude.isEmpty, let relative = PathName.relative(path, to: configuration.folder),
        let pattern = configuration.exclude.list.lastMatch(relative.utf8, isDirectory: isDirectory)
      else { continue }
      if !configuration.exclude.entries[pattern].pattern.isNegated {
        return .excluded(configuration: index, pattern: pattern)
      }
    }
    // The nearest file that says anything decides.
    for file in scope.ignoring.reversed() {
      guard let relative = PathName.relative(path, to: file.folder),
        let index = file.patterns.lastMatch(relative.utf8, isDirectory: isDirectory)
      else { continue }
      let pattern = file.patterns.patterns[index]
      return pattern.isNegated ? nil : .ignored(by: file.path, pattern: pattern.text)
    }
    return nil
  }
}
