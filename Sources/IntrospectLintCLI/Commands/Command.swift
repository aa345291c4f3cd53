/// What every command may use.
struct CommandContext: Sendable {
  let files: FileSystem
  let environment: [String: String]
  let isOutputTerminal: Bool
  let processorCount: Int
  /// Writes to standard output; false where that failed for another reason than that nobody reads.
  let output: @Sendable (String) -> Bool
  let messages: Messages

  /// Reads the words behind the name of a command; nil where help or the version was asked for and printed.
  func arguments(_ words: [String], _ options: [OptionInfo], help: @autoclosure () -> String) throws(UsageError)
    -> Arguments?
  {
    let arguments = try Arguments(words, known: options, isFile: { files.isFile($0) })
    if arguments.contains(.help) {
      _ = output(help())
      return nil
    }
    if arguments.contains(.version) {
      _ = output("\(ToolInfo.version)\n")
      return nil
    }
    return arguments
  }

  /// Writes what a command prints.
  func print(_ text: String) -> ExitStatus {
    if text.isEmpty || output(text) { return .clean }
    messages.error("cannot write to standard output")
    return .failure
  }
}

/// Text that help is made of.
enum HelpText {
  /// One line an option, with the explanations below each other.
  static func options(_ options: [OptionInfo]) -> String {
    let width = (options.map(\.usage.count).max() ?? 0) + 3
    return options.map { option in
      "  " + option.usage + String(repeating: " ", count: width - option.usage.count) + option.help + "\n"
    }.joined()
  }
}
