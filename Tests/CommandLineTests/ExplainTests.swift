import Foundation
import IntrospectLintCLI
import IntrospectRules
import Testing

/// `introspect-lint explain`, for rules and for view types.
struct ExplainTests {
  private let files = InMemoryFileSystem()

  // MARK: - Rules

  @Test func aRuleTellsAllOfItself() {
    let run = Run("explain", "version-gap", in: files)
    #expect(run.status == .clean && run.errors == "")
    for part in [
      "version-gap (warning)\n\nA version list leaves out", "\nReported:\n\n    TextEditor", "\nWith the fix:\n\n",
      "\nAccepted:\n\n", "Fixes: To be looked at, applied by `--fix --unsafe-fixes`: 'Add `.v17`", "\n    rules:\n      version-gap: warning\n",
      "\n    // introspect-lint:disable:next version-gap -- reason\n", "\nSince introspect-lint 0.1.0.\n",
    ] { #expect(run.output.contains(part), "no \(part)") }
  }

  @Test func aRuleOverTheProjectCannotBeSilencedByAComment() {
    let run = Run("explain", "extract-overuse", in: files)
    #expect(run.output.contains("limit: 2  # how many probe calls are accepted"))
    #expect(run.output.contains("Silencing it: Only the configuration can"))
    #expect(!run.output.contains("disable:next"))
  }

  /// What is said of fixes is what the examples show.
  @Test(arguments: RuleCatalog.all.map { $0.info.id })
  func theFixesAreThoseOfTheExamples(id: String) throws {
    let rule = try document(["explain", id, "--json"]).rules[0]
    let info = try #require(RuleCatalog.rule(id)).info
    #expect(rule.id == id)
    #expect(rule.fixes.isEmpty == !info.examples.contains { $0.fixed != nil })
    #expect((rule.suppression == nil) == (info.isOncePerRun || info.isAboutProjectFiles))
    // The configuration that it shows can be read.
    var configured = files
    configured.add(".lint.yml", .file(Array((rule.configuration + "\n").utf8)))
    let check = Run("config", "check", in: configured)
    #expect(check.status == .clean, "\(check.errors)")
  }

  // MARK: - Views

  @Test func aViewTellsItsClassesAndReleases() {
    let run = Run("explain", ".list", in: files)
    #expect(run.status == .clean && run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        .list
          List · scope: receiver · since 0.4.0

          iOS           13      14      15      16      17      18      26      27
          class          T       T       T       C       C       C       C       C
          since      0.4.0   0.4.0   0.4.0   0.4.0   0.6.0   1.2.0  26.0.0  27.0.0
            T = UITableView, C = UICollectionView

          tvOS
        """), "\(run.output)")
    #expect(run.output.contains("- from iOS 16 on the class is UICollectionView, before that UITableView"))
    #expect(run.output.contains("[mixed-native-classes]"))
    #expect(run.output.contains("\nOther forms\n  - .list(style: .plain),"))
  }

  @Test(arguments: [
    (".sheet", "on iOS 15 to 26 it has 2 classes: a closure that names none gets\n    UIPresentationController"),
    (".sheet", "it looks outwards only: the modifier belongs on a view inside the content"),
    (".table", "iOS 13 to 15 cannot be named: SwiftUI had no Table"),
    (".webView", "the tvOS SDK has no WebKit"),
    (".toggle(style: .button)", "1.4.0-beta.1"),
    ("list(style:.plain)", ".list(style: .plain)\n"),
    ("picker", ".picker(style: .wheel)\n"),
    (".Text", "Text\n  cannot be introspected: SwiftUI draws it"),
  ])
  func aViewTellsWhatCatchesPeople(view: String, part: String) {
    let run = Run("explain", view, in: files)
    #expect(run.status == .clean && run.output.contains(part), "\(run.output)\(run.errors)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (".listview", "no view type is called '.listview'; did you mean '.list'?"),
    (".scroll", "no view type is called '.scroll'; did you mean '.scrollView'?"),
    (".qqqqq", "no view type is called '.qqqqq'; 'introspect-lint registry' lists them"),
    ("strong-capture", "no rule is called 'strong-capture'; did you mean 'strong-view-capture' or 'strong-self-capture'?"),
    ("scrollvew", "no rule is called 'scrollvew'; did you mean '.scrollView'?"),
    ("qqqqq", "no rule and no view type is called 'qqqqq'; 'introspect-lint rules' lists the rules"),
    ("UISlider", "'UISlider' is a native class, not a view type; 'slider' may give it"),
  ])
  func aSlipIsAnswered(name: String, message: String) {
    let run = Run("explain", name, in: files)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  @Test func programsGetTheSame() throws {
    let document = try document(["explain", "--json", ".sheet", "version-gap", ".text"])
    #expect(document.rules.map(\.id) == ["version-gap"] && document.views.map(\.callForm) == ["sheet"])
    #expect(document.unbacked.map(\.swiftUIView) == ["Text"])
    let sheet = document.views[0]
    #expect(sheet.defaultScope == "ancestor" && sheet.traps.contains { $0.kind == "twoClasses" && $0.rule == "ambiguous-sheet-class" })
    let versions = try #require(sheet.platforms.first { $0.platform == "iOS" }).versions
    #expect(versions.map(\.version) == ["13", "14", "15", "16", "17", "18", "26", "27"])
    #expect(versions[2].nativeClasses == ["UIPresentationController", "UISheetPresentationController"])
    #expect(versions[6].stableSince == "26.0.0" && versions[6].since == "1.4.0-beta.1")
  }

  // MARK: - The document

  private struct Document: Decodable {
    struct Rule: Decodable {
      struct Fix: Decodable { let title: String; let safe: Bool }
      let id: String
      let fixes: [Fix]
      let configuration: String
      let suppression: String?
    }
    struct View: Decodable {
      struct Platform: Decodable { let platform: String; let versions: [Version] }
      struct Version: Decodable {
        let version: String
        let nativeClasses: [String]
        let since: String?
        let stableSince: String?
      }
      struct Trap: Decodable { let kind: String; let text: String; let rule: String? }
      let callForm: String
      let defaultScope: String
      let platforms: [Platform]
      let traps: [Trap]
    }
    struct Unbacked: Decodable { let swiftUIView: String }
    let rules: [Rule]
    let views: [View]
    let unbacked: [Unbacked]
  }

  private func document(_ arguments: [String]) throws -> Document {
    let run = Run(arguments, in: files.make().files)
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }
}
