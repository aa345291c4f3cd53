import Foundation
import IntrospectLintCLI
import Testing

/// `--baseline` and the key of that name: what is accepted stays accepted, whatever happens around it.
@Suite(.enabled(if: Git.program != nil))
struct BaselineCommandTests {
  private static let header = "import SwiftUI\nimport SwiftUIIntrospect\n\n"
  private static func view(_ name: String, _ view: String = "UIView()") -> String {
    "struct \(name): View {\n  var body: some View {\n"
      + "    ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.addSubview(\(view)) }\n  }\n}\n"
  }

  private func folder(_ files: [String: String]) throws -> GitFolder {
    let folder = try GitFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func run(_ folder: GitFolder, _ arguments: String...) -> Run {
    folder.run(["--format", "concise", "--only", "non-idempotent-closure"] + arguments)
  }

  /// How many findings are reported with the baseline.
  private func count(_ folder: GitFolder) -> Int {
    let found = self.run(folder, "--baseline", "base.json", "--quiet")
    #expect(found.status != .failure, "\(found.errors)")
    return found.output.split(separator: "\n").count
  }

  @Test("What is accepted is not reported, and the summary says how much that is")
  func accepts() throws {
    let folder = try self.folder(["A.swift": Self.header + Self.view("A")])
    let written = run(folder, "--baseline", "base.json", "--write-baseline")
    #expect(written.status == .clean)
    #expect(written.errors.contains("'base.json' accepts 1 finding: 1 new, 0 taken out"))
    #expect(written.output.contains("1 finding in the baseline"))
    #expect(run(folder, "--baseline", "base.json").status == .clean)
    #expect(run(folder).status == .findings)
    #expect(
      try folder.read("base.json") == """
        {
          "version": 1,
          "findings": [
            {"path": "A.swift", "symbol": "A.body", "rule": "non-idempotent-closure", "snippet": "addSubview", "ordinal": 1}
          ]
        }

        """)
  }

  @Test("Reformatted, moved by 200 lines, beside a renamed symbol: nothing is new; another fault is")
  func edits() throws {
    let source = Self.header + Self.view("A") + Self.view("B")
    let folder = try self.folder(["A.swift": source])
    #expect(run(folder, "--baseline", "base.json", "--write-baseline").status == .clean)
    try folder.write(String(repeating: "// a line\n", count: 200) + source, to: "A.swift")
    #expect(count(folder) == 0)
    try folder.write(source.replacingOccurrences(of: "addSubview(UIView())", with: "addSubview(\n      UIView() /* here */\n    )"), to: "A.swift")
    #expect(count(folder) == 0)
    try folder.write("struct Other {}\n" + source.replacingOccurrences(of: "struct Other", with: "struct Renamed"), to: "A.swift")
    #expect(count(folder) == 0)
    try folder.write(Self.header + Self.view("B") + Self.view("A"), to: "A.swift")
    #expect(count(folder) == 0)
    try folder.write(source + Self.view("C"), to: "A.swift")
    #expect(count(folder) == 1)
    try folder.write(source.replacingOccurrences(of: "struct B", with: "struct C"), to: "A.swift")
    #expect(count(folder) == 1)
  }

  @Test("What is gone is told, and taken out on request only")
  func prune() throws {
    let folder = try self.folder(["A.swift": Self.header + Self.view("A"), "B.swift": Self.header + Self.view("B")])
    #expect(run(folder, "--baseline", "base.json", "--write-baseline").status == .clean)
    try folder.write(Self.header, to: "A.swift")
    let found = self.run(folder, "--baseline", "base.json")
    #expect(found.status == .clean)
    #expect(found.errors.contains("'base.json' accepts 1 finding that is gone, such as 'non-idempotent-closure' in A.body of A.swift"))
    // A run over another file knows nothing of it, and other rules did not run.
    #expect(!run(folder, "--baseline", "base.json", "B.swift").errors.contains("gone"))
    #expect(try folder.read("base.json").contains("A.swift"))
    let pruned = run(folder, "--baseline", "base.json", "--prune-baseline")
    #expect(pruned.errors.contains("'base.json' accepts 1 finding: 0 new, 1 taken out"))
    #expect(try !folder.read("base.json").contains("A.swift"))
    // Files that are gone go the same way.
    try folder.remove("B.swift")
    #expect(run(folder, "--baseline", "base.json", "--prune-baseline").errors.contains("1 taken out"))
  }

