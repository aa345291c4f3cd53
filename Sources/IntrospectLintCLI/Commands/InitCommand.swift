import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint init [--write]`: proposes a configuration.
struct InitCommand: Sendable {
  private let context: CommandContext

  init(context: CommandContext) { self.context = context }

  private static let write = OptionInfo("--write", help: "write the file; without this it is printed")
  static let info = CommandInfo(
    name: "init", summary: "propose a .lint.yml for this repository", usage: ["init [--write]"],
    description: """
      Looks at the repository around the current folder and prints a .lint.yml for it.
      Nothing needs one: without it every rule has its default.
      """,
    operands: .none, options: [write, .help])

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    if let operand = arguments.operands.first {
      throw UsageError("'init' takes no '\(operand)'; it looks at the current repository")
    }
    let workingDirectory = context.files.workingDirectory()
    let root = RepositoryRoot.find(for: workingDirectory, in: context.files)
    let folder = PathName.named(root, like: ".", at: workingDirectory, from: workingDirectory)
    let path = PathName.join(folder, ConfigurationSet.fileName)
    if context.files.exists(path) {
      context.messages.error("'\(path)' exists already; 'introspect-lint config show' tells what holds")
      return .failure
    }
    let text = proposal(root)
    guard arguments.contains(Self.write) else {
      let status = context.print(text)
      context.messages.note("nothing was written; 'introspect-lint init --write' writes this to '\(path)'")
      return status
    }
    do throws(FileSystem.Failure) { try context.files.write(path, Array(text.utf8)) } catch {
      context.messages.error("cannot write '\(path)': \(error.reason)")
      return .failure
    }
    return context.print("wrote '\(path)'; now run 'introspect-lint'\n")
  }

  private func proposal(_ root: String) -> String {
    let discovery = FileDiscovery([root], in: context.files, configuration: .none, jobs: context.defaultJobs)
    let run = LintRun(
      files: context.files, configurations: discovery.configurations, only: [],
      parallel: ParallelMap(jobs: context.defaultJobs))
    let results = run.lint(run.read(discovery.found).compactMap(\.outcome.source), isWholeProject: true).results
    let calls = results.reduce(0) { $0 + $1.callSiteCount }
    let folders = foreignFolders(discovery, root)
    let exclude =
      folders.isEmpty
      ? "# exclude: [Vendor/, '**/Generated/**']"
      : "exclude:\n" + folders.map { "  - '\($0)/'\n" }.joined().dropLast()
    return """
      # Settings of introspect-lint; each may be left out. 'introspect-lint config show' tells what holds and why,
      # 'introspect-lint config schema' is the form of this file.
      # Here: \(ReportText.count(calls, "introspection call")) in \(ReportText.count(discovery.found.count, "Swift file")).

      # Paths are in the syntax of .gitignore and relative to this file.
      # include: [Sources/]
      \(exclude)

      # What the app runs on and which release of SwiftUI Introspect it uses, where the project's own files do not tell;
      # 'introspect-lint doctor' says what was found.
      # targets: { iOS: 16, macOS: 13 }
      # library: \(LibraryRelease.newestStable.map { "\($0.version)" } ?? "26.0.1")

      # error, warning, note or never
      fail-on: warning

      # A severity or off; 'introspect-lint rules' lists the rules.
      # rules:
      #   suppression-without-reason: warning
      #   extract-overuse: { severity: note, limit: 3 }

      # Other settings for some paths.
      # overrides:
      #   - paths: [Tests/**]
      #     rules: { extract-overuse: off }

      """
  }

  /// Folders at the top whose names say that their code is somebody else's.
  private func foreignFolders(_ discovery: FileDiscovery, _ root: String) -> [String] {
    let names: Set<String> = [
      "vendor", "vendors", "thirdparty", "third_party", "third-party", "external", "externals", "generated",
    ]
    var found: Set<String> = []
    for file in discovery.found {
      guard let relative = PathName.relative(file.realPath, to: root), let slash = relative.firstIndex(of: "/") else {
        continue
      }
      let top = String(relative[..<slash])
      if names.contains(top.lowercased()), !top.contains("'") { found.insert(top) }
    }
    return found.sorted()
  }
}
