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
        ForecastCommand.info, BumpCommand.info, RetireCommand.info, FilesCommand.info, ConfigCommand.info,
        InitCommand.info, RulesCommand.info, ExplainCommand.info, RegistryCommand.info, InventoryCommand.info,
        DoctorCommand.info, HookCommand.info, CompletionsCommand.info,
      ]))

      Formats: pretty, concise, xcode, github, json, sarif, gitlab, checkstyle, junit,
      rdjson, markdown. One goes to standard output, the others to their PATH.

      Exit status: 0 nothing at or above the failing level, 1 findings or a diff,
      2 wrong usage, configuration, input that cannot be read, or a file or output
      that cannot be written. After '--fix', what is left decides.
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
    if case .staged? = options.selection.newCode {
      do throws(GitClient.Failure) { context.files = try stagedFiles(for: options, context) } catch {
        context.messages.error("--staged: \(error.message)")
        return .failure
      }
    }
    return LintCommand(context: context).run(options)
  }

  private func run(_ options: LintOptions) -> ExitStatus {
    guard let analysis = context.analyse(options.request) else { return .failure }
    let discovery = analysis.discovery
    let input = analysis.input
    var status = analysis.status
    var judgement = analysis.judgement
    var fixed: FixOutcome?
    if let fixing = options.fixing {
      let outcome = fix(judgement, in: analysis.prepared, fixing, input)
      judgement = outcome.judgement
      status = .worst(status, outcome.status)
      fixed = outcome
    }
    let whole = Report(
      judgement.results, fileCount: analysis.fileCount, generatedCount: analysis.sources.count { $0.isLeftOut },
      otherSources: judgement.otherSources, fixing: fixed?.summary)

    guard let report = select(whole, of: analysis, options) else { return .failure }
    explain(discovery, analysis.sources, options)
    // Where nothing could be looked at, "no findings" would sound like good news.
    let isQuiet = options.level == .quiet || (status == .failure && analysis.fileCount == 0)
    let isWritten = options.timings.measure(phase: "report") { write(report, options, input.paths, isQuiet: isQuiet) }
    status = .worst(status, isWritten)
    if let timings = options.timings { context.messages.report(context.harmless(timings.text())) }
    if let path = options.stamp, status != .failure { status = stamp(path) ? status : .failure }
    // A diff says by itself that something has to be done.
    return options.fixing?.target == .diff ? status : .worst(status, verdict(on: report, options, discovery))
  }

  /// Writes the file whose age tells a build system when the files were last looked at.
  private func stamp(_ path: String) -> Bool {
    do throws(FileSystem.Failure) { try context.files.write(path, Array("\(ToolInfo.versionLine)\n".utf8)) } catch {
      context.messages.error("cannot write '\(path)': \(error.reason)")
      return false
    }
    return true
  }

  // MARK: - What was done

  func explain(_ discovery: FileDiscovery, _ sources: [LintRun.Source], _ options: LintOptions) {
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
    for index in configurations.all.indices where !configurations[index].overrides.isEmpty {
      let configuration = configurations[index]
      for file in discovery.found where file.configuration == index {
        guard let path = configuration.relative(file.realPath) else { continue }
        for place in configuration.overrides(for: String(path)) {
          used.overrides.insert(.init(configuration: index, pattern: place))
        }
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
    let configured = discovery.configurations.all.map(\.failingLevel)
    if options.failingLevel == nil, configured.contains(where: { $0 != nil }) {
      for file in discovery.found {
        if let level = configured[file.configuration] { levels[file.path] = level }
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
      let reporter = output.format.reporter(reportContext(for: paths, style, options, isQuiet: isQuiet))
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
      do throws(FileSystem.Failure) {
        // Steps before this one, and commands of the same step, may have written to the summary.
        let isSummary = path == context.environment["GITHUB_STEP_SUMMARY"]
        try (isSummary ? context.files.append : context.files.write)(path, Array(text.utf8))
      } catch {
        context.messages.error("cannot write '\(path)': \(error.reason)")
        status = .failure
      }
    }
    return status
  }

  private func reportContext(
    for paths: [String], _ style: TextStyle, _ options: LintOptions, isQuiet: Bool
  ) -> ReportContext {
    ReportContext(
      workingDirectory: context.files.workingDirectory(), repositoryRoot: repositoryRoot(for: paths),
      toolVersion: ToolInfo.version, runner: context.runner, style: style, isQuiet: isQuiet,
      xcodeFixIts: options.xcodeFixIts)
  }

  private var defaultFormat: (format: ReportFormat, reason: String) {
    if context.outputStream.isTerminal { return (.pretty, "standard output is a terminal") }
    if context.environment["XCODE_VERSION_ACTUAL"] != nil { return (.xcode, "Xcode runs the tool") }
    if context.isOnGitHub { return (.github, "GitHub Actions runs the tool") }
    return (.concise, "standard output is no terminal")
  }
}
