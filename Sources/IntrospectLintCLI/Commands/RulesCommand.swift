import IntrospectRules

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
    let format = arguments.value(of: Self.format) ?? "text"
    switch format {
    case "text", "markdown", "json":
      return context.print(RuleCatalog.all.map { "\($0.info.id)  \($0.info.summary)\n" }.joined())
    default: throw Arguments.unknown(format, for: "--format", outOf: ["text", "markdown", "json"])
    }
  }
}
