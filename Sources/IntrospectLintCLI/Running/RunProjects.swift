import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// The repositories of a run: the files that are judged in each, and what all its files hold together.
///
/// A repository is a project: one beside it, or in it, is another.
struct RunProjects: Sendable {
  /// One file, and the place of what judges it.
  typealias Judged = (source: LintRun.Source, linter: Int)

  private let run: LintRun
  /// In the order of the paths.
  private(set) var judged: [Judged] = []
  private(set) var repositories: [String: RepositoryFiles]
  private(set) var linters: Linters
  private var summaries: [String: [FileSummary]] = [:]

  /// - Parameters:
  ///   - sources: what is to be judged, in the order of the paths.
  ///   - repositories: the other files of the repositories, by root.
  ///   - candidates: files to judge that may call a probe which the project declares; nobody has looked into them.
  init(
    _ sources: [LintRun.Source], beside repositories: [String: RepositoryFiles],
    candidates: [String: [FileDiscovery.File]], in run: LintRun
  ) {
    self.run = run
    self.repositories = repositories
    linters = Linters(run.files)
    judge(sources)
    for (root, files) in repositories {
      summaries[root, default: []] += summarize(files.lexed)
    }
    for root in summaries.keys.sorted() { readProbeCalls(in: root, candidates[root] ?? []) }
  }

  private mutating func judge(_ sources: [LintRun.Source]) {
    let more = zip(sources, linters.places(of: sources, in: run)).map { (source: $0, linter: $1) }
    judged += more
    let all = linters.all
    let found = run.parallel.map(more) { file in
      let countsProbes = !file.source.isLeftOut && all[file.linter].rules.ids.contains("extract-overuse")
      let place = file.source.file
      let summary = FileSummary(file.source.structure, countsProbes: countsProbes, file: place.realPath)
      return (root: place.root, summary: summary)
    }
    for (root, files) in Dictionary(grouping: found, by: \.root) { summaries[root, default: []] += files.map(\.summary) }
  }

  /// Looks for calls of the probes that the project declares, and for functions that hand a closure on to them; then
  /// once more for the calls of those.
  private mutating func readProbeCalls(in root: String, _ candidates: [FileDiscovery.File]) {
    var known: Set<String> = []
    var candidates = candidates
    for _ in 0..<2 {
      let names = ProjectProbes(summaries[root] ?? []).names.subtracting(known)
      guard !names.isEmpty else { return }
      known.formUnion(names)
      let search = WordSearch(names)
      let calling = run.lex(candidates) { search.hits($0) }
      if !calling.isEmpty {
        let keys = Set(calling.map(\.file.key))
        candidates.removeAll { keys.contains($0.key) }
        repositories[root]?.remove(calling)
        judge(calling)
        judged.sort { PathName.isOrdered($0.source.structure.tokens.source.path, $1.source.structure.tokens.source.path) }
      }
      // Files that are not judged may declare the functions that judged ones call.
      guard let others = repositories[root]?.lex(filesWith: names, but: Set(candidates.map(\.key))) else { continue }
      repositories[root]?.lexed += others
      summaries[root, default: []] += summarize(others)
    }
  }

  /// What files that are not judged add to what is known.
  private func summarize(_ sources: [LintRun.Source]) -> [FileSummary] {
    run.parallel.map(sources) { FileSummary($0.structure, countsProbes: false, file: $0.file.realPath) }
  }

  /// What the files of each repository hold together.
  func contexts() -> [String: ProjectContext] {
    let pins = linters.pins
    return Dictionary(
      uniqueKeysWithValues: summaries.map { root, files in
        (root, ProjectContext(files, pins: pins.filter { $0.value.root == root }.map(\.key)))
      })
  }

  /// What looks for declarations in a repository; nil where there is nothing to look through.
  func search(in root: String) -> DeclarationSearch? {
    repositories[root].map { files in
      DeclarationSearch(judging: judged.map(\.source).filter { $0.file.root == root }, beside: files)
    }
  }
}
