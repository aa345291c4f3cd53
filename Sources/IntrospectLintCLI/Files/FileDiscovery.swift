/// Finds the Swift files that a run is about.
///
/// A walk enters neither names that begin with a dot nor folders of other people's code nor the bundles that Xcode keeps
/// as folders, and leaves out what `.gitignore` names. A path given by name is taken all the same, unless the
/// configuration excludes it.
struct FileDiscovery: Sendable {
  /// One file to judge.
  struct File: Sendable, Hashable {
    /// As the user gave it or as the walk found it below what the user gave, tidied.
    let path: String
    /// Absolute, without links.
    let realPath: String
    /// The configuration that holds for it, by its place in the set.
    let configuration: Int
    /// The repository that it belongs to; absolute, without links.
    let root: String
    /// False for a file that the walk found, which may vanish before it is read.
    var isGiven: Bool
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
  private let workingDirectory: String
  private let recordsSkips: Bool
  private var scopes: ScopeReader
  private(set) var found: [File] = []
  private(set) var problems: [Problem] = []
  /// What was given by name and is left out; what a walk left out as well, where that was asked for.
  private(set) var skipped: [Skipped] = []
  /// The patterns that left something out or took something in.
  private(set) var usedPatterns = PatternUse()
  /// Absolute paths without links of all files found and folders walked.
  private var seen: Set<String> = []
  /// Absolute paths without links of the folders that were given.
  private var walked: [String] = []

  /// Folders that are documents to Xcode. They hold no sources of the target, and plenty of files.
  private static let bundles: [StaticString] = [
    ".xcassets", ".lproj", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".framework", ".xcframework", ".bundle",
  ]

  /// Where package managers and Xcode put the code of others.
  private static let thirdPartyFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// The configurations met on the way.
  var configurations: ConfigurationSet { scopes.configurations }

  /// Finds all files under `paths`, each once, by the bytes of their paths.
  ///
  /// - Parameters:
  ///   - configuration: where the configuration comes from.
  ///   - recordsSkips: whether everything that is left out is remembered.
  init(
    _ paths: [String], in files: FileSystem, configuration: ScopeReader.Source = .search, recordsSkips: Bool = false
  ) {
    self.files = files
    self.recordsSkips = recordsSkips
    workingDirectory = files.workingDirectory()
    scopes = ScopeReader(configuration, in: files)
    for path in paths { take(path) }
    // A file given by name keeps its own errors even where a walk met it first.
    let given = Set(paths.map(PathName.tidied))
    for index in found.indices where given.contains(found[index].path) { found[index].isGiven = true }
    found.sort { PathName.isOrdered($0.path, $1.path) }
    skipped.sort { PathName.isOrdered($0.path, $1.path) }
  }

  /// The file that text from elsewhere stands for, or why it is left out. It need not exist.
  init(standIn path: String, in files: FileSystem, configuration: ScopeReader.Source) {
    self.init([], in: files, configuration: configuration)
    add(PathName.tidied(path), isGiven: true)
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
    if let reason = scopes.exclusion(ofFolder: real, in: scope) {
      note(reason)
      skipped.append(Skipped(path: path, reason: reason, isGiven: true))
      return
    }
    let count = found.count
    let skippedCount = skipped.count
    let wasSeen = seen.contains(real)
    let problemCount = problems.count
    walked.append(real)
    walk(path, real, scope)
    let isQuiet = !problems[problemCount...].contains { $0.isError } && skipped.count == skippedCount
    if found.count == count, !wasSeen, isQuiet { problems.append(.noFiles(given)) }
  }

  /// Takes a file that no walk has come to: by name, or over a link.
  private mutating func add(_ path: String, isGiven: Bool) {
    let real = files.identity(of: path)
    let scope = scopes.scope(of: PathName.parent(of: real) ?? "/", named: PathName.parentName(of: path))
    if let reason = scopes.exclusion(ofFile: real, in: scope) {
      note(reason)
      if isGiven || recordsSkips { skipped.append(Skipped(path: path, reason: reason, isGiven: isGiven)) }
      return
    }
    add(path, real, scope, isGiven: isGiven)
  }

