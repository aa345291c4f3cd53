import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// What holds for every file of the corpus. Each file is a project of its own.
///
/// Cuts and deletions are samples; `EXHAUSTIVE_CORPUS=1 swift test` makes all of them.
struct CorpusTests {
  @Test("A file has exactly the findings it expects", arguments: Corpus.rules)
  func findings(file: CorpusFile) {
    let result = LintResult(linting: SourceText(path: file.path, text: file.text))
    expectNothing(Expectations(of: file.text).mismatch(with: result))
    expectNothing(Invariants.rangeProblems(in: result))
    expectNothing(Invariants.lexerProblems(in: result.source))
  }

  @Test("Without its rule, what a file expects is missing", arguments: Corpus.rules)
  func canFail(file: CorpusFile) {
    let expectations = Expectations(of: file.text)
    guard expectations.expected.contains(where: { $0.rule == file.rule }) else { return }
    let others = RuleCatalog.all.filter { $0.info.id != file.rule }
    let result = LintResult(linting: SourceText(path: file.path, text: file.text), with: others)
    #expect(expectations.mismatch(with: result) != nil)
  }

  @Test("Written otherwise, a file has the same findings", arguments: Corpus.rules)
  func equivalents(file: CorpusFile) {
    let plain = LintResult(linting: SourceText(path: file.path, text: file.text))
    let expected = Invariants.outline(of: plain, addedLines: 0)
    for variant in Variant.equivalents(of: file.text) {
      let result = LintResult(linting: SourceText(path: file.path, text: variant.text))
      #expect(Invariants.outline(of: result, addedLines: variant.addedLines) == expected, "\(variant.name)")
      #expect(Expectations(of: variant.text).mismatch(with: result) == nil, "\(variant.name)")
      #expect(Invariants.lexerProblems(in: result.source) == [], "\(variant.name)")
    }
  }

  @Test("In a comment or a string, a file has no findings", arguments: Corpus.rules)
  func disguises(file: CorpusFile) {
    for variant in Variant.disguises(of: file.text) {
      let result = LintResult(linting: SourceText(path: file.path, text: variant.text))
      #expect(result.diagnostics.map(\.message) == [], "\(variant.name)")
      #expect(result.callSiteCount == 0, "\(variant.name)")
    }
  }

  @Test("Cut off anywhere, a file is linted", arguments: Corpus.rules)
  func prefixes(file: CorpusFile) { expectBounds(of: Variant.prefixes(of: file.text), from: file) }

  @Test("Without some of its tokens, a file is linted", arguments: Corpus.rules)
  func deletions(file: CorpusFile) { expectBounds(of: Variant.deletions(from: file.text), from: file) }

  @Test("The report depends neither on the run nor on the order of rules", arguments: Corpus.rules)
  func order(file: CorpusFile) {
    let source = SourceText(path: file.path, text: file.text)
    let reports = [RuleCatalog.all, RuleCatalog.all, RuleCatalog.all.reversed()].map { rules in
      Report([LintResult(linting: source, with: rules)], fileCount: 1)
    }
    let context = ReportContext(workingDirectory: "/work", repositoryRoot: "/work", toolVersion: "1.0.0")
    for format in ReportFormat.allCases {
      let texts = reports.map(format.reporter(context).text)
      #expect(texts[0] == texts[1] && texts[0] == texts[2], "\(format)")
    }
  }

  @Test("Safe fixes give the fixed file", arguments: Corpus.rules.filter { $0.safelyFixed != nil })
  func safeFixes(file: CorpusFile) {
    expectFixes(of: file, give: file.safelyFixed ?? "", appliesUnsafe: false)
  }

  @Test("All fixes give the unsafely fixed file", arguments: Corpus.rules.filter { $0.fixed != nil })
  func allFixes(file: CorpusFile) { expectFixes(of: file, give: file.fixed ?? "", appliesUnsafe: true) }

  private func expectFixes(of file: CorpusFile, give fixed: String, appliesUnsafe: Bool) {
    let fixer = TestFixer(rule: file.rule, appliesUnsafe: appliesUnsafe)
    #expect(fixer.fix(file.text) == fixed)
    #expect(fixer.fix(fixed) == fixed, "nothing is left to fix")
    #expect(FileStructure(SourceText(path: "", text: fixed)).tree.brackets.unbalancedBranches == [])
    #expect(fixer.fix(file.text.replacing("\n", with: "\r\n")) == fixed.replacing("\n", with: "\r\n"))
  }

  private func expectBounds(of variants: [[UInt8]], from file: CorpusFile) {
    for bytes in variants {
      let result = LintResult(linting: SourceText(path: file.path, bytes: bytes))
      expectNothing(Invariants.rangeProblems(in: result))
    }
  }

  private func expectNothing(_ problem: String?) { if let problem { Issue.record("\(problem)") } }
  private func expectNothing(_ problems: [String]) { for problem in problems { Issue.record("\(problem)") } }
}
