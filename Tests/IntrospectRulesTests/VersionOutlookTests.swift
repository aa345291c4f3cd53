import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What is said of one list on one version, and how a list is made longer.
struct VersionOutlookTests {
  private static let iOS27 = PlatformVersion(.iOS, 27)

  private func survey(
    _ source: String, on target: PlatformVersion = iOS27,
    _ settings: FileSettings = FileSettings(library: LibraryVersion(27, 0, 0))
  ) -> VersionSurvey {
    let structure = FileStructure(SourceText(path: "A.swift", text: source))
    return Linter(settings: settings).survey(structure, in: ProjectContext([FileSummary(structure)]), on: target)
  }

  /// The text with all edits made.
  private func grown(_ source: String, on target: PlatformVersion = iOS27) -> String {
    let survey = survey(source, on: target)
    let edits = (survey.calls + survey.constants.map(\.outlook)).flatMap(\.edits)
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.start.value..<edit.range.end.value, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Layout

  @Test(arguments: [
    (".v26", ".v26, .v27"),
    (".v18, .v26", ".v18, .v26, .v27"),
    (".v18,.v26", ".v18,.v26,.v27"),
    (".v18 , .v26", ".v18 , .v26 , .v27"),
    (".v18, .v26,", ".v18, .v26, .v27,"),
    (".v26, .v18, .v17", ".v27, .v26, .v18, .v17"),
    (".v17, .v26, .v18", ".v17, .v26, .v27, .v18"),
    (".v18, .v26 /* tried */", ".v18, .v26 /* tried */, .v27"),
    (".v18, /* last */ .v26", ".v18, /* last */ .v26, .v27"),
    ("\n  .v18,\n  .v26\n", "\n  .v18,\n  .v26,\n  .v27\n"),
    ("\n  .v18,\n  .v26,\n", "\n  .v18,\n  .v26,\n  .v27,\n"),
    ("\r\n\t.v18,\r\n\t.v26\r\n", "\r\n\t.v18,\r\n\t.v26,\r\n\t.v27\r\n"),
    ("\n  .v26\n", "\n  .v26,\n  .v27\n"),
    ("\n  .v18, // old\n  .v26 // new\n", "\n  .v18, // old\n  .v26, // new\n  .v27\n"),
    ("\n  .v18, // old\n  .v26, // new\n", "\n  .v18, // old\n  .v26, // new\n  .v27,\n"),
    ("\r  .v18,\r  .v26 // new\r", "\r  .v18,\r  .v26, // new\r  .v27\r"),
    ("\n  .v18,\n  .v26 /* a */ // b\n", "\n  .v18,\n  .v26, /* a */ // b\n  .v27\n"),
    ("\n  .v18,\n  .v26\n  // and so on\n", "\n  .v18,\n  .v26,\n  .v27\n  // and so on\n"),
    (".v18, .v26 // new\n", ".v18, .v26, .v27 // new\n"),
    (".v16, .v17,\n  .v18, .v26", ".v16, .v17,\n  .v18, .v26, .v27"),
    ("\n  .v18\n  , .v26\n", "\n  .v18\n  , .v26\n  , .v27\n"),
  ])
  func aListKeepsItsLayout(list: String, expected: String) {
    func source(_ list: String) -> String {
      "let a = Slider(value: $x).introspect(.slider, on: .iOS(\(list))) { $0.isContinuous = false }\n"
    }
    #expect(grown(source(list)) == source(expected))
    #expect(grown(source(expected)) == source(expected))
  }

  @Test func aBlankAfterOneVersionIsThatOfTheCodeAround() {
    let source = "let a = Slider(value: $x).introspect(.slider,on:.iOS(.v26),.tvOS(.v18)) { $0.isContinuous = false }\n"
    #expect(grown(source) == source.replacing(".v26", with: ".v26,.v27"))
  }

  /// Of two lists of one platform in a call, that with the version before grows.
  @Test func ofTwoListsTheLaterOneGrows() {
    let source = "let a = Slider(value: $x).introspect(.slider, on: .iOS(.v18), .iOS(.v26)) { $0.isContinuous = false }\n"
    #expect(grown(source) == source.replacing("(.v26)", with: "(.v26, .v27)"))
  }

  @Test func ofAListAndItsSuccessorOnlyTheRightHalfGrows() {
    let source = """
      let a = List {}
        .introspect(.list, on: .iOS(.v14, .v15)) { (table: UITableView) in table.bounces = false }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { (list: UICollectionView) in list.bounces = false }

      """
    #expect(grown(source) == source.replacing(".v26)", with: ".v26, .v27)"))
    let early = source.replacing("(.v16, .v17, .v18, .v26)", with: "(.v16)")
    #expect(grown(early, on: PlatformVersion(.iOS, 17)) == early.replacing("(.v16)", with: "(.v16, .v17)"))
    #expect(grown(early, on: PlatformVersion(.iOS, 16)) == early)
  }

  @Test func whatStandsInABranchOfAChainGrows() {
    let source = """
      let a = Slider(value: $x)
        #if os(iOS)
        .introspect(.slider, on: .iOS(.v18, .v26)) { $0.isContinuous = false }
        #elseif os(tvOS)
        .introspect(.slider, on: .iOS(.v18, .v26)) { $0.isContinuous = false }
        #endif

      """
    #expect(grown(source) == source.replacing(".v26", with: ".v26, .v27", maxReplacements: 1))
  }

  // MARK: - Reasons

  private func words(_ call: String, _ settings: FileSettings = FileSettings(library: LibraryVersion(27, 0, 0))) -> String? {
    survey("let a = V()\(call)\n", settings).calls.last?.fate.words(for: Self.iOS27)
  }

  @Test(arguments: [
    (".introspect(.list, on: .iOS(.v15)) { $0.x() }", "class changes at 16: belongs in a second modifier"),
    (".introspect(.list, on: .iOS(.v13...)) { $0.x() }", "class changes at 16: belongs in a second modifier"),
    (".introspect(.slider, on: .iOS(.v18)) { $0.x() }", "ends with iOS 18, without 26: a gap may be meant"),
    (".introspect(.slider, on: .iOS()) { $0.x() }", "the list is empty"),
    (".introspect(.slider, on: .macOS(.v26)) { $0.x() }", "names no iOS version"),
    (
      ".introspect(.slider, on: .iOS(.v26)) { (x: UISwitch) in x.x() }",
      "the closure takes UISwitch, and iOS 27 has UISlider"
    ),
    (
      ".introspect(.list, on: .iOS(.v15, .v16)) { $0.x() }",
      "does not compile: its versions have no native class in common"
    ),
    (
      ".introspect(.slider, on: .iOS(.v26), other) { $0.x() }",
      "what 'on:' stands for on the chain is not known in full"
    ),
    (
      ".introspect(.slider, on: .iOS(.v26, .latest)) { $0.x() }",
      "what 'on:' stands for on the chain is not known in full"
    ),
    (".introspect(.mine, on: .iOS(.v26)) { $0.x() }", "the view type comes from elsewhere"),
    (".introspect(Mine(), on: .iOS(.v26)) { $0.x() }", "the view type comes from elsewhere"),
    (
      """
      .introspect(.slider, on: .iOS(.v27)) { $0.x() }
      .introspect(.slider, on: .iOS(.v26)) { $0.x() }
      """, "another call on the chain covers iOS 27"
    ),
    (
      """
      .introspect(.slider, on: .iOS(.v26)) { $0.x() }
      .introspect(.slider, on: .iOS(.v18)) { $0.x() }
      """, "another call on the chain goes on to iOS 26"
    ),
  ])
  func whatIsLeftHasItsReason(call: String, expected: String) { #expect(words(call) == expected) }

  @Test(arguments: [
    "(x: UISlider) in x", "(x: UIKit.UISlider) in x", "(x: UIControl) in x", "(x: UIView) in x", "(x: MySlider) in x",
    "(UISlider) in UISlider", "x in x", "$0",
  ])
  func aClosureThatFitsIsNoReason(head: String) {
    #expect(words(".introspect(.slider, on: .iOS(.v26)) { \(head).isContinuous = false }") == nil)
    #expect(survey("let a = V().introspect(.slider, on: .iOS(.v26)) { \(head).x() }").calls.map(\.fate) == [.extendable])
  }

  @Test func anAvailabilityCheckIsAReason() {
    let source = """
      func f() {
        if #unavailable(iOS 27) { V().introspect(.slider, on: .iOS(.v26)) { $0.x() } }
        if #available(iOS 17, *) { V().introspect(.slider, on: .iOS(.v26)) { $0.x() } }
      }
      """
    #expect(survey(source).calls.map(\.fate) == [.silent(.excluded), .extendable])
  }

  @Test func theTargetAndCommentsAreReasons() {
    var settings = FileSettings(targets: [.iOS: DeploymentTarget(27, origin: "Package.swift:5")])
    settings.library = LibraryVersion(27, 0, 0)
    let call = ".introspect(.slider, on: .iOS(.v18)) { $0.x() }"
    #expect(
      survey("let a = V()\(call)\n", on: PlatformVersion(.iOS, 26), settings).calls.first?.fate
        .words(for: PlatformVersion(.iOS, 26)) == "the deployment target is iOS 27 (Package.swift:5)")
    let silenced = "// introspect-lint:disable:next stale-version-list\nlet a = V().introspect(.slider, on: .iOS(.v26)) { $0.x() }\n"
    #expect(survey(silenced).calls.map(\.fate) == [.silent(.suppressed)])
    // The end has come with the version.
    let ended = silenced.replacing("list\n", with: "list until iOS 27\n")
    #expect(survey(ended).calls.map(\.fate) == [.extendable])
  }

  @Test func aVersionInBetweenIsAGap() {
    let source = "let a = V().introspect(.slider, on: .iOS(.v18, .v27)) { $0.x() }\n"
    #expect(survey(source, on: PlatformVersion(.iOS, 26)).calls.map(\.fate) == [.silent(.gap(before: 27))])
  }

  @Test func whatTheViewDoesNotHaveIsAReason() {
    let source = "let a = V().introspect(.toggle(style: .button), on: .macOS(.v14, .v15)) { $0.x() }\n"
    guard case .silent(.unavailable)? = survey(source, on: PlatformVersion(.macOS, 26)).calls.first?.fate else {
      Issue.record("a button-style toggle has nothing on macOS 26")
      return
    }
    let early = "let a = V().introspect(.textEditor, on: .iOS(.v13)) { $0.x() }\n"
    guard case .silent(.unavailable)? = survey(early, on: PlatformVersion(.iOS, 14)).calls.first?.fate else {
      Issue.record("what does not compile is no list")
      return
    }
  }

  // MARK: - The library

  @Test func theLibraryHasToKnowTheVersion() {
    let call = ".introspect(.slider, on: .iOS(.v26)) { $0.x() }"
    var settings = FileSettings(library: LibraryVersion(26, 0, 1))
    #expect(words(call, settings) == "needs 27.0.0-beta.1, you have 26.0.1")
    settings.libraryOrigin = "Package.resolved:31"
    #expect(words(call, settings) == "needs 27.0.0-beta.1, you have 26.0.1 (Package.resolved:31)")
    settings.library = LibraryVersion(27, 0, 0, "beta.1")
    #expect(words(call, settings) == nil)
    #expect(
      words(call, FileSettings()) == "needs 27.0.0-beta.1, and no pin tells which release of SwiftUI Introspect is in use; 'library:' in .lint.yml names it")
    // A requirement is enough, and so is a call that has the version.
    #expect(words(call, FileSettings(oldestLibrary: LibraryVersion(27, 0, 0))) == nil)
    let used = "let b = V().introspect(.toggle, on: .iOS(.v27)) { $0.x() }\nlet a = V()\(call)\n"
    #expect(survey(used, FileSettings()).calls.map(\.fate) == [.runs, .extendable])
    // The class comes first: no release of the library changes it.
    #expect(words(".introspect(.list, on: .iOS(.v15)) { $0.x() }", settings)?.hasPrefix("class changes at 16") == true)
  }

