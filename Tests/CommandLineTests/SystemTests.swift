import Foundation
import IntrospectLintCLI
import Testing

/// What only real files and the real program can show.
struct SystemTests {
  /// A folder of its own, gone after the test.
  final class TemporaryFolder {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.path + "/introspect-lint-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path + "/.git", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      let file = "\(path)/\(name)"
      let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
  }

  @Test func linksAndFoldersOfTheSystemAreWalked() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.fault, to: "App/A.swift")
    try folder.write(Sample.fault, to: "App/x.swift/B.swift")
    try folder.write(Sample.fault, to: "Shared/C.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/App/loop", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: folder.path + "/App/shared", withDestinationPath: "../Shared")
    try manager.createSymbolicLink(atPath: folder.path + "/App/out", withDestinationPath: "/usr")
    try manager.createSymbolicLink(atPath: folder.path + "/App/broken.swift", withDestinationPath: "nowhere")
    let run = Run(["App"], in: .view(of: folder.path))
    #expect(run.findingPaths == ["App/A.swift", "App/shared/C.swift", "App/x.swift/B.swift"])
    #expect(run.errors.split(separator: "\n").count == 3)
    #expect(run.status == .findings)
  }

  @Test func aReportIsWrittenToARealFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/report.txt"
    try FileSystem.system.write(path, Array("a long text that is there before".utf8))
    try FileSystem.system.write(path, Array("short".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
    #expect(throws: FileSystem.Failure.missing) { try FileSystem.system.write(folder.path + "/no/file", []) }
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsNeitherReadNorPassedOver() throws {
      let folder = try TemporaryFolder()
      let name: [UInt8] = Array("\(folder.path)/caf".utf8) + [0xE9] + Array(".swift".utf8) + [0]
      let descriptor = name.withUnsafeBufferPointer { open(UnsafeRawPointer($0.baseAddress!).assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644) }
      try #require(descriptor >= 0)
      close(descriptor)
      let run = Run(["."], in: .view(of: folder.path))
      #expect(run.errors == "introspect-lint: error: skipped 'caf\u{FFFD}.swift' in '.': the name is not UTF-8; rename it\n")
      #expect(run.status == .failure)
    }
  #endif

  /// The program that was built beside the tests, if it was.
  static let program: String? = {
    #if os(Linux)
      let folder = (CommandLine.arguments.first ?? "").split(separator: "/").dropLast().map { "/\($0)" }.joined()
      let path = folder + "/introspect-lint"
    #else
      let path = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        .map { $0.bundleURL.deletingLastPathComponent().path + "/introspect-lint" } ?? ""
    #endif
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  @Test(.enabled(if: program != nil))
  func theProgramItselfLints() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.fault, to: "A.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = ["--format", "concise", "A.swift"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(text == Run(["--format", "concise", "A.swift"], in: .view(of: folder.path)).output)
  }
}