  @Test("A baseline grows only where that is said")
  func growth() throws {
    let folder = try self.folder(["A.swift": Self.header + Self.view("A")])
    #expect(run(folder, "--baseline", "base.json", "--write-baseline").status == .clean)
    try folder.write(Self.header + Self.view("A") + Self.view("B"), to: "A.swift")
    let before = try folder.read("base.json")
    let refused = run(folder, "--baseline", "base.json", "--write-baseline")
    #expect(refused.status == .failure)
    #expect(refused.errors.contains("'base.json' would grow by 1 finding, such as 'non-idempotent-closure' in 'A.swift'; '--accept-new' says that it may"))
    #expect(try folder.read("base.json") == before)
    #expect(run(folder, "--baseline", "base.json", "--prune-baseline").status == .findings)
    #expect(run(folder, "--baseline", "base.json", "--write-baseline", "--accept-new").status == .clean)
    #expect(count(folder) == 0)
  }

  @Test("The key in .lint.yml names a file beside it, for the files that it holds for")
  func key() throws {
    let folder = try self.folder([
      "One/.lint.yml": "baseline: base.json\n", "One/A.swift": Self.header + Self.view("A"),
      "Two/B.swift": Self.header + Self.view("B"),
    ])
    #expect(run(folder).errors.contains("there is no baseline"))
    #expect(run(folder, "--write-baseline").status == .findings)
    #expect(try folder.read("One/base.json").contains("One/A.swift"))
    let found = self.run(folder)
    #expect(found.output.contains("Two/B.swift") && !found.output.contains("One/A.swift"))
  }

  @Test("A baseline holds wherever the project lies and the tool is started, over links too")
  func places() throws {
    let folder = try self.folder(["App/A.swift": Self.header + Self.view("A")])
    let write = ["--baseline", "base.json", "--write-baseline", "--only", "non-idempotent-closure"]
    #expect(folder.run(write).status == .clean)
    #expect(try !folder.read("base.json").contains(folder.path))
    let read = ["--format", "concise", "--only", "non-idempotent-closure", "--baseline"]
    #expect(folder.run(read + ["../base.json"], from: "App").status == .clean)
    #expect(folder.run(read + ["\(folder.path)/base.json", "\(folder.path)/App/A.swift"], from: "App").status == .clean)
    // In another checkout.
    let other = try self.folder(["App/A.swift": Self.header + Self.view("A"), "base.json": try folder.read("base.json")])
    #expect(run(other, "--baseline", "base.json").status == .clean)
    // By another name of the folder.
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(folder.run(read + ["\(link)/base.json", link]).status == .clean)
    #expect(folder.run(read + ["\(link)/base.json", "\(link)/App/A.swift"]).status == .clean)
  }

  @Test("What cannot be used as a baseline fails the run")
  func failures() throws {
    let folder = try self.folder(["A.swift": Self.header, "bad.json": "[", "new.json": "{\"version\": 9}"])
    func error(_ arguments: String...) -> String {
      let found = folder.run(["--no-config"] + arguments)
      #expect(found.status == .failure)
      return found.errors
    }
    #expect(error("--baseline", "gone.json").contains("there is no baseline 'gone.json'; '--write-baseline' makes one"))
    #expect(error("--baseline", "bad.json").contains("'bad.json' is no baseline: it is not JSON"))
    #expect(error("--baseline", "new.json").contains("'new.json' has version 9, and this tool reads version 1"))
    #expect(error("--write-baseline").contains("no baseline is named"))
    #expect(error("--baseline", "x.json", "--accept-new").contains("needs '--write-baseline'"))
  }
}
