import IntrospectSyntax

extension CustomizeBody {
  /// The text that an expression of literals gives: `"_sheet"`, `"_" + "sheet"`, `["_sheet", "Bar"].joined()`, or a
  /// local that is bound to one. Nil where something else has a part in it.
  func constantText(_ value: Range<Int>) -> String? { constantText(value, depth: 0) }

  private func constantText(_ value: Range<Int>, depth: Int) -> String? {
    guard let first = value.first, depth < 4 else { return nil }
    if value.count == 1 {
      if tokens.kind(first) == .stringLiteral { return literalText(first) }
      guard tokens.kind(first) == .identifier, let bound = local(tokens.name(first), at: first)?.value,
        bound.upperBound <= first
      else { return nil }
      return constantText(bound, depth: depth + 1)
    }
    if let plus = value.first(where: { tokens.kind($0) == .operator && tokens.isText($0, "+") && isOutermost($0, in: value) }) {
      guard let left = constantText(first..<plus, depth: depth + 1),
        let right = constantText(plus + 1..<value.upperBound, depth: depth + 1)
      else { return nil }
      return left + right
    }
    return joinedText(value)
  }

  private func isOutermost(_ index: Int, in value: Range<Int>) -> Bool {
    tree.brackets.opener(of: index).map { !value.contains($0) } ?? true
  }

  /// `["a", "b"].joined()`
  private func joinedText(_ value: Range<Int>) -> String? {
    let chain = tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard tokens.kind(value.lowerBound) == .leftBracket, chain.tokens.upperBound == value.upperBound,
      chain.steps.map(\.kind) == [.member("joined"), .call], chain.steps[1].arguments.isEmpty
    else { return nil }
    let parts = tree.elements(inBracketAt: value.lowerBound).map { part in
      part.count == 1 && tokens.kind(part.lowerBound) == .stringLiteral ? literalText(part.lowerBound) : nil
    }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined()
  }

  /// What stands between the quotes, escapes as written.
  private func literalText(_ index: Int) -> String {
    let text = tokens.text(index).drop { $0 == "#" }.drop { $0 == "\"" }
    return String(text.prefix { $0 != "\"" && $0 != "#" })
  }
}
