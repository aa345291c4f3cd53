import IntrospectFacts
import IntrospectSyntax

/// Flags values that a condition sets and nothing sets back.
struct OneWayCustomizationRule: Rule {
  static let info = RuleInfo(
    id: "one-way-customization", topic: .closures, severity: .warning, isOptIn: true,
    summary: "A value is set under a condition, and never set back.",
    rationale: """
      The native object lives on from one update to the next and keeps what it was given. A value that is set only \
      while a flag is true stays when the flag turns false, because the run that follows does not touch it.

      Assign in both cases, best from the flag itself: `view.isHidden = isCompact`. Where the condition can never \
      change while the view lives, the finding does not apply; that is why the rule has to be asked for.
      """,
    examples: [
      .flagged(
        """
        struct Feed: View {
          let isCompact: Bool
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              if isCompact { scrollView.bounces = false } // expect: one-way-customization
            }
          }
        }
        """),
      .accepted(
        """
        struct Feed: View {
          let isCompact: Bool
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              scrollView.bounces = !isCompact
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    for body in file.bodies(of: site) {
      findings.report(OneWayReader(body, in: file).read(), of: body)
    }
  }
}
