import IntrospectFacts
import IntrospectSyntax

extension CustomizeBody {
  /// A note at a closure that the native object keeps and that holds the coordinator; nil without one.
  var closureOverCoordinator: Diagnostic.Note? {
    guard let coordinator else { return nil }
    for open in keptClosures where isKeptByNativeObject(open) {
      let closure = tree.closure(at: open)
      guard closure.captures.allSatisfy({ $0.ownership == .strong }) else { continue }
      let use = closure.body.first { index in
        guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period else { return false }
        if tokens.name(index) == coordinator.context { return tokens.isText(index + 2, "coordinator") }
        return isCoordinator(tokens.name(index), at: open)
      }
      if let use { return note("the view keeps this closure, which holds the coordinator", at: use..<use + 1) }
    }
    return nil
  }

  /// Whether a local was bound to `context.coordinator`.
  private func isCoordinator(_ name: String, at token: Int) -> Bool {
    guard let coordinator, let value = local(name, at: token)?.value, value.count == 3 else { return false }
    return tokens.name(value.lowerBound) == coordinator.context && tokens.isText(value.lowerBound + 2, "coordinator")
  }

  /// `view.onTap = { … }`, `view.addAction(UIAction { … }, for: …)`
  private func isKeptByNativeObject(_ open: Int) -> Bool {
    switch structure.use(ofClosureAt: open) {
    case .assigned(let target):
      let chain = tree.postfixExpression(at: target.lowerBound, before: target.upperBound)
      return !chain.steps.isEmpty && rootOrigin(of: chain) == .native
    case .argument(let callee, _):
      guard callee.lastName == "UIAction", let paren = tree.brackets.opener(of: callee.tokens.lowerBound),
        tokens.isText(paren - 1, "addAction"), tokens.kind(paren - 2) == .period
      else { return false }
      return rootOrigin(of: tree.chain(before: paren - 2)) == .native
    case .immediatelyCalled, .other: return false
    }
  }
}
