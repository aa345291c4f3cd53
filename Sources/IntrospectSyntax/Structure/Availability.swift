/// An operating-system version as code writes it, `16.4`.
public struct WrittenVersion: Sendable, Hashable, Comparable {
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  public static func < (left: WrittenVersion, right: WrittenVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// What is known of the running system at a place: an `#available` or `@available` that holds there, or does not.
public struct AvailabilityCondition: Sendable, Hashable {
  /// Lowest versions by platform name as written: `iOS`, `macOS` …
  public let minimums: [String: WrittenVersion]
  /// Whether `*` stands in the list: platforms not named always satisfy it.
  public let hasWildcard: Bool
  /// False in the `else` of the check: the running system is older than every minimum that applies.
  public let holds: Bool
  /// The tokens of the condition, for notes.
  public let tokens: Range<Int>

  public init(minimums: [String: WrittenVersion], hasWildcard: Bool, holds: Bool, tokens: Range<Int>) {
    self.minimums = minimums
    self.hasWildcard = hasWildcard
    self.holds = holds
    self.tokens = tokens
  }
}
