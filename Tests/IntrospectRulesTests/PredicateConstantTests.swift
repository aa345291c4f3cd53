import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Constants that are declared in one file and used in others.
@Suite struct PredicateConstantTests {
  private static let stale = """
    import SwiftUIIntrospect
    extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
      static var supportedVersions: Self { .iOS(.v16, .v17, .v18) }
    }
    """

  private static func use(_ name: String = ".supportedVersions", as member: String = "scrollView") -> String {
    "let a = ScrollView { rows }.introspect(.\(member), on: \(name)) { $0.bounces = false }\n"
  }

  /// The findings of each file, by its path; whatever the order of the files.
  private func findings(
    _ sources: [(path: String, text: String)], settings: FileSettings = FileSettings()
  ) -> [String: [Diagnostic]] {
    let structures = sources.map { FileStructure(SourceText(path: $0.path, text: $0.text)) }
    func lint(_ structures: [FileStructure]) -> [String: [Diagnostic]] {
      let project = ProjectContext(structures.map { FileSummary($0) })
      let linter = Linter(settings: settings)
      return Dictionary(
        uniqueKeysWithValues: structures.map { ($0.tokens.source.path, linter.lint($0, in: project).diagnostics) })
    }
    let found = lint(structures)
    #expect(lint(structures.reversed()) == found)
    return found.filter { !$0.value.isEmpty }
  }

  private func rules(_ diagnostics: [Diagnostic]?) -> [String] { diagnostics?.map(\.rule) ?? [] }

  @Test func aFaultIsToldOnceInTheFileOfTheConstant() throws {
    let found = findings([("B.swift", Self.use()), ("Kit.swift", Self.stale), ("A.swift", Self.use())])
    #expect(found.keys.sorted() == ["Kit.swift"])
    let finding = try #require(found["Kit.swift"]?.first)
    #expect(rules(found["Kit.swift"]) == ["stale-version-list"])
    #expect(finding.notes.map(\.path) == ["A.swift", "B.swift"])
    #expect(finding.notes.allSatisfy { $0.message == "used here" })
    let text = Self.use().utf8
    let range = try #require(finding.notes[0].range)
    #expect(String(text.dropFirst(range.start.value).prefix(range.byteLength)) == ".supportedVersions")
    #expect(finding.fixes.flatMap(\.edits).map(\.replacement) == [", .v26, .v27"])
  }

  @Test func threeUsesAreNamedAndTheRestIsCounted() throws {
    let uses = (1...5).map { (path: "F\($0).swift", text: Self.use()) }
    let finding = try #require(findings(uses + [("Kit.swift", Self.stale)])["Kit.swift"]?.first)
    #expect(finding.notes.map(\.message) == ["used here", "used here", "used here", "and 2 more"])
    #expect(finding.notes.map(\.path) == ["F1.swift", "F2.swift", "F3.swift", nil])
  }

  @Test func onlyUsesThatMayRunThereCount() throws {
    let old = "if #unavailable(iOS 26) { " + Self.use().dropLast() + " }\n"
    #expect(findings([("A.swift", old), ("Kit.swift", Self.stale)]).isEmpty)
    let both = findings([("A.swift", old), ("B.swift", Self.use()), ("Kit.swift", Self.stale)])
    #expect(try #require(both["Kit.swift"]?.first).notes.map(\.path) == ["B.swift"])
    let beside = Self.use(".supportedVersions, .iOS(.v26, .v27)")
    #expect(findings([("A.swift", beside), ("Kit.swift", Self.stale)]).isEmpty)
    // Of what is missing, each use asks for its own.
    let partly = "if #unavailable(iOS 27) { " + Self.use().dropLast() + " }\n"
    let message = findings([("A.swift", partly), ("Kit.swift", Self.stale)])["Kit.swift"]?.first?.message ?? ""
    #expect(message.contains("never runs on iOS 26;"))
  }

  @Test func whatAConstantCoversIsCoveredAtTheCall() {
    let complete = """
      extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
        static let later: Self = .iOS(.v26, .v27)
      }
      """
    let call = Self.use(".iOS(.v17, .v18), .later")
    #expect(findings([("A.swift", call), ("Kit.swift", complete)]).isEmpty)
    #expect(rules(findings([("A.swift", Self.use(".iOS(.v17, .v18)"))])["A.swift"]) == ["stale-version-list"])
    // Where nobody knows the constant, nothing is said.
    #expect(findings([("A.swift", call)]).isEmpty)
  }

