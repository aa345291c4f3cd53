import IntrospectLintKit
import Testing

@Suite struct BaselineTests {
  private func finding(_ path: String, _ rule: String = "r", snippet: String = "f ( x )", ordinal: Int = 1) -> FindingIdentity {
    FindingIdentity(rule: rule, path: path, symbol: "S.body", snippet: snippet, ordinal: ordinal)
  }

  @Test("A file has one finding a line, sorted, and reads back as it was written")
  func file() throws {
    let baseline = Baseline([finding("b.swift"), finding("a.swift", snippet: "say ( \"é\\n\" )"), finding("a.swift", "q")])
    let text = BaselineFile.text(of: baseline)
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {"path": "a.swift", "symbol": "S.body", "rule": "q", "snippet": "f ( x )", "ordinal": 1},
            {"path": "a.swift", "symbol": "S.body", "rule": "r", "snippet": "say ( \\"é\\\\n\\" )", "ordinal": 1},
            {"path": "b.swift", "symbol": "S.body", "rule": "r", "snippet": "f ( x )", "ordinal": 1}
          ]
        }

        """)
    #expect(try BaselineFile.baseline(of: Array(text.utf8)) == baseline)
    #expect(try BaselineFile.baseline(of: Array(BaselineFile.text(of: Baseline()).utf8)) == Baseline())
  }

  @Test(
    "What is no baseline is told, with its place",
    arguments: [
      ("", "is no baseline: it is not JSON"), ("[1]", "is no baseline: a value is of the wrong kind"),
      ("{}", "is no baseline: 'version' is missing"), ("{\"version\": 2}", "has version 2, and this tool reads version 1"),
      ("{\"version\": 1, \"findings\": [{\"rule\": 1}]}", "is no baseline: findings[0]rule: a value is of the wrong kind"),
    ])
  func failures(text: String, message: String) {
    #expect(throws: BaselineFile.Failure(message: message)) { try BaselineFile.baseline(of: Array(text.utf8)) }
  }

  @Test("An entry is stale when the run would have found it and did not")
  func stale() {
    let gone = finding("a.swift", ordinal: 2)
    let baseline = Baseline([finding("a.swift"), gone, finding("b.swift")])
    #expect(baseline.stale(after: [finding("a.swift")]) { $0.path == "a.swift" } == [gone])
  }
}
