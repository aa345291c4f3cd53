import IntrospectLintCLI
import Testing

/// Suppressions as a whole run sees them.
struct SuppressionRunTests {
  private static let call = "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.addSubview(UIView()) }"

  private func run(_ source: String, _ arguments: String..., configuration: String? = nil) -> Run {
    var files = InMemoryFileSystem(["A.swift": source])
    if let configuration { files.add(".lint.yml", .file(Array(configuration.utf8))) }
    return Run(arguments, in: files.make().files)
  }

  @Test(arguments: [
    "\(call) // introspect-lint:disable:this non-idempotent-closure\n",
    "// introspect-lint:disable:file non-idempotent-closure\n\(call)\n",
    "\(call)\n// introspect-lint:disable:file non-idempotent-closure\n",
    "\(call)\n// introspect-lint:disable:previous non-idempotent-closure\n",
  ])
  func aFindingInTheFirstLineCanBeSilenced(source: String) {
    #expect(run("\(Self.call)\n").findingPaths == ["A.swift"])
    let run = run(source)
    #expect(run.status == .clean && run.output.hasPrefix("no findings"), "\(run.output)")
  }

  /// A comment at any line of what is wrong will do.
  @Test(arguments: 0...3) func anyLineOfAFindingCanHoldTheComment(line: Int) {
    var lines = ["let a = List {}", "  .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in", "    print(list)", "  }"]
    #expect(run(lines.joined(separator: "\n"), "--fail-on", "note").output.hasPrefix("A.swift:2:62: note: "))
    lines[line] += " // introspect-lint:disable:this empty-customization"
    #expect(run(lines.joined(separator: "\n"), "--fail-on", "note").status == (line == 0 ? .findings : .clean))
  }

  @Test func whetherSuppressionsAreUnusedIsARuleLikeOthers() {
    let source = "// introspect-lint:disable:next version-gap\nlet a = 1\n"
    #expect(run(source).output.contains("[unused-suppression]"))
    #expect(run(source, configuration: "rules: { unused-suppression: off }").status == .clean)
    #expect(run(source, "--fail-on", "error").status == .clean)
    #expect(run("// introspect-lint:disable:file unused-suppression\n" + source).status == .clean)
  }

  /// Whether one is needed is not known where its rule did not run.
  @Test func aRunOfOtherRulesTakesNoSuppressionForUnused() {
    let source = "// introspect-lint:disable:next non-idempotent-closure\n\(Self.call)\n"
    for arguments in [["--only", "version-gap"], ["--only", "unused-suppression"], ["--only", "unused-suppression", "--only", "version-gap"]] {
      #expect(Run(arguments, in: InMemoryFileSystem(["A.swift": source]).make().files).status == .clean, "\(arguments)")
    }
    #expect(run(source, configuration: "rules: { non-idempotent-closure: off }").status == .clean)
    let (files, written) = InMemoryFileSystem(["A.swift": source]).make()
    for more in [[], ["--only", "version-gap"], ["--only", "unused-suppression"]] {
      _ = Run(["--fix", "--unsafe-fixes"] + more, in: files)
    }
    #expect(written.paths == [])
  }

  /// One branch of `#if` is enough to need it, whichever is built.
  @Test(arguments: ["os(iOS)", "!os(iOS)", "DEBUG"]) func everyBranchCounts(condition: String) {
    let source = """
      #if \(condition)
      // introspect-lint:disable:next non-idempotent-closure
      \(Self.call)
      #else
      let b = 1
      #endif

      """
    #expect(run(source).status == .clean)
  }

  @Test func regionsOfDifferentRulesMayOverlap() {
    let gap = "let b = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.addSubview(UIView()) }"
    let source = """
      // introspect-lint:disable version-gap
      \(gap)
      // introspect-lint:disable non-idempotent-closure
      \(gap)
      // introspect-lint:enable version-gap
      \(gap)
      // introspect-lint:enable non-idempotent-closure

      """
    let run = run(source)
    let places = run.output.split(separator: "\n").dropLast().filter { $0.first != " " }
      .map { ($0.split(separator: ":")[1], $0.split(separator: "[").last ?? "") }
    #expect(places.map { "\($0.0) \($0.1)" } == ["2 non-idempotent-closure]", "6 version-gap]"])
  }

  /// What another tool is told is none of our business, even where it names our rules.
  @Test func commentsOfOtherToolsAreNotRead() {
    let source = """
      // swiftlint:disable:next version-gap
      // swift-format-ignore: version-gap
      // periphery:ignore
      // introspect-lint-other:disable:next version-gaps
      // introspect-linter:disable version-gaps
      let a = 1

      """
    #expect(run(source).status == .clean)
  }
}
