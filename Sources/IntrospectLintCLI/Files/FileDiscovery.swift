/// Finds the Swift files that a run is about.
///
/// A walk enters neither names that begin with a dot nor folders of other people's code nor the bundles that Xcode keeps
/// as folders, and leaves out what `.gitignore` names. A path given by name is taken all the same, unless the
/// configuration excludes it.
struct FileDiscovery: Sendable {
  /// What the files of one folder have in common.
  final class Folder: Sendable {
    let path: String
    /// Absolute, without links.
    let realPath: String
    /// The configuration that holds in it, by its place in the set.
    let configuration: Int
    /// The repository that it belongs to; absolute, without links.
    let root: String

    init(path: String, realPath: String, configuration: Int, root: String) {
      self.path = path
      self.realPath = realPath
      self.configuration = configuration
      self.root = root
    }
  }

  /// One file to judge. Large trees have many, so paths are put together when somebody asks.
  struct File: Sendable {
    let folder: Folder
    /// As in `path`.
    let name: String
    /// As in `realPath`; another one where the file was given by the name of a link.
    let realName: String
    /// False for a file that the walk found, which may vanish before it is read.
    var isGiven: Bool

    /// As the user gave it or as the walk found it below what the user gave, tidied.
    var path: String { PathName.join(folder.path, name) }
    /// Absolute, without links.
    var realPath: String { PathName.join(folder.realPath, realName) }
    var configuration: Int { folder.configuration }
    var root: String { folder.root }
    /// What tells the file from all others of one discovery.
    var key: Key { Key(folder: ObjectIdentifier(folder), name: name) }

    struct Key: Hashable, Sendable {
      let folder: ObjectIdentifier
      let name: String
    }
  }

  /// Something that is left out on purpose.
  struct Skipped: Sendable {
    let path: String
    let reason: SkipReason
    let isGiven: Bool
  }

  /// Something that could not be taken.
  enum Problem: Sendable, Hashable {
    case missing(String, near: String?)
    case unreadable(String, FileSystem.Failure)
    /// A file given by name whose name does not end in `.swift`.
    case notSwift(String)
    case notAFile(String)
    case nameNotUTF8(String, in: String)
    case linkCycle(String)
    case linkLeadsOut(String)
    case brokenLink(String)
    case noFiles(String)

    /// Whether the run fails over it.
    var isError: Bool {
      switch self {
      case .missing, .unreadable, .notSwift, .notAFile, .nameNotUTF8: true
      case .linkCycle, .linkLeadsOut, .brokenLink, .noFiles: false
      }
    }

    var message: String {
      switch self {
      case .missing(let path, near: let near?): "cannot find '\(path)'; did you mean '\(near)'?"
      case .missing(let path, near: nil): "cannot find '\(path)'"
      case .unreadable(let path, let failure): "cannot read '\(path)': \(failure.reason)"
      case .notSwift(let path): "'\(path)' is not a Swift file: its name does not end in '.swift'"
      case .notAFile(let path): "'\(path)' is neither a file nor a folder"
      case .nameNotUTF8(let name, in: let folder): "skipped '\(name)' in '\(folder)': the name is not UTF-8; rename it"
      case .linkCycle(let path): "did not follow '\(path)': the link leads back to a folder around it"
      case .linkLeadsOut(let path): "did not follow '\(path)': the link leads out of the repository"
      case .brokenLink(let path): "did not follow '\(path)': nothing stands where the link leads"
      case .noFiles(let path): "'\(path)' holds no Swift files"
      }
    }
  }

  private let files: FileSystem
  private let jobs: Int
  private let recordsSkips: Bool
  private var scopes: ScopeReader
  private(set) var found: [File] = []
  private(set) var problems: [Problem] = []
  /// What was given by name and is left out; what a walk left out as well, where that was asked for.
  private(set) var skipped: [Skipped] = []
  /// The patterns that left something out or took something in.
  private(set) var usedPatterns = PatternUse()
  /// The configurations met on the way.
  private(set) var configurations: ConfigurationSet
  /// Absolute paths without links of all folders walked.
  private var seenFolders: Set<String> = []
  /// Absolute paths without links of all files; nil until one is added that no walk came to.
  private var foundPaths: Set<String>?
  /// Absolute paths without links of the folders that were given.
  private var walked: [String] = []
  /// One walk alone has its files in order.
  private var walkCount = 0