  @Test func aCopyOfTheLibraryIsNotJudged() {
    let source = "struct iOSVersion {}\nlet a = V().introspect(.slider, on: .iOS(.v26)) { $0.x() }\n"
    #expect(survey(source).calls.map(\.fate) == [.unknown(.ownLibrary)])
    let newer = FileSettings(library: LibraryVersion(99, 0, 0))
    #expect(survey(source, newer).calls.map(\.fate) == [.unknown(.newerLibrary(LibraryVersion(99, 0, 0)))])
  }

  // MARK: - Constants

  private static let constant = """
    extension PlatformViewVersionPredicate<ListType, UITableView> {
      static var old: Self { .iOS(.v14, .v15) }
    }
    extension PlatformViewVersionPredicate<SliderType, UISlider> {
      static let supported: Self = .iOS(
        .v18,
        .v26
      )
    }

    """

  @Test func aConstantGrowsWhereItIsDeclared() {
    let source = Self.constant + "let a = V().introspect(.slider, on: .supported) { $0.x() }\n"
    #expect(grown(source) == source.replacing("    .v26\n", with: "    .v26,\n    .v27\n"))
    let survey = survey(source)
    #expect(survey.constants.map(\.outlook.fate) == [.changesClass(at: 16, to: ["UICollectionView"]), .extendable])
    #expect(survey.calls.map(\.decidingConstant) == [survey.constants[1].id])
    #expect(survey.calls.allSatisfy { $0.edits.isEmpty && !$0.hasOwnList })
  }

