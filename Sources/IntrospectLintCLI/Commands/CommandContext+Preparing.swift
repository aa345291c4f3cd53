import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// A run with all that it needs read, before anything is judged.
struct PreparedRun: Sendable {
  let run: LintRun
  let discovery: FileDiscovery
  let sources: [LintRun.Source]
  /// How many files were looked at, those without a call included.
  let fileCount: Int
  /// The files to judge that may call a probe which the project declares, by repository.
  let candidates: [String: [FileDiscovery.File]]
  /// The rest of the repositories, by root.
  let repositories: [String: RepositoryFiles]

  /// What is known of the library, for any of the sources.
  var registries: [Registry] {
    let named = Array(run.registries.values)
    let linters = RunProjects(sources, beside: [:], candidates: [:], in: run).linters.all
    return (named.isEmpty ? [.current] : named) + linters.map(\.registry)
  }

  /// Whether a folder was given.
  var isWholeProject: Bool { discovery.found.contains { !$0.isGiven } }
}

extension CommandContext {
  /// Reads what a run is about, and says what is wrong with it; nil where nothing can be judged.
  func prepare(_ input: LintInput, _ request: RunRequest, _ status: inout ExitStatus) -> PreparedRun? {
    let discovery = input.discovery
    status = .worst(status, report(discovery.problems))
    if reportProblems(of: discovery.configurations) { return nil }
    guard let registries = registries(for: discovery.configurations, request) else { return nil }
    let run = LintRun(
      files: files, configurations: discovery.configurations, only: request.only, registries: registries,
      takesSites: request.takesSites, coverageTargets: request.coverageTargets,
      parallel: ParallelMap(jobs: request.jobs), timings: request.timings)
    let read = request.timings.measure(phase: "read files") { outcomes(of: input, run) }
    let (sources, fileCount) = take(read, of: discovery.found.count, &status)
    let candidates = candidates(in: discovery, beside: sources, input, run)
    let repositories = request.timings.measure(phase: "read the rest of the repositories") {
      gather(for: sources, candidates, beside: discovery, run, request)
    }
    return PreparedRun(
      run: run, discovery: discovery, sources: sources, fileCount: fileCount, candidates: candidates,
      repositories: repositories)
  }

  /// What is known of the library, by configuration; nil where something that was named cannot be read.
  private func registries(for configurations: ConfigurationSet, _ request: RunRequest) -> [Int: Registry]? {
    let reader = RegistryReader(files: files)
    if let path = request.registry {
      do throws(RegistryReader.Failure) {
        let registry = try reader.read(path)
        return Dictionary(uniqueKeysWithValues: configurations.all.indices.map { ($0, registry) })
      } catch {
        messages.error(error.message)
        return nil
      }
    }
    let (registries, problems) = reader.registries(of: configurations)
    for (index, problem) in problems { messages.problem(problem, in: configurations[index]) }
    return problems.isEmpty ? registries : nil
  }

  /// What is known of the library for files beside those of a run; what is wrong there was said, or is none of the
  /// run's business.
  private func registries(
    beside run: LintRun, for configurations: ConfigurationSet, _ request: RunRequest
  ) -> [Int: Registry] {
    guard request.registry != nil else {
      return RegistryReader(files: files).registries(of: configurations).byConfiguration
    }
    let registry = run.registries.first?.value
    return registry.map { one in
      Dictionary(uniqueKeysWithValues: configurations.all.indices.map { ($0, one) })
    } ?? [:]
  }

  // MARK: - Files

  private typealias Outcomes = [(file: FileDiscovery.File, outcome: LintRun.Outcome)]

  private func outcomes(of input: LintInput, _ run: LintRun) -> Outcomes {
    guard let text = input.text else { return run.read(input.discovery.found) }
    return input.discovery.found.map { file in (file, run.read(text, as: file)) }
  }

  /// Sorts what became of the files: what is to be judged, and how many were looked at.
  private func take(
    _ outcomes: Outcomes, of count: Int, _ status: inout ExitStatus
  ) -> (sources: [LintRun.Source], fileCount: Int) {
    var sources: [LintRun.Source] = []
    var fileCount = count
    for (file, outcome) in outcomes {
      switch outcome {
      case .read(let source): sources.append(source)
      case .noted(let source, let message, let place):
        messages.note(message, at: "\(file.path):\(place.line):\(place.column)")
        if let source { sources.append(source) }
      case .skipped(let message):
        messages.note(message)
        fileCount -= 1
      case .failed(let problem):
        status = .worst(status, report([problem]))
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
    let read = Set(sources.map(\.file.key))
    var candidates: [String: [FileDiscovery.File]] = [:]
    // The files of a repository stand together, so each root is looked up once.
    var rest = discovery.found[...]
    while let first = rest.first {
      let sameRoot = rest.prefix { $0.root == first.root }
      candidates[first.root, default: []] += sameRoot.filter { !read.contains($0.key) }
      rest = rest.dropFirst(sameRoot.count)
    }
    return candidates.filter { !$0.value.isEmpty }
  }

  /// The rest of each repository, where a verdict on a file may hang on it: a run over some files finds in them what a
  /// run over everything does.
  private func gather(
    for sources: [LintRun.Source], _ candidates: [String: [FileDiscovery.File]], beside discovery: FileDiscovery,
    _ run: LintRun, _ request: RunRequest
  ) -> [String: RepositoryFiles] {
    let judged = Set(sources.map(\.file.realPath))
    var repositories: [String: RepositoryFiles] = [:]
    for root in Set(sources.map(\.file.root)).union(candidates.keys) {
      if discovery.hasWalked(root) {
        repositories[root] = RepositoryFiles(run: run, lexed: [], unread: candidates[root] ?? [])
        continue
      }
      // A file that says nothing of SwiftUI and bridges nothing to it asks nothing of the others.
      let mentions = WordSearch(["SwiftUI", "SwiftUIIntrospect", "Introspect"] + BridgingWords.all)
      let isAsking = sources.contains { source in
        source.file.root == root
          && (!source.structure.callSites.isEmpty
            || source.structure.tokens.source.bytes.withUnsafeBufferPointer { mentions.hits($0) })
      }
      guard isAsking || run.holds(candidates[root] ?? [], where: { mentions.hits($0) }) else { continue }
      // Named as a run on the whole repository would name them.
      let directory = files.workingDirectory()
      let name = PathName.named(root, like: ".", at: directory, from: directory)
      let walk = FileDiscovery([name], in: files, configuration: request.configuration, jobs: request.jobs)
      let run = LintRun(
        files: files, configurations: walk.configurations, only: [],
        registries: registries(beside: run, for: walk.configurations, request),
        parallel: ParallelMap(jobs: request.jobs))
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
