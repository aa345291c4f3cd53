import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport

/// Every rule, those included that are off until somebody asks for them.
let everyRule = RuleSet(RuleCatalog.all)

/// Lints a file that is all there is of its project, with every rule.
func lint(_ source: SourceText, with rules: RuleSet = everyRule) -> LintResult {
  CorpusLinting.lint(source, with: rules)
}

extension LintResult {
  /// Ends the program unless all places lie in the file, in order, and nothing is said twice.
  func checkPlaces() {
    if diagnostics.isEmpty { return }
    if let misplaced = misplaced() { fatalError(misplaced) }
    for (first, second) in zip(diagnostics, diagnostics.dropFirst()) {
      check(first.range <= second.range, "\(second.rule) at \(second.range) comes behind \(first.range)")
      check(
        first.range != second.range || first.rule != second.rule || first.message != second.message,
        "\(first.rule) says twice at \(first.range): \(first.message)")
    }
  }
}
