/// `introspect-lint completions bash|zsh|fish`: prints a script that completes command lines.
struct CompletionsCommand: Sendable {
  private let context: CommandContext

  init(context: CommandContext) { self.context = context }

  private static let shells = ["bash", "zsh", "fish"]
  static let info = CommandInfo(
    name: "completions", summary: "print a script that completes command lines in a shell",
    usage: ["completions bash|zsh|fish"],
    description: """
      bash  introspect-lint completions bash > ~/.local/share/bash-completion/completions/introspect-lint
      zsh   introspect-lint completions zsh > a folder of $fpath, as _introspect-lint
      fish  introspect-lint completions fish > ~/.config/fish/completions/introspect-lint.fish
      """,
    operands: .words(shells), options: [.help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("'completions' takes one of \(Self.shells.joined(separator: ", "))")
    }
    switch shell {
    case "bash": return context.print(BashCompletions.script)
    case "zsh": return context.print(ZshCompletions.script)
    case "fish": return context.print(FishCompletions.script)
    default: throw Arguments.unknown(shell, for: "completions", outOf: Self.shells)
    }
  }
}
