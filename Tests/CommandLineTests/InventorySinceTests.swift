import Foundation
import IntrospectLintCLI
import Testing

/// `introspect-lint inventory --since REF`, over histories that git itself makes.
@Suite(.enabled(if: Git.program != nil))
struct InventorySinceTests {
  private static func view(_ name: String, _ calls: String...) -> String {
    "struct \(name): View {\n  var body: some View {\n\(calls.map { "    \($0)\n" }.joined())  }\n}\n"
  }
  private static let list = "List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }"
  private static let longList = "List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { $0.bounces = false }"
  private static let field = "TextField(\"\", text: $a).introspect(.textField, on: .iOS(.v16, .v17, .v18)) { $0.isOpaque = true }"

  private struct Changes: Decodable {
    struct Pair: Decodable { let before: InventoryCorpusTests.Document.Entry; let after: InventoryCorpusTests.Document.Entry }
    let since: String
    let mergeBase: String
    let added: [InventoryCorpusTests.Document.Entry]
    let removed: [InventoryCorpusTests.Document.Entry]
    let changed: [Pair]
  }

  private func changes(_ run: Run) throws -> Changes {
    try #require(run.status == .clean, "\(run.errors)")
    return try JSONDecoder().decode(Changes.self, from: Data(run.output.utf8))
  }

  private func names(_ entries: [InventoryCorpusTests.Document.Entry]) -> [String] {
    entries.map { "\($0.path):\($0.line) \($0.symbol) \($0.view ?? $0.name)" }
  }

  @Test func whatABranchAddsAndRemovesIsListed() throws {
    let folder = try GitFolder()
    try folder.write(Self.view("Feed", Self.list, Self.field), to: "App/Feed.swift")
    try folder.write(Self.view("Moved", Self.list, Self.list) + String(repeating: "// a\n", count: 20), to: "App/Moved.swift")
    try folder.write(Self.view("Gone", Self.field), to: "App/Gone.swift")
    try folder.write(Self.view("Kept", Self.list), to: "App/Kept.swift")
    try folder.commit()
    let base = try folder.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.git("checkout", "--quiet", "-b", "topic")
    try folder.write("// moved down\n\n" + Self.view("Feed", Self.longList, Self.list), to: "App/Feed.swift")
    try folder.git("mv", "App/Moved.swift", "App/Renamed.swift")
    try folder.remove("App/Gone.swift")
    try folder.commit()
    // Not committed, and not even known to git.
    try folder.write(Self.view("New", Self.field, "X().extract(UIScrollView.self) { $0.bounces = false }"), to: "App/New.swift")
    // What came to the other branch meanwhile is not taken out by this one.
    try folder.git("checkout", "--quiet", "main")
    try folder.write(Self.view("Later", Self.list), to: "App/Later.swift")
    try folder.git("add", "App/Later.swift")
    try folder.git("commit", "--quiet", "--message", "b")
    try folder.git("checkout", "--quiet", "topic")

    let found = try changes(folder.run(["inventory", "--since", "main", "--format", "json"]))
    #expect(found.since == "main" && found.mergeBase == base)
    #expect(
      names(found.added) == [
        "App/Feed.swift:6 Feed.body .list", "App/New.swift:3 New.body .textField", "App/New.swift:4 New.body extract",
      ])
    #expect(names(found.removed) == ["App/Feed.swift:4 Feed.body .textField", "App/Gone.swift:3 Gone.body .textField"])
    #expect(names(found.changed.map(\.after)) == ["App/Feed.swift:5 Feed.body .list"])
    #expect(found.changed.map(\.before.on) == [[".iOS(.v16, .v17, .v18)"]])

