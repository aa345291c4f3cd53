import IntrospectLintKit
import LintTestSupport
import Testing

/// What is made from the rules' own words is up to date; `introspect-lint-dev update-generated` makes it so.
@Suite struct GeneratedPagesTests {
  private static let advice: Comment = "run '\(GeneratedPages.command)'"

  @Test func readmeHoldsTheTableOfRules() throws {
    let readme = try #require(Corpus.text(at: "README.md"))
    let updated = try #require(GeneratedPages().updated(readme: readme), "README.md lacks a marker")
    #expect(updated == readme, Self.advice)
  }

  @Test func everyRuleHasItsPage() {
    for (path, text) in GeneratedPages().pages { #expect(Corpus.text(at: path) == text, Self.advice) }
  }

  @Test func thereIsNoOtherPage() {
    let pages = (GeneratedPages().pages.map(\.path) + GeneratedPages.articles).sorted()
    #expect(Corpus.paths(under: GeneratedPages.folder) == pages, Self.advice)
  }

  @Test func readmeKeepsWhatStandsAroundTheTable() throws {
    let pages = GeneratedPages([])
    let readme = "one\n<!-- rules:begin -->\nold\n<!-- rules:end -->\ntwo\n"
    let updated = try #require(pages.updated(readme: readme))
    let table = "\n| rule | severity | what it reports |\n| --- | --- | --- |\n\n"
    #expect(updated == "one\n<!-- rules:begin -->\n\(table)<!-- rules:end -->\ntwo\n")
    #expect(pages.updated(readme: updated) == updated)
    #expect(pages.updated(readme: "no markers\n") == nil)
    #expect(pages.updated(readme: "<!-- rules:end -->\n<!-- rules:begin -->\n") == nil)
  }
}
