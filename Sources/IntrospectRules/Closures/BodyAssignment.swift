import IntrospectSyntax

/// A statement `target = value`, or one with another operator that writes its left side.
struct BodyAssignment {
  /// The left side.
  let target: PostfixExpression
  /// `=`, `+=`, `??=` …
  let operatorToken: Int
  /// The right side.
  let value: Range<Int>
  /// Whether the operator is `=` alone.
  let isPlain: Bool
}

extension CustomizeBody {
  /// The assignments among what runs with each run, in order of place; bindings of new names are none.
  var assignments: [BodyAssignment] {
    if let known = readings.assignments { return known }
    let found = region.joined().compactMap(assignment)
    readings.assignments = found
    return found
  }

  /// Those whose operator stands in a range.
  func assignments(in range: Range<Int>) -> ArraySlice<BodyAssignment> {
    let all = assignments
    func first(from token: Int) -> Int { all.indices.partitioningIndex { all[$0].operatorToken >= token } }
    return all[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  private func assignment(at index: Int) -> BodyAssignment? {
    let isPlain = tokens.kind(index) == .equal
    guard isPlain || tokens.kind(index) == .operator && Self.writes(tokens.text(index)), index > code.lowerBound else {
      return nil
    }
    let target = tree.chain(endingAt: index - 1)
    guard target.tokens.lowerBound >= code.lowerBound, startsStatement(target.tokens.lowerBound) else { return nil }
    let end = tree.endOfExpression(from: index + 1, before: closeBrace)
    return BodyAssignment(
      target: target, operatorToken: index, value: index + 1..<max(index + 1, end), isPlain: isPlain)
  }

  /// `+=`, `??=` and the like; comparisons write nothing.
  private static func writes(_ text: String) -> Bool {
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]
    return text.utf8.count > 1 && text.hasSuffix("=") && !comparisons.contains(text)
  }

  /// Whether a statement starts with the token, so that what stands before `=` is no binding and no default value.
  private func startsStatement(_ index: Int) -> Bool {
    // In a capture list, `x = y` may start a line.
    if let open = tree.brackets.opener(of: index), tokens.kind(open) != .leftBrace { return false }
    switch tokens.kind(index - 1) {
    case .leftBrace, .semicolon: return true
    case .keyword where tokens.isText(index - 1, "in"): return true
    case .colon: return isBehindCaseLabel(index - 1)
    default: return tokens.startsLine(index)
    }
  }

  /// Whether the colon ends `case …:` or `default:`.
  private func isBehindCaseLabel(_ colon: Int) -> Bool {
    var index = colon - 1
    while index >= code.lowerBound {
      if tokens.isText(index, "case") || tokens.isText(index, "default") { return true }
      if tokens.isText(index, "let") || tokens.isText(index, "var") || tokens.kind(index) == .leftBrace { return false }
      if tokens.startsLine(index) { return false }
      index = min(tree.brackets.partner(of: index) ?? index, index) - 1
    }
    return false
  }
}
