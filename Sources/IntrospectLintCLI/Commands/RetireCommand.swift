import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint retire [--target PLATFORM=VERSION …] [PATH …]`: which calls can be deleted.
struct RetireCommand: Sendable {
  let context: CommandContext

  private static let format = OptionInfo(
    "--format", value: "NAME", .words(["text", "json"]), help: "text (default) or json")
  static let info = CommandInfo(
    name: "retire", summary: "tell which calls SwiftUI has made dispensable",
    usage: ["retire [OPTION ...] [PATH ...]"],
    description: """
      Names the introspection calls that can be deleted: SwiftUI has a modifier for
      all that the closure does, from the deployment target of the file's project on.
      Then it tells how many more a higher target would free; '--target iOS=18' names
      them, with the modifiers and the version that each needs. A file whose own
      target is higher keeps it. No file is changed.
      """,
    operands: .paths,
    options: [TargetOption.info, format, .config, .noConfig, LintOptions.registry, .help],
    footer: """
      Exit status: 0, whether or not calls can go; 2 for wrong usage or input that
      cannot be read.
      """)

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let targets = try TargetOption.targets(arguments)
    let format = arguments.value(of: Self.format) ?? "text"
    guard ["text", "json"].contains(format) else {
      throw Arguments.unknown(format, for: Self.format.name, outOf: ["text", "json"])
    }
    let paths = arguments.operands
    if paths.contains("") { throw UsageError("a path is empty; '.' is the current folder") }
    if paths.contains("-") { throw UsageError("'retire' reads files, not standard input") }
    let request = RunRequest(
      input: .paths(paths.isEmpty ? ["."] : paths), configuration: try context.configurationSource(arguments),
      registry: arguments.value(of: LintOptions.registry), only: ["native-modifier-available"],
      coverageTargets: targets, jobs: context.defaultJobs)
    guard let analysis = context.analyse(request) else { return .failure }
    let retirement = Retirement(analysis.judgement.results, asking: targets, fileCount: analysis.fileCount)
    let text =
      format == "json" ? retirement.json : context.harmless(retirement.text(paths: VersionOperands.words(paths)))
    return .worst(analysis.status, context.print(text))
  }
}
