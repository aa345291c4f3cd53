import IntrospectFacts
import IntrospectSyntax

/// Flags a suppression that names no rule, or cannot be read.
struct UnknownRuleInSuppressionRule: Rule {
  static let info = RuleInfo(
    id: "unknown-rule-in-suppression", topic: .tool, severity: .error,
    summary: "A suppression names a rule that does not exist, or cannot be read.",
    rationale: """
      A slip in a suppression would make it do nothing, or less than is meant. The forms are \
      `// introspect-lint:disable:next RULE, RULE until iOS 28 -- reason`, with `:this`, `:previous` or `:file` in place \
      of `:next`, and `// introspect-lint:disable RULE` up to `// introspect-lint:enable RULE`. A rule is always named; \
      `until` and the reason may be left out.
      """,
    examples: [
      .flagged(
        """
        // introspect-lint:disable:next version-gaps
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: unknown-rule-in-suppression
          list.selectionFollowsFocus = true // expect-1: version-gap
        }
        """,
        fixed: """
          // introspect-lint:disable:next version-gap
          let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: unknown-rule-in-suppression
            list.selectionFollowsFocus = true // expect-1: version-gap
          }
          """),
      .accepted(
        """
        // introspect-lint:disable:next version-gap
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in
          list.selectionFollowsFocus = true
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for comment in file.suppressions.comments {
      if let problem = comment.problem {
        findings.report(problem.message, at: problem.range, fix: fix(problem.range, problem.replacement))
      }
      for rule in comment.rules where RuleCatalog.rule(rule.id) == nil {
        let near = RuleCatalog.nearestID(to: rule.id)
        let advice = near.map { "did you mean '\($0)'?" } ?? "'introspect-lint rules' lists them"
        findings.report("no rule is called '\(rule.id)'; \(advice)", at: rule.range, fix: fix(rule.range, near))
      }
    }
  }

  private func fix(_ range: SourceRange, _ replacement: String?) -> FixIt? {
    replacement.map { FixIt("Write '\($0)'", .needsReview, [SourceEdit(replacing: range, with: $0)]) }
  }
}
