import Dispatch

/// Walks a folder and all below it, several folders at the same time.
///
/// What is found hangs on the files alone, not on the number of walkers: each folder is looked at for itself, and the
/// findings are put in order afterwards.
struct FolderWalk: Sendable {
  let files: FileSystem
  let scopes: ScopeReader
  /// Whether everything that is left out is remembered.
  let recordsSkips: Bool
  /// How many folders may be looked at at the same time.
  let jobs: Int

  /// One folder. It is looked at by one walker and read when all walkers are done, which makes it safe to share.
  final class Folder: @unchecked Sendable {
    let path: String
    /// Absolute, without links.
    let realPath: String
    /// What holds in it; until somebody looks into it, what holds around it.
    fileprivate(set) var scope: FolderScope
    fileprivate let isScopeKnown: Bool
    /// What was found in it, in the order of the paths below it.
    fileprivate(set) var entries: [Entry] = []
    /// What else there is to tell; nil for most folders.
    fileprivate(set) var notes: Notes?

    /// A folder to start with.
    convenience init(path: String, realPath: String, holding scope: FolderScope) {
      self.init(path: path, realPath: realPath, scope: scope, isScopeKnown: true)
    }

    fileprivate init(path: String, realPath: String, scope: FolderScope, isScopeKnown: Bool = false) {
      self.path = path
      self.realPath = realPath
      self.scope = scope
      self.isScopeKnown = isScopeKnown
    }
  }

  /// What was met in a folder beside files and folders to look at.
  struct Notes: Sendable {
    var links: [String] = []
    var problems: [FileDiscovery.Problem] = []
    var skipped: [FileDiscovery.Skipped] = []
    /// Why something was left out, each reason once, where patterns of a configuration are it.
    var exclusions: [SkipReason] = []

    var isEmpty: Bool { links.isEmpty && problems.isEmpty && skipped.isEmpty && exclusions.isEmpty }
  }

  enum Entry: Sendable {
    /// A Swift file, by its name.
    case file(String)
    case folder(Folder)
  }

  /// How many folders are looked at before others are asked to help: starting them takes longer than a small tree.
  private static let soloCount = 16

  /// Looks at `root` and all folders below it.
  func run(_ root: Folder) {
    var stack = [root]
    var count = 0
    while let folder = stack.popLast() {
      look(into: folder, &stack)
      count += 1
      if count >= Self.soloCount, jobs > 1, stack.count > 1 { break }
    }
    guard !stack.isEmpty else { return }
    let queue = FolderQueue(stack)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      guard queue.join() else { return }
      while var stack = queue.next() {
        while let folder = stack.popLast() {
          look(into: folder, &stack)
          queue.share(&stack)
        }
      }
    }
  }

  private func look(into folder: Folder, _ stack: inout [Folder]) {
    let entries: [FileSystem.Entry]
    do throws(FileSystem.Failure) { entries = try files.sourceEntries(folder.path) } catch {
      // A folder that vanished since it was met is none of the user's concern.
      if error != .missing { folder.notes = Notes(problems: [.unreadable(folder.path, error)]) }
      return
    }
    if !folder.isScopeKnown {
      folder.scope = scopes.scope(of: folder.realPath, named: folder.path, in: folder.scope, entries)
    }
    let scope = folder.scope
    var notes = Notes()
    var path = FolderPath(folder.realPath)
    var found: [Found] = []
    for entry in entries {
      guard entry.name.utf8.first != UInt8(ascii: "."), isOfInterest(entry) else { continue }
      if let reason = exclusion(of: entry, &path, in: scope) {
        note(reason, of: entry, in: folder, &notes)
        continue
      }
      guard entry.isNameValid else {
        notes.problems.append(.nameNotUTF8(entry.name, in: folder.path))
        continue
      }
      if entry.kind == .link {
        notes.links.append(entry.name)
      } else {
        found.append(Found(entry.name, isFolder: entry.kind == .directory))
      }
    }
    if !notes.isEmpty { folder.notes = notes }
    if found.count > 1 { found.sort() }
    folder.entries.reserveCapacity(found.count)
    for entry in found {
      guard entry.isFolder else {
        folder.entries.append(.file(entry.name))
        continue
      }
      let inner = Folder(
        path: PathName.join(folder.path, entry.name), realPath: PathName.join(folder.realPath, entry.name),
        scope: scope)
      folder.entries.append(.folder(inner))
      stack.append(inner)
    }
  }

  private func isOfInterest(_ entry: FileSystem.Entry) -> Bool {
    switch entry.kind {
    case .directory, .link: true
    case .file: PathName.isSwift(entry.name)
    case .other: false
    }
  }

  /// Something in a folder that is worth a look. In the order of the paths of what lies below: a folder stands where
  /// its name stands with a slash behind it.
  private struct Found: Comparable {
    let name: String
    let isFolder: Bool
    /// The first eight bytes, that slash included, with zeros behind the last: most names differ in them.
    private let start: UInt64

    init(_ name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
      var start: UInt64 = 0
      var free = UInt64.bitWidth
      for byte in name.utf8.prefix(8) {
        free -= 8
        start |= UInt64(byte) << UInt64(free)
      }
      if isFolder, free > 0 { start |= UInt64(UInt8(ascii: "/")) << UInt64(free - 8) }
      self.start = start
    }

    static func < (left: Found, right: Found) -> Bool {
      if left.start != right.start { return left.start < right.start }
      func end(_ entry: Found) -> UInt8? { entry.isFolder ? UInt8(ascii: "/") : nil }
      return PathName.isOrdered(left.name, end(left), right.name, end(right))
    }
  }

  // MARK: - What is left out

  private func exclusion(of entry: FileSystem.Entry, _ path: inout FolderPath, in scope: FolderScope) -> SkipReason? {
    let isDirectory = entry.kind == .directory
    // The patterns come first, so that one which names such a folder is known to have done something.
    if !scope.isSilent,
      let reason = path.withBytes(of: entry.name, { scope.exclusion(ofEntry: $0, isDirectory: isDirectory) })
    {
      return reason
    }
    if entry.kind != .file {
      if Self.isBundle(entry.name) { return .bundle }
      if Self.thirdPartyFolders.contains(entry.name) { return .thirdParty }
    } else if scope.including != nil, scope.inclusion(of: path.joined(with: entry.name)) == nil {
      return .notIncluded(configuration: scope.configuration)
    }
    return nil
  }

  private func note(_ reason: SkipReason, of entry: FileSystem.Entry, in folder: Folder, _ notes: inout Notes) {
    if case .excluded = reason, !notes.exclusions.contains(reason) { notes.exclusions.append(reason) }
    if recordsSkips {
      notes.skipped.append(
        FileDiscovery.Skipped(path: PathName.join(folder.path, entry.name), reason: reason, isGiven: false))
    }
  }

  /// Folders that are documents to Xcode. They hold no sources of the target, and plenty of files.
  private static let bundles: [StaticString] = [
    ".xcassets", ".lproj", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".framework", ".xcframework", ".bundle",
  ]

  private static func isBundle(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) && bundles.contains { PathName.hasSuffix(name, $0) }
  }

  /// Where package managers and Xcode put the code of others.
  private static let thirdPartyFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
}

