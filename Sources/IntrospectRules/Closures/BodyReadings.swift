import IntrospectSyntax

/// What was read of one body, each thing once for all that ask.
///
/// One judgement, on one thread, owns it. It holds no body, so that bodies and what was read of them end together.
final class BodyReadings: @unchecked Sendable {
  /// A condition that stands before later statements of a block and can leave it: `guard`, and `if` with a `return`.
  struct EarlyExit {
    let keyword: Int
    let condition: Range<Int>
  }

  /// What is asked of the early exits of one block.
  struct Question: Hashable {
    let block: Int
    let names: Set<String>
  }

  var assignments: [BodyAssignment]?
  /// In order of place, by the brace of the block that they stand in.
  var earlyExits: [Int: [EarlyExit]]?
  /// The first early exit that answers each question with yes; the end of all tokens where none does.
  var firstGuards: [Question: Int] = [:]
  /// For each call that clears something, its first place.
  var firstRemovals: [String: Int]?
  /// The first call that lays out; the end of all tokens where there is none.
  var firstLayout: Int?
  /// The first call that may take away what was there; the end of all tokens where there is none.
  var firstClearing: Int?
  /// The first place that reads a member of that name and keeps it; the end of all tokens where none does.
  var firstReads: [String: Int] = [:]
  /// The tokens in the headers of control flow.
  var headerTokens: Set<Int>?
  /// The identifiers of each name, in order of place.
  var identifiers: [String: [Int]]?
  /// The places of the plain assignments to each thing, by the names that lead to it.
  var assignedPaths: [[String]: Int]?
}

extension CustomizeBody {
  /// The identifiers of that name in all of the code, in order of place.
  func identifiers(named name: String) -> [Int] {
    if let known = readings.identifiers { return known[name] ?? [] }
    let found = Dictionary(grouping: code.filter { tokens.kind($0) == .identifier }, by: tokens.name)
    readings.identifiers = found
    return found[name] ?? []
  }

  /// Whether the token stands in a condition of control flow.
  func isInHeader(_ index: Int) -> Bool {
    if let known = readings.headerTokens { return known.contains(index) }
    var found: Set<Int> = []
    for brace in code where tokens.kind(brace) == .leftBrace {
      if let flow = tree.controlFlow.body(at: brace) { found.formUnion(flow.header) }
    }
    readings.headerTokens = found
    return found.contains(index)
  }
}
