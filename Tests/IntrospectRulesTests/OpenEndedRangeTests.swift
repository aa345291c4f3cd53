import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What `open-ended-range` makes of facts that no source file holds.
@Suite struct OpenEndedRangeTests {
  private func findings(_ version: String = "v16", settings: FileSettings) -> [Diagnostic] {
    let text = "ScrollView { rows }.introspect(.scrollView, on: .iOS(.\(version)...)) { $0.bounces = false }"
    let structure = FileStructure(SourceText(path: "Feed.swift", text: text))
    let linter = Linter(settings: settings)
    return linter.lint(structure, in: ProjectContext([FileSummary(structure)])).diagnostics
      .filter { $0.rule == "open-ended-range" }
  }

  private func replacements(_ findings: [Diagnostic]) -> [String] {
    findings.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
  }

  @Test(arguments: [(Bool?.none, 1), (false, 1), (true, 0)])
  func isSilentInTargetsThatAPackageOffers(isLibrary: Bool?, count: Int) {
    #expect(findings(settings: FileSettings(isInLibraryProduct: isLibrary)).count == count)
  }

  @Test func writesOutNoVersionThatTheLibraryLacks() {
    let old = FileSettings(library: LibraryVersion(1, 3, 0))
    #expect(replacements(findings(settings: old)) == [".v16, .v17, .v18"])
    let lowered = FileSettings(newest: [.iOS: 26])
    #expect(replacements(findings(settings: lowered)) == [".v16, .v17, .v18, .v26"])
  }

  @Test(arguments: [("v16", 1), ("v17", 1), ("v18", 0)])
  func leavesARangeThatBeginsAboveTheTargetToAnotherRule(version: String, count: Int) {
    let settings = FileSettings(targets: [.iOS: DeploymentTarget(17)])
    #expect(findings(version, settings: settings).count == count)
  }
}
