/// Which of the findings of a run are reported.
struct SelectionOptions: Sendable {
  /// What counts as new.
  enum NewCode: Sendable {
    /// What differs from the last commit in common with a reference; files that git does not know are new.
    case since(String)
    /// What the index holds and HEAD does not.
    case staged
    /// What a unified diff adds; `-` is standard input.
    case diff(String)
  }

  /// What is done to the file of accepted findings.
  enum BaselineUpdate: Sendable {
    /// It is made, or loses what is gone; `accepting` lets an existing one grow.
    case write(accepting: Bool)
    /// It loses what is gone.
    case prune
  }

  /// Nil for all code.
  let newCode: NewCode?
  /// Whether all of a file counts as new when a line of it is.
  let takesWholeFiles: Bool
  /// The file of accepted findings; nil for what the configuration says.
  let baseline: String?
  let baselineUpdate: BaselineUpdate?

  static let since = OptionInfo("--since", value: "REF", help: "report what is new since the merge base with REF")
  static let staged = OptionInfo("--staged", help: "report what is new in the index")
  static let diffFile = OptionInfo(
    "--diff-file", value: "FILE", .file, help: "report what is new in a diff; '-' is stdin")
  static let wholeFiles = OptionInfo("--whole-files", help: "with these three: report all of a changed file")
  static let baselineFile = OptionInfo(
    "--baseline", value: "FILE", .file, help: "leave out the findings that FILE accepts")
  static let writeBaseline = OptionInfo("--write-baseline", help: "accept all findings of today")
  static let pruneBaseline = OptionInfo("--prune-baseline", help: "take findings that are gone out of the baseline")
  static let acceptNew = OptionInfo("--accept-new", help: "with --write-baseline: let an existing one grow")

  static let all = [since, staged, diffFile, wholeFiles, baselineFile, writeBaseline, pruneBaseline, acceptNew]

  init(_ arguments: Arguments, fixing: FixOptions?) throws(UsageError) {
    newCode = try Self.newCode(arguments)
    takesWholeFiles = arguments.contains(Self.wholeFiles)
    if takesWholeFiles, newCode == nil {
      throw UsageError(
        "'--whole-files' speaks of changed files; it needs '--since', '--staged' or '--diff-file' beside it")
    }
    baseline = arguments.value(of: Self.baselineFile)
    if baseline == "" { throw UsageError("'--baseline' needs a path") }
    baselineUpdate = try Self.baselineUpdate(arguments)
    if newCode != nil, baselineUpdate != nil {
      throw UsageError("a baseline is written from all findings, so '--since', '--staged' and '--diff-file' exclude it")
    }
    if newCode != nil, let fixing {
      let option = fixing.target == .diff ? "--diff" : "--fix"
      throw UsageError(
        "'\(option)' is about all findings of a file, new or not; "
          + "it excludes '--since', '--staged' and '--diff-file'")
    }
    if case .diff("-") = newCode,
      arguments.operands.contains("-") || arguments.value(of: LintOptions.filesFrom) == "-"
    {
      throw UsageError("standard input can be one thing: the diff, the source or the list of files")
    }
  }

  private static func newCode(_ arguments: Arguments) throws(UsageError) -> NewCode? {
    var choices: [(String, NewCode)] = []
    if let reference = arguments.value(of: since) {
      if reference == "" { throw UsageError("'--since' needs the name of a commit") }
      choices.append((since.name, .since(reference)))
    }
    if arguments.contains(staged) { choices.append((staged.name, .staged)) }
    if let path = arguments.value(of: diffFile) { choices.append((diffFile.name, .diff(path))) }
    guard choices.count < 2 else { throw UsageError("'\(choices[0].0)' and '\(choices[1].0)' exclude each other") }
    return choices.first?.1
  }

  private static func baselineUpdate(_ arguments: Arguments) throws(UsageError) -> BaselineUpdate? {
    let isAccepting = arguments.contains(acceptNew)
    switch (arguments.contains(writeBaseline), arguments.contains(pruneBaseline)) {
    case (true, true):
      throw UsageError("'--write-baseline' takes out what is gone too; '--prune-baseline' is not needed")
    case (true, false): return .write(accepting: isAccepting)
    case (false, let isPruning):
      if isAccepting { throw UsageError("'--accept-new' needs '--write-baseline' beside it") }
      return isPruning ? .prune : nil
    }
  }
}
