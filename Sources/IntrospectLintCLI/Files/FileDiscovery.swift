/// Finds the Swift files that a run is about.
///
/// A walk enters neither names that begin with a dot nor the bundles that Xcode keeps as folders. A path given by name
/// is always taken.
struct FileDiscovery: Sendable {
  /// One file to judge.
  struct File: Sendable, Hashable {
    /// As the user gave it or as the walk found it below what the user gave, tidied.
    let path: String
    /// False for a file that the walk found, which may vanish before it is read.
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
  private(set) var found: [File] = []
  private(set) var problems: [Problem] = []
  /// Absolute paths without links of all files found and folders walked.
  private var seen: Set<String> = []

  /// Folders that are documents to Xcode. They hold no sources of the target, and plenty of files.
  private static let bundles: [StaticString] = [
    ".xcassets", ".lproj", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".framework", ".xcframework", ".bundle",
  ]

  /// Finds all files under `paths`, each once, by the bytes of their paths.
  init(_ paths: [String], in files: FileSystem) {
    self.files = files
    workingDirectory = files.workingDirectory()
    for path in paths { take(path) }
    // A file given by name keeps its own errors even where a walk met it first.
    let given = Set(paths.map(PathName.tidied))
    found = found.map { given.contains($0.path) ? File(path: $0.path, isGiven: true) : $0 }
    found.sort { PathName.isOrdered($0.path, $1.path) }
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
    case .directory:
      let count = found.count
      let wasSeen = seen.contains(identity(of: path))
      let problemCount = problems.count
      walk(path, root: RepositoryRoot.find(for: identity(of: path), in: files), isGiven: true)
      let isQuiet = !problems[problemCount...].contains { $0.isError }
      if found.count == count, !wasSeen, isQuiet { problems.append(.noFiles(given)) }
    case .file where PathName.isSwift(path): add(path, isGiven: true)
    case .file: problems.append(.notSwift(given))
    case .link, .other: problems.append(.notAFile(given))
    }
  }

  private func identity(of path: String) -> String {
    files.realPath(path) ?? PathName.absolute(path, in: workingDirectory)
  }

  private mutating func add(_ path: String, isGiven: Bool) {
    if seen.insert(identity(of: path)).inserted { found.append(File(path: path, isGiven: isGiven)) }
  }

  /// Walks a folder and all below it, links last: what a link shows is often met without it too, under its own name.
  private mutating func walk(_ folder: String, root: String, isGiven: Bool) {
    // Real paths are asked of the system once a walk, not once a file.
    var folders = [(path: folder, real: identity(of: folder))]
    var links: [(path: String, real: String)] = []
    while let (folder, real) = folders.popLast() {
      guard seen.insert(real).inserted else { continue }
      let entries: [FileSystem.Entry]
      do throws(FileSystem.Failure) { entries = try files.entries(folder) } catch {
        // A folder that vanished since it was met is none of the user's concern.
        if error != .missing { problems.append(.unreadable(folder, error)) }
        continue
      }
      for entry in entries.sorted(by: { PathName.isOrdered($0.name, $1.name) }) {
        if entry.name.utf8.first == UInt8(ascii: ".") { continue }
        let path = PathName.join(folder, entry.name)
        let realPath = PathName.join(real, entry.name)
        switch entry.kind {
        case .file where PathName.isSwift(entry.name):
          guard isNameValid(entry, in: folder) else { continue }
          if seen.insert(realPath).inserted { found.append(File(path: path, isGiven: false)) }
        case .directory where !Self.isBundle(entry.name):
          if isNameValid(entry, in: folder) { folders.append((path, realPath)) }
        case .link where !Self.isBundle(entry.name):
          if isNameValid(entry, in: folder) { links.append((path, real)) }
        case .file, .directory, .link, .other: continue
        }
      }
    }
    for link in links.sorted(by: { PathName.isOrdered($0.path, $1.path) }) { follow(link.path, in: link.real, root) }
  }

  private mutating func follow(_ link: String, in folder: String, _ root: String) {
    guard let target = files.realPath(link), let kind = try? files.kind(link) else {
      // Broken links are common in checkouts; only one that poses as a source is worth a word.
      if PathName.isSwift(link) { problems.append(.brokenLink(link)) }
      return
    }
    let isSource = kind == .directory || (kind == .file && PathName.isSwift(link))
    guard isSource else { return }
    if PathName.isInside(folder, target) { return problems.append(.linkCycle(link)) }
    guard PathName.isInside(target, root) else { return problems.append(.linkLeadsOut(link)) }
    if kind == .directory { walk(link, root: root, isGiven: false) } else { add(link, isGiven: false) }
  }

  private mutating func isNameValid(_ entry: FileSystem.Entry, in folder: String) -> Bool {
    if !entry.isNameValid { problems.append(.nameNotUTF8(entry.name, in: folder)) }
    return entry.isNameValid
  }

  private static func isBundle(_ name: String) -> Bool { bundles.contains { PathName.hasSuffix(name, $0) } }
}
