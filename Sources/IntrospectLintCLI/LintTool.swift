import IntrospectFacts

/// The tool: arguments in, text and an exit status out.
///
/// It touches the system only through what it is given, so that tests run all of it in their own process.
public struct LintTool: Sendable {
  private let context: CommandContext

  /// The environment variables that the tool looks at, beside those that tell of the inputs of a script phase.
  public static let environmentNames = [
    "GITHUB_ACTIONS", "GITHUB_WORKSPACE", "XCODE_VERSION_ACTUAL", "CI", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
    "FORCE_COLOR", "TERM", "GITHUB_STEP_SUMMARY", "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA",
    "CI_PROJECT_DIR", FileSystem.sandboxSetting,
  ]

  /// - Parameters:
  ///   - processes: starts git, for the options that ask about it.
  ///   - interruption: holds back requests to end while files are fixed.
  ///   - environment: the variables of `environmentNames` that are set, and those of `ScriptInputs`.
  ///   - outputStream: who reads standard output.
  ///   - errorStream: who reads standard error.
  ///   - processorCount: how many files can be judged at the same time.
  ///   - output: writes to standard output; false where that failed.
  ///   - errors: writes to standard error.
  public init(
    files: FileSystem, processes: ProcessLauncher = .none, interruption: Interruption = .none,
    environment: [String: String] = [:], outputStream: StreamInfo = StreamInfo(),
    errorStream: StreamInfo = StreamInfo(), processorCount: Int = 1,
    output: @escaping @Sendable (String) -> Bool, errors: @escaping @Sendable (String) -> Bool
  ) {
    var messages = Messages(isOnGitHub: environment["GITHUB_ACTIONS"] == "true", errors: errors)
    messages.style = errorStream.style(.auto, environment)
    let isSandboxed = environment[FileSystem.sandboxSetting] == "YES"
    context = CommandContext(
      files: isSandboxed ? files.inScriptSandbox() : files, processes: processes,
      interruption: interruption, environment: environment, outputStream: outputStream, errorStream: errorStream,
      processorCount: processorCount, output: output, messages: messages)
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: without the name of the program.
  public func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      let rest = Array(arguments.dropFirst())
      switch arguments.first {
      case LintCommand.info.name: return try LintCommand(context: context).run(rest)
      case ForecastCommand.info.name: return try ForecastCommand(context: context).run(rest)
      case BumpCommand.info.name: return try BumpCommand(context: context).run(rest)
      case RetireCommand.info.name: return try RetireCommand(context: context).run(rest)
      case FilesCommand.info.name: return try FilesCommand(context: context).run(rest)
      case ConfigCommand.info.name: return try ConfigCommand(context: context).run(rest)
      case InitCommand.info.name: return try InitCommand(context: context).run(rest)
      case RulesCommand.info.name: return try RulesCommand(context: context).run(rest)
      case ExplainCommand.info.name: return try ExplainCommand(context: context).run(rest)
      case RegistryCommand.info.name: return try RegistryCommand(context: context).run(rest)
      case InventoryCommand.info.name: return try InventoryCommand(context: context).run(rest)
      case DoctorCommand.info.name: return try DoctorCommand(context: context).run(rest)
      case HookCommand.info.name: return try HookCommand(context: context).run(rest)
      case CompletionsCommand.info.name: return try CompletionsCommand(context: context).run(rest)
      case let first?:
        try checkCommand(first)
        return try LintCommand(context: context).run(arguments)
      case nil: return try LintCommand(context: context).run(arguments)
      }
    } catch {
      context.messages.error(error.message)
      return .failure
    }
  }

  /// A first word that names no file may be a slip in the name of a command.
  private func checkCommand(_ word: String) throws(UsageError) {
    let isName = !word.isEmpty && word.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    guard isName, !context.files.exists(word),
      let near = NearMiss.candidates(for: word, in: CommandInfo.all.map(\.name)).first
    else { return }
    throw UsageError("no file and no command is called '\(word)'; did you mean the command '\(near)'?")
  }
}