  @Test(arguments: [
    ("on: .supported, .iOS(.v27)", "$0", "a call that goes by it names iOS 27 as well"),
    ("on: .supported", "(x: UISwitch) in x", "the closure takes UISwitch, and iOS 27 has UISlider"),
    ("on: .supported, other", "$0", "what 'on:' stands for on the chain is not known in full"),
  ])
  func aConstantServesAllItsCalls(predicates: String, head: String, expected: String) {
    let fine = "let a = V().introspect(.slider, on: .supported) { $0.x() }\n"
    let source = Self.constant + fine + "let b = V().introspect(.slider, \(predicates)) { \(head).x() }\n"
    #expect(survey(source).constants.last?.outlook.fate.words(for: Self.iOS27) == expected)
    #expect(grown(source) == source)
  }

  // MARK: - Other platforms

  @Test func callsForOtherPlatformsAreCountedOnly() {
    let source = """
      #if os(macOS)
      let a = V().introspect(.slider, on: .macOS(.v26)) { $0.x() }
      #endif
      let b = V().introspect(.button, on: .macOS(.v26)) { $0.x() }
      let c = V().introspect(.slider, on: .iOS(.v27)) { $0.x() }
      """
    let survey = survey(source)
    #expect(survey.calls.map(\.name) == [".slider"])
    #expect(survey.otherCallCount == 2)
  }

  @Test func theTypeAroundACallIsTheScreen() {
    let source = """
      struct FeedView: View {
        var body: some View { V().introspect(.slider, on: .iOS(.v26)) { $0.x() } }
      }
      """
    #expect(survey(source).calls.map(\.typeName) == ["FeedView"])
  }
}
