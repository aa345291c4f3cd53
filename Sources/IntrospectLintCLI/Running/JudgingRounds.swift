import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Judges files, and judges again those whose verdicts hang on declarations elsewhere, once these were looked for.
///
/// Two searches at most: what is open then stays unknown. Where no file asks for anything, nothing is searched.
struct JudgingRounds {
  /// One file and what judges it.
  typealias Judged = (source: LintRun.Source, linter: Linter)

  private static let searchLimit = 2

  private let files: [Judged]
  private let projects: [String: ProjectContext]
  private let parallel: ParallelMap
  private let timings: Timings?
  /// In the order of the files.
  private(set) var results: [LintResult]
  /// What was found, by repository.
  private var indexes: [String: DeclarationIndex] = [:]
  /// What each file asked for so far.
  private var asked: [Set<DeclarationName>]

  init(
    _ files: [Judged], in projects: [String: ProjectContext], _ parallel: ParallelMap, timings: Timings? = nil
  ) {
    self.files = files
    self.projects = projects
    self.parallel = parallel
    self.timings = timings
    asked = Array(repeating: [], count: files.count)
    results = parallel.map(files) { file in
      timings.measure(file: file.source.structure.tokens.source.path) {
        file.linter.lint(file.source.structure, in: projects[file.source.file.root] ?? ProjectContext())
      }
    }
  }

  /// The files that declarations were found in.
  var otherSources: [SourceText] { indexes.sorted { $0.key < $1.key }.flatMap(\.value.sources) }

  /// - Parameter search: what looks through a repository, by root; nil where there is nothing to look through.
  mutating func run(search: (String) -> DeclarationSearch?) {
    var searches: [String: DeclarationSearch] = [:]
    for _ in 0..<Self.searchLimit {
      let open = files.indices.filter { !results[$0].wantedNames.isEmpty }
      guard !open.isEmpty else { return }
      for (root, files) in Dictionary(grouping: open, by: { self.files[$0].source.file.root }) {
        let known = indexes[root] ?? DeclarationIndex()
        let names = files.reduce(into: Set<DeclarationName>()) { $0.formUnion(results[$1].wantedNames) }
          .filter { known[$0] == nil }
        guard !names.isEmpty, let search = searches[root] ?? search(root) else { continue }
        searches[root] = search
        indexes[root] = known.merging(search.find(names))
      }
      judgeAgain(open)
    }
  }

  private mutating func judgeAgain(_ open: [Int]) {
    for index in open { asked[index].formUnion(results[index].wantedNames) }
    let again = open.map { (file: files[$0], asked: asked[$0]) }
    let newResults = parallel.map(again) { [projects, indexes, timings] in
      let root = $0.file.source.file.root
      let known = (indexes[root] ?? DeclarationIndex()).restricted(to: $0.asked)
      let (structure, linter) = ($0.file.source.structure, $0.file.linter)
      return timings.measure(file: structure.tokens.source.path) {
        linter.lint(structure, in: projects[root] ?? ProjectContext(), knowing: known)
      }
    }
    for (index, result) in zip(open, newResults) { results[index] = result }
  }
}
