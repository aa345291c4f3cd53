import Foundation
import IntrospectLintCLI
import Testing

/// `--staged` where the working tree has no longer what is staged.
@Suite(.enabled(if: Git.program != nil))
struct StagedFilesTests {
  private static let header = "import SwiftUI\nimport SwiftUIIntrospect\n\n"
  /// A view with one fault in its line 3.
  private static let feed = header + """
    struct Feed: View {
      var body: some View {
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.addSubview(UIView()) }
      }
    }

    """

  private func run(_ folder: GitFolder, _ arguments: String..., from: String? = nil) -> Run {
    folder.run(
      ["--format", "concise", "--no-config", "--only", "non-idempotent-closure", "--staged"] + arguments, from: from)
  }

  @Test("A file that is staged and gone from the working tree is judged as it is staged")
  func goneFile() throws {
    let folder = try GitFolder()
    try folder.commit()
    try folder.write(Self.feed, to: "App/Feed.swift")
    try folder.write("let a = 1\n", to: "App/A.swift")
    try folder.git("add", "--all")
    try folder.remove("App/Feed.swift")
    for arguments in [[], ["."], ["App"], ["App/Feed.swift"]] {
      let run = folder.run(["--format", "concise", "--no-config", "--staged"] + arguments)
      #expect(run.findingPaths == ["App/Feed.swift"], "\(arguments): \(run.errors)")
      #expect(run.errors == "" && run.status == .findings)
    }
    #expect(run(folder, from: "App").findingPaths == ["Feed.swift"])
    let pretty = folder.run(["--format", "pretty", "--no-config", "--staged"])
    #expect(pretty.output.contains("6 |     ScrollView {}"))
    #expect(run(folder, "App/Feed.swift").output.hasPrefix("App/Feed.swift:6:"))
  }

  @Test("So is one whose folder is gone with it")
  func goneFolder() throws {
    let folder = try GitFolder()
    try folder.commit()
    try folder.write(Self.feed, to: "App/Home/Feed.swift")
    try folder.write(Self.feed, to: "App/Home/More/Feed.swift")
    try folder.write(Self.feed, to: "App/node_modules/Feed.swift")
    try folder.git("add", "--all", "--force")
    try folder.remove("App")
    #expect(run(folder).findingPaths == ["App/Home/Feed.swift", "App/Home/More/Feed.swift"])
    #expect(run(folder, "App/Home/More").findingPaths == ["App/Home/More/Feed.swift"])
    #expect(run(folder, "App/Home/Other.swift").errors.contains("cannot find 'App/Home/Other.swift'"))
  }

  @Test("What it declares holds for the other files")
  func declarations() throws {
    let folder = try GitFolder()
    try folder.commit()
    let feed = Self.feed.replacing("$0.addSubview(UIView())", with: "decorate($0)")
    try folder.write(feed, to: "Feed.swift")
    try folder.write("func decorate(_ view: UIScrollView) { view.addSubview(UIView()) }\n", to: "Decorating.swift")
    try folder.git("add", "--all")
    try folder.remove("Decorating.swift")
    #expect(run(folder).findingPaths == ["Feed.swift"])
    #expect(run(folder, "Feed.swift").findingPaths == ["Feed.swift"])
  }

  @Test("What is staged as removed is not there")
  func removal() throws {
    let folder = try GitFolder()
    try folder.write(Self.feed, to: "Feed.swift")
    try folder.write(Self.feed, to: "Kept.swift")
    try folder.commit()
    try folder.git("rm", "--quiet", "Feed.swift")
    try folder.write(Self.feed + "// more\n", to: "Kept.swift")
    try folder.git("add", "Kept.swift")
    let run = run(folder)
    #expect(run.errors == "" && run.status == .clean)
    #expect(run.output.contains("1 finding on lines that are not new") && run.output.contains("in 1 file"))
  }

  #if os(Linux)
    @Test("One whose name no path can spell is told, not passed over")
    func badName() throws {
      let folder = try GitFolder()
      try folder.commit()
      let name: [UInt8] = Array("\(folder.path)/caf".utf8) + [0xE9] + Array(".swift".utf8) + [0]
      let path = name.map { CChar(bitPattern: $0) }
      let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      try folder.git("add", "--all")
      try #require(unlink(path) == 0)
      let run = run(folder)
      #expect(run.errors == "introspect-lint: error: skipped 'caf\u{FFFD}.swift' in '.': the name is not UTF-8; rename it\n")
      #expect(run.status == .failure)
    }
  #endif
}