  /// Finds all files under `paths`, each once, by the bytes of their paths.
  ///
  /// - Parameters:
  ///   - configuration: where the configuration comes from.
  ///   - recordsSkips: whether everything that is left out is remembered.
  ///   - jobs: how many folders may be looked at at the same time.
  init(
    _ paths: [String], in files: FileSystem, configuration: ScopeReader.Source = .search, recordsSkips: Bool = false,
    jobs: Int = 1
  ) {
    self.files = files
    self.jobs = jobs
    self.recordsSkips = recordsSkips
    scopes = ScopeReader(configuration, in: files)
    configurations = ConfigurationSet(files)
    for path in paths { take(path) }
    if walkCount != 1 || foundPaths != nil { sortFound(given: paths) }
    skipped.sort { PathName.isOrdered($0.path, $1.path) }
    configurations = scopes.configurations
    putConfigurationsInOrder()
  }

  /// The file that text from elsewhere stands for, or why it is left out. It need not exist.
  init(standIn path: String, in files: FileSystem, configuration: ScopeReader.Source) {
    self.init([], in: files, configuration: configuration)
    add(PathName.tidied(path), isGiven: true)
    configurations = scopes.configurations
  }

  private mutating func sortFound(given paths: [String]) {
    // A file given by name keeps its own errors even where a walk met it first.
    let given = Set(paths.map(PathName.tidied))
    var ordered = found.map { ($0.path, $0) }
    for index in ordered.indices where given.contains(ordered[index].0) { ordered[index].1.isGiven = true }
    ordered.sort { PathName.isOrdered($0.0, $1.0) }
    found = ordered.map(\.1)
  }

  private mutating func take(_ given: String) {
    let path = PathName.tidied(given)
    let kind: FileSystem.Kind
    do throws(FileSystem.Failure) { kind = try files.kind(path) } catch {
      problems.append(
        error == .missing ? .missing(given, near: NearestPath(files).existing(near: path)) : .unreadable(given, error))
      return
    }
    switch kind {
    case .directory: takeFolder(path, given)
    case .file where PathName.isSwift(path): add(path, isGiven: true)
    case .file: problems.append(.notSwift(given))
    case .link, .other: problems.append(.notAFile(given))
    }
  }

  private mutating func takeFolder(_ path: String, _ given: String) {
    let real = files.identity(of: path)
    let scope = scopes.scope(of: real, named: path)
    if let reason = scope.exclusion(ofFolder: real) {
      note(reason)
      skipped.append(Skipped(path: path, reason: reason, isGiven: true))
      return
    }
    let count = found.count
    let skippedCount = skipped.count
    let wasSeen = seenFolders.contains(real)
    let problemCount = problems.count
    walked.append(real)
    walk(path, real, scope)
    let isQuiet = !problems[problemCount...].contains { $0.isError } && skipped.count == skippedCount
    if found.count == count, !wasSeen, isQuiet { problems.append(.noFiles(given)) }
  }

  // MARK: - Files

  /// Takes a file that no walk has come to: by name, or over a link.
  private mutating func add(_ path: String, isGiven: Bool) {
    let real = files.identity(of: path)
    let realFolder = PathName.parent(of: real) ?? "/"
    let folder = PathName.parentName(of: path)
    let scope = scopes.scope(of: realFolder, named: folder)
    if let reason = scope.exclusion(ofFile: real) {
      note(reason)
      if isGiven || recordsSkips { skipped.append(Skipped(path: path, reason: reason, isGiven: isGiven)) }
      return
    }
    noteInclusion(of: real, in: scope)
    if foundPaths == nil { foundPaths = Set(found.map(\.realPath)) }
    guard foundPaths?.insert(real).inserted == true else { return }
    found.append(
      File(
        folder: Folder(path: folder, realPath: realFolder, configuration: scope.configuration, root: scope.root),
        name: PathName.lastPart(of: path), realName: PathName.lastPart(of: real), isGiven: isGiven))
  }

  private mutating func noteInclusion(of real: String, in scope: FolderScope) {
    guard let pattern = scope.inclusion(of: real) else { return }
    usedPatterns.include.insert(.init(configuration: scope.configuration, pattern: pattern))
  }

  // MARK: - Walking

