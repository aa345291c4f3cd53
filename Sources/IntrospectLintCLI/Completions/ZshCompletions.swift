/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef introspect-lint
    # zsh completion for introspect-lint
    _introspect_lint() {
      local -a commands
      commands=(
    \(CommandInfo.all.map { "    \(CompletionWords.quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      local command=lint
      if (( CURRENT > 2 )) && [[ -n ${commands[(r)${words[2]}:*]} ]]; then
        command=${words[2]}
        # The name of the command is no operand.
        words=("${words[1]}" "${(@)words[3,-1]}")
        (( CURRENT -= 1 ))
      elif (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _describe -t commands command commands
      fi
      case $command in
    \(CommandInfo.all.map(cases).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] = _introspect-lint ]]; then
      _introspect_lint "$@"
    else
      compdef _introspect_lint introspect-lint
    fi

    """
  }

  private static func cases(_ command: CommandInfo) -> String {
    var lines = ["    \(command.name))", "      _arguments -s -S \\"]
    for option in command.options {
      let help = escaped(option.help)
      let value = option.value.map { ":\(escaped($0)):\(action(CompletionWords.values(of: option)))" } ?? ""
      for spelling in option.spellings {
        let sign = option.value == nil || !spelling.hasPrefix("--") ? "" : "="
        lines.append("        \(CompletionWords.quoted("*\(spelling)\(sign)[\(help)]\(value)")) \\")
      }
    }
    let operands = CompletionWords.operands(of: command)
    if CompletionWords.hasPathsBehindWord(command) {
      lines.append("        \(CompletionWords.quoted("1: :\(action(operands))")) '*: :_files'")
      return (lines + ["      ;;"]).joined(separator: "\n")
    }
    let last = operands?.isEmpty == true ? "&& return 0" : CompletionWords.quoted("*: :\(action(operands))")
    return (lines + ["        \(last)", "      ;;"]).joined(separator: "\n")
  }

  private static func action(_ words: [String]?) -> String {
    guard let words else { return "_files" }
    return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
