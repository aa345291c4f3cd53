import IntrospectFacts
import IntrospectSyntax

/// Flags a native view that is captured strongly by a closure which outlives it.
struct StrongViewCaptureRule: Rule {
  static let info = RuleInfo(
    id: "strong-view-capture", topic: .closures, severity: .warning,
    summary: "A closure that outlives the native view captures it strongly.",
    rationale: """
      The block of an observer stays until it is removed, that of a repeating timer until it is invalidated, and a \
      subscription lives as long as what stores it. A native view in it lives as long, whatever SwiftUI does with its \
      own view. An action that a control keeps and that captures the control is a cycle: the control is never freed.

      Capture the view weakly: '[weak scrollView]'. A hop through the main queue is over soon and needs none.
      """,
    examples: [
      .flagged(
        """
        TextField("Name", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
          let action = UIAction.Identifier("clear")
          textField.addAction(UIAction(identifier: action) { _ in
            textField.text = nil // expect: strong-view-capture
          }, for: .editingDidEndOnExit)
        }
        """),
      .accepted(
        """
        TextField("Name", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
          let action = UIAction.Identifier("clear")
          textField.addAction(UIAction(identifier: action) { [weak textField] _ in
            textField?.text = nil
          }, for: .editingDidEndOnExit)
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    for body in file.bodies(of: site) {
      let found = body.longKeptClosures.compactMap { kept in
        body.strongCapture(by: kept).map { finding(about: kept, $0.token, $0.name, in: body) }
      }
      findings.report(found, of: body)
    }
  }

  private func finding(about kept: KeptClosure, _ token: Int, _ name: String, in body: CustomizeBody) -> BodyFinding {
    let holder: String
    switch kept.keeper {
    case .observer: holder = "this block, which is kept until it is removed: the native view lives as long"
    case .timer: holder = "this timer, which runs until it is invalidated: the native view lives as long"
    case .subscription(let store):
      holder = "this closure, which lives as long as '\(store)' keeps it, and so does the native view"
    case .ownAction: holder = "an action that it keeps itself: neither is ever freed"
    case .request: holder = "this closure until the request has ended, though the view may be gone by then"
    }
    return BodyFinding(
      message: "'\(name)' is captured strongly by \(holder); use '[weak \(name)]'", range: token..<token + 1,
      severity: kept.keeper == .request ? .note : nil,
      notes: [body.note("the closure starts here", at: kept.open..<kept.open + 1)],
      asNote: "'\(name)' is captured strongly here too")
  }
}
