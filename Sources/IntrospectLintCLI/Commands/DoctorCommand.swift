import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint doctor [PATH]`: what a report of a fault needs, in one page.
struct DoctorCommand: Sendable {
  let context: CommandContext

  init(context: CommandContext) { self.context = context }

  static let info = CommandInfo(
    name: "doctor", summary: "say what a run would know and do here, for reports of faults",
    usage: ["doctor [OPTION ...] [PATH]"],
    description: """
      Prints what a run over PATH, or the current folder, goes by: the version, the
      repository, the configuration, the files by the reason they are left out, the
      deployment targets and the library.
      """,
    operands: .paths, options: [.config, .noConfig, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    if arguments.operands.count > 1 { throw UsageError("'doctor' takes one path, not '\(arguments.operands[1])' as well") }
    let path = arguments.operands.first ?? "."
    let discovery = FileDiscovery(
      [path], in: context.files, configuration: try context.configurationSource(arguments), recordsSkips: true,
      jobs: context.defaultJobs)
    let status = context.report(discovery.problems.filter(\.isError))
    let isBroken = context.reportProblems(of: discovery.configurations)
    var rows: [(String, String)] = [
      ("version", "\(ToolInfo.name) \(ToolInfo.version)"),
      ("registry", ToolInfo.newestSystems),
      (
        "",
        "SwiftUI Introspect up to \(ToolInfo.newestLibrary), compared with its sources at \(Registry.sourceRevision.prefix(12))"
      ),
      ("folder", context.files.workingDirectory()),
    ]
    rows += repository(path)
    rows += configurations(discovery)
    rows.append(("files", ReportText.count(discovery.found.count, "file") + " to lint"))
    rows += skipped(discovery).map { ("", $0) }
    rows += projects(discovery)
    rows.append(("environment", environment))
    let text = rows.map { name, value in
      name + String(repeating: " ", count: 15 - name.count) + Messages.printable(value) + "\n"
    }.joined()
    return .worst(isBroken ? .failure : status, context.print(context.harmless(text)))
  }

  private func repository(_ path: String) -> [(String, String)] {
    let real = context.files.identity(of: path)
    let folder = context.files.isDirectory(path) ? real : PathName.parent(of: real) ?? "/"
    let root = RepositoryRoot.find(for: folder, in: context.files)
    let sign =
      context.files.isDirectory(PathName.join(root, ".git"))
      ? "by its .git" : context.files.isFile(PathName.join(root, ".git")) ? "by its .git file" : "no .git up to the top"
    return [("repository", "\(root) (\(sign))")]
  }

  private func configurations(_ discovery: FileDiscovery) -> [(String, String)] {
    let configurations = discovery.configurations
    var lines: [String] = []
    for index in configurations.all.indices {
      let count = discovery.found.count { $0.configuration == index }
      guard count > 0 || configurations[index].isFromFile else { continue }
      let name = configurations[index].isFromFile ? configurations[index].source.path : "none, all is default"
      lines.append("\(name): \(ReportText.count(count, "file"))")
    }
    if lines.isEmpty { lines = ["none, all is default"] }
    return lines.enumerated().map { ($0.offset == 0 ? "configuration" : "", $0.element) }
  }

  private func skipped(_ discovery: FileDiscovery) -> [String] {
    var counts: [(reason: String, count: Int)] = []
    for skipped in discovery.skipped {
      let words = skipped.reason.words(discovery.configurations)
      if let place = counts.firstIndex(where: { $0.reason == words }) {
        counts[place].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    let shown = counts.prefix(12).map { "left out: \(ReportText.count($0.count, "path")) \($0.reason)" }
    guard counts.count > 12 else { return shown }
    return shown + ["and for \(counts.count - 12) more reasons; 'introspect-lint files --skipped' lists them"]
  }

  private var environment: String {
    let names = LintTool.environmentNames.filter { context.environment[$0] != nil }
    let streams = context.outputStream.isTerminal ? "standard output is a terminal" : "standard output is no terminal"
    return names.isEmpty ? streams : "\(streams); \(names.joined(separator: ", "))"
  }
}
