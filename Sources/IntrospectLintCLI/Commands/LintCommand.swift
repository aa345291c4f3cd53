import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// `introspect-lint [lint] [OPTION …] [PATH …]`: judges files and writes reports.
struct LintCommand: Sendable {
  let context: CommandContext

  static let help = """
    usage: introspect-lint [lint] [OPTION ...] [PATH ...]
           introspect-lint rules | explain RULE | registry [VIEW]

    Checks how Swift sources use SwiftUI Introspect. A PATH is a file or a folder;
    without one, the current folder is checked.

    \(HelpText.options(LintOptions.all))
    Exit status: 0 nothing at or above the failing level, 1 findings, 2 wrong usage
    or input that cannot be read.
    A path that is called like a command needs './' in front: './rules'.

    """

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, LintOptions.all, help: Self.help) else { return .clean }
    let options = try LintOptions(
      arguments, defaultFormat: defaultFormat, processorCount: context.processorCount)

    let discovery = FileDiscovery(options.paths, in: context.files)
    var status = ExitStatus.clean
    for problem in discovery.problems { tell(problem, &status) }

    let run = LintRun(
      files: context.files, linter: Linter(rules: RuleSet(options.rules)),
      parallel: ParallelMap(jobs: options.jobs))
    var structures: [FileStructure] = []
    var fileCount = discovery.found.count
    for (path, outcome) in run.read(discovery.found) {
      switch outcome {
      case .read(let structure): structures.append(structure)
      case .noted(let structure, let message, let place, _):
        context.messages.note(message, at: "\(path):\(place.line):\(place.column)")
        if let structure { structures.append(structure) }
      case .skipped(let message):
        context.messages.note(message)
        fileCount -= 1
      case .failed(let problem):
        tell(problem, &status)
        fileCount -= 1
      }
    }
    let report = Report(
      run.lint(structures, isWholeProject: discovery.found.contains { !$0.isGiven }), fileCount: fileCount)
    status = .worst(status, write(report, options))
    return .worst(status, verdict(on: report, options))
  }

  private func tell(_ problem: FileDiscovery.Problem, _ status: inout ExitStatus) {
    guard problem.isError else { return context.messages.note(problem.message) }
    context.messages.error(problem.message)
    status = .failure
  }

  private func verdict(on report: Report, _ options: LintOptions) -> ExitStatus {
    if let maximum = options.maximumWarnings {
      let count = report.count(of: .warning)
      if count > maximum {
        context.messages.note("\(count) warnings are more than the \(maximum) that '--max-warnings' accepts")
        return .findings
      }
    }
    guard let level = options.failingLevel else { return .clean }
    return report.findings.contains { $0.diagnostic.severity >= level } ? .findings : .clean
  }

  private func write(_ report: Report, _ options: LintOptions) -> ExitStatus {
    var status = ExitStatus.clean
    let reportContext = reportContext(for: options.paths)
    for output in options.outputs {
      let text = output.format.reporter(reportContext).text(of: report)
      guard let path = output.path else {
        status = .worst(status, context.print(text))
        continue
      }
      do throws(FileSystem.Failure) { try context.files.write(path, Array(text.utf8)) } catch {
        context.messages.error("cannot write '\(path)': \(error.reason)")
        status = .failure
      }
    }
    return status
  }

  private func reportContext(for paths: [String]) -> ReportContext {
    let workingDirectory = context.files.workingDirectory()
    // Of several repositories in one run, that of the first path counts.
    let first = PathName.absolute(paths.first ?? ".", in: workingDirectory)
    let folder = context.files.isDirectory(first) ? first : PathName.parent(of: first) ?? workingDirectory
    return ReportContext(
      workingDirectory: workingDirectory,
      repositoryRoot: RepositoryRoot.find(for: folder, in: context.files),
      toolVersion: ToolInfo.version, githubWorkspace: context.environment["GITHUB_WORKSPACE"],
      isGitHubActions: context.environment["GITHUB_ACTIONS"] == "true")
  }

  private var defaultFormat: ReportFormat {
    if context.isOutputTerminal { return .concise }
    if context.environment["XCODE_VERSION_ACTUAL"] != nil { return .xcode }
    return context.environment["GITHUB_ACTIONS"] == "true" ? .github : .concise
  }
}
