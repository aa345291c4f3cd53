import IntrospectFacts
import IntrospectSyntax

/// Flags what disturbs the user, or drifts, when it happens at each run of a closure.
struct RepeatedActionRule: Rule {
  static let info = RuleInfo(
    id: "repeated-action", topic: .closures, severity: .warning,
    summary: "The closure acts, or changes a value a little further, at each of its runs.",
    rationale: """
      SwiftUI runs the closure at every update of the view, for reasons that have nothing to do with it. A window that \
      is centred there jumps back under the user's hands, a list scrolls back, a page loads again. A value that is \
      computed from its old value moves on with each update.

      Act where the event is: in `onAppear`, in `onChange`, in the handler of a button. Assign values that do not \
      depend on the old ones. Where it has to be the closure, let it hang on a flag that is set when it is done.
      """,
    examples: [
      .flagged(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          scrollView.contentInset.top += 20 // expect: repeated-action
          scrollView.setContentOffset(.zero, animated: true) // expect: repeated-action
        }
        """),
      .accepted(
        """
        ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
          scrollView.contentInset.top = 20
          if model.scrollsToTop { scrollView.setContentOffset(.zero, animated: true) }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), file.repeats(site) else { return }
    let classes = file.nativeClasses(of: site)
    for body in file.bodies(of: site) {
      var reader = RepeatedActionReader(body, givenClasses: body.caller == nil ? classes : [])
      findings.report(reader.read(), of: body)
    }
  }
}
