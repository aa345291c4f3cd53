import IntrospectFacts
import IntrospectSyntax

/// Flags an update method of a representable that adds something at each run.
struct SideEffectInUpdateRule: Rule {
  static let info = RuleInfo(
    id: "side-effect-in-update", topic: .bridging, severity: .warning,
    summary: "An update method of a representable adds something each time it runs.",
    rationale: """
      The make method of a representable runs once, the update method runs after it and then at every change of what \
      the view depends on. A subview, a gesture recogniser, a constraint or an observer that is added there is added \
      again each time: views lie on top of each other, handlers fire several times, and memory grows.

      Add what belongs to the view in the make method, and let the update method set values only.
      """,
    examples: [
      .flagged(
        """
        struct Probe: UIViewRepresentable {
          func makeCoordinator() -> Target { Target() }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ uiView: UIView, context: Context) {
            let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Target.fire))
            uiView.addGestureRecognizer(tap) // expect: side-effect-in-update
          }
        }
        """),
      .accepted(
        """
        struct Probe: UIViewRepresentable {
          let onTap: () -> Void
          func makeCoordinator() -> Target { Target() }
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Target.fire))
            view.addGestureRecognizer(tap)
            return view
          }
          func updateUIView(_ uiView: UIView, context: Context) {
            context.coordinator.onTap = onTap
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    for representable in file.representables where !representable.updaters.isEmpty {
      let values = representable.values(in: file.structure)
      for body in file.updateBodies(of: representable) {
        let found = UpdateEffectReader(body, values: values).effects().map { finding(about: $0, in: body) }
        findings.report(found, of: body)
      }
    }
  }

  private func finding(about effect: UpdateEffectReader.Effect, in body: CustomizeBody) -> BodyFinding {
    let member = body.tokens.name(effect.token)
    let updater = body.method?.declaration.name ?? "update"
    var message = "'\(member)' \(effect.outcome) each time '\(updater)' runs"
    if !effect.consequence.isEmpty { message += ": \(effect.consequence)" }
    message += "; do it once, in '\(Representable.maker(for: updater))'"
    let notes = effect.companions.map { body.note("so do the constraints that belong to it", at: $0..<$0 + 1) }
    return BodyFinding(
      message: message, range: effect.token..<effect.token + 1, notes: notes, asNote: "so it is with '\(member)'")
  }
}
