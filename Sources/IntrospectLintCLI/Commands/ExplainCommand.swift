import IntrospectLintKit
import IntrospectRules

/// `introspect-lint explain RULE …`: prints all that a rule says of itself.
struct ExplainCommand: Sendable {
  let context: CommandContext

  private static let options = [OptionInfo.help]
  static let help = """
    usage: introspect-lint explain RULE ...

    Prints what a rule reports, why it matters, what to do instead, and examples.

    \(HelpText.options(options))
    """

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, Self.options, help: Self.help) else { return .clean }
    if arguments.operands.isEmpty {
      throw UsageError("'explain' needs the id of a rule; 'introspect-lint rules' lists them")
    }
    var rules: [any Rule.Type] = []
    for id in arguments.operands {
      guard let rule = RuleCatalog.rule(id) else { throw LintOptions.unknownRule(id) }
      rules.append(rule)
    }
    return context.print(rules.map { RulePage($0.info).text }.joined(separator: "\n"))
  }
}
