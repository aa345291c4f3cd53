import IntrospectRules
import IntrospectSyntax

/// The files of one repository that are known to a run beyond those that it judges.
struct RepositoryFiles: Sendable {
  /// Reads them, with the configurations that hold for them.
  var run: LintRun
  /// Those that mention the library, a probe or bridging code.
  var lexed: [LintRun.Source]
  /// All others: nobody has looked into them further than for those words.
  var unread: [FileDiscovery.File]

  /// Lexes the files that hold one of the words, and takes them out of those that nobody has looked into.
  ///
  /// - Parameter excluded: files that are not looked into.
  mutating func lex(filesWith words: Set<String>, but excluded: Set<FileDiscovery.File.Key>) -> [LintRun.Source] {
    let search = WordSearch(words)
    let found = run.lex(unread.filter { !excluded.contains($0.key) }) { search.hits($0) }
    remove(found)
    return found
  }

  /// Takes files out of those that nobody has looked into.
  mutating func remove(_ sources: [LintRun.Source]) {
    let keys = Set(sources.map(\.file.key))
    if !keys.isEmpty { unread.removeAll { keys.contains($0.key) } }
  }
}

/// Looks for declarations in the files of one repository.
///
/// What it finds for a name hangs on the name and the files alone, not on what else is looked for.
struct DeclarationSearch: Sendable {
  /// A file that was lexed, with its path without links to go by.
  typealias Lexed = (realPath: String, structure: FileStructure)

  /// What the run has lexed anyway: judged or not.
  let lexed: [Lexed]
  let unread: [FileDiscovery.File]
  let run: LintRun

  /// - Parameter sources: the files of the repository that are judged.
  init(judging sources: [LintRun.Source], beside files: RepositoryFiles) {
    lexed = (sources + files.lexed).map { ($0.file.realPath, $0.structure) }
      .sorted { PathName.isOrdered($0.realPath, $1.realPath) }
    unread = files.unread
    run = files.run
  }

  /// The declarations of each name: among what was lexed, then in files that are named after the type, and only for
  /// what is still open in all other files, with one look at each.
  func find(_ names: Set<DeclarationName>) -> DeclarationIndex {
    let names = names.sorted()
    let types = TypeNames(names)
    let namedSources = run.lex(unread.filter { types.name($0.realName) })
    let named = lexed(namedSources)
    var found: [DeclarationName: [Lexed]] = [:]
    var open: [DeclarationName] = []
    for name in names {
      let candidates = lexed + named.filter { isNamed($0.realPath, after: name) }
      found[name] = candidates
      if !name.isSettled(by: name.entries(in: candidates.map(\.structure))) { open.append(name) }
    }
    if !open.isEmpty {
      let words = WordSearch(open.map(\.name))
      let read = Set(namedSources.map(\.file.key))
      let others = lexed(run.lex(unread.filter { !read.contains($0.key) }, where: words.hitsDeclaration))
      for name in open { found[name] = lexed + named + others }
    }
    var index = DeclarationIndex()
    for name in names {
      let files = (found[name] ?? []).sorted { PathName.isOrdered($0.realPath, $1.realPath) }
      index.insert(name.entries(in: files.map(\.structure)), for: name)
    }
    return index
  }

  /// `Feed.swift`, `Feed+Scrolling.swift`, `FeedView.swift` for `Feed`.
  private func isNamed(_ path: String, after name: DeclarationName) -> Bool {
    name.typeName.map { PathName.lastPart(of: path).hasPrefix($0) } ?? false
  }

  private func lexed(_ sources: [LintRun.Source]) -> [Lexed] { sources.map { ($0.file.realPath, $0.structure) } }
}

/// The names of types, to tell which files are named after one of them.
private struct TypeNames {
  /// By the first byte: a repository has many files, and each is held against these.
  private var names: [UInt8: [String]] = [:]

  init(_ wanted: [DeclarationName]) {
    for name in Set(wanted.compactMap(\.typeName)) {
      if let first = name.utf8.first { names[first, default: []].append(name) }
    }
  }

  /// Whether one of the types gives its name to the file.
  func name(_ file: String) -> Bool {
    guard let first = file.utf8.first, let candidates = names[first] else { return false }
    return candidates.contains { file.hasPrefix($0) }
  }
}