  @Test func callsAreCountedThroughConstants() {
    let kit = """
      extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
        static let current: Self = .iOS(.v26, .v27)
      }
      """
    let texts = [kit, Self.use(".current"), Self.use(".current, .iOS(.v26)"), Self.use(".current", as: "slider")]
    let project = ProjectContext(
      texts.enumerated().map { FileSummary(FileStructure(SourceText(path: "\($0.offset).swift", text: $0.element))) })
    #expect(project.callsByVersion == [PlatformVersion(.iOS, 26): 2, PlatformVersion(.iOS, 27): 2])
    #expect(project.newestVersionUsed == [.iOS: 27])
    let old = "let b = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n"
    let found = findings(texts.enumerated().map { ("\($0.offset).swift", $0.element) } + [("Old.swift", old)])
    #expect(found["Old.swift"]?.first?.message.contains("2 other calls here cover iOS 27") == true)
    #expect(found["Old.swift"]?.first?.severity == .warning)
  }

  @Test func aConstantOfThatNameForAnotherTypeIsNoRival() {
    let other = """
      extension PlatformViewVersionPredicate<SliderType, UISlider> {
        static var supportedVersions: Self { .iOS(.v16, .v17, .v18, .v26, .v27) }
      }
      """
    let sources = [("A.swift", Self.use()), ("Kit.swift", Self.stale), ("Other.swift", other)]
    #expect(findings(sources).keys.sorted() == ["Kit.swift"])
    // A second one for the type is, in whatever file.
    #expect(findings(sources + [("Twin.swift", Self.stale)]).isEmpty)
  }

  @Test func aPrivateConstantIsNamedInItsFileOnly() {
    let own = "private " + Self.stale.replacing("import SwiftUIIntrospect\n", with: "")
    let call = Self.use(".supportedVersions, .iOS(.v26, .v27)")
    let apart = findings([("A.swift", own + "\n" + call), ("B.swift", own + "\n" + Self.use())])
    #expect(apart.keys.sorted() == ["B.swift"])
    // What a call in another file means is not known.
    #expect(findings([("A.swift", own + "\n" + call), ("B.swift", Self.use())]).isEmpty)
  }

  @Test func anOwnerIsTakenByItsName() {
    let owner = """
      enum Platforms {
        static let scrolling: PlatformViewVersionPredicate<ScrollViewType, UIScrollView> = .iOS(.v16, .v17)
      }
      """
    func found(_ name: String) -> [String] { findings([("A.swift", Self.use(name)), ("P.swift", owner)]).keys.sorted() }
    #expect(found("Platforms.scrolling, .iOS(.v18, .v26, .v27)") == [])
    #expect(found("App.Platforms.scrolling, .iOS(.v18, .v26, .v27)") == [])
    // Another owner's is another constant, and this one is used by nobody.
    #expect(found("Others.scrolling, .iOS(.v18, .v26, .v27)") == ["P.swift"])
  }

  @Test func aPackageThatOffersItHasUsersWithOtherTargets() {
    let kit = Self.stale.replacing(".v18)", with: ".v18, .v26, .v27)")
    let targets: [Platform: DeploymentTarget] = [.iOS: DeploymentTarget(15)]
    let app = FileSettings(targets: targets)
    let found = findings([("A.swift", Self.use()), ("Kit.swift", kit)], settings: app)
    #expect(rules(found["Kit.swift"]) == ["uncovered-deployment-target"])
    let library = FileSettings(targets: targets, isInLibraryProduct: true)
    #expect(findings([("A.swift", Self.use()), ("Kit.swift", kit)], settings: library).isEmpty)
  }

  @Test func aReleaseThatLacksAVersionIsToldAtTheConstant() {
    let found = findings(
      [("A.swift", Self.use()), ("Kit.swift", Self.stale)], settings: FileSettings(library: LibraryVersion(1, 1, 0)))
    #expect(found.keys.sorted() == ["Kit.swift"])
    #expect(rules(found["Kit.swift"]) == ["library-too-old"])
    #expect(found["Kit.swift"]?.first?.notes.map(\.path) == ["A.swift"])
  }

  @Test func theOldNameOfTheTypeIsKnown() {
    let kit = Self.stale.replacing("PlatformViewVersionPredicate", with: "PlatformViewVersions")
    #expect(rules(findings([("A.swift", Self.use()), ("Kit.swift", kit)])["Kit.swift"]) == ["stale-version-list"])
  }
}
