import IntrospectFacts
import IntrospectSyntax

/// Tells whether anything keeps a hosting controller that a function makes.
struct HostRetention {
  private let file: FileContext
  private var structure: FileStructure { file.structure }
  private var tokens: TokenBuffer { file.tokens }

  init(_ file: FileContext) { self.file = file }

  /// Whether the controller is gone when the function returns; false where anybody may keep it.
  func isLost(_ host: HostCreation) -> Bool {
    switch host.holder {
    case .other: false
    case .view: !isBrief(around: host.token)
    case .local(let number):
      !structure.declarations[number].hasOwner && file.uses(ofLocal: number).allSatisfy(keepsNothing)
        && !isBrief(around: host.token)
    }
  }

  /// Whether the function takes the view away again, as where it only draws or measures it.
  private func isBrief(around token: Int) -> Bool {
    guard let function = structure.function(around: token), let body = structure.declarations[function].body else {
      return true
    }
    let words: Set<String> = [
      "removeFromSuperview", "drawHierarchy", "UIGraphicsImageRenderer", "render", "ImageRenderer", "sizeThatFits",
      "systemLayoutSizeFitting",
    ]
    return words.contains { !file.identifiers(named: $0, in: body).isEmpty }
  }

  /// Calls on a controller that leave it with nobody.
  private static let idleCalls: Set<String> = [
    "didMove", "willMove", "loadViewIfNeeded", "beginAppearanceTransition", "endAppearanceTransition",
  ]

  /// Whether a use of the controller's name only reads or sets something of it, at once.
  private func keepsNothing(_ use: Int) -> Bool {
    let chain = structure.tree.postfixExpression(at: use, before: tokens.endIndex)
    guard chain.headTokens.lowerBound == use, case .member(let member)? = chain.steps.first?.kind else { return false }
    if chain.steps.dropFirst().first?.kind == .call, !Self.idleCalls.contains(member) { return false }
    return !isInKeptClosure(use)
  }

  private func isInKeptClosure(_ token: Int) -> Bool {
    structure.function(around: token).map { file.isInKeptClosure(token, of: $0) } ?? true
  }
}

extension Declaration {
  /// Whether something but the function keeps the variable.
  fileprivate var hasOwner: Bool { modifiers.contains(.isStatic) || !attributes.isEmpty }
}
