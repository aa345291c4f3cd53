import IntrospectLintKit

/// `introspect-lint files [--skipped] [PATH …]`: lists what would be linted, or what would not and why.
struct FilesCommand: Sendable {
  private let context: CommandContext

  init(context: CommandContext) { self.context = context }

  private static let skipped = OptionInfo("--skipped", help: "list what is left out, with the reason")
  static let info = CommandInfo(
    name: "files", summary: "list the files that would be linted, or what is left out",
    usage: ["files [OPTION ...] [PATH ...]"],
    description: """
      Lists the files that 'lint' would look at, a line each. A file that holds nothing
      to judge counts, since it has to be read to know that.
      """,
    operands: .paths, options: [skipped, .config, .noConfig, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let discovery = FileDiscovery(
      paths, in: context.files, configuration: try context.configurationSource(arguments),
      recordsSkips: arguments.contains(Self.skipped), jobs: context.defaultJobs)
    let status = context.report(discovery.problems)
    if context.reportProblems(of: discovery.configurations) { return .failure }
    let lines =
      arguments.contains(Self.skipped)
      ? discovery.skipped.map { "\($0.path): \($0.reason.words(discovery.configurations))" } : discovery.found.map(\.path)
    return .worst(status, context.print(context.harmless(lines.map { Messages.printable($0) + "\n" }.joined())))
  }
}

extension CommandContext {
  /// Text of which a runner of GitHub Actions takes nothing for a command.
  func harmless(_ text: String) -> String { isOnGitHub ? ReportText.withoutCommands(text) : text }
}
