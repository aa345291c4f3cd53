import IntrospectFacts
import IntrospectSyntax

/// Finds what an update method adds at each run.
struct UpdateEffectReader {
  struct Effect {
    /// The name of the member.
    let token: Int
    /// What one more run does: `adds one more subview`.
    let outcome: String
    /// What comes of it; empty where the outcome says it all.
    let consequence: String
    /// Constraints of a view that is added.
    var companions: [Int] = []
  }

  private let body: CustomizeBody
  private let conditions: RepeatConditions
  private var tokens: TokenBuffer { body.tokens }

  init(_ body: CustomizeBody, values: Set<String>) {
    self.body = body
    conditions = RepeatConditions(body, values: values)
  }

  /// In order of place.
  func effects() -> [Effect] {
    var judge = EffectJudge(body)
    judge.read()
    let added = judge.reported.filter { isMeant($0) && !conditions.mayKnow(at: $0.token) }.map { effect in
      Effect(
        token: effect.token, outcome: effect.outcome,
        consequence: effect.kind == nil ? "it is never emptied here" : effect.consequence,
        companions: effect.companions)
    }
    return added + targets()
  }

  /// Whether the effect harms a view of the project's own as it does one of SwiftUI's.
  private func isMeant(_ effect: EffectJudge.Reported) -> Bool {
    if effect.object.map(body.givesNewHost) ?? false { return false }
    switch effect.kind {
    case nil, .accumulates: return !effect.isMinor
    case .allocates: return !effect.isMinor && tokens.kind(effect.token + 1) == .equal
    // The rows of a table are the project's own here; a script handler under a name that is taken raises in any view.
    case .raises: return tokens.isText(effect.token, "add")
    case .replaces, .compounds, .effect: return false
    }
  }

  /// `control.addTarget(Target(), …)`: one more target in each run; the same one again changes nothing.
  private func targets() -> [Effect] {
    body.region.joined().compactMap { index in
      guard tokens.isText(index, "addTarget"), tokens.kind(index - 1) == .period, tokens.kind(index + 1) == .leftParen,
        let target = body.tree.call(behind: index).arguments.first, target.label == nil,
        body.origin(of: target.value) == .fresh
      else { return nil }
      let origin = body.rootOrigin(of: body.tree.chain(before: index - 1))
      guard origin == .native || origin == .outside, !conditions.mayKnow(at: index) else { return nil }
      return Effect(token: index, outcome: "adds one more target", consequence: "its action is sent to each of them")
    }
  }
}

extension CustomizeBody {
  /// The method that runs the code, itself or by a call.
  var method: DeclarationIndex.Entry? {
    switch path {
    case .method(let entry): entry
    case .call(_, let caller, _): caller.method
    case .closure, .reference: nil
    }
  }

  /// Whether an expression gives a host of SwiftUI views that the run makes, or its view: that is another finding.
  func givesNewHost(_ object: Range<Int>) -> Bool {
    var chain = tree.postfixExpression(at: object.lowerBound, before: object.upperBound)
    if let name = chain.headName, let value = local(name, at: object.lowerBound)?.value, !value.isEmpty {
      chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    }
    return chain.headName.map(NativeClassName.isHost) ?? false
  }
}
