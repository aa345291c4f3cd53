import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// `introspect-lint [lint] [OPTION …] [PATH …]`: judges files and writes reports.
struct LintCommand: Sendable {
  let context: CommandContext

  init(context: CommandContext) { self.context = context }

  static let info = CommandInfo(
    name: "lint", summary: "check files and folders; the command where none is named",
    usage: ["[lint] [OPTION ...] [PATH ...]", "COMMAND [--help]"],
    description: """
      Checks how Swift sources use SwiftUI Introspect. A PATH is a file or a folder;
      without one, the current folder is checked. '-' is one source on standard input.
      """,
    operands: .paths, options: LintOptions.all,
    footer: """
      Commands:
      \(CommandInfo.overview([
        FilesCommand.info, ConfigCommand.info, InitCommand.info, RulesCommand.info, ExplainCommand.info,
        RegistryCommand.info, DoctorCommand.info, CompletionsCommand.info,
      ]))

      Exit status: 0 nothing at or above the failing level, 1 findings or a diff,
      2 wrong usage, configuration, input that cannot be read, or a file that cannot
      be written. After '--fix', what is left decides.
      A path that is called like a command needs './' in front: './rules'.
      """)

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let chosen = defaultFormat
    let options = try LintOptions(
      arguments, configuration: try context.configurationSource(arguments), defaultFormat: chosen.format,
      processorCount: context.processorCount)
    var context = context
    context.messages.level = options.level
    context.messages.style = context.errorStream.style(options.color, context.environment)
    if !options.isFormatGiven { context.messages.detail("format '\(chosen.format.rawValue)': \(chosen.reason)") }
    return LintCommand(context: context).run(options)
  }

  private func run(_ options: LintOptions) -> ExitStatus {
    let input: LintInput
    do throws(LintInput.Failure) { input = try LintInput(options, context) } catch {
      context.messages.error(error.message)
      return .failure
    }
    let discovery = input.discovery
    var status = context.report(discovery.problems)
    if context.reportProblems(of: discovery.configurations) { return .failure }

    guard let registries = registries(for: discovery.configurations, options) else { return .failure }

    let run = LintRun(
      files: context.files, configurations: discovery.configurations, only: options.only, registries: registries,
      parallel: ParallelMap(jobs: options.jobs))
    let (sources, fileCount) = take(outcomes(of: input, run), of: discovery.found.count, &status)
    let candidates = candidates(in: discovery, beside: sources, input, run)
    let repositories = gather(for: sources, candidates, beside: discovery, run, options)
    let isWholeProject = discovery.found.contains { !$0.isGiven }
    var judgement = run.lint(
      sources, beside: repositories, candidates: candidates, isWholeProject: isWholeProject,
      tell: context.messages.note)
    var fixed: FixOutcome?
    if let fixing = options.fixing {
      let again = FixRun(
        run: run, sources: sources, repositories: repositories, candidates: candidates, isWholeProject: isWholeProject)
      let outcome = fix(judgement, in: again, fixing, input)
      judgement = outcome.judgement
      status = .worst(status, outcome.status)
      fixed = outcome
    }
    let report = Report(
      judgement.results, fileCount: fileCount, generatedCount: sources.count { $0.isLeftOut },
      otherSources: judgement.otherSources, fixing: fixed?.summary)

    explain(discovery, sources, options)
    // Where nothing could be looked at, "no findings" would sound like good news.
    let isQuiet = options.level == .quiet || (status == .failure && fileCount == 0)
    status = .worst(status, write(report, options, input.paths, isQuiet: isQuiet))
    // A diff says by itself that something has to be done.
    return options.fixing?.target == .diff ? status : .worst(status, verdict(on: report, options, discovery))
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
      // A file that says nothing of SwiftUI and bridges nothing to it asks nothing of the others.
      let mentions = WordSearch(["SwiftUI", "SwiftUIIntrospect", "Introspect"] + BridgingWords.all)
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

  // MARK: - What was done

  private func explain(_ discovery: FileDiscovery, _ sources: [LintRun.Source], _ options: LintOptions) {
    let configurations = discovery.configurations
    let given = discovery.skipped.filter(\.isGiven)
    if discovery.found.isEmpty, let first = given.first {
      let reasons = Set(given.map(\.reason))
      let why = reasons.count == 1 ? first.reason.words(configurations) : "all are left out by the configuration"
      let what = given.count == 1 ? "'\(first.path)' was not linted" : "0 of \(given.count) given paths were linted"
      context.messages.note("\(what): \(why)")
    }
    // Where the walk saw all that the patterns speak of.
    var used = discovery.usedPatterns
    for file in discovery.found {
      let configuration = configurations[file.configuration]
      guard !configuration.overrides.isEmpty, let path = configuration.relative(file.realPath) else { continue }
      for place in configuration.overrides(for: String(path)) {
        used.overrides.insert(.init(configuration: file.configuration, pattern: place))
      }
    }
    for index in configurations.all.indices where configurations[index].isFromFile && discovery.isWhole(index) {
      for problem in configurations.idlePatterns(index, used) { context.messages.problem(problem, in: configurations[index]) }
    }
    guard options.level == .verbose else { return }
    for index in configurations.all.indices {
      let count = discovery.found.count { $0.configuration == index }
      guard count > 0 else { continue }
      let name = configurations[index].isFromFile ? "'\(configurations[index].source.path)'" : "no configuration"
      context.messages.detail("\(name) holds for \(ReportText.count(count, "file"))")
    }
    for skipped in discovery.skipped {
      context.messages.detail("skipped '\(skipped.path)': \(skipped.reason.words(configurations))")
    }
    for source in sources where source.isLeftOut {
      let reason = SkipReason.generated(configuration: source.file.configuration)
      context.messages.detail("skipped '\(source.file.path)': \(reason.words(configurations))")
    }
  }

  private func verdict(on report: Report, _ options: LintOptions, _ discovery: FileDiscovery) -> ExitStatus {
    if let maximum = options.maximumWarnings {
      let count = report.count(of: .warning)
      if count > maximum {
        context.messages.note("\(count) warnings are more than the \(maximum) that '--max-warnings' accepts")
        return .findings
      }
    }
    var levels: [String: Configuration.FailingLevel] = [:]
    if options.failingLevel == nil {
      for file in discovery.found {
        if let level = discovery.configurations[file.configuration].failingLevel { levels[file.path] = level }
      }
    }
    let fails = report.findings.contains { finding in
      switch options.failingLevel ?? levels[finding.path] ?? .severity(.warning) {
      case .never: false
      case .severity(let level): finding.diagnostic.severity >= level
      }
    }
    return fails ? .findings : .clean
  }

  // MARK: - Output

  private func write(_ report: Report, _ options: LintOptions, _ paths: [String], isQuiet: Bool) -> ExitStatus {
    var status = ExitStatus.clean
    for output in options.outputs {
      let stream = options.printsSource ? context.errorStream : context.outputStream
      let style = output.path == nil ? stream.style(options.color, context.environment) : .plain
      let reporter = output.format.reporter(reportContext(for: paths, style, isQuiet: isQuiet))
      let text = reporter.text(of: report)
      for remark in reporter.remarks(on: report) { context.messages.note(remark) }
      guard let path = output.path else {
        if options.printsSource { context.messages.report(text) } else { status = .worst(status, context.print(text)) }
        // Formats for programs have no place for it, and a reader of the log wants to know that something was done.
        if text.isEmpty, !isQuiet { context.messages.note(ReportText.summary(of: report)) }
        if !text.isEmpty, !output.format.endsWithSummary, !isQuiet, let fixing = report.fixing {
          context.messages.note(fixing.words)
        }
        continue
      }
      do throws(FileSystem.Failure) { try context.files.write(path, Array(text.utf8)) } catch {
        context.messages.error("cannot write '\(path)': \(error.reason)")
        status = .failure
      }
    }
    return status
  }

  private func reportContext(for paths: [String], _ style: TextStyle, isQuiet: Bool) -> ReportContext {
    let workingDirectory = context.files.workingDirectory()
    // Of several repositories in one run, that of the first path counts.
    let first = PathName.absolute(paths.first ?? ".", in: workingDirectory)
    let folder = context.files.isDirectory(first) ? first : PathName.parent(of: first) ?? workingDirectory
    return ReportContext(
      workingDirectory: workingDirectory,
      repositoryRoot: RepositoryRoot.find(for: folder, in: context.files),
      toolVersion: ToolInfo.version, githubWorkspace: context.environment["GITHUB_WORKSPACE"],
      isGitHubActions: context.isOnGitHub, style: style, isQuiet: isQuiet)
  }

  private var defaultFormat: (format: ReportFormat, reason: String) {
    if context.outputStream.isTerminal { return (.pretty, "standard output is a terminal") }
    if context.environment["XCODE_VERSION_ACTUAL"] != nil { return (.xcode, "Xcode runs the tool") }
    if context.isOnGitHub { return (.github, "GitHub Actions runs the tool") }
    return (.concise, "standard output is no terminal")
  }
}
