import IntrospectRules
import LintTestSupport
import Testing

/// The catalogue, the files of the rules and their corpus speak of the same rules.
@Suite struct CatalogTests {
  /// The rules whose findings lie in sources, by id: their corpus is one of sources.
  private static let sourceRules = RuleCatalog.all.filter { !$0.info.isAboutProjectFiles }.map { $0.info.id }

  private static let rulesFolder = "Sources/IntrospectRules/Rules"

  /// `StrongSelfCaptureRule` for `strong-self-capture`; capitals of an abbreviation count as one.
  private static func matches(type: String, id: String) -> Bool {
    type.lowercased() == id.filter { $0 != "-" } + "rule"
  }

  @Test func listsEveryRuleThatHasAFile() {
    let files = Corpus.paths(under: Self.rulesFolder).compactMap { path -> String? in
      path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
    }
    let types = RuleCatalog.all.map { "\($0)" }
    let missing = Set(files).subtracting(types).sorted().map { "    \($0).self," }
    #expect(missing.isEmpty, "RuleCatalog.all lacks:\n\(missing.joined(separator: "\n"))")
    let without = Set(types).subtracting(files).sorted()
    #expect(without.isEmpty, "no file of that name in \(Self.rulesFolder)/: \(without)")
  }

  @Test func namesIdTypeAndFileAlike() {
    for rule in RuleCatalog.all {
      let id = rule.info.id
      #expect(Self.matches(type: "\(rule)", id: id), "\(rule) has the id '\(id)'")
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "'\(id)' is not kebab-case")
    }
    let ids = RuleCatalog.all.map { $0.info.id }
    #expect(Set(ids).count == ids.count, "two rules have one id")
  }

  @Test func listsTheRulesOfATopicTogether() {
    var topics: [RuleInfo.Topic] = []
    for rule in RuleCatalog.all where topics.last != rule.info.topic { topics.append(rule.info.topic) }
    #expect(Set(topics).count == topics.count, "the catalogue comes back to a topic: \(topics)")
  }

  @Test func hasACorpusFolderForEveryRuleAndNoOther() {
    #expect(Corpus.ruleFolders == Self.sourceRules.sorted())
  }

  /// A rule shows that it finds something and that it can keep quiet.
  @Test(arguments: sourceRules)
  func hasFaultsAndLookalikesInTheCorpus(id: String) {
    let expectations = Corpus.ruleFiles.filter { $0.rule == id }.map { Expectations($0.source.bytes) }
    #expect(expectations.contains { $0.rules.contains(id) }, "no file of \(Corpus.rulesFolder)/\(id) expects \(id)")
    #expect(expectations.contains { $0.saysNone }, "no file of \(Corpus.rulesFolder)/\(id) says '// expect-none'")
  }

  /// What lies in other files shows in a whole run.
  @Test func hasAProjectForEveryRuleAboutItsFiles() {
    let reports = Corpus.paths(under: "TestCorpus/Projects").filter { $0.hasSuffix("/expected.out") }.compactMap { Corpus.text(at: $0) }
    for rule in RuleCatalog.all where rule.info.isAboutProjectFiles {
      #expect(reports.contains { $0.contains("[\(rule.info.id)]") }, "no expected.out names \(rule.info.id)")
    }
  }

  @Test(arguments: RuleCatalog.all.map { $0.info.id })
  func describesItselfInFull(id: String) throws {
    let info = try #require(RuleCatalog.rule(id)).info
    #expect(info.summary.hasSuffix(".") && info.summary.count { $0 == "." } == 1, "the summary is one sentence")
    #expect(!info.summary.contains("\n"))
    #expect(info.rationale.hasSuffix(".") && !info.rationale.hasPrefix(" "))
    #expect(info.rationale.count > info.summary.count)
  }
}
