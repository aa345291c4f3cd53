import IntrospectLintCLI
import LintTestSupport
import Testing

/// What README shows of `forecast`, `bump` and `retire` is what they print.
struct ReadmeCommandTests {
  private let readme = Corpus.text(at: "README.md") ?? ""

  private var files: InMemoryFileSystem {
    let parts = readme.components(between: "release 27.0.0 of\nthe library:\n\n```swift\n", and: "```\n")
    return InMemoryFileSystem([".lint.yml": "library: 27.0.0\n", "Feed.swift": parts ?? ""])
  }

  @Test(arguments: ["forecast", "bump"])
  func theOutputIsTrue(command: String) {
    let run = Run(command, "iOS", "27", in: files)
    #expect(run.status == .clean && run.errors == "")
    #expect(readme.contains("```\n\(run.output)```\n"), "\(run.output)")
  }

  @Test(arguments: [[], ["--target", "iOS=17"]])
  func theOutputOfRetireIsTrue(arguments: [String]) {
    let source = readme.components(between: "a target of iOS 16 and these calls:\n\n```swift\n", and: "```\n")
    let files = InMemoryFileSystem([".lint.yml": "targets: { iOS: 16 }\n", "Reader.swift": source ?? ""])
    let run = Run(["retire"] + arguments, in: files.make().files)
    #expect(run.status == .clean && run.errors == "")
    #expect(readme.contains("```\n\(run.output)```\n"), "\(run.output)")
  }
}

extension String {
  /// What stands behind the first `start`, up to the next `end`.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let first = ranges(of: start).first else { return nil }
    let rest = self[first.upperBound...]
    return rest.ranges(of: end).first.map { String(rest[..<$0.lowerBound]) }
  }

  /// The help, README and the completions know the same commands.
  @Test func everyCommandIsNamed() throws {
    let readme = try #require(Corpus.text(at: "README.md"))
    let named = Set(readme.matches(of: /(?m)^\| `introspect-lint ([a-z]+)/).map { String($0.1) })
    let files = InMemoryFileSystem()
    let help = Run("--help", in: files).output
    let listed = Set(
      (help.components(separatedBy: "Commands:\n").last ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { !$0.isEmpty }.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(named == listed)
    let completions = Run("completions", "fish", in: files).output
    for command in listed {
      #expect(completions.contains(" -a \(command) ") || completions.contains(" '\(command)'"), "\(command)")
      let own = Run(command, "--help", in: files)
      #expect(own.status == .clean && own.output.hasPrefix("usage: introspect-lint \(command)"), "\(command)")
    }
  }
}
