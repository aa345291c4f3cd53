import IntrospectFacts
import IntrospectSyntax

/// An expression that gives the native object of a closure, or an object that is reached through it.
struct NativeObject {
  /// The members that lead there from the object that the closure was given: `["tabBar"]`; empty for that object.
  let path: [String]
  /// The class that a cast on the way names last, and how many of the members stand behind it.
  let cast: (typeName: String, pathStart: Int)?
}

extension CustomizeBody {
  /// The native object that an expression gives: the name itself, an alias, a cast, or members behind one of them.
  ///
  /// Nil for calls and subscripts, and for everything that is not read with certainty.
  func nativeObject(in value: Range<Int>) -> NativeObject? { nativeObject(in: value, depth: 0) }

  private func nativeObject(in value: Range<Int>, depth: Int) -> NativeObject? {
    guard !value.isEmpty, depth < 8 else { return nil }
    if let inner = tree.contents(ofParentheses: value) { return nativeObject(in: inner, depth: depth + 1) }
    let chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard let object = nativeObject(chain, depth: depth) else { return nil }
    let end = chain.tokens.upperBound
    if end == value.upperBound { return object }
    // `view as? UITableView`
    guard tokens.isText(end, "as") else { return nil }
    var type = end + 1
    if tokens.kind(type) == .questionMark || tokens.kind(type) == .exclamationMark { type += 1 }
    guard type == value.upperBound - 1, tokens.kind(type) == .identifier else { return nil }
    return NativeObject(path: object.path, cast: (tokens.name(type), object.path.count))
  }

  /// The native object that a chain gives.
  func nativeObject(_ chain: PostfixExpression) -> NativeObject? { nativeObject(chain, depth: 0) }

  private func nativeObject(_ chain: PostfixExpression, depth: Int) -> NativeObject? {
    guard depth < 8, let base = base(of: chain, depth: depth) else { return nil }
    var path = base.path
    for step in chain.steps {
      switch step.kind {
      case .member("self"): continue
      case .member(let name): path.append(name)
      case .optionalChain, .forceUnwrap: continue
      case .call, .subscript: return nil
      }
    }
    return NativeObject(path: path, cast: base.cast)
  }

  private func base(of chain: PostfixExpression, depth: Int) -> NativeObject? {
    let given = NativeObject(path: [], cast: nil)
    switch chain.head {
    case .name(let name):
      guard let local = local(name, at: chain.headTokens.lowerBound) else {
        return name == "self" && isNativeName(name) ? given : nil
      }
      guard local.origin == .native else { return nil }
      guard let value = local.value else {
        return isGivenObject(name, at: chain.headTokens.lowerBound) ? given : nil
      }
      // `if let view`: what the name stands for before the binding.
      return nativeObject(in: value, depth: depth + 1)
    case .implicitSelf: return isNativeName("self") ? given : nil
    case .other:
      guard tokens.kind(chain.headTokens.lowerBound) == .leftParen, chain.headTokens.count > 2 else { return nil }
      return nativeObject(in: chain.headTokens.lowerBound + 1..<chain.headTokens.upperBound - 1, depth: depth + 1)
    case .implicitMember: return nil
    }
  }
}
