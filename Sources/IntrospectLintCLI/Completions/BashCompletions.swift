/// Completions for bash 3.2, which macOS has, and later.
enum BashCompletions {
  static var script: String {
    let commands = CommandInfo.all.map(\.name).joined(separator: " ")
    return """
      # bash completion for introspect-lint
      _introspect_lint() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=lint index
        # bash takes '=' for a word of its own.
        if [ "$before" = = ] && [ "$COMP_CWORD" -ge 2 ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [ "$word" = = ]; then word=; fi
        COMPREPLY=()
        case ${COMP_WORDS[1]} in
          \(CommandInfo.all.map(\.name).joined(separator: "|")))
            if [ "$COMP_CWORD" -gt 1 ]; then command=${COMP_WORDS[1]}; fi ;;
        esac
        case $command in
      \(CommandInfo.all.map(cases).joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" = 1 ]; then COMPREPLY+=($(compgen -W "\(commands)" -- "$word")); fi
      }
      complete -F _introspect_lint introspect-lint

      """
  }

  private static let files = #"COMPREPLY+=($(compgen -f -- "$word")); compopt -o filenames 2> /dev/null"#

  private static func cases(_ command: CommandInfo) -> String {
    let options = command.options.flatMap(\.spellings).joined(separator: " ")
    var lines = ["    \(command.name))", "      case $before in"]
    for option in command.options where option.value != nil {
      let action = CompletionWords.values(of: option).map(words) ?? files
      lines.append("        \(option.spellings.joined(separator: "|"))) \(action); return ;;")
    }
    lines += ["      esac", "      case $word in", "        -*) \(words([options])); return ;;", "      esac"]
    var operands = CompletionWords.operands(of: command).map(words) ?? files
    if CompletionWords.hasPathsBehindWord(command) {
      operands = #"if [ "$COMP_CWORD" = 2 ]; then \#(operands); else \#(files); fi"#
    }
    lines.append("      \(operands) ;;")
    return lines.joined(separator: "\n")
  }

  private static func words(_ words: [String]) -> String {
    words.isEmpty ? ":" : #"COMPREPLY+=($(compgen -W "\#(words.joined(separator: " "))" -- "$word"))"#
  }
}
