import IntrospectFacts
import IntrospectLintKit

/// `introspect-lint bump PLATFORM VERSION [PATH …]`: adds a version to the lists that can have it.
struct BumpCommand: Sendable {
  let context: CommandContext

  private static let prune = OptionInfo("--prune", help: "drop versions below the deployment target, where it is known")
  private static let diff = OptionInfo("--diff", help: "print the change for 'git apply'; no source is written")
  private static let checklist = OptionInfo(
    "--checklist", value: "FILE", .file, help: "write what to try by hand, in Markdown for a pull request")
  static let info = CommandInfo(
    name: "bump", summary: "add a version of a system to the lists that can have it",
    usage: ["bump PLATFORM VERSION [OPTION ...] [PATH ...]"],
    description: """
      Adds a version to version lists: 'bump iOS 27'. A list gets it only if the view
      exists there with the same native class, what the closure says of its type
      agrees, the list reaches the version before, and the release of the library in
      use is known to have it. All others are left as they are, each with the reason;
      ranges are counted. The change is proved as '--fix' does before it is written.
      """,
    operands: .wordThenPaths(VersionOperands.platforms),
    options: [prune, diff, checklist, .config, .noConfig, LintOptions.registry, .help],
    footer: """
      Exit status: 0, also where lists are left as they are; 1 for a diff that is not
      empty; 2 for wrong usage, a file that cannot be read or written, or a version
      that is not known here.
      """)

  func run(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let arguments = try context.arguments(words, for: Self.info) else { return .clean }
    let operands = try VersionOperands(arguments.operands, of: Self.info.name)
    var status = ExitStatus.clean
    guard let prepared = try context.prepare(operands, arguments, &status) else { return .failure }
    let isDiff = arguments.contains(Self.diff)
    let run = BumpRun(
      run: FixRun(prepared: prepared), target: operands.target, isPruning: arguments.contains(Self.prune))
    let output = FixOutput(context: context)
    let files = Dictionary(prepared.sources.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    let change = run.change(but: output.linksThatLeadOut(of: run.offers(), files))
    for step in change.steps { output.tell(step) }
    let changed = isDiff ? change.files : output.write(change.files, files)
    let report = run.report(on: changed, isWritten: !isDiff)
    if isDiff {
      status = .worst(status, output.printDiff(of: changed, files))
      for left in report.left { context.messages.note("\(left.name): \(left.words)", at: left.printedPlace) }
      context.messages.note("\(report.summary); nothing was written")
    } else {
      if changed.count < change.files.count { status = .failure }
      status = .worst(status, context.print(context.harmless(report.text)))
    }
    if let path = arguments.value(of: Self.checklist) {
      status = .worst(status, write(run.checklist(of: changed, report), to: path, files))
    }
    return status
  }

  private func write(
    _ checklist: BumpChecklist, to path: String, _ files: [String: FileDiscovery.File]
  ) -> ExitStatus {
    let text = checklist.markdown { path in
      guard let file = files[path] else { return path }
      return PathName.relative(file.realPath, to: file.root).map(String.init) ?? path
    }
    do throws(FileSystem.Failure) {
      try context.files.write(path, Array(text.utf8))
      return .clean
    } catch {
      context.messages.error("cannot write '\(path)': \(error.reason)")
      return .failure
    }
  }
}
