import IntrospectRules

/// `introspect-lint rules [--format text|markdown|json]`: lists the rules.
struct RulesCommand: Sendable {
  let context: CommandContext
  func run(_ words: [String]) throws(UsageError) -> ExitStatus { .clean }
}

struct ExplainCommand: Sendable {
  let context: CommandContext
  func run(_ words: [String]) throws(UsageError) -> ExitStatus { .clean }
}
