import IntrospectLintCLI
import Testing

struct OptionTests {
  private let files = InMemoryFileSystem(["A.swift": Sample.fault, "Clean/B.swift": Sample.clean])

  /// A usage error: status 2, one line on standard error, nothing on standard output.
  @Test(arguments: [
    (["--fromat", "json"], "unknown option '--fromat'; did you mean '--format'?"),
    (["--fix=all"], "option '--fix' takes no value"),
    (["--fix", "--diff"], "'--fix' and '--diff' exclude each other: a diff changes no file"),
    (["--unsafe-fixes"], "'--unsafe-fixes' needs '--fix' or '--diff' beside it"),
    (
      ["--diff", "--format", "json"],
      "'--diff' has standard output to itself; '--format json=PATH' writes a report beside it"
    ),
    (["--script-inputs", "A.swift"], "'--script-inputs' takes no other paths beside it, such as 'A.swift'"),
    (["--script-inputs", "--files-from", "a"], "'--script-inputs' and '--files-from' exclude each other"),
    (["--script-inputs", "-"], "'-' stands for one source and takes no other paths beside it"),
    (
      ["--script-inputs"], "'--script-inputs' reads what a script phase of Xcode declares, and Xcode does not run this"
    ),
    (["--stamp", "a", "--format", "json=a"], "a report and the stamp would be written to 'a'"),
    (["-x"], "unknown option '-x'; '--help' lists the options, and '--' goes before a path that starts with '-'"),
    (["--format", "jason"], "unknown value 'jason' for '--format'; did you mean 'json'?"),
    (["--format"], "option '--format' needs a value: --format NAME[=PATH]"),
    (["--format="], "option '--format' needs a value: --format NAME[=PATH]"),
    (["--format", "json="], "'--format json=' needs a path after '='"),
    (
      ["--format", "json", "--format", "xcode"],
      "two formats for standard output, 'json' and 'xcode'; give one of them a path: '--format xcode=PATH'"
    ),
    (["--format", "json=a", "--format", "xcode=a"], "two reports would be written to 'a'"),
    (["--fail-on", "warnings"], "unknown value 'warnings' for '--fail-on'; did you mean 'warning'?"),
    (["--fail-on", "x"], "unknown value 'x' for '--fail-on'; it takes error, warning, note, never"),
    (["--max-warnings", "-1"], "'--max-warnings' takes a whole number from 0 on, not '-1'"),
    (["--max-warnings=many"], "'--max-warnings' takes a whole number from 0 on, not 'many'"),
    (["--jobs", "0"], "'--jobs' takes a whole number from 1 on, not '0'"),
    (["--no-config=x"], "option '--no-config' takes no value"),
    (["--only", "strong-self-captur"], "no rule is called 'strong-self-captur'; did you mean 'strong-self-capture'?"),
    (["--only", "x"], "no rule is called 'x'; 'introspect-lint rules' lists them"),
    ([""], "a path is empty; '.' is the current folder"),
    (["explain"], "'explain' needs the id of a rule or a view type: 'introspect-lint rules' lists the ones, 'introspect-lint registry' the others"),
    (["explain", "strong-self-captures"], "no rule is called 'strong-self-captures'; did you mean 'strong-self-capture'?"),
    (["rules", "--format", "text", "x"], "'rules' takes no 'x'"),
    (["rules", "--format", "tsv"], "unknown value 'tsv' for '--format'; it takes text, markdown, json"),
    (["registry", "--format", "markdown"], "unknown value 'markdown' for '--format'; it takes text, tsv, json"),
    (["registry", "lsit"], "no view type is called 'lsit'; did you mean 'list'?"),
  ])
  func wrongUsageIsSaidInOneLine(arguments: [String], message: String) {
    let run = Run(arguments, in: files.make().files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: \(message)\n")
    #expect(run.output == "")
  }

  @Test func optionsStandAnywhereAndTakeTheirValueEitherWay() {
    let expected = Run("lint", "--format", "json", "A.swift", in: files)
    #expect(expected.output.hasPrefix("{"))
    #expect(Run("A.swift", "--format=json", in: files) == expected)
    #expect(Run("--format", "json", "--", "A.swift", in: files) == expected)
  }

  @Test func aLaterValueReplacesAnEarlierAndListsAdd() {
    #expect(Run("A.swift", "--fail-on", "note", "--fail-on", "never", in: files).status == .clean)
    let both = Run("A.swift", "--only", "strong-self-capture", "--only", "non-idempotent-closure", in: files)
    #expect(both.status == .findings)
    #expect(Run("A.swift", "--only", "strong-self-capture", in: files).status == .clean)
  }

  @Test func aFileWhoseNameStartsWithADashIsTakenWithoutDashes() {
    let files = InMemoryFileSystem(["-z.swift": Sample.fault, "--format=x.swift": Sample.fault])
    #expect(Run("-z.swift", in: files).output.hasPrefix("-z.swift:2:"))
    #expect(Run("--", "-z.swift", in: files).output.hasPrefix("-z.swift:2:"))
    #expect(Run("--format=x.swift", in: files).status == .failure)
    #expect(Run("--", "--format=x.swift", in: files).output.hasPrefix("--format=x.swift:2:"))
    #expect(Run("-y.swift", in: files).errors.contains("unknown option '-y.swift'"))
  }

  @Test func aPathCalledLikeACommandNeedsADotInFront() {
    let files = InMemoryFileSystem(["rules/A.swift": Sample.fault])
    #expect(Run("./rules", in: files).output.hasPrefix("rules/A.swift:2:"))
    #expect(Run("lint", "rules", in: files).output.hasPrefix("rules/A.swift:2:"))
    #expect(Run("--", "rules", in: files).output.hasPrefix("rules/A.swift:2:"))
    #expect(Run("rules", in: files).output.contains("non-idempotent-closure"))
  }

  @Test(arguments: [["--help"], ["-h"], ["lint", "--help"], ["rules", "-h"], ["explain", "--help"], ["registry", "-h"]])
  func helpGoesToStandardOutput(arguments: [String]) {
    let run = Run(arguments, in: files.make().files)
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("usage: introspect-lint"))
    #expect(run.errors == "")
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test(arguments: ["--version", "-V"])
  func theVersionIsOneLine(option: String) {
    let run = Run(option, in: files)
    #expect(run.status == .clean)
    #expect(run.output.split(separator: "\n").count == 1)
    // The newest systems, which tell how old a program is.
    #expect(run.output.hasPrefix("introspect-lint 0.") && run.output.contains("iOS 27, tvOS 27, macOS 27, visionOS 27"))
  }

  @Test(arguments: [
    ([:], true, "\u{1B}[1;33mwarning[non-idempotent-closure]"),
    ([:], false, "A.swift:2:"),
    (["XCODE_VERSION_ACTUAL": "2600"], false, "/project/A.swift:2:"),
    (["GITHUB_ACTIONS": "true"], false, "::warning "),
    (["GITHUB_ACTIONS": "false"], false, "A.swift:2:"),
    (["GITHUB_ACTIONS": "true", "XCODE_VERSION_ACTUAL": "2600", "NO_COLOR": "1"], true, "warning[non"),
  ] as [([String: String], Bool, String)])
  func theDefaultFormatFollowsWhoReads(environment: [String: String], isTerminal: Bool, start: String) {
    let run = Run(["A.swift"], in: files.make().files, environment: environment, isTerminal: isTerminal)
    #expect(run.output.hasPrefix(start))
  }

  @Test func aFormatWithAPathLeavesStandardOutputItsDefault() {
    let (system, written) = files.make()
    let run = Run(["A.swift", "--format", "json=report.json"], in: system)
    #expect(run.output.hasPrefix("A.swift:2:"))
    #expect(written["report.json"] == Run("A.swift", "--format", "json", in: files).output)
  }

  @Test func aReportThatCannotBeWrittenFailsTheRun() {
    let run = Run("Clean", "--format", "json=nowhere/report.json", in: files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot write 'nowhere/report.json': no such file or directory\n")
  }
}
