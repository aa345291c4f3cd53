import IntrospectFacts
import IntrospectSyntax

/// Flags `self` of a struct as the target of an action.
struct ValueTypeTargetRule: Rule {
  static let info = RuleInfo(
    id: "value-type-target", topic: .closures, severity: .warning,
    summary: "'self' of a struct is given as the target of an action.",
    rationale: """
      Target and action are messages of Objective-C: the target must be an object, and it is not kept. A SwiftUI view \
      is a struct. What arrives is a box around a copy of it, which is freed at once and does not answer the selector, so \
      the action never comes, or ends the app.

      Give an object of a class that is kept ('@State', '@StateObject', a coordinator), or an action with a closure \
      ('addAction(_:for:)').
      """,
    examples: [
      .flagged(
        """
        struct Search: View {
          var body: some View {
            TextField("Search", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
              textField.addTarget(self, action: selector, for: .editingChanged) // expect: value-type-target
            }
          }
          let selector: Selector
        }
        """),
      .accepted(
        """
        struct Search: View {
          @StateObject private var handler = Handler()
          var body: some View {
            TextField("Search", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
              textField.addTarget(handler, action: handler.selector, for: .editingChanged)
            }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.runsCustomizeClosure(of: site) else { return }
    for body in file.bodies(of: site) {
      let found = targets(in: body).compactMap { finding(about: $0, in: body, of: file) }
      findings.report(found, of: body)
    }
  }

  private func finding(about token: Int, in body: CustomizeBody, of file: FileContext) -> BodyFinding? {
    guard case .value(let type) = file.selfKind(at: token, in: body.structure) else { return nil }
    let kind = type?.declaration.kind == .enum ? "an enum" : type == nil ? "a value" : "a struct"
    let note = type.map { type in
      Diagnostic.Note("'\(type.declaration.name)' is declared as \(kind) here", at: type.nameRange, in: type.path)
    }
    return BodyFinding(
      message: "'self' is \(kind), and a target must be an object: the action never arrives; give an object of a class "
        + "that is kept, or use an action with a closure",
      range: token..<token + 1, notes: note.map { [$0] } ?? [], asNote: "so it is here")
  }

  /// The places of `self` as a target: `addTarget(self, …)`, `target: self`, `x.target = self`.
  private func targets(in body: CustomizeBody) -> [Int] {
    let tokens = body.tokens
    return body.region.joined().filter { index in
      guard tokens.isText(index, "self"), tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .period else {
        return false
      }
      switch tokens.kind(index - 1) {
      case .leftParen: return tokens.isText(index - 2, "addTarget") || isObserver(index, in: body)
      case .colon: return tokens.isText(index - 2, "target") && isArgument(index, in: body)
      case .equal: return tokens.isText(index - 2, "target") && tokens.kind(index - 3) == .period
      default: return false
      }
    }
  }

  private func isArgument(_ index: Int, in body: CustomizeBody) -> Bool {
    guard let open = body.tree.brackets.opener(of: index), body.tokens.kind(open) == .leftParen else { return false }
    // A function of the project may take anything as a target.
    let name = body.tokens.name(open - 1)
    return NativeClassName.isFramework(name) || name == "scheduledTimer"
  }

  /// `NotificationCenter.default.addObserver(self, selector: …)`.
  private func isObserver(_ index: Int, in body: CustomizeBody) -> Bool {
    guard body.tokens.isText(index - 2, "addObserver"), body.tokens.kind(index + 1) == .comma else { return false }
    return body.tree.call(behind: index - 2).arguments.dropFirst().first?.label == "selector"
  }
}
