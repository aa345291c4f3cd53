import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

extension LintCommand {
  /// What a run over files gave, before anything is made of it.
  struct Analysis {
    let input: LintInput
    let run: LintRun
    /// What was read of the files that were given.
    let sources: [LintRun.Source]
    /// How many files were looked at.
    let fileCount: Int
    /// As for `LintRun.lint`.
    let repositories: [String: RepositoryFiles]
    let candidates: [String: [FileDiscovery.File]]
    let isWholeProject: Bool
    let judgement: LintRun.Judgement
    /// Whether all could be read.
    let status: ExitStatus

    var discovery: FileDiscovery { input.discovery }
  }

  /// Finds, reads and judges files; nil where nothing could be judged, which was said.
  ///
  /// - Parameter takesSites: whether the results hold what an inventory lists.
  func analyse(_ options: LintOptions, takesSites: Bool = false) -> Analysis? {
    let input: LintInput
    do throws(LintInput.Failure) { input = try LintInput(options, context) } catch {
      context.messages.error(error.message)
      return nil
    }
    let discovery = input.discovery
    var status = context.report(discovery.problems)
    if context.reportProblems(of: discovery.configurations) { return nil }

    guard let registries = registries(for: discovery.configurations, options) else { return nil }

    let run = LintRun(
      files: context.files, configurations: discovery.configurations, only: options.only, registries: registries,
      takesSites: takesSites, parallel: ParallelMap(jobs: options.jobs))
    let (sources, fileCount) = take(outcomes(of: input, run), of: discovery.found.count, &status)
    let candidates = candidates(in: discovery, beside: sources, input, run)
    let repositories = gather(for: sources, candidates, beside: discovery, run, options)
    let isWholeProject = discovery.found.contains { !$0.isGiven }
    let judgement = run.lint(
      sources, beside: repositories, candidates: candidates, isWholeProject: isWholeProject,
      tell: context.messages.note)
    return Analysis(
      input: input, run: run, sources: sources, fileCount: fileCount, repositories: repositories,
      candidates: candidates, isWholeProject: isWholeProject, judgement: judgement, status: status)
  }

  /// What is known of the library, by configuration; nil where something that was named cannot be read.
  private func registries(for configurations: ConfigurationSet, _ options: LintOptions) -> [Int: Registry]? {
    let reader = RegistryReader(files: context.files)
    if let path = options.registry {
      do throws(RegistryReader.Failure) {
        let registry = try reader.read(path)
        return Dictionary(uniqueKeysWithValues: configurations.all.indices.map { ($0, registry) })
      } catch {
        context.messages.error(error.message)
        return nil
      }
    }
    let (registries, problems) = reader.registries(of: configurations)
    for (index, problem) in problems { context.messages.problem(problem, in: configurations[index]) }
    return problems.isEmpty ? registries : nil
  }

  // MARK: - Files

  private func outcomes(of input: LintInput, _ run: LintRun) -> [(path: String, outcome: LintRun.Outcome)] {
    guard let text = input.text else { return run.read(input.discovery.found) }
    return input.discovery.found.map { file in (file.path, run.read(text, as: file)) }
  }

  /// Sorts what became of the files: what is to be judged, and how many were looked at.
  private func take(
    _ outcomes: [(path: String, outcome: LintRun.Outcome)], of count: Int, _ status: inout ExitStatus
  ) -> (sources: [LintRun.Source], fileCount: Int) {
    var sources: [LintRun.Source] = []
    var fileCount = count
    for (path, outcome) in outcomes {
      switch outcome {
      case .read(let source): sources.append(source)
      case .noted(let source, let message, let place):
        context.messages.note(message, at: "\(path):\(place.line):\(place.column)")
        if let source { sources.append(source) }
      case .skipped(let message):
        context.messages.note(message)
        fileCount -= 1
      case .failed(let problem):
        status = .worst(status, context.report([problem]))
        fileCount -= 1
      }
    }
    return (sources, fileCount - sources.count { $0.isLeftOut })
  }

  /// The files to judge that may call a probe which the project declares, by repository: nothing else in them is of
  /// interest, and only the names of the probes tell.
  private func candidates(
    in discovery: FileDiscovery, beside sources: [LintRun.Source], _ input: LintInput, _ run: LintRun
  ) -> [String: [FileDiscovery.File]] {
    // The text on standard input was lexed, whatever stands in it.
    guard input.text == nil else { return [:] }
    let read = Set(sources.map(\.file.realPath))
    let others = discovery.found.filter { !read.contains($0.realPath) }
    return Dictionary(grouping: others, by: \.root)
  }

  /// The rest of each repository, where a verdict on a file may hang on it: a run over some files finds in them what a
  /// run over everything does.
  private func gather(
    for sources: [LintRun.Source], _ candidates: [String: [FileDiscovery.File]], beside discovery: FileDiscovery,
    _ run: LintRun, _ options: LintOptions
  ) -> [String: RepositoryFiles] {
    let judged = Set(sources.map(\.file.realPath))
    var repositories: [String: RepositoryFiles] = [:]
    for root in Set(sources.map(\.file.root)).union(candidates.keys) {
      if discovery.hasWalked(root) {
        repositories[root] = RepositoryFiles(run: run, lexed: [], unread: candidates[root] ?? [])
        continue
      }
      // A file that says nothing of SwiftUI asks nothing of the others.
      let mentions = WordSearch(["SwiftUI", "SwiftUIIntrospect", "Introspect"])
      let isAsking = sources.contains { source in
        source.file.root == root
          && (!source.structure.callSites.isEmpty
            || source.structure.tokens.source.bytes.withUnsafeBufferPointer { mentions.hits($0) })
      }
      guard isAsking || run.holds(candidates[root] ?? [], where: { mentions.hits($0) }) else { continue }
      // Named as a run on the whole repository would name them.
      let directory = context.files.workingDirectory()
      let name = PathName.named(root, like: ".", at: directory, from: directory)
      let walk = FileDiscovery([name], in: context.files, configuration: options.configuration)
      let run = LintRun(
        files: context.files, configurations: walk.configurations, only: [],
        parallel: ParallelMap(jobs: options.jobs))
      let given = Set(discovery.found.map(\.realPath))
      let others = walk.found.filter { $0.root == root && !given.contains($0.realPath) }
      let lexed = run.read(others).compactMap(\.outcome.source)
      let known = judged.union(lexed.map(\.file.realPath))
      let unread = (others + discovery.found.filter { $0.root == root }).filter { !known.contains($0.realPath) }
      repositories[root] = RepositoryFiles(run: run, lexed: lexed, unread: unread)
    }
    return repositories
  }
}
