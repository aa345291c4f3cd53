import Foundation
import IntrospectLintCLI
import IntrospectLintKit
import LintTestSupport
import Testing

/// `retire`: which calls SwiftUI has made dispensable, and what a higher deployment target would add.
struct RetireCommandTests {
  private static let iOS = ".iOS(.v15, .v16, .v17, .v18, .v26, .v27)"

  private static func call(_ body: String, view: String = "scrollView", on list: String = iOS) -> String {
    "let a = ScrollView { rows }.introspect(.\(view), on: \(list)) { v in \(body) }\n"
  }

  /// What SwiftUI can do, by the version of iOS that is needed, from Apple's documentation.
  private static let needs: [(name: String, body: String, version: String?)] = [
    ("Disabled", "v.isScrollEnabled = !isLocked", "16"),
    ("Keyboard", "v.keyboardDismissMode = .onDrag", "16"),
    ("Bounce", "v.alwaysBounceVertical = false", "16.4"),
    ("Paging", "v.isPagingEnabled = true", "17"),
    ("Both", "v.isScrollEnabled = !isLocked; v.isPagingEnabled = true", "17"),
    ("Clip", "if flag { v.clipsToBounds = false }", "17"),
    ("Offset", "v.setContentOffset(.zero, animated: true)", "18"),
    ("Edge", "v.topEdgeEffect.isHidden = true", "26"),
    ("Part", "v.isPagingEnabled = true; v.delaysContentTouches = false", nil),
    ("Touches", "v.delaysContentTouches = false", nil),
  ]

  private static func files(target: String?) -> InMemoryFileSystem {
    var sources = [".lint.yml": target.map { "targets: { iOS: \($0) }\n" } ?? "version: 1\n"]
    for need in needs { sources["\(need.name).swift"] = call(need.body) }
    return InMemoryFileSystem(sources)
  }

  private struct Document: Decodable {
    struct Call: Decodable {
      struct Use: Decodable {
        let member: String?
        let replacement: String?
        let since: [String: String]?
      }
      let group: String
      let path: String
      let uses: [Use]
    }
    struct Price: Decodable, Equatable {
      let platform: String
      let version: String
      let moreCalls: Int
    }
    let unreadCalls: Int
    let groups: [String: Int]
    let prices: [Price]
    let jointCalls: Int
    let calls: [Call]

    func names(_ groups: String...) -> Set<String> {
      Set(calls.filter { groups.contains($0.group) }.map { String($0.path.dropLast(".swift".count)) })
    }
    /// What can be deleted.
    var listed: Set<String> { names("now", "raised") }
  }

  private func document(_ arguments: String..., in files: InMemoryFileSystem) throws -> Document {
    let run = Run(["retire", "--format", "json"] + arguments, in: files.make().files)
    #expect(run.status == .clean && run.errors == "")
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  private static func expected(_ isEnough: (Double) -> Bool) -> Set<String> {
    Set(needs.filter { $0.version.flatMap { Double($0) }.map(isEnough) ?? false }.map(\.name))
  }

  // MARK: - What can go

  @Test(arguments: ["15", "16", "16.4", "17", "18", "26"])
  func whatCanGoHangsOnTheTarget(target: String) throws {
    let own = try #require(Double(target))
    let document = try document(in: Self.files(target: target))
    #expect(document.names("now") == Self.expected { $0 <= own })
    #expect(document.names("higher") == Self.expected { $0 > own })
    #expect(document.names("partial") == ["Part"] && document.names("nothing") == ["Touches"])
  }

  /// Asking about a target gives what the project would get with that target.
  @Test(arguments: ["16", "16.4", "17", "18", "26"])
  func aTargetThatIsAskedAboutCountsAsTheOwnOne(target: String) throws {
    let asked = try document("--target", "iOS=\(target)", in: Self.files(target: "15"))
    let own = try document(in: Self.files(target: target))
    #expect(asked.listed == own.listed)
    #expect(asked.names("now") == [])
  }

  @Test func aHigherTargetTakesNoCallOffTheList() throws {
    for own in [nil, "15", "17"] as [String?] {
      var last: Set<String> = []
      for target in ["13", "15", "16", "16.4", "17", "18", "26", "27"] {
        let listed = try document("--target", "iOS=\(target)", in: Self.files(target: own)).listed
        #expect(listed.isSuperset(of: last), "iOS \(target) over \(own ?? "none")")
        last = listed
      }
      #expect(last == Self.expected { _ in true })
    }
  }

  @Test func theTableTellsWhatEachTargetAdds() throws {
    let document = try document(in: Self.files(target: "16"))
    #expect(
      document.prices == [
        .init(platform: "iOS", version: "16.4", moreCalls: 1), .init(platform: "iOS", version: "17", moreCalls: 4),
        .init(platform: "iOS", version: "18", moreCalls: 5), .init(platform: "iOS", version: "26", moreCalls: 6),
      ])
    for price in document.prices {
      let asked = try self.document("--target", "iOS=\(price.version)", in: Self.files(target: "16"))
      #expect(asked.names("raised").count == price.moreCalls)
    }
  }

