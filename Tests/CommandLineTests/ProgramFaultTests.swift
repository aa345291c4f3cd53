import Foundation
import IntrospectLintCLI
import Testing

/// What the real program does where the system does not let it do its work.
@Suite(.enabled(if: SystemTests.program != nil, "the program is not built"), .serialized)
struct ProgramFaultTests {
  private let folder: SystemTests.TemporaryFolder

  init() throws { folder = try SystemTests.TemporaryFolder() }

  private func run(_ script: String, environment: [String: String] = [:]) throws -> Program {
    try Program(script, in: folder.path, environment: environment)
  }

  private func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data(), as: UTF8.self)
  }

  /// Sources with a fault that a safe fix mends and one that needs a look, by name; in the order in which they are fixed.
  private func sources(_ count: Int) throws -> [String] {
    let names = (1000..<1000 + count).map { "F\($0).swift" }
    for name in names { try folder.write(FixCommandTests.source, to: name) }
    return names
  }

  /// The names of files that a run has made and not taken away.
  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".introspect-lint") }
  }

  // MARK: - Streams

  #if os(Linux)
    @Test(arguments: ["", "--format json", "--format pretty", "--diff", "--help", "--version", "rules", "inventory"])
    func standardOutputThatIsFullFailsTheRun(arguments: String) throws {
      _ = try sources(2)
      let run = try run("\"$tool\" \(arguments) > /dev/full")
      #expect(run.errors.contains("introspect-lint: error: cannot write to standard output\n"))
      #expect(run.status == 2 && !run.isSignalled)
    }
  #endif

  @Test(arguments: ["", "--format json", "--help", "rules"])
  func standardOutputThatIsClosedFailsTheRun(arguments: String) throws {
    _ = try sources(2)
    let run = try run("\"$tool\" \(arguments) >&-")
    #expect(run.errors == "introspect-lint: error: cannot write to standard output\n")
    #expect(run.status == 2 && !run.isSignalled)
  }

  /// The numbers of closed streams go to no file that is written.
  @Test func closedStreamsLeakIntoNoFile() throws {
    let names = try sources(3)
    try folder.write(FixCommandTests.source, to: "F1.swift")
    let run = try run("\"$tool\" --fix --format json=report.json Missing.swift . <&- >&- 2>&-")
    #expect(run.status == 2 && run.output == "" && run.errors == "")
    for name in names + ["F1.swift"] { #expect(text(name) == FixCommandTests.safelyFixed) }
    #expect(text("report.json").hasPrefix("{") && text("report.json").hasSuffix("}\n"))
  }

  @Test func standardInputThatIsClosedFailsTheRun() throws {
    let run = try run("\"$tool\" - --stdin-filename A.swift <&-")
    #expect(run.errors == "introspect-lint: error: cannot read standard input: bad file descriptor\n")
    #expect(run.status == 2)
  }

  // MARK: - No room

  /// A limit on the size of files is met as a full disk is: by a part of the bytes that are written.
  private let limited = "ulimit -f 4; "

  @Test func aFixThatFindsNoRoomLeavesTheFile() throws {
    try folder.write(FixCommandTests.source, to: "A.swift")
    try folder.write(FixCommandTests.source + String(repeating: "// more\n", count: 2000), to: "B.swift")
    let before = text("B.swift")
    let run = try run(limited + "\"$tool\" --fix")
    #expect(run.errors == "introspect-lint: error: cannot write 'B.swift': file too large\n")
    #expect(run.status == 2 && !run.isSignalled)
    #expect(text("A.swift") == FixCommandTests.safelyFixed)
    #expect(text("B.swift") == before)
    #expect(try leftovers() == [])
  }

  @Test func ofAReportThatFindsNoRoomNothingStays() throws {
    _ = try sources(20)
    try folder.write("old", to: "report.json")
    let run = try run(limited + "\"$tool\" --format json=report.json --format sarif=new.sarif --format concise > /dev/null")
    #expect(
      run.errors == """
        introspect-lint: error: cannot write 'report.json': file too large
        introspect-lint: error: cannot write 'new.sarif': file too large

        """)
    #expect(run.status == 2)
    #expect(text("report.json") == "" && text("new.sarif") == "")
  }

  @Test func whatOthersWroteToTheSummaryStays() throws {
    _ = try sources(20)
    try folder.write("# Before\n", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
    let report = "\"$tool\" --format markdown=summary.md --format concise > /dev/null"
    let run = try run(limited + report, environment: environment)
    #expect(run.errors == "introspect-lint: error: cannot write 'summary.md': file too large\n")
    #expect(text("summary.md") == "# Before\n")
    _ = try self.run(report, environment: environment)
    #expect(text("summary.md").hasPrefix("# Before\n") && text("summary.md").count > 100)
  }

  @Test func aBaselineThatFindsNoRoomKeepsWhatItAccepts() throws {
    _ = try sources(2)
    let write = "\"$tool\" --baseline base.json --write-baseline"
    #expect(try run(write).status == 0)
    let before = text("base.json")
    _ = try sources(30)
    let run = try run(limited + write + " --accept-new > /dev/null")
    #expect(run.errors == "introspect-lint: error: cannot write 'base.json': file too large\n")
    #expect(run.status == 2)
    #expect(text("base.json") == before)
    #expect(try leftovers() == [])
  }

  @Test func aReportOfWhichTheFolderIsMissingFailsTheRun() throws {
    _ = try sources(1)
    let run = try run("\"$tool\" --format json=no/report.json --format concise")
    #expect(run.errors == "introspect-lint: error: cannot write 'no/report.json': no such file or directory\n")
    #expect(run.status == 2 && run.output.hasPrefix("F1000.swift:"))
  }

  @Test func fewDescriptorsAreEnough() throws {
    let names = try sources(40)
    let run = try run("ulimit -n 16; \"$tool\" --fix --format concise")
    #expect(run.errors == "" && run.status == 1)
    for name in names { #expect(text(name) == FixCommandTests.safelyFixed) }
  }

  // MARK: - Somebody else

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsAFixBetweenFiles(signal: Int32) throws {
    let names = try sources(80)
    let program = try Program("exec \"$tool\" --fix --quiet", in: folder.path) { process in
      while process.isRunning, text(names[0]) == FixCommandTests.source { usleep(200) }
      kill(process.processIdentifier, signal)
    }
    let written = names.count { text($0) == FixCommandTests.safelyFixed }
    #expect(names.allSatisfy { [FixCommandTests.source, FixCommandTests.safelyFixed].contains(text($0)) })
    #expect(try leftovers() == [])
    // The signal may have come when all was written.
    if written < names.count {
      #expect(program.isSignalled && program.status == signal)
      #expect(program.errors == "introspect-lint: error: interrupted: \(written) of 80 files were written\n")
      #expect(program.output == "")
    }
  }

  @Test func aSignalThatIsIgnoredStopsNothing() throws {
    let names = try sources(40)
    let program = try Program("trap '' HUP; exec \"$tool\" --fix --quiet", in: folder.path) { process in
      while process.isRunning, text(names[0]) == FixCommandTests.source { usleep(200) }
      kill(process.processIdentifier, SIGHUP)
    }
    #expect(program.errors == "" && !program.isSignalled && program.status == 1)
    for name in names { #expect(text(name) == FixCommandTests.safelyFixed) }
  }

  @Test func twoRunsThatFixAtTheSameTimeLoseNothing() throws {
    let names = try sources(80)
    let run = try run(
      """
      "$tool" --fix --format concise --only duplicate-version > one 2> one.errors &
      "$tool" --fix --unsafe-fixes --format concise --only version-gap > two 2> two.errors
      wait
      """)
    #expect(run.errors == "")
    let gap = FixCommandTests.source.replacing("(.v16, .v18", with: "(.v16, .v17, .v18")
    var applied = 0
    for name in names {
      let text = text(name)
      #expect([FixCommandTests.safelyFixed, gap, FixCommandTests.fixed].contains(text), "\(name)")
      applied += text == FixCommandTests.fixed ? 2 : 1
    }
    // What a run says that it has done was done, and not undone.
    let counts = ["one", "two"].map { report in
      Int(text(report).split(separator: ";").first { $0.contains("applied in") }?.split(separator: " ").first ?? "0") ?? 0
    }
    #expect(counts.reduce(0, +) == applied)
    for errors in ["one.errors", "two.errors"] {
      #expect(text(errors).split(separator: "\n").allSatisfy { $0.hasSuffix("it changed since it was read; run again") })
    }
    #expect(try leftovers() == [])
  }

  #if os(Linux)
    @Test func aFolderDeeperThanAnyPathIsToldAndTheRestIsLinted() throws {
      try folder.write(FixCommandTests.source, to: "A.swift")
      let name = String(repeating: "d", count: 200)
      var parent = open(folder.path, O_RDONLY | O_DIRECTORY)
      for _ in 0..<25 {
        try #require(mkdirat(parent, name, 0o755) == 0)
        let child = openat(parent, name, O_RDONLY | O_DIRECTORY)
        close(parent)
        parent = child
      }
      close(parent)
      let run = try run("\"$tool\" --format concise")
      #expect(run.output.hasPrefix("A.swift:2:"))
      #expect(run.errors.hasPrefix("introspect-lint: error: cannot read 'ddd"))
      #expect(run.errors.hasSuffix("d': file name too long\n") && run.errors.split(separator: "\n").count == 1)
      #expect(run.status == 2)
      #expect(try self.run("rm -rf \(name)").status == 0)
    }
  #endif
}
