import IntrospectFacts
import IntrospectSyntax

/// Flags what piles up, or is made anew, each time a customize closure runs.
struct NonIdempotentClosureRule: Rule {
  static let info = RuleInfo(
    id: "non-idempotent-closure", topic: .closures, severity: .warning,
    summary: "The closure adds or makes something anew on each of its many runs.",
    rationale: """
      SwiftUI runs a customize closure at every update of the view, not once. A subview, a gesture recogniser, an \
      observer or a timer that is made in it is made again each time, and the earlier ones stay.

      Keep the object outside the closure, or look whether it is there already. A condition on the collection that \
      grows, on a flag that the closure sets, or on the identity of the native object makes the effect happen once; so \
      does taking the earlier one away first.
      """,
    examples: [
      .flagged(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          scrollView.addGestureRecognizer(UIPanGestureRecognizer()) // expect: non-idempotent-closure
        }
        """),
      .accepted(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          guard scrollView.gestureRecognizers?.contains(where: { $0.name == "pan" }) != true else { return }
          let pan = UIPanGestureRecognizer()
          pan.name = "pan"
          scrollView.addGestureRecognizer(pan)
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), file.repeats(site) else { return }
    for body in file.bodies(of: site) {
      var judge = EffectJudge(body)
      judge.read()
      if body.followedFunction == nil {
        for effect in judge.reported { report(effect, in: body, into: &findings) }
      } else if let first = judge.reported.first {
        // One call is one place to mend, whatever it leads to.
        let others = judge.reported.dropFirst().map {
          body.note("so it is with '\(body.tokens.name($0.token))'", at: $0.token..<$0.token + 1)
        }
        report(first, in: body, others: others, into: &findings)
      }
    }
  }

  private func report(
    _ effect: EffectJudge.Reported, in body: CustomizeBody, others: [Diagnostic.Note] = [],
    into findings: inout Findings
  ) {
    let member = body.tokens.name(effect.token)
    var message = "'\(member)' \(effect.outcome) at each update of the view"
    if !effect.consequence.isEmpty { message += ": \(effect.consequence)" }
    message += "; \(effect.remedy)"
    let notes = effect.companions.map { token in
      body.note("so do the constraints that belong to it", at: token..<token + 1)
    }
    findings.report(
      message, at: effect.token..<effect.token + 1, of: body, severity: effect.isMinor ? .note : nil,
      notes: notes + others)
  }
}
