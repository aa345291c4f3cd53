import Foundation
import IntrospectLintCLI
import LintTestSupport
import Testing

/// A walk leaves out what git leaves out, on trees with `.gitignore` files in several folders.
struct IgnoreDifferentialTests {
  private static func pattern(_ numbers: inout SeededGenerator) -> String {
    let parts = ["a", "b", "c", "*", "?", "[ab]", "a*", "*.swift", "a.swift", "b.swift", "**", "c?.swift", "[!a].swift"]
    var text = numbers.below(4) == 0 ? "!" : ""
    if numbers.below(4) == 0 { text += "/" }
    text += (0...numbers.below(3)).map { _ in numbers.pick(parts) }.joined(separator: "/")
    if numbers.below(4) == 0 { text += "/" }
    return text
  }

  @Test(.enabled(if: Git.program != nil, "there is no git here"), arguments: 1...12)
  func theWalkFindsWhatGitDoes(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let folder = try SystemTests.TemporaryFolder()
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try Git.run(["init", "-q"], in: folder.path)
    let folders = ["", "a/", "b/", "c/", "a/a/", "a/b/", "b/c/", "a/b/c/", "c/c/c/"]
    for path in folders {
      for name in ["a.swift", "b.swift", "c1.swift", "other.swift"] { try folder.write("", to: path + name) }
      guard path.isEmpty || numbers.below(3) == 0 else { continue }
      let lines = (0...numbers.below(4)).map { _ in Self.pattern(&numbers) }
      try folder.write(lines.joined(separator: "\n") + "\n", to: path + ".gitignore")
    }
    let expected = try Git.run(["ls-files", "-z", "--others", "--exclude-standard"], in: folder.path).output
      .split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }.sorted()
    var real = FileSystem.system
    let root = folder.path
    real.workingDirectory = { FileSystem.system.realPath(root) ?? root }
    let run = Run(["files", folder.path], in: real)
    let prefix = folder.path + "/"
    let found = run.output.split(separator: "\n").map { String($0.dropFirst(prefix.count)) }.sorted()
    let patterns = try patterns(in: folder.path)
    #expect(found == expected, "\(patterns)")
  }

  private func patterns(in folder: String) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".gitignore") && !$0.hasPrefix(".git/") }
      .sorted().map { "\($0): " + (try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }.joined()
  }
}
