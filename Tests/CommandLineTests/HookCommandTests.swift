import Foundation
import IntrospectLintCLI
import Testing

/// The hook that `hook print` prints, run by git itself.
@Suite(.enabled(if: Git.program != nil && SystemTests.program != nil))
struct HookCommandTests {
  private static let files = InMemoryFileSystem()

  /// A repository with the hook.
  private func folder(_ options: String..., finding program: String? = SystemTests.program) throws -> GitFolder {
    let folder = try GitFolder()
    // The tests may run where git has no variables of the user's.
    for (key, value) in [("user.name", "T"), ("user.email", "t@example.org"), ("commit.gpgSign", "false")] {
      try folder.git("config", key, value)
    }
    var script = Run(["hook", "print"] + options, in: Self.files.make().files).output
    let path = program.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) } ?? "/nowhere"
    script = "#!/bin/sh\nPATH='\(path)':$PATH\n" + script
    try folder.write(script, to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/hooks/pre-commit")
    return folder
  }

  private func commit(_ folder: GitFolder, _ arguments: String...) throws -> Bool {
    try Git.run(["commit", "--quiet", "--message", "a"] + arguments, in: folder.path).status == 0
  }

  @Test func aFaultThatIsStagedStopsTheCommit() throws {
    let folder = try folder()
    try folder.write(Sample.fault, to: "My Views/A é.swift")
    try folder.write(Sample.fault, to: "-z.swift")
    try folder.git("add", "--all")
    #expect(try !commit(folder))
    try folder.write(Sample.clean, to: "My Views/A é.swift")
    try folder.git("add", "--all")
    #expect(try !commit(folder))
    // What counts is what is staged.
    try folder.write(Sample.clean, to: "-z.swift")
    try folder.git("add", "--all")
    try folder.write(Sample.fault, to: "-z.swift")
    #expect(try commit(folder))
    #expect(try !commit(folder, "--all"))
    #expect(try commit(folder, "--all", "--no-verify"))
  }

  @Test func onlyNewLinesCount() throws {
    let old = "\(Sample.fault)let b = 1\n"
    for (options, isTaken) in [([], true), (["--staged"], true), (["--whole-files"], false)] as [([String], Bool)] {
      let folder = try options.isEmpty ? folder() : folder(options[0])
      try folder.write(old, to: "A.swift")
      try folder.git("add", "--all")
      #expect(try commit(folder, "--no-verify"))
      try folder.write("\(old)let c = 1\n", to: "A.swift")
      #expect(try commit(folder, "--all") == isTaken, "\(options)")
    }
  }

  @Test func aCommitWithoutSwiftFilesDoesNotNeedTheTool() throws {
    let folder = try folder(finding: nil)
    try folder.write("a", to: "README.md")
    try folder.git("add", "--all")
    #expect(try commit(folder))
    try folder.write(Sample.plain, to: "A.swift")
    try folder.git("add", "--all")
    // Unless one is installed on this machine.
    if !Self.isInstalled { #expect(try !commit(folder)) }
    #expect(try commit(folder, "--no-verify"))
    try folder.git("rm", "--quiet", "A.swift")
    #expect(try commit(folder))
  }

  /// Whether the hook would find a program without being led to one.
  private static var isInstalled: Bool {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/introspect-lint")
    }
  }
}