  /// Walks a folder and all below it, links last: what a link shows is often met without it too, under its own name.
  private mutating func walk(_ path: String, _ real: String, _ scope: FolderScope) {
    guard !seenFolders.contains(real) else { return }
    walkCount += 1
    let root = FolderWalk.Folder(path: path, realPath: real, holding: scope)
    FolderWalk(files: files, scopes: scopes, recordsSkips: recordsSkips, jobs: jobs).run(root)
    var links: [(path: String, folder: String, scope: FolderScope)] = []
    // The folders around the current entry, each with the place of its next one.
    var open: [(walked: FolderWalk.Folder, folder: Folder, next: Int)] = []
    func enter(_ walked: FolderWalk.Folder, _ discovery: inout FileDiscovery) {
      guard discovery.seenFolders.insert(walked.realPath).inserted else { return }
      if let notes = walked.notes {
        discovery.take(notes)
        links += notes.links.map { (PathName.join(walked.path, $0), walked.realPath, walked.scope) }
      }
      let folder = Folder(
        path: walked.path, realPath: walked.realPath, configuration: walked.scope.configuration, root: walked.scope.root)
      open.append((walked, folder, 0))
    }
    enter(root, &self)
    while let (walked, folder, next) = open.last {
      guard next < walked.entries.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      switch walked.entries[next] {
      case .file(let name): take(name, in: folder, walked.scope)
      case .folder(let inner): enter(inner, &self)
      }
    }
    for link in links.sorted(by: { PathName.isOrdered($0.path, $1.path) }) { follow(link.path, in: link.folder, link.scope) }
  }

  private mutating func take(_ notes: FolderWalk.Notes) {
    problems += notes.problems
    skipped += notes.skipped
    for reason in notes.exclusions { note(reason) }
  }

  private mutating func take(_ name: String, in folder: Folder, _ scope: FolderScope) {
    let file = File(folder: folder, name: name, realName: name, isGiven: false)
    if scope.including != nil { noteInclusion(of: file.realPath, in: scope) }
    if foundPaths?.insert(file.realPath).inserted == false { return }
    found.append(file)
  }

  private mutating func follow(_ link: String, in folder: String, _ scope: FolderScope) {
    guard let target = files.realPath(link), let kind = try? files.kind(link) else {
      // Broken links are common in checkouts; only one that poses as a source is worth a word.
      if PathName.isSwift(link) { problems.append(.brokenLink(link)) }
      return
    }
    let isSource = kind == .directory || (kind == .file && PathName.isSwift(link))
    guard isSource else { return }
    if PathName.isInside(folder, target) { return problems.append(.linkCycle(link)) }
    guard PathName.isInside(target, scope.root) else { return problems.append(.linkLeadsOut(link)) }
    guard kind == .directory else { return add(link, isGiven: false) }
    let targetScope = scopes.scope(of: target, named: link)
    if let reason = targetScope.exclusion(ofFolder: target) {
      note(reason)
    } else {
      walk(link, target, targetScope)
    }
  }

  private mutating func note(_ reason: SkipReason) {
    if case .excluded(let configuration, let pattern) = reason {
      usedPatterns.exclude.insert(.init(configuration: configuration, pattern: pattern))
    }
  }

  /// Whether all that a configuration speaks of was walked.
  func isWhole(_ configuration: Int) -> Bool { hasWalked(configurations[configuration].folder) }

  /// Whether a folder was given, or one around it.
  func hasWalked(_ folder: String) -> Bool { walked.contains { PathName.isInside(folder, $0) } }

  // MARK: - Order

  /// Numbers the configurations by their folders: walkers come to them in any order.
  private mutating func putConfigurationsInOrder() {
    let numbers = configurations.putInOrder()
    guard numbers != Array(numbers.indices) else { return }
    var folders: [ObjectIdentifier: Folder] = [:]
    found = found.map { file in
      let old = file.folder
      let folder =
        folders[ObjectIdentifier(old)]
        ?? Folder(path: old.path, realPath: old.realPath, configuration: numbers[old.configuration], root: old.root)
      folders[ObjectIdentifier(old)] = folder
      return File(folder: folder, name: file.name, realName: file.realName, isGiven: file.isGiven)
    }
    skipped = skipped.map { skipped in
      Skipped(
        path: skipped.path, reason: skipped.reason.renumbered { numbers[$0] }, isGiven: skipped.isGiven)
    }
    usedPatterns = usedPatterns.renumbered { numbers[$0] }
  }
}
