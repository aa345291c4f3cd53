import IntrospectSyntax

/// Makes one finding of all that rules say of one statement of a closure: what weighs most and tells most reports, and
/// the rest are its notes.
public struct OneFindingPerStatement: Sendable {
  public init() {}

  /// What reports where several rules of one severity fit a statement, first to last. A rule that is not named comes
  /// behind all others.
  static let order = [
    "stored-native-view", "state-change-in-closure", "delegate-override", "unretained-delegate", "value-type-target",
    "private-api", "forced-cast-in-closure", "wrong-class-member", "strong-view-capture", "repeated-action",
    "focus-in-closure", "non-idempotent-closure", "early-layout-read", "native-modifier-available",
    "synchronous-hierarchy-access", "strong-view-in-proxy", "state-change-in-update", "hosting-controller-in-update", "hosting-view-stacking",
    "unretained-hosting-controller", "missing-containment", "layout-callback-adds", "side-effect-in-update",
  ]

  /// - Parameter diagnostics: the findings of all rules in one file, in any order.
  public func merging(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.statement != nil }) else { return diagnostics }
    var merged: [Diagnostic] = []
    var byStatement: [Diagnostic.Statement: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      if let statement = diagnostic.statement { byStatement[statement, default: []].append(diagnostic) }
      else { merged.append(diagnostic) }
    }
    for group in byStatement.values { merged += merging(group: group) }
    return merged
  }

  private func merging(group: [Diagnostic]) -> [Diagnostic] {
    let sorted = group.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      let ranks = (Self.rank(left), Self.rank(right))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      return (left.range.start, left.message) < (right.range.start, right.message)
    }
    guard let first = sorted.first, sorted.contains(where: { $0.rule != first.rule }) else { return group }
    // One rule may well find two things in a statement.
    let kept = sorted.filter { $0.rule == first.rule }
    let others = sorted.filter { $0.rule != first.rule }.map {
      Diagnostic.Note("\(Self.withoutRemedy($0.message)) [\($0.rule)]", at: $0.range)
    }
    return [first.adding(others)] + kept.dropFirst()
  }

  /// What is wrong, without what to do about it: the first finding says what to do.
  private static func withoutRemedy(_ message: String) -> Substring {
    var end = message.startIndex
    while end < message.endIndex, !message[end...].hasPrefix("; ") { end = message.index(after: end) }
    return message[..<end]
  }

  private static func rank(_ diagnostic: Diagnostic) -> Int {
    order.firstIndex(of: diagnostic.rule) ?? order.count
  }
}
