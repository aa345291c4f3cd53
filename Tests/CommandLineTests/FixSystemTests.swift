import Foundation
import IntrospectLintCLI
import LintTestSupport
import Testing

/// What fixing does to real files.
struct FixSystemTests {
  private let folder: SystemTests.TemporaryFolder
  private let files: FileSystem

  init() throws {
    folder = try SystemTests.TemporaryFolder()
    var files = FileSystem.system
    let root = try #require(files.realPath(folder.path))
    files.workingDirectory = { root }
    // Paths of a test are relative to its folder, wherever the tests run.
    @Sendable func inside(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
    let system = FileSystem.system
    files.kind = { path throws(FileSystem.Failure) in try system.kind(inside(path)) }
    files.entries = { path throws(FileSystem.Failure) in try system.entries(inside(path)) }
    files.read = { path, buffer throws(FileSystem.Failure) in try system.read(inside(path), &buffer) }
    files.realPath = { system.realPath(inside($0)) }
    self.files = files
  }

  private func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { Array($0) } ?? []
  }

  private func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// All names in the folder, those that begin with a dot too.
  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".git") }.sorted()
  }

  @Test(arguments: [0o755, 0o640, 0o600])
  func permissionsStay(mode: Int) throws {
    try folder.write(FixCommandTests.source, to: "A.swift")
    let path = folder.path + "/A.swift"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(Run(["--fix"], in: files).errors == "")
    #expect(text("A.swift") == FixCommandTests.safelyFixed)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(try names() == ["A.swift"])
  }

  @Test func aLinkStaysOne() throws {
    try folder.write(FixCommandTests.source, to: "Shared/A.swift")
    try FileManager.default.createDirectory(atPath: folder.path + "/App", withIntermediateDirectories: true)
    let link = folder.path + "/App/A.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Shared/A.swift")
    #expect(Run(["--fix", "App/A.swift"], in: files).errors == "")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Shared/A.swift")
    #expect(text("Shared/A.swift") == FixCommandTests.safelyFixed)
    #expect(try names() == ["App", "App/A.swift", "Shared", "Shared/A.swift"])
  }

  @Test func bytesThatNoFixIsAboutStay() throws {
    let source = "\u{FEFF}" + FixCommandTests.source.replacing("\n", with: "\r\n").dropLast(1)
    try folder.write(String(source), to: "A.swift")
    _ = Run(["--fix"], in: files)
    #expect(bytes("A.swift") == Array(source.replacing(".v16, .v16", with: ".v16").utf8))
  }

  @Test func aFileThatSomebodyChangesMeanwhileIsLeftAlone() throws {
    try folder.write(FixCommandTests.source, to: "A.swift")
    try folder.write(FixCommandTests.source, to: "B.swift")
    var changing = files
    let reads = Collected<String>()
    let path = folder.path + "/A.swift"
    changing.read = { [files] name, buffer throws(FileSystem.Failure) in
      try files.read(name, &buffer)
      // Right behind the first reading.
      guard name.hasSuffix("A.swift"), reads.all.isEmpty else { return }
      reads.add(name)
      try? "let a = 2\n".write(toFile: path, atomically: false, encoding: .utf8)
    }
    let run = Run(["--fix"], in: changing, processorCount: 1)
    #expect(run.errors == "introspect-lint: error: cannot write 'A.swift': it changed since it was read; run again\n")
    #expect(run.status == .failure)
    #expect(text("A.swift") == "let a = 2\n")
    #expect(text("B.swift") == FixCommandTests.safelyFixed)
    #expect(try names() == ["A.swift", "B.swift"])
  }

  /// Whoever may do everything is stopped by nothing.
  @Test(.enabled(if: getuid() != 0, "permissions do not bind this user"), arguments: ["A.swift", "."])
  func whatMayNotBeWrittenIsNot(name: String) throws {
    try folder.write(FixCommandTests.source, to: "A.swift")
    let path = "\(folder.path)/\(name)"
    try FileManager.default.setAttributes([.posixPermissions: name == "." ? 0o555 : 0o444], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let run = Run(["--fix"], in: files)
    #expect(run.errors == "introspect-lint: error: cannot write 'A.swift': permission denied\n")
    #expect(run.status == .failure)
    #expect(text("A.swift") == FixCommandTests.source)
    #expect(try names() == ["A.swift"])
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    try folder.write("a long text that is there before", to: "A")
    let old = bytes("A")
    try FileSystem.system.replace(folder.path + "/A", old, Array("short".utf8))
    #expect(text("A") == "short")
    #expect(throws: FileSystem.Failure.changed) { try FileSystem.system.replace(folder.path + "/A", old, []) }
    #expect(text("A") == "short")
    #expect(throws: FileSystem.Failure.missing) { try FileSystem.system.replace(folder.path + "/B", [], []) }
    #expect(try names() == ["A"])
  }

  @Test(.enabled(if: Git.program != nil, "there is no git here"))
  func gitTakesADiff() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try Git.run(["init", "-q"], in: folder.path)
    let names = ["A.swift", "My App/Über \"Feed\"\t\\.swift", "a b.swift"]
    for name in names { try folder.write(FixCommandTests.source, to: name) }
    try folder.write(String(FixCommandTests.source.replacing("\n", with: "\r\n").dropLast()), to: "CRLF.swift")
    let diff = Run(["--diff", "--unsafe-fixes"], in: files)
    #expect(diff.status == .findings)
    #expect(try Git.apply(diff.output, in: folder.path) == 0)
    for name in names { #expect(text(name) == FixCommandTests.fixed) }
    #expect(text("CRLF.swift") == FixCommandTests.fixed.replacing("\n", with: "\r\n").dropLast())
  }

  @Test(.enabled(if: Git.program != nil, "there is no git here"))
  func gitTakesTheDiffOfABump() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try Git.run(["init", "-q"], in: folder.path)
    try folder.write(BumpCommandTests.library, to: ".lint.yml")
    try folder.write(BumpCommandTests.feed, to: "My App/Über.swift")
    let lastLine = String(BumpCommandTests.feed.replacing("\n", with: "\r\n").dropLast())
    try folder.write(lastLine, to: "CRLF.swift")
    let diff = Run(["bump", "iOS", "27", "--diff"], in: files)
    #expect(diff.status == .findings)
    #expect(try Git.apply(diff.output, in: folder.path) == 0)
    #expect(text("My App/Über.swift") == BumpCommandTests.bumped)
    #expect(text("CRLF.swift") == BumpCommandTests.bumped.replacing("\n", with: "\r\n").dropLast())
    #expect(Run(["bump", "iOS", "27", "--diff"], in: files).output == "")
  }
}
