import IntrospectRules

/// One command: its name, what it takes, and what help says of it. The one list behind help, completions and slips.
struct CommandInfo: Sendable {
  /// What stands behind the name of a command.
  enum Operands: Sendable {
    case none
    case paths
    case rulesAndViews
    case views
    case words([String])
    /// One of the words, then paths.
    case wordThenPaths([String])
  }

  let name: String
  /// What it does, in a few words without a final stop.
  let summary: String
  /// Lines behind `usage: introspect-lint`.
  let usage: [String]
  /// What it does, in sentences of at most 80 columns.
  let description: String
  let operands: Operands
  let options: [OptionInfo]
  /// What stands below the options; may be empty.
  var footer = ""

  var help: String {
    let lines = usage.enumerated().map { ($0.offset == 0 ? "usage: " : "       ") + "introspect-lint " + $0.element }
    let width = (options.map(\.usage.count).max() ?? 0) + 2
    let table = options.map { option in
      "  " + option.usage + String(repeating: " ", count: width - option.usage.count) + option.help + "\n"
    }.joined()
    let end = footer.isEmpty ? "" : "\n\(footer)\n"
    return lines.joined(separator: "\n") + "\n\n" + description + "\n\n" + table + end
  }

  /// All commands, in the order of help.
  static let all: [CommandInfo] = [
    LintCommand.info, ForecastCommand.info, BumpCommand.info, RetireCommand.info, FilesCommand.info,
    ConfigCommand.info, InitCommand.info,
    RulesCommand.info, ExplainCommand.info, RegistryCommand.info, InventoryCommand.info, DoctorCommand.info,
    HookCommand.info, CompletionsCommand.info,
  ]

  /// A line for each command, with what it does.
  static func overview(_ commands: [CommandInfo]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    return commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count) + command.summary
    }.joined(separator: "\n")
  }
}
