import Foundation
@testable import IntrospectLintCLI
import Testing

/// What git is asked, and what it must not do meanwhile.
@Suite(.enabled(if: Git.program != nil))
struct GitClientTests {
  private func client(_ folder: GitFolder) throws -> GitClient { try GitClient(at: folder.path, .system) }

  @Test func findsTheTopOfTheRepository() throws {
    let folder = try GitFolder()
    try folder.write("a", to: "Deep/Folder/A.swift")
    #expect(try GitClient(at: folder.path + "/Deep/Folder", .system).root == folder.path)
  }

  @Test func tellsTheLinesThatAreNew() throws {
    let folder = try GitFolder()
    try folder.write("1\n2\n3\n4\n5\n", to: "A.swift")
    try folder.write("++ b/not a path\n2\n", to: "B é \"x\".swift")
    try folder.write("gone\n", to: "C.swift")
    try folder.write("1\n2\n", to: "Only less.swift")
    try folder.commit()
    let git = try client(folder)
    let head = try git.commit("HEAD")
    try folder.write("0\n1\n2\nthree\n4\n5\n6\n7", to: "A.swift")
    try folder.write("++ b/other\n++ b/not a path\n2\n@@ -1 +1 @@\n", to: "B é \"x\".swift")
    try folder.remove("C.swift")
    try folder.write("1\n", to: "Only less.swift")
    let lines = try git.changedLines(since: head)
    #expect(lines == ["A.swift": [1...1, 4...4, 7...8], "B é \"x\".swift": [1...1, 4...4]])
    // Nothing of that is in the index yet.
    #expect(try git.changedLines(since: head, isStaged: true).isEmpty)
    try folder.git("add", "A.swift")
    #expect(try git.changedLines(since: head, isStaged: true).keys.sorted() == ["A.swift"])
  }

  @Test func followsRenames() throws {
    let folder = try GitFolder()
    let text = (0..<30).map { "line \($0)\n" }.joined()
    try folder.write(text, to: "Old é.swift")
    try folder.commit()
    try folder.git("mv", "Old é.swift", "New\tname.swift")
    try folder.write(text + "one more\n", to: "New\tname.swift")
    let git = try client(folder)
    #expect(try git.renames(since: "HEAD") == ["New\tname.swift": "Old é.swift"])
    #expect(try git.changedLines(since: "HEAD") == ["New\tname.swift": [31...31]])
  }

  @Test func tellsWhatStoodInAFile() throws {
    let folder = try GitFolder()
    try folder.write("old", to: "A.swift")
    try folder.commit()
    try folder.write("staged", to: "A.swift")
    try folder.git("add", "A.swift")
    try folder.write("new", to: "A.swift")
    try folder.write("new", to: "Untracked é.swift")
    let git = try client(folder)
    #expect(try git.contents(of: "A.swift", at: "HEAD") == Array("old".utf8))
    #expect(try git.contents(of: "A.swift", at: nil) == Array("staged".utf8))
    #expect(try git.contents(of: "B.swift", at: "HEAD") == nil)
    #expect(try git.untrackedFiles() == ["Untracked é.swift"])
    let tree = try git.tree(of: "HEAD")
    #expect(tree.map(\.path) == ["A.swift"])
    let missing = String(repeating: "0", count: 40)
    #expect(try git.contents(ofObjects: [tree[0].object, missing, tree[0].object]).map { $0?.count } == [3, nil, 3])
  }

  /// What a repository says that git should run is not run.
  @Test func runsNothingOfTheRepository() throws {
    let folder = try GitFolder()
    let mark = folder.path + "/.git/ran"
    try folder.write("#!/bin/sh\necho ran >> '\(mark)'\ncat \"$1\" 2> /dev/null\n", to: ".git/evil")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/evil")
    try folder.write("*.swift diff=evil\n", to: ".gitattributes")
    try folder.write("1\n", to: "A.swift")
    try folder.commit()
    let evil = folder.path + "/.git/evil"
    for key in ["diff.external", "diff.evil.command", "diff.evil.textconv", "core.fsmonitor", "core.pager"] {
      try folder.git("config", key, evil)
    }
    try folder.git("config", "core.hooksPath", folder.path + "/.git")
    try folder.write("1\n2\n", to: "A.swift")
    let git = try client(folder)
    let head = try git.commit("HEAD")
    #expect(try git.changedLines(since: head) == ["A.swift": [2...2]])
    _ = try git.renames(since: head)
    _ = try git.mergeBase(with: "main")
    _ = try git.untrackedFiles()
    _ = try git.contents(ofObjects: try git.tree(of: head).map(\.object))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  // MARK: - Processes

  @Test func aProgramIsGivenItsInputAndNoOtherVariables() throws {
    var request = ProcessLauncher.Request(program: "/bin/sh", arguments: ["-c", "cat; env | sort; echo oops >&2; exit 3"])
    request.input = Array("in\n".utf8)
    request.variables = ["A": "b c"]
    let output = try ProcessLauncher.system.run(request)
    let lines = String(decoding: output.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("in") && lines.contains("A=b c") && !lines.contains { $0.hasPrefix("HOME=") })
    #expect(output.status == 3 && output.errors == "oops\n")
  }

  @Test func aLongOutputIsReadToItsEnd() throws {
    let request = ProcessLauncher.Request(
      program: "/bin/sh", arguments: ["-c", "head -c 3000000 /dev/zero; head -c 300000 /dev/zero >&2"])
    let output = try ProcessLauncher.system.run(request)
    #expect(output.output.count == 3_000_000 && output.errors.utf8.count == 300_000)
  }

  @Test func whatDoesNotEndIsEnded() throws {
    var request = ProcessLauncher.Request(program: "/bin/sh", arguments: ["-c", "exec sleep 60"])
    request.timeout = 1
    #expect(throws: ProcessLauncher.Failure.timedOut(1)) { try ProcessLauncher.system.run(request) }
    request = .init(program: "/bin/sh", arguments: ["-c", "kill -9 $$"])
    #expect(throws: ProcessLauncher.Failure.ended(signal: 9)) { try ProcessLauncher.system.run(request) }
    request = .init(program: "introspect-lint-no-such-program", arguments: [])
    request.inheritedVariables = ["PATH"]
    #expect(throws: ProcessLauncher.Failure.missing) { try ProcessLauncher.system.run(request) }
    // Nobody reads what it is given, and nothing happens to this process.
    request = .init(program: "/bin/sh", arguments: ["-c", "exit 0"])
    request.input = Array(repeating: 10, count: ProcessLauncher.inputLimit)
    #expect(try ProcessLauncher.system.run(request).status == 0)
  }
}
