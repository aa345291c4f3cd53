import IntrospectFacts
import IntrospectLintKit

/// What every command may use.
struct CommandContext: Sendable {
  var files: FileSystem
  let processes: ProcessLauncher
  let interruption: Interruption
  let environment: [String: String]
  let outputStream: StreamInfo
  let errorStream: StreamInfo
  let processorCount: Int
  /// Writes to standard output; false where that failed for another reason than that nobody reads.
  let output: @Sendable (String) -> Bool
  var messages: Messages
  let leftovers = Leftovers()

  /// How many files are looked at at the same time where nobody says: more than a few threads wait for each other.
  var defaultJobs: Int { min(8, processorCount) }

  var isOnGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// Reads the words behind the name of a command; nil where help or the version was asked for and printed.
  func arguments(_ words: [String], for command: CommandInfo) throws(UsageError) -> Arguments? {
    let arguments = try Arguments(words, known: command.options, isFile: { files.isFile($0) })
    if arguments.contains(.help) {
      try printOrFail(command.help)
      return nil
    }
    if arguments.contains(.version) {
      try printOrFail(ToolInfo.versionLine + "\n")
      return nil
    }
    return arguments
  }

  /// Where the configuration comes from, by the options given.
  func configurationSource(_ arguments: Arguments) throws(UsageError) -> ScopeReader.Source {
    let path = arguments.value(of: .config)
    guard arguments.contains(.noConfig) else { return path.map { .file($0) } ?? .search }
    if path != nil { throw UsageError("'--config' and '--no-config' exclude each other") }
    return .none
  }

  /// Says what could not be taken; fails over what a run fails over.
  func report(_ problems: [FileDiscovery.Problem]) -> ExitStatus {
    for problem in problems {
      if problem.isError { messages.error(problem.message) } else { messages.note(problem.message) }
    }
    return problems.contains(where: \.isError) ? .failure : .clean
  }

  /// Says what is wrong with the configurations of a run; true where nothing may be done with them.
  func reportProblems(of configurations: ConfigurationSet) -> Bool {
    for failure in configurations.failures { messages.error(failure) }
    for (index, problem) in configurations.problems { messages.problem(problem, in: configurations[index]) }
    return configurations.isBroken
  }

  /// Writes what a command prints.
  func print(_ text: String) -> ExitStatus {
    do throws(UsageError) { try printOrFail(text) } catch {
      messages.error(error.message)
      return .failure
    }
    return .clean
  }

  private func printOrFail(_ text: String) throws(UsageError) {
    guard text.isEmpty || output(text) else { throw UsageError("cannot write to standard output") }
  }
}
