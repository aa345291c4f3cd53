import IntrospectFacts
import IntrospectLintKit
import IntrospectRules

/// The linters of a run: one for each configuration, set of overrides and project that some file has.
struct Linters {
  private struct Key: Hashable {
    let configuration: Int
    let overrides: [Int]
    let isAdapter: Bool?
    let facts: ProjectReader.Facts
    /// Where the registry was found, if it was looked for.
    let checkout: String?
  }

  private(set) var all: [Linter] = []
  private var places: [Key: Int] = [:]
  private let files: FileSystem
  /// By the root of the repository: none asks for anything outside of its own.
  private var projects: [String: ProjectReader] = [:]
  private var checkouts: LibraryCheckouts
  /// The pins that some file goes by, with the place of its linter.
  private(set) var pins: [LibraryPinPlace: (root: String, linter: Int)] = [:]
  /// The pins of releases newer than all that is known.
  private(set) var pinsBeyondRegistry: Set<LibraryPin> = []

  init(_ files: FileSystem) {
    self.files = files
    checkouts = LibraryCheckouts(files)
  }

  /// The linters for sources, by their places.
  mutating func places(of sources: [LintRun.Source], in run: LintRun) -> [Int] {
    zip(sources, facts(for: sources, run.parallel)).map { source, facts in place(of: source, facts, in: run) }
  }

  /// What is known of the projects around sources; nothing for those that do not ask, since the files of a project may
  /// be large.
  private mutating func facts(for sources: [LintRun.Source], _ parallel: ParallelMap) -> [ProjectReader.Facts] {
    let asking = sources.indices.filter { sources[$0].asksOfProject }
    let repositories = Dictionary(grouping: asking) { sources[$0].file.root }.map { root, numbers in
      (root: root, numbers: numbers, reader: projects[root] ?? ProjectReader(files))
    }
    let read = parallel.map(repositories) { repository in
      var reader = repository.reader
      let facts = repository.numbers.map { reader.facts(for: sources[$0].file) }
      return (reader: reader, facts: facts)
    }
    var facts = Array(repeating: ProjectReader.Facts(), count: sources.count)
    for (repository, result) in zip(repositories, read) {
      projects[repository.root] = result.reader
      for (number, known) in zip(repository.numbers, result.facts) { facts[number] = known }
    }
    return facts
  }

  private mutating func place(of source: LintRun.Source, _ facts: ProjectReader.Facts, in run: LintRun) -> Int {
    let file = source.file
    let configuration = run.configurations[file.configuration]
    let path = configuration.relative(file.realPath).map { String($0) }
    let overrides = path.map(configuration.overrides) ?? []
    // A file outside of the folder that the patterns are relative to is in none of them.
    let isAdapter = path.map(configuration.isAdapter) ?? nil
    var facts = facts
    var settings = facts.settings(over: configuration.settings)
    let named = run.registries[file.configuration]
    let found =
      named == nil && source.asksOfProject ? checkouts.checkout(for: settings, of: facts.owner, in: file.root) : nil
    // Beside that, who owns a file makes no difference to what is asked of it.
    facts.owner = nil
    let key = Key(
      configuration: file.configuration, overrides: overrides, isAdapter: isAdapter, facts: facts,
      checkout: found?.path)
    if let place = places[key] { return place }
    if let pin = facts.library, pins[pin.place] == nil { pins[pin.place] = (file.root, all.count) }
    let registry = named ?? found?.registry
    settings.isAdapter = isAdapter
    settings.libraryOrigin = facts.library?.origin ?? configuration.libraryOrigin
    settings.hasOwnRegistry = registry != nil
    settings.isRegistryNamed = named != nil
    if settings.isLibraryBeyondRegistry, let pin = facts.library { pinsBeyondRegistry.insert(pin) }
    var linter = Linter(
      rules: configuration.ruleSet(with: overrides, only: run.only), registry: registry ?? .current,
      settings: settings)
    linter.takesSites = run.takesSites
    linter.coverageTargets = run.coverageTargets
    if let timings = run.timings { linter.noteDuration = timings.note }
    all.append(linter)
    places[key] = all.count - 1
    return all.count - 1
  }
}
