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
    fixed = configurations.load(path, in: PathName.parent(of: files.identity(of: path)) ?? "/", root: nil) ?? 0
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
      scope.excluding = []
      scope.take(fixed, configurations[fixed], in: folder)
    case .search:
      // What lies in a folder that is left out is not read.
      if has(ConfigurationSet.fileName), exclusion(ofFolder: folder, in: scope) == nil,
        let index = configurations.load(PathName.join(name, ConfigurationSet.fileName), in: folder, root: scope.root)
      {
        scope.take(index, configurations[index], in: folder)
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
    return .init(
      path: PathName.join(name, ".gitignore"), prefix: PathName.prefixLength(of: folder), patterns: patterns)
  }

  // MARK: - Decisions

  /// Why a file that nobody has walked to is left out; nil where it is linted.
  ///
  /// `.gitignore` says nothing of it: somebody gave its name.
  func exclusion(ofFile path: String, in scope: FolderScope) -> SkipReason? {
    for excluding in scope.excluding {
      guard let prefix = excluding.prefix else { continue }
      if let (pattern, isExcluded) = excluding.patterns.decision(onFileAt: PathName.dropping(prefix, of: path)), isExcluded {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    if !scope.hasIncludes || inclusion(of: path, in: scope) != nil { return nil }
    return .notIncluded(configuration: scope.configuration)
  }

  /// The pattern of `include:` that names a file or a folder around it; nil where there is none.
  func inclusion(of path: String, in scope: FolderScope) -> Int? {
    guard scope.hasIncludes else { return nil }
    let configuration = configurations[scope.configuration]
    guard let relative = configuration.relative(path),
      let (pattern, isNamed) = configuration.include.list.decision(onFileAt: String(relative)), isNamed
    else { return nil }
    return pattern
  }

  /// Why a folder that nobody has walked to is left out.
  func exclusion(ofFolder path: String, in scope: FolderScope) -> SkipReason? {
    for excluding in scope.excluding {
      guard let prefix = excluding.prefix, prefix < path.utf8.count else { continue }
      if let (pattern, isExcluded) = excluding.patterns.decision(onFolderAt: PathName.dropping(prefix, of: path)), isExcluded {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    return nil
  }

  /// Why an entry of a folder that a walk is in is left out. The folders around it are not asked about again.
  func exclusion(ofEntry path: String, isDirectory: Bool, in scope: FolderScope) -> SkipReason? {
    for excluding in scope.excluding {
      guard let prefix = excluding.prefix,
        let pattern = excluding.patterns.lastMatch(path.utf8.dropFirst(prefix), isDirectory: isDirectory)
      else { continue }
      if !excluding.patterns.patterns[pattern].isNegated {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    // The nearest file that says anything decides.
    for file in scope.ignoring.reversed() {
      guard let index = file.patterns.lastMatch(path.utf8.dropFirst(file.prefix), isDirectory: isDirectory) else { continue }
      let pattern = file.patterns.patterns[index]
      return pattern.isNegated ? nil : .ignored(by: file.path, pattern: pattern.text)
    }
    return nil
  }
}

extension FolderScope {
  /// Makes a configuration the one that holds in `folder`.
  fileprivate mutating func take(_ index: Int, _ configuration: Configuration, in folder: String) {
    self.configuration = index
    hasIncludes = !configuration.include.isEmpty
    guard !configuration.exclude.isEmpty else { return }
    let isAround = PathName.isInside(folder, configuration.folder)
    excluding.append(
      Excluding(
        configuration: index, prefix: isAround ? PathName.prefixLength(of: configuration.folder) : nil,
        patterns: configuration.exclude.list))
  }
}
