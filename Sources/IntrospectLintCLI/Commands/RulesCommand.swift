import IntrospectLintKit

/// `introspect-lint rules [--format text|markdown|json]`: lists the rules.
struct RulesCommand: Sendable {
  let context: CommandContext

  private static let format = OptionInfo("--format", value: "NAME", help: "text (default), markdown or json")
  private static let options = [format, OptionInfo.help]
  static let help = """
    usage: introspect-lint rules [--format NAME]

    Lists the rules: what each one reports, and how severe a finding is.

    \(HelpText.options(options))
    """

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, Self.options, help: Self.help) else { return .clean }
    if let operand = arguments.operands.first { throw UsageError("'rules' takes no '\(operand)'") }
    let table = RuleTable()
    let format = arguments.value(of: Self.format) ?? "text"
    switch format {
    case "text": return context.print(table.text)
    case "markdown": return context.print(table.markdown())
    case "json": return context.print(table.json)
    default: throw Arguments.unknown(format, for: "--format", outOf: ["text", "markdown", "json"])
    }
  }
}
