import IntrospectSyntax

/// Flags a call outside of the places that are meant for it.
struct ScatteredIntrospectionRule: Rule {
  static let info = RuleInfo(
    id: "scattered-introspection", topic: .scope, severity: .warning, isOptIn: true,
    summary: "A view is introspected outside of the paths that are kept for it.",
    rationale: """
      What introspection finds changes with every release of the system. Kept behind a few modifiers of one's own, in \
      one folder, it can be looked over and taken out again in one place. `adapters:` in `.lint.yml` names the paths \
      where calls may stand; without it the rule says nothing.
      """,
    examples: [
      .flagged(
        """
        // settings: adapters Sources/Introspection/**
        ScrollView { Rows() }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in  // expect: scattered-introspection
            scrollView.bounces = false
          }
        """),
      .accepted(
        """
        // settings: adapters Sources/Introspection/**
        ScrollView { Rows() }
          .bouncesDisabled()
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard site.api == .introspect, file.settings.isAdapter == false else { return }
    findings.report(
      "this call stands outside of the paths that 'adapters:' names; move it into a modifier there",
      at: file.tokens.range(site.nameToken..<site.nameToken + 1))
  }
}
