import Foundation
import Testing

/// The git of this machine, which decides what tests compare with.
enum Git {
  static let program: String? = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs git without anybody's configuration, and gives what it prints.
  @discardableResult
  static func run(_ arguments: [String], in folder: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(program))
    process.arguments = ["-c", "core.excludesFile=/dev/null"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  /// Applies a diff to the files of a repository; 0 where git takes all of it.
  static func apply(_ diff: String, in folder: String) throws -> Int32 {
    let path = folder + "/.git/test.diff"
    try diff.write(toFile: path, atomically: false, encoding: .utf8)
    let check = try run(["apply", "--check", "--whitespace=nowarn", path], in: folder)
    guard check.status == 0 else { return check.status }
    return try run(["apply", "--whitespace=nowarn", path], in: folder).status
  }
}
