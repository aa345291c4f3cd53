import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// The examples that a rule shows: what their comments announce is found, and the fixed form is what the fixes give.
@Suite struct RuleExamplesTests {
  @Test(arguments: RuleCatalog.all.filter { !$0.info.isAboutProjectFiles }.map { $0.info.id })
  func behaveAsTheirCommentsSay(id: String) throws {
    let info = try #require(RuleCatalog.rule(id)).info
    #expect(info.examples.contains { $0.isFlagged })
    #expect(info.examples.contains { !$0.isFlagged })
    for example in info.examples {
      let text = example.isFlagged ? example.source : example.source + "\n// expect-none\n"
      let source = SourceText(path: "\(id)/example.swift", text: text)
      let problems = CorpusCheck(source).findings()
      #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
      guard example.isFlagged else { continue }
      let fixed = FixTwin.fix(source, rule: id, unsafe: true)
      #expect(
        String(decoding: fixed.text(of: source).bytes, as: UTF8.self) == example.fixed ?? example.source,
        "\(fixed.refusals)")
    }
  }
}
