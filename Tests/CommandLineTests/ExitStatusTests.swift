import IntrospectLintCLI
import enum IntrospectLintCLI.ExitStatus
import Testing

struct ExitStatusTests {
  /// What other programs rely on.
  @Test func theStatusesAreThese() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2])
    #expect([ExitStatus.clean, .findings, .failure].map(\.rawValue) == [0, 1, 2])
  }

  private let files = InMemoryFileSystem(["Fault.swift": Sample.fault, "Clean.swift": Sample.clean])

  @Test(arguments: [
    (["Clean.swift"], ExitStatus.clean),
    (["Fault.swift"], .findings),
    (["Fault.swift", "--fail-on", "note"], .findings),
    (["Fault.swift", "--fail-on", "error"], .clean),
    (["Fault.swift", "--fail-on", "never"], .clean),
    (["Fault.swift", "--fail-on", "error", "--max-warnings", "1"], .clean),
    (["Fault.swift", "--fail-on", "error", "--max-warnings", "0"], .findings),
    (["Fault.swift", "--fail-on", "never", "--max-warnings", "0"], .findings),
    (["Fault.swift", "--max-warnings", "5"], .findings),
    (["Fault.swift", "Missing.swift"], .failure),
    (["Missing.swift", "--fail-on", "never"], .failure),
    (["--nonsense"], .failure),
    (["rules"], .clean),
    (["registry", "list"], .clean),
    (["registry", "nonsense"], .failure),
    (["explain", "nonsense"], .failure),
  ])
  func theStatusFollowsFromWhatWasFound(arguments: [String], expected: ExitStatus) {
    #expect(Run(arguments, in: files.make().files).status == expected)
  }

  @Test(arguments: [
    ["Clean.swift"], ["rules"], ["registry"], ["--format", "json"], ["--help"], ["--version"], ["rules", "--help"],
    ["explain", ".list"], ["config", "schema"], ["completions", "zsh"], ["inventory"], ["forecast", "iOS", "27"],
    ["retire"], ["doctor"], ["files"], ["init"], ["hook", "print"],
  ])
  func outputThatCannotBeWrittenFailsTheRun(arguments: [String]) {
    let run = Run(arguments, in: files.make().files, isOutputBroken: true)
    #expect(!run.output.isEmpty)
    #expect(run.status == .failure)
    #expect(run.errors.hasPrefix("introspect-lint: error: cannot write to standard output\n"))
  }
}
