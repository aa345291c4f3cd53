import IntrospectFacts
import IntrospectSyntax

/// Flags a customize closure that writes SwiftUI state at once.
struct StateChangeInClosureRule: Rule {
  static let info = RuleInfo(
    id: "state-change-in-closure", topic: .closures, severity: .warning,
    summary: "The closure changes SwiftUI state while SwiftUI updates the view.",
    rationale: """
      A customize closure runs inside the update of the view. SwiftUI calls a change of state there undefined \
      behaviour: the value may be dropped, or the view is updated once more, and the closure with it. A flag in '@State' \
      that is to make the closure run once has the same fault: its value may not hold.

      Write state a main-queue turn later ('DispatchQueue.main.async'), and only where the value differs. What no view \
      shows belongs in an object that no view observes.
      """,
    examples: [
      .flagged(
        """
        struct Feed: View {
          @State private var inset: CGFloat = 0
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              inset = scrollView.contentInset.top // expect: state-change-in-closure
            }
          }
        }
        """),
      .accepted(
        """
        struct Feed: View {
          @State private var inset: CGFloat = 0
          var body: some View {
            ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
              let top = scrollView.contentInset.top
              guard inset != top else { return }
              DispatchQueue.main.async { inset = top }
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), file.runsDuringUpdate(site) else { return }
    for body in file.bodies(of: site) {
      let reader = StateWriteReader(body, of: site, in: file)
      findings.report(reader.writes().map { finding(about: $0, in: body) }, of: body)
    }
  }

  private func finding(about write: StateWriteReader.Write, in body: CustomizeBody) -> BodyFinding {
    let consequence =
      write.isFlag
      ? "the value may not hold, so it is no promise that this runs once; keep the flag in an object that no view "
        + "observes, or set it in 'DispatchQueue.main.async'"
      : "the change is undefined behaviour, and may be dropped or update the view again; make it in "
        + "'DispatchQueue.main.async', where the value differs"
    return BodyFinding(
      message: "'\(write.name)' is SwiftUI state, and the closure runs while SwiftUI updates the view: \(consequence)",
      range: write.range, notes: [write.declared], asNote: "so is '\(write.name)' here")
  }
}
