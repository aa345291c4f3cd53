import IntrospectFacts

/// The tool: arguments in, text and an exit status out.
///
/// It touches the system only through what it is given, so that tests run all of it in their own process.
public struct LintTool: Sendable {
  private let context: CommandContext

  /// The environment variables that the tool looks at.
  public static let environmentNames = ["GITHUB_ACTIONS", "GITHUB_WORKSPACE", "XCODE_VERSION_ACTUAL"]

  /// - Parameters:
  ///   - environment: the variables of `environmentNames` that are set.
  ///   - isOutputTerminal: whether a person reads standard output.
  ///   - processorCount: how many files can be judged at the same time.
  ///   - output: writes to standard output; false where that failed.
  ///   - errors: writes to standard error.
  public init(
    files: FileSystem, environment: [String: String] = [:], isOutputTerminal: Bool = false, processorCount: Int = 1,
    output: @escaping @Sendable (String) -> Bool, errors: @escaping @Sendable (String) -> Bool
  ) {
    context = CommandContext(
      files: files, environment: environment, isOutputTerminal: isOutputTerminal, processorCount: processorCount,
      output: output, messages: Messages(isOnGitHub: environment["GITHUB_ACTIONS"] == "true", errors: errors))
  }

  /// Runs one command.
  ///
  /// - Parameter arguments: without the name of the program.
  public func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      let rest = Array(arguments.dropFirst())
      switch arguments.first {
      case "lint": return try LintCommand(context: context).run(rest)
      case "rules": return try RulesCommand(context: context).run(rest)
      case "explain": return try ExplainCommand(context: context).run(rest)
      case "registry": return try RegistryCommand(context: context).run(rest)
      default: return try LintCommand(context: context).run(arguments)
      }
    } catch {
      context.messages.error(error.message)
      return .failure
    }
  }
}
