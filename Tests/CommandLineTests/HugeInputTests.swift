import Foundation
import IntrospectLintCLI
import Testing

/// Input that is big, deep or plentiful: nothing is lost, nothing crashes, and the rest is linted.
///
/// A file of fifty megabytes is for the optimized program, in `.ci/run`.
struct HugeInputTests {
  private func run(_ source: [UInt8]) -> Run {
    var files = InMemoryFileSystem(["Other.swift": Sample.fault])
    files.add("Huge.swift", .file(source))
    return Run(".", in: files)
  }

  @Test func anEmptyFileIsClean() {
    let run = Run("A.swift", in: InMemoryFileSystem(["A.swift": ""]))
    #expect(run.output == "no findings; looked at 0 introspection calls in 1 file\n")
    #expect(run.status == .clean && run.errors == "")
  }

  @Test(arguments: ["pretty", "github"])
  func aLineOfFiveMegabytesIsReportedShortly(format: String) {
    let numbers = [UInt8](repeating: UInt8(ascii: "7"), count: 5_000_000)
    let source = Array("let a = ".utf8) + numbers + Array("; let b = List {}.introspect(.list, on: .iOS(.v26, .v27)) { $0.addSubview(UIView()) }".utf8)
    var files = InMemoryFileSystem()
    files.add("A.swift", .file(source))
    let run = Run("A.swift", "--format", format, in: files)
    #expect(run.status == .findings)
    #expect(run.output.contains("non-idempotent-closure"))
    #expect(run.output.utf8.count < 4_000)
  }

  /// In a thread with half a megabyte of stack, as the workers of a run have.
  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("#if A\n", "\n#endif\n")])
  func tenThousandBracketsInOneAnotherAreRead(open: String, close: String) {
    let deep = String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
    let text = "let a = \(open == "/*" || open.hasPrefix("#") ? "1 " : "")\(deep)\n" + Sample.fault
    #expect(run(Array(text.utf8)).findingPaths == ["Huge.swift", "Other.swift"])
    let unclosed = "let a = 1\n" + Sample.fault + String(repeating: open, count: 10_000)
    #expect(run(Array(unclosed.utf8)).findingPaths.contains("Other.swift"))
  }

  @Test func aHundredThousandFilesAreAllLookedAt() {
    var contents: [String: String] = [:]
    contents.reserveCapacity(100_000)
    for number in 0..<100_000 { contents["F\(number / 1000)/S\(number % 1000).swift"] = number == 77_777 ? Sample.fault : "" }
    let run = Run(".", in: InMemoryFileSystem(contents))
    #expect(run.output.hasSuffix("looked at 1 introspection call in 100000 files\n"))
    #expect(run.findingPaths == ["F77/S777.swift"])
  }

  // MARK: - Output

  @Test func aReportForAFolderThatMayNotBeWrittenFailsTheRun() {
    var files = InMemoryFileSystem(["A.swift": Sample.clean])
    files.add("locked", .forbidden(.directory))
    let run = Run("A.swift", "--format", "json=locked/report.json", in: files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot write 'locked/report.json': permission denied\n")
    #expect(run.output.hasPrefix("no findings"))
  }

  @Test func outputThatCannotBeWrittenFailsTheRun() {
    let run = Run(["A.swift"], in: InMemoryFileSystem(["A.swift": Sample.clean]).make().files, isOutputBroken: true)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot write to standard output\n")
  }

  @Test(.enabled(if: SystemTests.program != nil))
  func aClosedPipeEndsTheProgramQuietly() throws {
    let folder = try SystemTests.TemporaryFolder()
    let many = String(repeating: Sample.fault, count: 2_000)
    try folder.write(many, to: "A.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(SystemTests.program))
    process.arguments = ["--format", "concise", "A.swift"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try output.fileHandleForReading.close()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "")
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
  }
}