/// The paths of what lies in one folder, made in one place.
private struct FolderPath {
  private let folder: String
  private var bytes: [UInt8]
  private let prefix: Int

  init(_ folder: String) {
    self.folder = folder
    bytes = Array(folder.utf8)
    if bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
    prefix = bytes.count
  }

  mutating func withBytes<Result>(of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.removeSubrange(prefix...)
    bytes.append(contentsOf: name.utf8)
    return bytes.withUnsafeBufferPointer(body)
  }

  func joined(with name: String) -> String { PathName.join(folder, name) }
}

/// The folders that walkers have in common. All access goes through the semaphore, which makes it safe to send.
private final class FolderQueue: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private let wakeUp = DispatchSemaphore(value: 0)
  private var folders: [FolderWalk.Folder]
  private var walkers = 0
  private var waiting = 0
  private var isDone = false

  init(_ folders: [FolderWalk.Folder]) { self.folders = folders }

  /// Makes the caller one of the walkers; false where all is done. Not all that were asked need ever come.
  func join() -> Bool {
    lock.wait()
    defer { lock.signal() }
    if !isDone { walkers += 1 }
    return !isDone
  }

  /// Folders for a walker that has none left; nil once nobody has any.
  func next() -> [FolderWalk.Folder]? {
    lock.wait()
    while !isDone {
      if !folders.isEmpty {
        let share = Array(folders.suffix((folders.count + 1) / 2))
        folders.removeLast(share.count)
        lock.signal()
        return share
      }
      waiting += 1
      if waiting == walkers {
        isDone = true
        for _ in 1..<walkers { wakeUp.signal() }
      } else {
        lock.signal()
        wakeUp.wait()
        lock.wait()
      }
    }
    lock.signal()
    return nil
  }

  /// Gives half of what a walker has to one that waits.
  func share(_ stack: inout [FolderWalk.Folder]) {
    guard stack.count > 1 else { return }
    lock.wait()
    defer { lock.signal() }
    guard waiting > 0, folders.isEmpty else { return }
    // The first ones: they were met first, and hold more.
    let count = stack.count / 2
    folders += stack.prefix(count)
    stack.removeFirst(count)
    waiting -= 1
    wakeUp.signal()
  }
}
