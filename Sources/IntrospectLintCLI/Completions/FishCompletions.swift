/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let names = CommandInfo.all.map(\.name).joined(separator: " ")
    var lines = [
      "# fish completion for introspect-lint",
      "complete -c introspect-lint -n __fish_use_subcommand -F",
    ]
    for command in CommandInfo.all {
      let summary = CompletionWords.quoted(command.summary)
      lines.append("complete -c introspect-lint -n __fish_use_subcommand -a \(command.name) -d \(summary)")
    }
    for command in CommandInfo.all {
      // 'lint' is what is done without a command, too.
      let isDefault = command.name == LintCommand.info.name
      let orNone = isDefault ? "; or not __fish_seen_subcommand_from \(names)" : ""
      var condition = "'__fish_seen_subcommand_from \(command.name)\(orNone)'"
      if let operands = CompletionWords.operands(of: command) {
        let words = operands.joined(separator: " ")
        if CompletionWords.hasPathsBehindWord(command) {
          condition = "'\(condition.dropFirst().dropLast()); and not __fish_seen_subcommand_from \(words)'"
        }
        lines.append("complete -c introspect-lint -n \(condition) -f")
        if !operands.isEmpty {
          lines.append("complete -c introspect-lint -n \(condition) -a '\(operands.joined(separator: " "))'")
        }
      }
      lines += command.options.map { option in
        let spellings = option.spellings.map { spelling in
          spelling.hasPrefix("--") ? "-l \(spelling.dropFirst(2))" : "-s \(spelling.dropFirst(1))"
        }.joined(separator: " ")
        var value = ""
        if option.value != nil {
          value = " -r -F"
          if let words = CompletionWords.values(of: option) {
            value = words.isEmpty ? " -x" : " -x -a '\(words.joined(separator: " "))'"
          }
        }
        let help = CompletionWords.quoted(option.help)
        return "complete -c introspect-lint -n \(condition) \(spellings)\(value) -d \(help)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