    let text = folder.run(["inventory", "--since", "main"]).output
    #expect(text.hasPrefix("# Introspection since `main`\n\nAdds 1 of the probe 'extract', 1 on '.list', 1 on '.textField'; removes 2 on '.textField'; changes 1 on '.list'."))
    let page = folder.run(["inventory", "--since", "main", "--format", "html"]).output
    #expect(HTMLCheck.problem(in: page) == nil && page.contains("<h2 id=\"removed\">Removed</h2>"))
    // The folder that the run starts from, and the number of jobs, do not show.
    for arguments in [["--jobs", "1"], ["--jobs", "8"]] {
      #expect(folder.run(["inventory", "--since", "main"] + arguments + ["App"]).output == text)
      #expect(folder.run(["inventory", "--since", "main"] + arguments, from: "App").output == text)
    }
  }

  @Test func aBranchWithoutChangesHasNone() throws {
    let folder = try GitFolder()
    try folder.write(Self.view("Feed", Self.list), to: "Feed.swift")
    try folder.commit()
    try folder.write("\n\n" + Self.view("Feed", Self.list), to: "Feed.swift")
    let found = try changes(folder.run(["inventory", "--since", "HEAD", "--format", "json"]))
    #expect(found.added.isEmpty && found.removed.isEmpty && found.changed.isEmpty)
    #expect(folder.run(["inventory", "--since", "main"]).output.contains("Adds, removes and changes nothing."))
  }

  /// The old files are judged under the configuration and the links that they had.
  @Test func theOldTreeIsReadAsItWas() throws {
    let folder = try GitFolder()
    try folder.write("exclude: [Old/]\n", to: ".lint.yml")
    try folder.write(Self.view("Old", Self.list), to: "Old/Old.swift")
    try folder.write(Self.view("Feed", Self.list), to: "Shared/Feed.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/App", withDestinationPath: "Shared")
    try folder.commit()
    try folder.write("exclude: []\n", to: ".lint.yml")
    try folder.remove("Shared/Feed.swift")
    let found = try changes(folder.run(["inventory", "--since", "HEAD", "--format", "json"]))
    #expect(names(found.added) == ["Old/Old.swift:3 Old.body .list"])
    #expect(names(found.removed) == ["Shared/Feed.swift:3 Feed.body .list"])
    let inLink = try changes(folder.run(["inventory", "--since", "HEAD", "--format", "json", "Shared", "App"]))
    #expect(names(inLink.removed) == ["Shared/Feed.swift:3 Feed.body .list"])
  }

  @Test func manyFilesAreReadInBatches() throws {
    let folder = try GitFolder()
    for number in 0..<300 { try folder.write(Self.view("V\(number)", Self.list), to: "App/V\(number).swift") }
    try folder.commit()
    for number in 0..<300 where number % 3 == 0 { try folder.remove("App/V\(number).swift") }
    let found = try changes(folder.run(["inventory", "--since", "HEAD", "--format", "json", "--jobs", "4"]))
    #expect(found.removed.count == 100 && found.added.isEmpty)
    #expect(Set(found.removed.map(\.symbol)) == Set((0..<100).map { "V\($0 * 3).body" }))
  }

  // MARK: - What cannot be had

  private func message(_ run: Run) -> String {
    #expect(run.status == .failure && run.output == "")
    return run.errors
  }

  @Test func whatIsWrongIsSaid() throws {
    let folder = try GitFolder()
    try folder.write(Self.view("Feed", Self.list), to: "Feed.swift")
    #expect(message(folder.run(["inventory", "--since", "main"])).hasPrefix("introspect-lint: error: --since main: no commit is called 'main'"))
    try folder.commit()
    #expect(message(folder.run(["inventory", "--since", "mian"])) == "introspect-lint: error: --since mian: no commit is called 'mian'; did you mean 'main'?\n")
    #expect(message(folder.run(["inventory", "--since", "--oops"])).contains("no commit is called '--oops'"))
    try folder.git("update-ref", "refs/remotes/origin/develop", "HEAD")
    #expect(message(folder.run(["inventory", "--since", "develop"])).contains("did you mean 'origin/develop'?"))
    try folder.git("checkout", "--quiet", "--orphan", "other")
    try folder.write("another", to: "Other.txt")
    try folder.commit()
    #expect(message(folder.run(["inventory", "--since", "main"])) == "introspect-lint: error: --since main: 'main' and HEAD have no commit in common\n")
  }

  @Test func aFolderWithoutGitIsNoRepository() throws {
    let folder = try GitFolder()
    try folder.write(Self.view("Feed", Self.list), to: "Feed.swift")
    try folder.remove(".git")
    #expect(message(folder.run(["inventory", "--since", "main"])) == "introspect-lint: error: --since main: '\(folder.path)' is in no git repository\n")
  }

  @Test func aShallowCloneIsToldToFetchMore() throws {
    let folder = try GitFolder()
    try folder.write(Self.view("Feed", Self.list), to: "Feed.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "-b", "topic")
    try folder.write(Self.view("Feed", Self.list, Self.list), to: "Feed.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "main")
    try folder.write(Self.view("Feed", Self.field), to: "Feed.swift")
    try folder.commit()
    let clone = try GitFolder()
    try clone.git("fetch", "--quiet", "--depth", "1", "file://\(folder.path)", "topic:topic", "main:other")
    try clone.git("checkout", "--quiet", "topic")
    #expect(message(clone.run(["inventory", "--since", "other"])).contains("'fetch-depth: 0'"))
    #expect(message(clone.run(["inventory", "--since", "unknown"])).contains("'fetch-depth: 0'"))
  }
}
