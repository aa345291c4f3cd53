import IntrospectLintKit
import IntrospectSyntax

/// `introspect-lint inventory [OPTION …] [PATH …]`: lists introspections, probes and bridges, or what a branch changes.
struct InventoryCommand: Sendable {
  let context: CommandContext

  private static let format = OptionInfo(
    "--format", value: "NAME", .words(InventoryFormat.allCases.map(\.rawValue)),
    help: "html, markdown or json; else what FILE is called, or markdown")
  private static let output = OptionInfo(
    "-o", "--output", value: "FILE", .file, help: "write to FILE instead of standard output")
  private static let since = OptionInfo(
    "--since", value: "REF", help: "list what was added and removed since the merge base with REF")
  static let info = CommandInfo(
    name: "inventory", summary: "list all introspections, probes and bridges, by version",
    usage: ["inventory [OPTION ...] [PATH ...]"],
    description: """
      Lists every introspection, call of a home-made probe, and bridge between SwiftUI
      and native views: where it stands, its view, class and scope, what it does on
      each version of each system, and what is found in it. Findings do not make it
      fail. It holds neither times nor absolute paths, so it can be kept in a
      repository.
      """,
    operands: .paths,
    options: [
      format, output, since, .config, .noConfig, LintOptions.registry, LintOptions.jobs, .quiet, .verbose, .help,
    ])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    if arguments.operands.contains("-") { throw UsageError("'inventory' takes files and folders, not '-'") }
    let path = arguments.value(of: Self.output)
    let format = try format(arguments.value(of: Self.format), path)
    let options = try LintOptions(
      arguments.without([Self.format, Self.output, Self.since]),
      configuration: try context.configurationSource(arguments), defaultFormat: .concise,
      processorCount: context.processorCount)
    var context = context
    context.messages.level = options.level
    let command = InventoryCommand(context: context)
    return command.run(options, format, since: arguments.value(of: Self.since), path)
  }

  private func format(_ name: String?, _ path: String?) throws(UsageError) -> InventoryFormat {
    guard let name else { return path.flatMap(InventoryFormat.init(fileName:)) ?? .markdown }
    guard let format = InventoryFormat(rawValue: name) else {
      throw Arguments.unknown(name, for: Self.format.name, outOf: InventoryFormat.allCases.map(\.rawValue))
    }
    return format
  }

  private func run(_ options: LintOptions, _ format: InventoryFormat, since: String?, _ path: String?) -> ExitStatus {
    var request = options.request
    request.takesSites = true
    guard let analysis = context.analyse(request) else { return .failure }
    LintCommand(context: context).explain(analysis.discovery, analysis.sources, options)
    let root = root(of: analysis.input.paths)
    let text: String
    let summary: String
    if let since {
      let changes: InventoryChanges
      do throws(GitClient.Failure) { changes = try self.changes(since: since, in: analysis, request, root) } catch {
        context.messages.error("--since \(since): \(error.message)")
        return .failure
      }
      text = format.text(of: changes, toolVersion: ToolInfo.version)
      summary = changes.summary
    } else {
      let inventory = inventory(of: analysis, root)
      text = format.text(of: inventory, toolVersion: ToolInfo.version)
      summary = ReportText.count(inventory.entries.count, "entry", plural: "entries")
    }
    return .worst(analysis.status, write(text, to: path, summary))
  }

  /// The root of the repository that paths are named from: that of the first path.
  private func root(of paths: [String]) -> String {
    let workingDirectory = context.files.workingDirectory()
    let first = context.files.identity(of: PathName.absolute(paths.first ?? ".", in: workingDirectory))
    let folder = context.files.isDirectory(first) ? first : PathName.parent(of: first) ?? workingDirectory
    return RepositoryRoot.find(for: folder, in: context.files)
  }

  // MARK: - Making it

  /// - Parameter root: which paths are named from.
  private func inventory(
    of analysis: Analysis, _ root: String, where isWanted: (FileDiscovery.File) -> Bool = { _ in true }
  ) -> Inventory {
    let files = Dictionary(
      analysis.judgement.sources.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    let results = analysis.judgement.results.filter { files[$0.source.path].map(isWanted) ?? true }
    return Inventory(results, fileCount: analysis.fileCount) { path in
      let real = files[path]?.realPath ?? analysis.prepared.run.files.identity(of: path)
      if let name = PathName.relative(real, to: root) { return String(name) }
      // A file of another repository, which stands somewhere else on every machine.
      guard let other = files[path]?.root, let name = PathName.relative(real, to: other) else {
        return PathName.lastPart(of: real)
      }
      return PathName.join(PathName.lastPart(of: other), String(name))
    }
  }

  /// What differs from the merge base with a commit.
  private func changes(
    since reference: String, in analysis: Analysis, _ request: RunRequest, _ root: String
  ) throws(GitClient.Failure) -> InventoryChanges {
    let git = try GitClient(at: root, context.processes)
    let base = try git.mergeBase(with: reference)
    let renames = try git.renames(since: base)
    var context = context
    context.files = try GitTree(of: base, in: git).files(over: self.context.files)
    // What is odd about files that were, nobody can mend.
    context.messages = Messages(isOnGitHub: false, errors: { _ in true })
    guard let old = context.analyse(request) else {
      throw GitClient.Failure(
        message: "the files of the merge base, \(base), cannot be judged: their configuration has an error")
    }
    let isOwn: (FileDiscovery.File) -> Bool = { $0.root == git.root }
    return InventoryChanges(
      from: inventory(of: old, root, where: isOwn), to: inventory(of: analysis, root, where: isOwn), renames: renames,
      reference: reference, base: base)
  }

  // MARK: - Output

  private func write(_ text: String, to path: String?, _ summary: String) -> ExitStatus {
    guard let path else { return context.print(context.harmless(text)) }
    do throws(FileSystem.Failure) { try context.files.write(path, Array(text.utf8)) } catch {
      context.messages.error("cannot write '\(path)': \(error.reason)")
      return .failure
    }
    context.messages.note("wrote '\(path)': \(summary)")
    return .clean
  }
}
