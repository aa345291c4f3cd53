import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// A run that is repeated with other texts in place of some files, to see what fixes would change.
///
/// The whole run is repeated, since a verdict on one file may hang on any other.
struct FixRun: Sendable {
  let prepared: PreparedRun

  private var run: LintRun { prepared.run }
  private var repositories: [String: RepositoryFiles] { prepared.repositories }

  /// What is found in the files of the run where they hold these texts.
  func judge(_ texts: [SourceText]) -> LintRun.Judgement {
    let texts = Texts(texts)
    return texts.run(run).lint(
      sources(with: texts), beside: repositories.mapValues(texts.repository), candidates: prepared.candidates,
      isWholeProject: prepared.isWholeProject)
  }

  /// Applies what can be proved, in memory.
  ///
  /// A fix counts as proved where it brings no finding to any file of the repository, whether the run is about that
  /// file or not.
  ///
  /// - Parameters:
  ///   - judgement: what was found in the files as they are.
  ///   - excluded: the paths of files that are not fixed.
  func fix(_ judgement: LintRun.Judgement, takingUnsafe: Bool, but excluded: Set<String>) -> FixedSources {
    fix(judgement, but: excluded) { offer in takingUnsafe || offer.fix.safety == .safe }
  }

  /// Applies what is accepted and can be proved, in memory.
  ///
  /// - Parameters:
  ///   - judgement: what was found in the files as they are.
  ///   - excluded: the paths of files that are not fixed.
  ///   - more: findings that no rule makes, in files of the run that hold these texts, by path.
  func fix(
    _ judgement: LintRun.Judgement, but excluded: Set<String>,
    adding more: @escaping ([SourceText]) -> [String: [Diagnostic]] = { _ in [:] },
    accepts: @escaping (OfferedFix) -> Bool
  ) -> FixedSources {
    let own = Set(judgement.sources.map(\.file.path)).subtracting(excluded)
    func results(_ judgement: LintRun.Judgement, _ texts: [SourceText]) -> [LintResult] {
      let more = more(texts)
      let results = judgement.results.map { result in more[result.source.path].map(result.adding) ?? result }
      return results + judgeOthers(texts)
    }
    let fixer = Fixer(
      accepts: { own.contains($0.path) && accepts($0) }, judge: { results(judge($0), $0) })
    return fixer.fix(results(judgement, []))
  }

  /// What becomes of the lists of the run's files where they hold these texts, and of those of the other files.
  func survey(
    _ texts: [SourceText], on target: PlatformVersion
  ) -> (own: [VersionSurvey], others: [VersionSurvey]) {
    let texts = Texts(texts)
    let sources = sources(with: texts)
    let own = texts.run(run).survey(sources, beside: repositories.mapValues(texts.repository), on: target)
    let others = repositories.sorted { $0.key < $1.key }.flatMap { root, files -> [VersionSurvey] in
      guard !files.lexed.isEmpty else { return [] }
      let files = texts.repository(files)
      let own = RepositoryFiles(run: files.run, lexed: sources.filter { $0.file.root == root }, unread: files.unread)
      return files.run.survey(files.lexed, beside: [root: own], on: target)
    }
    return (own, others)
  }

  /// The same run over files that hold these texts.
  func rebased(on texts: [SourceText]) -> FixRun {
    let texts = Texts(texts)
    return FixRun(
      prepared: PreparedRun(
        run: texts.run(run), discovery: prepared.discovery, sources: sources(with: texts),
        fileCount: prepared.fileCount, candidates: prepared.candidates,
        repositories: repositories.mapValues(texts.repository)))
  }

  /// What is found in the files beside those of the run, each under its own configuration.
  private func judgeOthers(_ texts: [SourceText]) -> [LintResult] {
    let texts = Texts(texts)
    let sources = sources(with: texts)
    return repositories.sorted { $0.key < $1.key }.flatMap { root, files -> [LintResult] in
      guard !files.lexed.isEmpty else { return [] }
      let files = texts.repository(files)
      var other = files.run
      other.only = run.only
      let own = RepositoryFiles(run: files.run, lexed: sources.filter { $0.file.root == root }, unread: files.unread)
      return other.lint(files.lexed, beside: [root: own], isWholeProject: false).results
    }
  }

  private func sources(with texts: Texts) -> [LintRun.Source] {
    prepared.sources.map { source in
      texts[source.file.path].flatMap { run.read($0, as: source.file).source } ?? source
    }
  }

  /// Texts that stand for what some files hold.
  private struct Texts: Sendable {
    private let byPath: [String: [UInt8]]

    init(_ texts: [SourceText]) {
      byPath = Dictionary(texts.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(path: String) -> [UInt8]? { byPath[path] }

    /// A run that reads them.
    func run(_ run: LintRun) -> LintRun {
      var changed = run
      changed.files.read = { [byPath] path, buffer throws(FileSystem.Failure) in
        if let bytes = byPath[path] { buffer.replace(with: bytes) } else { try run.files.read(path, &buffer) }
      }
      return changed
    }

    func repository(_ files: RepositoryFiles) -> RepositoryFiles {
      var changed = files
      changed.run = run(files.run)
      return changed
    }
  }
}
