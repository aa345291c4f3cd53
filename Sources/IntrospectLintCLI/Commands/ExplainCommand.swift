import IntrospectLintKit
import IntrospectRules

/// `introspect-lint explain RULE …`: prints all that a rule says of itself.
struct ExplainCommand: Sendable {
  let context: CommandContext

  static let info = CommandInfo(
    name: "explain", summary: "say why a rule matters and what to do instead", usage: ["explain RULE ..."],
    description: "Prints what a rule reports, why it matters, what to do instead, and examples.", operands: .rules,
    options: [.help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
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
