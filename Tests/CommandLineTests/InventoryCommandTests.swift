import Foundation
import IntrospectLintCLI
import LintTestSupport
import Testing

/// `introspect-lint inventory`, but for what its documents hold of whole trees.
struct InventoryCommandTests {
  private let files = InMemoryFileSystem(["App/A.swift": Sample.fault, "App/B.swift": Sample.clean])

  @Test func markdownIsWhatComesOutWhereNothingIsSaid() {
    let run = Run("inventory", in: files)
    #expect(run.status == .clean && run.errors == "")
    #expect(run.output.hasPrefix("# Introspection inventory\n\n- 2 introspections, 0 calls of home-made probes, 0 bridges in 2 of 2 files\n"))
    #expect(run.output.contains("| `App/A.swift`:2 | a | `.list` | UICollectionView | receiver | ✓ | ✓ | ✓ | ✓ | ✓ | non-idempotent-closure |\n"))
  }

  @Test(arguments: [
    ("i.html", "<!DOCTYPE html>"), ("i.htm", "<!DOCTYPE html>"), ("i.md", "# Introspection"), ("i.json", "{\n"),
    ("inventory", "# Introspection"),
  ])
  func theNameOfAFileTellsTheFormat(name: String, start: String) {
    let (system, written) = files.make()
    let run = Run(["inventory", "--output", name, "App"], in: system)
    #expect(run.status == .clean && run.output == "")
    #expect(run.errors == "introspect-lint: note: wrote '\(name)': 2 entries\n")
    #expect(written[name]?.hasPrefix(start) == true)
    let (other, files) = files.make()
    _ = Run(["inventory", "--format", "json", "-q", "--output=\(name)"], in: other)
    #expect(files[name]?.hasPrefix("{") == true)
  }

  @Test func whatIsFoundDoesNotMakeItFail() {
    #expect(Run("inventory", "App/A.swift", in: files).status == .clean)
    #expect(Run("inventory", "Nowhere", in: files).status == .failure)
    #expect(Run("inventory", in: InMemoryFileSystem([".lint.yml": "fail: 1\n"])).status == .failure)
    #expect(Run(["inventory", "-o", "Nowhere/i.md"], in: files.make().files).errors == "introspect-lint: error: cannot write 'Nowhere/i.md': no such file or directory\n")
  }

  @Test(arguments: [
    (["-"], "'inventory' takes files and folders, not '-'"),
    (["--format", "htlm"], "unknown value 'htlm' for '--format'; did you mean 'html'?"),
    (["--since", "main"], "--since main: cannot run git: there is no such program"),
    (["--sinec", "main"], "unknown option '--sinec'; did you mean '--since'?"),
  ])
  func wrongUsageIsSaidInOneLine(arguments: [String], message: String) {
    let run = Run(["inventory"] + arguments, in: files.make().files)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  /// Rules ask nothing of a host that is only presented, or of a configuration; an inventory lists them all the same.
  @Test(arguments: [
    "UIHostingController(rootView: Row())", "NSHostingController(rootView: Row())", "NSHostingView(rootView: Row())",
    "NSHostingMenu(rootView: Row())", "UIHostingConfiguration { Row() }",
  ])
  func aHostIsListedWhereItIsAllThereIs(host: String) {
    let files = InMemoryFileSystem(["A.swift": "import SwiftUI\n\nlet shown = \(host)\n"])
    let run = Run("inventory", in: files)
    #expect(run.output.contains(" 1 bridge in 1 of 1 file\n"))
    #expect(run.output.contains("`A.swift`:3 "))
    #expect(Run("lint", "A.swift", in: files).status == .clean)
  }

  @Test func aProjectWithoutAnythingHasAnInventoryToo() {
    for format in ["markdown", "html", "json"] {
      let run = Run("inventory", "--format", format, in: InMemoryFileSystem(["A.swift": Sample.plain]))
      #expect(run.status == .clean && run.errors == "" && run.output.hasSuffix("\n"))
    }
  }

  // MARK: - README

  /// What README shows is what comes out.
  @Test func readmeShowsTrueOutput() throws {
    let readme = try #require(Corpus.text(at: "README.md"))
    func blocks(_ language: String) -> [String] {
      readme.components(separatedBy: "```\(language)\n").dropFirst().map { String($0.components(separatedBy: "\n```")[0]) + "\n" }
    }
    let source = try #require(blocks("swift").first)
    let inventory = Run("inventory", in: InMemoryFileSystem(["Feed.swift": source])).output
    let page = Run("explain", ".list", in: files).output
    let shown = blocks("text")
    #expect(shown.count == 2)
    #expect(shown.contains { page.hasPrefix($0) }, "\(page.prefix(400))")
    #expect(shown.contains { inventory.contains($0) }, "\(inventory)")
  }

  // MARK: - What stands in names

  /// Names that a page or a table could take for its own signs.
  private let odd = InMemoryFileSystem([
    "Odd/<b>&\"|`'😀\u{7}.swift": """
      struct `a | <i>b</i> *c*` {
        func `😀&amp;`(_ `in | out`: Int) { }
        var body: some View {
          List {}.introspect(.list, on: .iOS(.v16)) { $0.delegate = "</script>|" as? UICollectionViewDelegate }
          // introspect-lint:disable:next stale-version-list -- <script>alert("|")</script>
          List {}.introspect(.list, on: .iOS(.v16 /* | <b> */)) { $0.bounces = false }
        }
      }
      """
  ])

  @Test func aPageTakesNothingForItsOwnTags() {
    let page = Run("inventory", "--format", "html", in: odd).output
    #expect(HTMLCheck.problem(in: page) == nil)
    #expect(!page.contains("<b>&") && !page.contains("<script") && !page.contains("\u{7}"))
    #expect(page.contains("&lt;b&gt;&amp;&quot;|`&#39;😀\\u{7}"))
    #expect(page.contains("&lt;script&gt;alert(&quot;|&quot;)&lt;/<wbr>script&gt;") || page.contains("&lt;script&gt;alert(&quot;|&quot;)&lt;/script&gt;"))
  }

  @Test func aTableKeepsItsColumns() {
    let text = Run("inventory", in: odd).output
    for table in text.split(separator: "\n\n") where table.hasPrefix("|") {
      let counts = table.split(separator: "\n").map { line in
        // An escaped pipe stands in a cell.
        line.replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(Set(counts).count == 1, "\(table)")
    }
    #expect(text.contains("``Odd/<b>&\"\\|`'😀\\u{7}.swift``:4"))
    #expect(text.contains("\\<script\\>alert"))
  }

  @Test func aRunnerOfGitHubTakesNothingForACommand() {
    let files = InMemoryFileSystem(["::error::a.swift": Sample.clean])
    for format in ["markdown", "html", "json"] {
      let run = Run(["inventory", "--format", format], in: files.make().files, environment: ["GITHUB_ACTIONS": "true"])
      #expect(!run.output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }
  }
}
