import IntrospectSyntax

/// Flags a scope that holds nothing.
struct EmptyScopeRule: Rule {
  static let info = RuleInfo(
    id: "empty-scope", topic: .scope, severity: .error,
    summary: "'scope: []' looks nowhere.",
    rationale: """
      The scope says where the library looks for the native view: inside the receiver, around it, or both. An empty \
      one looks nowhere, so the closure never runs. Leave the argument out, or name a scope.
      """,
    examples: [
      .flagged(
        """
        ScrollView { Rows() }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), scope: []) { scrollView in  // expect: empty-scope
            scrollView.bounces = false
          }
        """),
      .accepted(
        """
        ScrollView { Rows() }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), scope: [.receiver]) { scrollView in
            scrollView.bounces = false
          }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard site.api == .introspect, let scope = site.scope, file.statedScope(of: site) == [] else { return }
    findings.report(
      "an empty scope looks nowhere, so this closure never runs; leave it out, or name '.receiver' or '.ancestor'",
      at: file.tokens.range(scope))
  }
}
