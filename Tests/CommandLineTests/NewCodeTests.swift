import Foundation
import IntrospectLintCLI
import Testing

/// `--since`, `--staged`, `--diff-file`: findings on new lines, over histories that git itself makes.
@Suite(.enabled(if: Git.program != nil))
struct NewCodeTests {
  private static let header = "import SwiftUI\nimport SwiftUIIntrospect\n\n"
  /// A view with one fault in its line 3.
  private static func view(_ name: String, _ view: String = "UIView()") -> String {
    "struct \(name): View {\n  var body: some View {\n"
      + "    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.addSubview(\(view)) }\n  }\n}\n"
  }

  /// The places of what is reported, sorted.
  private func places(_ folder: GitFolder, _ arguments: String..., from: String? = nil) -> [String] {
    let run = folder.run(
      ["--format", "concise", "--no-config", "--only", "non-idempotent-closure", "--quiet"] + arguments, from: from)
    #expect(run.status != .failure, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":")
      return parts.count > 2 ? "\(parts[0]):\(parts[1])" : nil
    }
  }

  @Test("Only findings on lines that differ from the merge base are reported")
  func since() throws {
    let folder = try GitFolder()
    try folder.write(Self.header + Self.view("Old"), to: "App/Feed.swift")
    try folder.write(Self.header + Self.view("Moved") + String(repeating: "// a\n", count: 20), to: "App/Moved.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "-b", "topic")
    // The old one moves down by a line, which makes it no new one.
    try folder.write(Self.header + "// more\n" + Self.view("Old") + Self.view("New"), to: "App/Feed.swift")
    try folder.git("mv", "App/Moved.swift", "App/Renamed.swift")
    try folder.commit()
    try folder.write(Self.header + Self.view("Untracked"), to: "App/Un tracked é.swift")
    // What the other branch has added since is not of this branch.
    try folder.git("checkout", "--quiet", "main")
    try folder.write(Self.header + Self.view("Later"), to: "App/Later.swift")
    try folder.git("add", "App/Later.swift")
    try folder.git("commit", "--quiet", "--message", "b")
    try folder.git("checkout", "--quiet", "topic")

    #expect(places(folder, "--since", "main") == ["App/Feed.swift:12", "App/Un tracked é.swift:6"])
    #expect(places(folder, "--since", "main", "..", from: "App").count == 2)
    #expect(
      places(folder, "--since", "main", "--whole-files")
        == ["App/Feed.swift:7", "App/Feed.swift:12", "App/Un tracked é.swift:6"])
    // Nothing is new since the branch itself but what git does not know.
    #expect(places(folder, "--since", "topic") == ["App/Un tracked é.swift:6"])
    let run = folder.run(["--format", "concise", "--no-config", "--only", "non-idempotent-closure", "--since", "main"])
    #expect(run.output.contains("2 findings on lines that are not new"))
    #expect(run.status == .findings)
    try folder.remove("App/Un tracked é.swift")
    #expect(folder.run(["--no-config", "--only", "non-idempotent-closure", "--since", "topic"]).status == .clean)
  }

  @Test("A finding counts when a line that decided it is new")
  func decidingLine() throws {
    let folder = try GitFolder()
    let call = "    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { decorate($0) }\n"
    func source(_ body: String) -> String {
      Self.header + "struct Feed: View {\n  var body: some View {\n\(call)  }\n"
        + "  func decorate(_ view: UIScrollView) {\n    \(body)\n  }\n}\n"
    }
    try folder.write(source("view.bounces = false"), to: "Feed.swift")
    try folder.commit()
    try folder.write(source("view.addSubview(UIView())"), to: "Feed.swift")
    #expect(places(folder, "--since", "HEAD") == ["Feed.swift:6"])
  }

  @Test("What is staged is judged as it is staged")
  func staged() throws {
    let folder = try GitFolder()
    try folder.write(Self.header + Self.view("Old"), to: "Feed.swift")
    try folder.commit()
    try folder.write(Self.header + Self.view("Old") + Self.view("Staged"), to: "Feed.swift")
    try folder.git("add", "Feed.swift")
    // The working tree goes on, and has the fault in another line.
    try folder.write(Self.header + "// later\n\n\n" + Self.view("Old") + Self.view("Staged") + Self.view("Unstaged"), to: "Feed.swift")
    try folder.write(Self.header + Self.view("Untracked"), to: "Untracked.swift")
    #expect(places(folder, "--staged") == ["Feed.swift:11"])
  }

  @Test("In a repository without a commit all that is staged is new")
  func fresh() throws {
    let folder = try GitFolder()
    try folder.write(Self.header + Self.view("First"), to: "Feed.swift")
    #expect(places(folder, "--staged") == [])
    try folder.git("add", "Feed.swift")
    #expect(places(folder, "--staged") == ["Feed.swift:6"])
    let run = folder.run(["--since", "main"])
    #expect(run.status == .failure)
    #expect(run.errors.contains("--since main: no commit is called 'main'"))
  }

  @Test("A shallow clone without the commit in common is told how to fetch more")
  func shallow() throws {
    let folder = try GitFolder()
    try folder.write(Self.header + Self.view("Old"), to: "Feed.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "-b", "topic")
    try folder.write("let a = 1\n", to: "A.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "main")
    try folder.write("let b = 1\n", to: "B.swift")
    try folder.commit()
    let clone = try GitFolder()
    try clone.git("remote", "add", "origin", "file://\(folder.path)")
    try clone.git("fetch", "--quiet", "--depth", "1", "origin", "main", "topic")
    try clone.git("fetch", "--quiet", "--depth", "1", "origin", "+refs/heads/*:refs/remotes/origin/*")
    try clone.git("checkout", "--quiet", "-b", "topic", "origin/topic")
    let run = clone.run(["--since", "origin/main"])
    #expect(run.status == .failure)
    #expect(run.errors.contains("fetch-depth: 0"))
    #expect(run.output.isEmpty)
  }

  @Test("A diff from elsewhere says what is new, with context lines and without prefixes too", arguments: ["-U3", "-U0", "--no-prefix"])
  func diffFile(option: String) throws {
    let folder = try GitFolder()
    try folder.write(Self.header + Self.view("Old"), to: "My App/Feed.swift")
    try folder.commit()
    try folder.write(Self.header + Self.view("Old") + Self.view("New"), to: "My App/Feed.swift")
    let diff = try folder.git("diff", option, "HEAD")
    try folder.write(diff, to: "change.diff")
    #expect(places(folder, "--diff-file", "change.diff") == ["My App/Feed.swift:11"])
    #expect(places(folder, "--diff-file", "../change.diff", ".", from: "My App") == ["Feed.swift:11"])
  }

  @Test("What cannot be a diff, what cannot be read and what excludes each other is refused")
  func refusals() throws {
    let folder = try GitFolder()
    try folder.write("no diff", to: "notes.txt")
    try folder.write("", to: "empty.diff")
    func error(_ arguments: String...) -> String {
      let run = folder.run(arguments)
      #expect(run.status == .failure)
      return run.errors
    }
    #expect(error("--diff-file", "notes.txt").contains("'notes.txt' holds no unified diff"))
    #expect(error("--diff-file", "gone.diff").contains("cannot read the diff 'gone.diff': no such file or directory"))
    #expect(folder.run(["--diff-file", "empty.diff"]).status == .clean)
    #expect(error("--since", "main", "--staged").contains("'--since' and '--staged' exclude each other"))
    #expect(error("--since", "main", "--fix").contains("excludes '--since'"))
    #expect(error("--whole-files").contains("needs '--since'"))
    #expect(error("--since", "main", "--write-baseline").contains("exclude it"))
  }
}
