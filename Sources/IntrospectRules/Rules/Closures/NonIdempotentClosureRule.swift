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
    guard file.runsCustomizeClosure(of: site), case .closure(let closure) = site.customization else { return }
    var judge = EffectJudge(CustomizeBody(closure, in: file.structure))
    judge.read()
    for effect in judge.reported { report(effect, in: file, into: &findings) }
  }

  private func report(_ effect: EffectJudge.Reported, in file: FileContext, into findings: inout Findings) {
    let member = file.tokens.name(effect.token)
    var message = "'\(member)' \(effect.outcome) at each update of the view"
    if !effect.consequence.isEmpty { message += ": \(effect.consequence)" }
    message += "; \(effect.remedy)"
    let notes = effect.companions.map { token in
      Diagnostic.Note("so do the constraints that belong to it", at: file.tokens[token].range)
    }
    findings.report(
      message, at: file.tokens[effect.token].range, severity: effect.isMinor ? .note : nil, notes: notes)
  }
}