  @Test func eachUseIsNamedWithItsModifier() throws {
    let document = try document("--target", "iOS=18", in: Self.files(target: "15"))
    let both = try #require(document.calls.first { $0.path == "Both.swift" })
    #expect(both.uses.map(\.member) == ["isScrollEnabled", "isPagingEnabled"])
    #expect(both.uses.map(\.since) == [["iOS": "16"], ["iOS": "17"]])
    #expect(both.uses.last?.replacement == "'.scrollTargetBehavior(.paging)'")
    let text = Run("retire", "--target", "iOS=17", in: Self.files(target: "15")).output
    #expect(text.contains("    'isPagingEnabled': '.scrollTargetBehavior(.paging)' from iOS 17\n"))
    #expect(text.contains("more can go with iOS 17\n"))
  }

  // MARK: - Beside the rule

  /// Over all that the corpus has of it: each readable call is in one group, and what can go now is what the rule
  /// says of whole calls.
  @Test(arguments: Corpus.ruleFiles.filter { $0.path.contains("native-modifier-available") })
  func itAgreesWithTheRule(file: CorpusFile) throws {
    let text = file.source
    let first = String(decoding: text.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    var sources = ["A.swift": String(decoding: text.bytes, as: UTF8.self)]
    if let targets = first.ranges(of: "targets ").first.map({ first[$0.upperBound...].prefix { $0 != ";" } }) {
      // Of `iOS 15 to 17` the lowest counts.
      let values = targets.split(separator: ",").map { $0.split(separator: " ").prefix(2).joined(separator: ": ") }
      sources[".lint.yml"] = "targets: { \(values.joined(separator: ", ")) }\n"
    }
    let files = InMemoryFileSystem(sources)
    let document = try document(in: files)
    #expect(document.groups.values.reduce(0, +) == document.calls.count)
    let lint = Run("--only", "native-modifier-available", "--fail-on", "never", "--format", "concise", in: files)
    let whole = lint.output.split(separator: "\n").filter { $0.contains("the whole introspection can go") && $0.first != " " }
    #expect(document.groups["now"] == whole.count, "\(lint.output)")
  }

  @Test func itAgreesWithTheRuleOnEachNeed() throws {
    for target in ["15", "16", "16.4", "17", "18", "26"] {
      let files = Self.files(target: target)
      let lint = Run("--only", "native-modifier-available", "--fail-on", "never", "--format", "concise", in: files)
      let whole = lint.output.split(separator: "\n").filter { $0.contains("the whole introspection can go") }
      let names = Set(whole.map { String($0.prefix { $0 != "." }) })
      #expect(names == (try document(in: files).names("now")), "iOS \(target)")
    }
  }

  @Test func whatCannotBeReadIsCounted() throws {
    let files = InMemoryFileSystem([
      ".lint.yml": "targets: { iOS: 17 }\n",
      "A.swift": Self.call("v.isPagingEnabled = true") + Self.call("v.x = 1", view: "mine")
        + "let b = ScrollView {}.introspect(.scrollView, on: \(Self.iOS), customize: elsewhere.tune)\n",
    ])
    let document = try document(in: files)
    #expect(document.calls.count == 1 && document.unreadCalls == 2)
    #expect(Run("retire", in: files).output.hasPrefix("3 introspection calls in 1 file; 2 that cannot be read\n"))
  }

  @Test func aCommentKeepsACall() throws {
    let source = "// introspect-lint:disable:next native-modifier-available -- tried\n" + Self.call("v.isPagingEnabled = true")
    for target in ["16", "17"] {
      let files = InMemoryFileSystem([".lint.yml": "targets: { iOS: \(target) }\n", "A.swift": source])
      #expect(try document("--target", "iOS=18", in: files).names("silenced") == ["A"])
    }
  }

  // MARK: - Targets

  @Test func anUnknownTargetIsSaid() throws {
    let files = Self.files(target: nil)
    let text = Run("retire", in: files).output
    #expect(text.contains("  8  no deployment target of iOS is known; 'targets:' in .lint.yml or '--target' says it\n"))
    #expect(text.contains("  iOS 16    2 more\n"))
    #expect(try document("--target", "iOS=17", in: files).names("raised") == Self.expected { $0 <= 17 })
  }

  /// A call without a list runs where the project is built for.
  @Test func callsWithoutAListGoByTheTarget() throws {
    let source = "import UIKit\nlet a = ScrollView {}.introspectScrollView { (v: UIScrollView) in v.isPagingEnabled = true }\n"
    let files = InMemoryFileSystem(["A.swift": source])
    #expect(try document(in: files).listed == [])
    #expect(try document("--target", "iOS=16", in: files).names("higher") == ["A"])
    #expect(try document("--target", "iOS=17", in: files).listed == ["A"])
  }

  @Test func everyPlatformOfACallHasASay() throws {
    let list = ".iOS(.v16, .v17, .v18, .v26, .v27), .tvOS(.v16, .v17, .v18, .v26, .v27)"
    let files = InMemoryFileSystem([
      ".lint.yml": "targets: { iOS: 16, tvOS: 16 }\n", "A.swift": Self.call("v.clipsToBounds = false", on: list),
    ])
    #expect(try document("--target", "iOS=17", in: files).listed == [])
    let document = try document(in: files)
    #expect(document.prices == [] && document.jointCalls == 1)
    #expect(try self.document("--target", "iOS=17", "--target", "tvOS=17", in: files).listed == ["A"])
  }

  @Test func theOwnTargetStaysWhereItIsHigher() throws {
    let files = Self.files(target: "17")
    #expect(try document("--target", "iOS=15", in: files).listed == Self.expected { $0 <= 17 })
    let text = Run("retire", "--target", "iOS=15", in: files).output
    #expect(text.contains("no call is in a file with a deployment target of iOS below 15\n"))
  }

  // MARK: - The command line

  @Test(arguments: [
    (["--target", "iOS"], "'--target' takes a platform and a version: --target iOS=18, not 'iOS'"),
    (["--target", "iSO=18"], "unknown value 'iSO' for '--target'; did you mean 'iOS'?"),
    (["--target", "iOS=new"], "'new' is no version of iOS: --target iOS=18"),
    (["--target", "iOS=19"], "there is no iOS 19 that SwiftUI runs on; the nearest is iOS 26"),
    (["--target", "iOS=12"], "there is no iOS 12 that SwiftUI runs on; the nearest is iOS 13"),
    (["--target", "iOS=28"], "iOS 28 is not known here: the newest is iOS 27, and nothing is guessed beyond it"),
    (["--format", "jsn"], "unknown value 'jsn' for '--format'; did you mean 'json'?"),
    (["-"], "'retire' reads files, not standard input"), (["Nowhere"], "cannot find 'Nowhere'"),
  ])
  func wrongUsageIsSaidInOneLine(arguments: [String], message: String) {
    let run = Run(["retire"] + arguments, in: Self.files(target: "16").make().files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  @Test func nothingIsWrittenAndNothingFails() {
    let (system, written) = Self.files(target: "26").make()
    #expect(Run(["retire"], in: system).status == .clean)
    #expect(written.paths == [])
    #expect(Run("retire", in: InMemoryFileSystem()).output.hasPrefix("0 introspection calls in 0 files\n"))
  }
}
