import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint config show|check|schema|path`: what the configuration says, and whether it can be read.
struct ConfigCommand: Sendable {
  private let context: CommandContext

  init(context: CommandContext) { self.context = context }

  /// What can be asked.
  private enum Question: String, CaseIterable {
    case show, check, schema, path
  }

  static let info = CommandInfo(
    name: "config", summary: "show, check or describe the configuration",
    usage: [
      "config show [OPTION ...] [PATH]", "config check [FILE ...]", "config schema", "config path [PATH]",
    ],
    description: """
      show    what holds for a file or folder, with the origin of every value
      check   reads the files named, or every .lint.yml below the current folder
      schema  the form of .lint.yml as a JSON schema, for editors
      path    the .lint.yml that holds for a file or folder
      """,
    operands: .wordThenPaths(Question.allCases.map(\.rawValue)), options: [.config, .noConfig, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let names = Question.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError("'config' takes one of \(names.joined(separator: ", "))")
    }
    guard let question = Question(rawValue: word) else { throw Arguments.unknown(word, for: "config", outOf: names) }
    let operands = Array(arguments.operands.dropFirst())
    switch question {
    case .schema:
      if let operand = operands.first { throw UsageError("'config schema' takes no '\(operand)'") }
      return context.print(ConfigurationSchema.text)
    case .check: return try check(operands, arguments)
    case .show: return try show(operands, arguments)
    case .path: return try path(operands, arguments)
    }
  }

  /// The one path that a question is about, and what holds there.
  private func target(
    _ operands: [String], _ arguments: Arguments, _ word: String
  ) throws(UsageError) -> (path: String, real: String, isFolder: Bool, scope: FolderScope, reader: ScopeReader) {
    if operands.count > 1 { throw UsageError("'config \(word)' takes one path, not '\(operands[1])' as well") }
    let path = PathName.tidied(operands.first ?? ".")
    if !context.files.exists(path) {
      let near = NearestPath(context.files).existing(near: path).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("cannot find '\(path)'\(near)")
    }
    var reader = ScopeReader(try context.configurationSource(arguments), in: context.files)
    let real = context.files.identity(of: path)
    let isFolder = context.files.isDirectory(path)
    let scope =
      isFolder
      ? reader.scope(of: real, named: path)
      : reader.scope(of: PathName.parent(of: real) ?? "/", named: PathName.parentName(of: path))
    return (path, real, isFolder, scope, reader)
  }

  private func show(_ operands: [String], _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let target = try target(operands, arguments, "show")
    if context.reportProblems(of: target.reader.configurations) { return .failure }
    let configuration = target.reader.configurations[target.scope.configuration]
    let source =
      configuration.isFromFile
      ? "from '\(configuration.source.path)'" : "no .lint.yml up to '\(target.scope.root)': all is default"
    var head = "# \(Messages.printable(target.path)): \(Messages.printable(source))\n"
    let reason =
      target.isFolder
      ? target.scope.exclusion(ofFolder: target.real)
      : target.scope.exclusion(ofFile: target.real)
    if let reason { head += "# not linted: \(Messages.printable(reason.words(target.reader.configurations)))\n" }
    let relative = target.isFolder ? nil : configuration.relative(target.real).map(String.init)
    return context.print(context.harmless(head + ConfigurationDescription(configuration, for: relative).text))
  }

  private func path(_ operands: [String], _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let target = try target(operands, arguments, "path")
    let configuration = target.reader.configurations[target.scope.configuration]
    for failure in target.reader.configurations.failures { context.messages.error(failure) }
    if !target.reader.configurations.failures.isEmpty { return .failure }
    guard configuration.isFromFile else {
      context.messages.note("no .lint.yml between '\(target.path)' and the root of the repository, '\(target.scope.root)'")
      return .clean
    }
    return context.print(context.harmless(Messages.printable(configuration.source.path) + "\n"))
  }

  private func check(_ operands: [String], _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    var configurations: ConfigurationSet
    var status = ExitStatus.clean
    if operands.isEmpty {
      let discovery = FileDiscovery(
        ["."], in: context.files, configuration: try context.configurationSource(arguments), jobs: context.defaultJobs)
      status = context.report(discovery.problems.filter(\.isError))
      configurations = discovery.configurations
    } else {
      configurations = ConfigurationSet(context.files)
      for path in operands {
        _ = configurations.load(path, in: PathName.parent(of: context.files.identity(of: path)) ?? "/", root: nil)
      }
    }
    if context.reportProblems(of: configurations) { return .failure }
    let count = configurations.all.count - 1
    let words = count == 0 ? "no .lint.yml here" : "\(ReportText.count(count, "configuration")) without an error"
    return .worst(status, context.print(words + "\n"))
  }
}
