import IntrospectLintKit

/// `introspect-lint rules [--format text|markdown|json]`: lists the rules.
struct RulesCommand: Sendable {
  let context: CommandContext

  private static let format = OptionInfo("--format", value: "NAME", .words(["text", "markdown", "json"]),
    help: "text (default), markdown or json")
  static let info = CommandInfo(
    name: "rules", summary: "list the rules", usage: ["rules [--format NAME]"],
    description: "Lists the rules: what each one reports, and how severe a finding is.", operands: .none,
    options: [format, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
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
