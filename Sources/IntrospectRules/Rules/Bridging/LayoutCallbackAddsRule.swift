import IntrospectFacts
import IntrospectSyntax

/// Flags a method that UIKit or AppKit calls again and again, and that adds something at each run.
struct LayoutCallbackAddsRule: Rule {
  static let info = RuleInfo(
    id: "layout-callback-adds", topic: .bridging, severity: .warning,
    summary: "A layout or appearance callback adds a view, a layer, a recogniser or constraints each time it runs.",
    rationale: """
      'layoutSubviews', 'viewDidLayoutSubviews', 'layout()', 'viewDidAppear' and their like run many times in the life \
      of a view, as often as SwiftUI lays a bridged view out. What is added there unconditionally is added again each \
      time.

      Add it where the view is made, or keep it in a property and add it only while it is not there.
      """,
    examples: [
      .flagged(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            layer.addSublayer(gradient) // expect: layout-callback-adds
          }
        }
        struct CardView: UIViewRepresentable {
          func makeUIView(context: Context) -> Card { Card() }
          func updateUIView(_ uiView: Card, context: Context) {}
        }
        """),
      .accepted(
        """
        final class Card: UIView {
          private let gradient = CAGradientLayer()
          override func layoutSubviews() {
            super.layoutSubviews()
            gradient.frame = bounds
            if gradient.superlayer == nil { layer.addSublayer(gradient) }
          }
        }
        struct CardView: UIViewRepresentable {
          func makeUIView(context: Context) -> Card { Card() }
          func updateUIView(_ uiView: Card, context: Context) {}
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ file: FileContext, into findings: inout Findings) {
    guard !file.isTestCode else { return }
    for number in file.structure.declarations.indices {
      let method = file.structure.declarations[number]
      guard method.kind == .function, method.modifiers.contains(.override), Self.callbacks.contains(method.name),
        let code = method.body
      else { continue }
      // Most such methods add nothing.
      guard code.contains(where: { file.tokens.kind($0) == .identifier && Self.members.contains(file.tokens.name($0)) })
      else { continue }
      let body = CustomizeBody(
        code, in: file.structure, native: ["self"], others: method.parameters.map(\.name),
        path: .method(.init(file.structure, number)))
      check(body, of: method, in: file, into: &findings)
    }
  }

  /// Methods that run many times.
  private static let callbacks: Set<String> = [
    "layoutSubviews", "layout", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewDidLayout", "viewWillLayout",
    "updateConstraints", "updateViewConstraints", "viewWillAppear", "viewDidAppear", "viewIsAppearing",
    "didMoveToWindow", "didMoveToSuperview", "viewDidMoveToWindow", "viewDidMoveToSuperview", "draw", "updateLayer",
    "traitCollectionDidChange", "prepareForReuse", "layoutSublayers",
  ]

  private static let members: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addChild", "addSublayer",
    "insertSublayer", "activate", "isActive", "addConstraint", "addConstraints", "addLayoutGuide", "addMotionEffect",
    "addTrackingArea", "addGestureRecognizer", "addInteraction", "addAction",
  ]

  private func check(
    _ body: CustomizeBody, of method: Declaration, in file: FileContext, into findings: inout Findings
  ) {
    var judge = EffectJudge(body)
    judge.read()
    let conditions = RepeatConditions(body, values: [])
    for effect in judge.reported where effect.kind == .accumulates && !effect.isMinor {
      let member = body.tokens.name(effect.token)
      guard Self.members.contains(member), !conditions.mayKnow(at: effect.token),
        !(effect.object.map(body.givesNewHost) ?? false), !isTakenAway(effect, around: method, in: file)
      else { continue }
      var message = "'\(member)' \(effect.outcome) each time '\(method.name)' runs"
      if !effect.consequence.isEmpty { message += ": \(effect.consequence)" }
      message += "; do it once, where the view is made"
      let notes = effect.companions.map { body.note("so do the constraints that belong to it", at: $0..<$0 + 1) }
      findings.report(message, at: effect.token..<effect.token + 1, of: body, notes: notes)
    }
  }

  /// Whether the type takes such a thing away anywhere.
  private func isTakenAway(
    _ effect: EffectJudge.Reported, around method: Declaration, in file: FileContext
  ) -> Bool {
    guard let parent = method.parent, let range = file.structure.declarations[parent].body else { return true }
    let removals = Set(MemberEffect.effects(of: file.tokens.name(effect.token)).flatMap(\.removals))
    return removals.contains { !file.identifiers(named: $0, in: range).isEmpty }
  }
}
