import Foundation
import Testing

/// The program that was built beside the tests, run by a shell.
struct Program {
  let status: Int32
  /// Whether a signal ended it, which `status` then is.
  let isSignalled: Bool
  let output: String
  let errors: String

  /// Runs a script of the shell in which `$tool` is the program.
  ///
  /// - Parameter watching: is called once the script runs.
  init(
    _ script: String, in folder: String, environment: [String: String] = [:], watching: (Process) throws -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = environment
    variables["PATH"] = "/usr/bin:/bin"
    let program: String = try #require(SystemTests.program)
    variables["tool"] = program
    process.environment = variables
    // Files, not pipes: a pipe that nobody reads stops whoever writes to it.
    let files = try ["output", "errors"].map { name in
      let path = FileManager.default.temporaryDirectory.path + "/introspect-lint-\(UUID().uuidString).\(name)"
      try #require(FileManager.default.createFile(atPath: path, contents: nil))
      return path
    }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let handles = try files.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    try watching(process)
    process.waitUntilExit()
    status = process.terminationStatus
    isSignalled = process.terminationReason == .uncaughtSignal
    let texts = files.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
    (output, errors) = (texts[0], texts[1])
  }
}
