import IntrospectFacts
import IntrospectSyntax

/// Flags calls that move the keyboard focus at each run of a closure.
struct FocusInClosureRule: Rule {
  static let info = RuleInfo(
    id: "focus-in-closure", topic: .closures, severity: .warning,
    summary: "The closure moves the keyboard focus at each of its runs.",
    rationale: """
      The closure runs at every update of the view, and each keystroke is one. A field that is made first responder \
      there takes the focus back from whatever the user has turned to; one that gives it up closes the keyboard while \
      the user types. To do it a main-queue turn later changes nothing, and neither does asking `isFirstResponder` \
      before: the field is asked again when the user has left it.

      `@FocusState` with `.focused` is the way that SwiftUI knows of. Otherwise let it hang on a flag, and set the flag \
      when it is done.
      """,
    examples: [
      .flagged(
        """
        TextField("Name", text: $name).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
          textField.becomeFirstResponder() // expect: focus-in-closure
        }
        """),
      .accepted(
        """
        TextField("Name", text: $name)
          .focused($isFocused)
          .onAppear { isFocused = true }
          .introspect(.textField, on: .iOS(.v26, .v27)) { $0.clearButtonMode = .whileEditing }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site), file.repeats(site) else { return }
    for body in file.bodies(of: site) { findings.report(moves(in: body), of: body) }
  }

  private func moves(in body: CustomizeBody) -> [BodyFinding] {
    let tokens = body.tokens
    return body.region.joined().compactMap { index in
      guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .leftParen
      else { return nil }
      let name = tokens.name(index)
      let effects = MemberEffect.effects(of: name, ownedBy: .focusInClosure)
      guard !effects.isEmpty else { return nil }
      let call = body.tree.call(behind: index)
      let receiver = body.tree.chain(before: index - 1)
      guard let effect = effects.first(where: { $0.fits(call, on: receiver) }),
        isNative(receiver, call, in: body), EachRun(body).reaches(index)
      else { return nil }
      return BodyFinding(
        message: "'\(name)' \(effect.outcome) at each update of the view: \(effect.consequence); \(effect.remedy)",
        range: index..<index + 1, asNote: "so '\(name)' \(effect.outcome)")
    }
  }

  /// `field.becomeFirstResponder()`, or `window.makeFirstResponder(field)` where one of both is native.
  private func isNative(_ receiver: PostfixExpression, _ call: Call, in body: CustomizeBody) -> Bool {
    body.rootOrigin(of: receiver) == .native
      || call.arguments.first.map { body.origin(of: $0.value) == .native } == true
  }
}
