import IntrospectSyntax

/// Flags a suppression that does not say why.
struct SuppressionWithoutReasonRule: Rule {
  static let info = RuleInfo(
    id: "suppression-without-reason", topic: .tool, severity: .warning, isOptIn: true,
    summary: "A suppression gives no reason.",
    rationale: """
      The next reader wants to know whether a suppression still holds. The reason stands behind two hyphens: \
      `// introspect-lint:disable:next stale-version-list -- the screen is gone on iOS 26`.
      """,
    examples: [
      .flagged(
        """
        // introspect-lint:disable:next version-gap
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in // expect-1: suppression-without-reason
          list.selectionFollowsFocus = true
        }
        """),
      .accepted(
        """
        // introspect-lint:disable:next version-gap -- nobody runs 17 here
        let feed = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { list in
          list.selectionFollowsFocus = true
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for comment in file.suppressions.comments where comment.reason == nil && comment.problem == nil {
      guard case .disable = comment.action else { continue }
      findings.report("say why behind two hyphens: '-- reason'", at: comment.range)
    }
  }
}
