import Foundation
import IntrospectLintCLI
import LintTestSupport
import Testing

/// Inventories of the trees of `TestCorpus/Inventories` and `TestCorpus/Apps`.
///
/// Whole documents stand beside the trees; `UPDATE_CORPUS=1 swift test --filter InventoryCorpusTests` writes them anew.
/// What must be in them is typed by hand below.
struct InventoryCorpusTests {
  private static let trees = AppTree.inventories + AppTree.all
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_CORPUS"] == "1"
  private static let formats = ["markdown", "html", "json"]

  @Test func thereAreTrees() throws {
    #expect(AppTree.inventories.map(\.name) == ["Sampler"])
    #expect(Self.trees.contains { $0.name == "Harbour" })
  }

  // MARK: - Contents

  @Test func everySiteIsListedWithWhatItDoes() throws {
    let sampler = try #require(AppTree.inventories.first)
    let document = try Document(sampler.run(["inventory", "--format", "json", "."]))
    let lines = document.entries.map { entry in
      "\(entry.path.split(separator: "/").last ?? ""):\(entry.line) \(entry.kind) \(entry.symbol) \(entry.name) \(entry.view ?? "-") "
        + "\(entry.nativeClasses.joined(separator: "+")) \(entry.scope ?? "-")"
    }
    #expect(
      lines == [
        "Bridges.swift:5 representable WindowAccessor UIViewRepresentable - UIView -",
        "Bridges.swift:12 representable Player UIViewControllerRepresentable - PlayerController -",
        "Bridges.swift:20 host PlayerController.host UIHostingController AnyView UIHostingController -",
        "Bridges.swift:24 host PlayerController.cell() UIHostingConfiguration - UIHostingConfiguration -",
        "Bridges.swift:29 host RootController UIHostingController - UIHostingController -",
        "Bridges.swift:33 probe Probed.body WindowAccessor - UIWindow -",
        "Bridges.swift:34 probe Probed.body extract - UIScrollView -",
        "FeedView.swift:10 introspection FeedView.body introspect .list UICollectionView receiver",
        "FeedView.swift:12 introspection FeedView.body introspect .textField UITextField receiver",
        "FeedView.swift:16 introspection FeedView.body introspect .scrollView UIScrollView receiver",
        "FeedView.swift:18 introspection FeedView.body introspect .list UITableView receiver",
        "FeedView.swift:19 introspection FeedView.body introspect .list UICollectionView receiver",
        "FeedView.swift:25 introspection FeedView.rows introspect .slider UISlider receiver",
        "FeedView.swift:30 introspection FeedView.sheet(_:) introspect .sheet UIPresentationController ancestor",
        "MacTable.swift:8 introspection MacTable.body introspect .list NSTableView receiver",
        "MacTable.swift:11 introspection MacTable.body introspect .list UICollectionView receiver",
      ], "\(lines.joined(separator: "\n"))")
    // The verdicts from iOS 13 to 27 and macOS 10.15 to 27: below the targets, iOS 16 and macOS 13, nothing is asked.
    func verdicts(_ line: Int, _ file: String = "FeedView.swift") -> [String] {
      document.entries.first { $0.path.hasSuffix(file) && $0.line == line }?.platforms.map { platform in
        "\(platform.platform) " + platform.versions.map { Self.letters[$0.verdict, default: $0.verdict] }.joined()
      } ?? []
    }
    #expect(verdicts(10) == ["iOS ...xxxxx"])
    #expect(verdicts(12) == ["iOS ...xxx--"])
    #expect(verdicts(16) == ["iOS ...-rrrr"])
    #expect(verdicts(18) == ["iOS ..x+++++"])
    #expect(verdicts(19) == ["iOS ..+xxxxx"])
    #expect(verdicts(25) == ["iOS ...x-xxx"])
    #expect(verdicts(8, "MacTable.swift") == ["macOS ...xxxxx"])
    #expect(verdicts(11, "MacTable.swift") == ["iOS ...xxxxx"])
    #expect(document.entries.allSatisfy { $0.kind != "introspection" || $0.targets["iOS"]?.lowest == "16" })
    let slider = try #require(document.entries.first { $0.line == 25 })
    #expect(slider.findings.map(\.rule) == ["version-gap"])
    #expect(slider.findings.first?.suppression?.reason == "17 was tried by hand | see <notes>")
    #expect(slider.findings.first?.suppression?.end == "until iOS 28")
  }

  private static let letters = [
    "runs": "x", "range": "r", "sibling": "+", "silent": "-", "notAsked": ".", "excluded": "#", "absent": " ",
    "broken": "!", "unknown": "?",
  ]

  /// What `lint` finds is in it, each finding once.
  @Test(arguments: trees)
  func everyFindingIsCounted(tree: AppTree) throws {
    let document = try Document(tree.run(["inventory", "--format", "json", "."]))
    let inside = document.entries.flatMap { entry in entry.findings.map { (entry.path, $0) } }
    let others = document.otherFindings.map { ($0.path ?? "", $0) }
    let listed = (inside + others).filter { $0.1.suppression == nil }
      .map { "\($0.0):\($0.1.line):\($0.1.column): \($0.1.severity): \($0.1.message) [\($0.1.rule)]" }
    let lint = tree.run(["--format", "json", "."])
    #expect(listed.sorted() == AppFinding.read(lint).map(\.description).sorted())
    let summary = lint.output
    let silenced = (inside + others).count { $0.1.suppression != nil }
    #expect(summary.contains("\"suppressed\": \(silenced)"))
    // Each call that lint counts is an entry.
    let calls = document.entries.count { $0.kind == "introspection" || $0.kind == "probe" }
    #expect(summary.contains("\"callSites\": \(calls)"))
  }

  // MARK: - Bytes

  @Test(arguments: trees, formats)
  func theWholeDocumentIsTheExpectedOne(tree: AppTree, format: String) throws {
    let run = tree.run(["inventory", "--format", format, "."])
    #expect(run.errors == "" && run.status == .clean)
    let path = tree.goldenPath("inventory." + (format == "markdown" ? "md" : format))
    if Self.isUpdating {
      try run.output.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try #require(try? String(contentsOfFile: path, encoding: .utf8), "UPDATE_CORPUS=1 writes \(path)")
    #expect(run.output == expected ? true : false, "UPDATE_CORPUS=1 writes \(path)")
  }

  /// Neither the number of jobs nor the folder that the run starts from shows.
  @Test(.enabled(if: !isUpdating, "the documents are just being written"), arguments: trees, formats)
  func twoRunsGiveTheSameBytes(tree: AppTree, format: String) throws {
    let path = tree.goldenPath("inventory." + (format == "markdown" ? "md" : format))
    let expected = try #require(try? String(contentsOfFile: path, encoding: .utf8))
    #expect(!expected.contains("/project"))
    let arguments = ["inventory", "--format", format, "--jobs"]
    let first = tree.run(arguments + ["1", "/project"], from: "/")
    #expect(first.output == expected ? true : false, "one job, from another folder")
    let second = tree.run(arguments + ["8", ".."], from: "/project/Sources")
    #expect(second.output == expected ? true : false, "eight jobs, from a folder below")
  }

  /// What the page is: one file without scripts and addresses, whose elements close in their order.
  @Test(arguments: trees)
  func thePageNeedsNothingElse(tree: AppTree) throws {
    let page = try String(contentsOfFile: tree.goldenPath("inventory.html"), encoding: .utf8)
    for part in ["<script", "src=", "href=", "http:", "https:", "@import", "url("] { #expect(!page.contains(part), "\(part)") }
    for part in ["<html lang=\"en\">", "<meta charset=\"utf-8\">", "<caption", "scope=\"col\"", "scope=\"row\"", "prefers-color-scheme: dark", "@media print", "<details"] {
      #expect(page.contains(part), "no \(part)")
    }
    #expect(HTMLCheck.problem(in: page) == nil)
  }
}

extension InventoryCorpusTests {
  /// The document for programs, as README describes it.
  struct Document: Decodable {
    struct Entry: Decodable {
      struct Platform: Decodable {
        struct Version: Decodable { let version: String; let verdict: String; let nativeClass: String? }
        let platform: String
        let versions: [Version]
      }
      struct Target: Decodable { let lowest: String; let highest: String? }
      let path: String
      let line: Int
      let kind: String
      let name: String
      let symbol: String
      let view: String?
      let nativeClasses: [String]
      let scope: String?
      let on: [String]
      let platforms: [Platform]
      let targets: [String: Target]
      let findings: [Finding]
    }
    struct Finding: Decodable {
      struct Suppression: Decodable { let reason: String?; let end: String? }
      let path: String?
      let rule: String
      let severity: String
      let message: String
      let line: Int
      let column: Int
      let suppression: Suppression?
    }
    let entries: [Entry]
    let otherFindings: [Finding]

    init(_ run: Run) throws { self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8)) }
  }
}

/// Looks for elements that do not close in their order.
enum HTMLCheck {
  static func problem(in page: String) -> String? {
    let empty: Set<String> = ["meta", "br", "wbr", "col", "!DOCTYPE"]
    var open: [String] = []
    for part in page.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ">") else { return "no end of a tag at '\(part.prefix(40))'" }
      let tag = part[..<end]
      let name = String(tag.drop { $0 == "/" }.prefix { !$0.isWhitespace })
      if empty.contains(name) { continue }
      guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) }) else { return "'<\(tag)>' is no tag" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return "'</\(name)>' closes something else" }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty ? nil : "'\(open.joined(separator: " "))' stays open"
  }
}