  private mutating func add(_ path: String, _ real: String, _ scope: FolderScope, isGiven: Bool) {
    if let pattern = scopes.inclusion(of: real, in: scope) {
      usedPatterns.include.insert(.init(configuration: scope.configuration, pattern: pattern))
    }
    guard seen.insert(real).inserted else { return }
    found.append(
      File(path: path, realPath: real, configuration: scope.configuration, root: scope.root, isGiven: isGiven))
  }

  /// Walks a folder and all below it, links last: what a link shows is often met without it too, under its own name.
  private mutating func walk(_ folder: String, _ real: String, _ scope: FolderScope) {
    // Real paths are asked of the system once a walk, not once a file.
    var folders = [(path: folder, real: real, scope: scope)]
    var links: [(path: String, folder: String, scope: FolderScope)] = []
    while let (folder, real, parent) = folders.popLast() {
      guard seen.insert(real).inserted else { continue }
      let entries: [FileSystem.Entry]
      do throws(FileSystem.Failure) { entries = try files.entries(folder) } catch {
        // A folder that vanished since it was met is none of the user's concern.
        if error != .missing { problems.append(.unreadable(folder, error)) }
        continue
      }
      let scope = scopes.scope(of: real, named: folder, in: parent, entries)
      for entry in entries.sorted(by: { PathName.isOrdered($0.name, $1.name) }) {
        if entry.name.utf8.first == UInt8(ascii: ".") { continue }
        let isSource = entry.kind == .file && PathName.isSwift(entry.name)
        guard isSource || entry.kind == .directory || entry.kind == .link else { continue }
        let path = PathName.join(folder, entry.name)
        let realPath = PathName.join(real, entry.name)
        if let reason = exclusion(of: entry, realPath, in: scope) {
          note(reason)
          if recordsSkips { skipped.append(Skipped(path: path, reason: reason, isGiven: false)) }
          continue
        }
        guard isNameValid(entry, in: folder) else { continue }
        switch entry.kind {
        case .file: add(path, realPath, scope, isGiven: false)
        case .directory: folders.append((path, realPath, scope))
        case .link: links.append((path, real, scope))
        case .other: continue
        }
      }
    }
    for link in links.sorted(by: { PathName.isOrdered($0.path, $1.path) }) { follow(link.path, in: link.folder, link.scope) }
  }

  private func exclusion(of entry: FileSystem.Entry, _ realPath: String, in scope: FolderScope) -> SkipReason? {
    let isDirectory = entry.kind == .directory
    // The patterns come first, so that one which names such a folder is known to have done something.
    if let reason = scopes.exclusion(ofEntry: realPath, isDirectory: isDirectory, in: scope) { return reason }
    if entry.kind != .file {
      if Self.isBundle(entry.name) { return .bundle }
      if Self.thirdPartyFolders.contains(entry.name) { return .thirdParty }
    }
    if entry.kind == .file, scope.hasIncludes, scopes.inclusion(of: realPath, in: scope) == nil {
      return .notIncluded(configuration: scope.configuration)
    }
    return nil
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
    if let reason = scopes.exclusion(ofFolder: target, in: targetScope) {
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

  private mutating func isNameValid(_ entry: FileSystem.Entry, in folder: String) -> Bool {
    if !entry.isNameValid { problems.append(.nameNotUTF8(entry.name, in: folder)) }
    return entry.isNameValid
  }

  private static func isBundle(_ name: String) -> Bool { bundles.contains { PathName.hasSuffix(name, $0) } }

  /// Whether all that a configuration speaks of was walked.
  func isWhole(_ configuration: Int) -> Bool { hasWalked(configurations[configuration].folder) }

  /// Whether a folder was given, or one around it.
  func hasWalked(_ folder: String) -> Bool { walked.contains { PathName.isInside(folder, $0) } }
}
