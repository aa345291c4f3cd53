/// One branch of an `#if` block.
public struct ConditionalBranch: Sendable, Hashable {
  /// The directive that opens it: `#if`, `#elseif` or `#else`.
  public let directive: Int
  /// The condition; empty for `#else`.
  public let condition: Range<Int>
  /// The conditions of the branches before it in the block, all false where this one is compiled. Of a block with more
  /// branches than anybody writes, these are not all.
  public let earlierConditions: [Range<Int>]
  /// What the branch holds, between its directive's line and the next directive.
  public let body: Range<Int>

  public init(directive: Int, condition: Range<Int>, earlierConditions: [Range<Int>], body: Range<Int>) {
    self.directive = directive
    self.condition = condition
    self.earlierConditions = earlierConditions
    self.body = body
  }
}
