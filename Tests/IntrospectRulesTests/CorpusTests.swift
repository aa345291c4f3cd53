import LintTestSupport
import Testing

/// Every file of `TestCorpus/Rules` against every check.
@Suite struct CorpusTests {
  @Test(arguments: Corpus.ruleFiles)
  func findsWhatTheCommentsAnnounce(file: CorpusFile) {
    let problems = CorpusCheck(file).findings()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: Corpus.ruleFiles)
  func findsTheSameInOtherSurroundings(file: CorpusFile) {
    let problems = CorpusCheck(file).mutations()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: Corpus.ruleFiles)
  func findsTheSameInAnyOrder(file: CorpusFile) {
    let problems = CorpusCheck(file).order()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: Corpus.ruleFiles)
  func isSilencedByAComment(file: CorpusFile) {
    let problems = CorpusCheck(file).suppressions()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: Corpus.ruleFiles)
  func survivesDamage(file: CorpusFile) {
    let problems = CorpusCheck(file).damage(budget: 30_000)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: Corpus.ruleFiles)
  func fixesAsTheTwinShows(file: CorpusFile) {
    let problems = file.fixTwins()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
