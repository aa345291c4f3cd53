import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint forecast PLATFORM VERSION [PATH …]`: which calls fall silent on a version of a system.
struct ForecastCommand: Sendable {
  let context: CommandContext

  private static let failOn = OptionInfo(
    "--fail-on", value: "silent", .words(["silent"]), help: "exit 1 where a call falls silent that nobody silenced")
  private static let format = OptionInfo(
    "--format", value: "NAME", .words(["text", "json"]), help: "text (default) or json")
  static let info = CommandInfo(
    name: "forecast", summary: "tell which calls fall silent on a version of a system",
    usage: ["forecast PLATFORM VERSION [OPTION ...] [PATH ...]"],
    description: """
      Tells what becomes of each introspection call on a version, as if that were the
      newest: 'forecast iOS 27'. Every call that names the platform, or whose view
      exists there, is in one group. A call is silent by choice where another call of
      its chain covers the version, '#if' or '#available' rule it out, the deployment
      target is newer, a comment silences 'stale-version-list', or it names no version
      of the platform at all; '--fail-on silent' does not count these.
      """,
    operands: .wordThenPaths(VersionOperands.platforms),
    options: [failOn, format, .config, .noConfig, LintOptions.registry, .help],
    footer: """
      Exit status: 0, 1 for a call that falls silent under '--fail-on silent', 2 for
      wrong usage, input that cannot be read, or a version that is not known here:
      nothing is guessed about it.
      """)

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let operands = try VersionOperands(arguments.operands, of: Self.info.name)
    let format = arguments.value(of: Self.format) ?? "text"
    guard ["text", "json"].contains(format) else {
      throw Arguments.unknown(format, for: Self.format.name, outOf: ["text", "json"])
    }
    let level = arguments.value(of: Self.failOn)
    if let level, level != "silent" { throw Arguments.unknown(level, for: Self.failOn.name, outOf: ["silent"]) }
    var status = ExitStatus.clean
    guard let prepared = try context.prepare(operands, arguments, &status) else { return .failure }
    let (own, others) = FixRun(prepared: prepared).survey([], on: operands.target)
    let forecast = Forecast(own, beside: others, on: operands.target, fileCount: prepared.fileCount)
    let text = format == "json" ? forecast.json : context.harmless(forecast.text(paths: operands.words))
    status = .worst(status, context.print(text))
    return level != nil && forecast.hasSilentCall ? .worst(status, .findings) : status
  }
}
