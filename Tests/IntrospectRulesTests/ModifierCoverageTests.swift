import IntrospectFacts
import IntrospectRules
import IntrospectSyntax
import Testing

/// What SwiftUI has for the statements of a closure, asked with any target.
struct ModifierCoverageTests {
  private func coverage(_ body: String, on list: String = ".iOS(.v17, .v18), .visionOS(.v1)") throws -> ModifierCoverage {
    let text = "let feed = ScrollView {}.introspect(.scrollView, on: \(list)) { scrollView in\n\(body)\n}"
    let structure = FileStructure(SourceText(path: "Feed.swift", text: text))
    let file = FileContext(
      structure: structure, registry: .current, project: ProjectContext([FileSummary(structure)]))
    let site = try #require(file.callSites.first)
    return try #require(file.modifierCoverage(of: site))
  }

  @Test func namesWhatEachStatementNeeds() throws {
    let coverage = try coverage(
      """
      scrollView.isScrollEnabled = isOpen
      scrollView.isPagingEnabled = true
      scrollView.scrollsToTop = false
      """)
    #expect(coverage.platforms == [.iOS, .visionOS])
    #expect(coverage.statements.map(\.member) == ["isScrollEnabled", "isPagingEnabled", "scrollsToTop"])
    #expect(coverage.statements.map { $0.firstVersion(on: .iOS) } == [16, 17, nil])
    #expect(coverage.statements[0].modifier(from: [.iOS: 16])?.replacement == "'.scrollDisabled(!expression)'")
    #expect(coverage.statements[0].modifier(from: [.iOS: 15]) == nil)
    #expect(!coverage.isWhole)
  }

  @Test func aTargetDecidesWhetherAllIsCovered() throws {
    let coverage = try coverage("scrollView.isPagingEnabled = true\nscrollView.keyboardDismissMode = .onDrag")
    #expect(coverage.isWhole)
    #expect(coverage.isWhole(from: [.iOS: 17]))
    #expect(!coverage.isWhole(from: [.iOS: 16]))
    #expect(!coverage.isWhole(from: [.iOS: 18, .visionOS: 2]))
    #expect(!coverage.isWhole(from: [:]))
  }

  @Test func aClosureThatDoesNothingIsNotCovered() throws {
    #expect(try !coverage("").isWhole)
    #expect(try coverage("guard let window = scrollView.window else { return }").statements.isEmpty)
  }
}
