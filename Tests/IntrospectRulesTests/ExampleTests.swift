import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// The examples that rules show of themselves.
struct ExampleTests {
  struct Case: Sendable, CustomStringConvertible {
    let info: RuleInfo
    let number: Int
    var example: RuleInfo.Example { info.examples[number] }
    var description: String { "\(info.id), example \(number + 1)" }
  }

  static let cases = RuleCatalog.all.flatMap { rule in
    rule.info.examples.indices.map { Case(info: rule.info, number: $0) }
  }

  @Test("Examples behave as their comments say", arguments: cases)
  func findings(example: Case) {
    let source = SourceText(path: "Example.swift", text: example.example.source)
    let result = LintResult(linting: source)
    // What another rule would say of an example is not what the example is about.
    let own = LintResult(
      source: source, diagnostics: result.diagnostics.filter { $0.rule == example.info.id },
      callSiteCount: result.callSiteCount)
    let comments = example.example.isFlagged ? "" : "\n// expect-none"
    let expectations = Expectations(of: example.example.source + comments)
    if let mismatch = expectations.mismatch(with: own) { Issue.record("\(mismatch)") }
    #expect(expectations.expected.allSatisfy { $0.rule == example.info.id })
  }

  @Test("The fixed form of an example is what the fixes give", arguments: cases.filter(\.example.isFlagged))
  func fixes(example: Case) {
    let source = example.example.source
    let fixed = TestFixer(rule: example.info.id, appliesUnsafe: true).fix(source)
    #expect(fixed == example.example.fixed ?? source)
  }
}
