/// A place in a file: the number of UTF-8 bytes before it, from 0. A byte order mark counts.
public struct ByteOffset: Hashable, Comparable, Sendable {
  public var value: Int

  public init(_ value: Int) { self.value = value }

  public static func < (left: ByteOffset, right: ByteOffset) -> Bool { left.value < right.value }

  /// The place `distance` bytes further on.
  public static func + (offset: ByteOffset, distance: Int) -> ByteOffset { ByteOffset(offset.value + distance) }

  /// The place `distance` bytes before.
  public static func - (offset: ByteOffset, distance: Int) -> ByteOffset { ByteOffset(offset.value - distance) }
}

/// A half-open run of bytes of one file.
public struct SourceRange: Hashable, Comparable, Sendable {
  public var start: ByteOffset
  /// The first byte that no longer belongs to the range.
  public var end: ByteOffset

  /// - Precondition: `start` is not behind `end`.
  public init(_ start: ByteOffset, _ end: ByteOffset) {
    precondition(start <= end, "a source range ends before it starts")
    self.start = start
    self.end = end
  }

  /// The empty range at `offset`: where an insertion goes.
  public init(at offset: ByteOffset) { self.init(offset, offset) }

  /// The number of UTF-8 bytes covered.
  public var byteLength: Int { end.value - start.value }
  public var isEmpty: Bool { start == end }

  public func contains(_ offset: ByteOffset) -> Bool { start <= offset && offset < end }

  /// The smallest range that holds this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange { SourceRange(min(start, other.start), max(end, other.end)) }

  /// Ordered by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

/// One replacement of text. Edits are data: rules make them, and only the fixer applies them.
public struct SourceEdit: Hashable, Sendable {
  /// What is taken out; empty for an insertion.
  public var range: SourceRange
  /// What stands there instead; empty for a removal.
  public var replacement: String

  public init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func remove(_ range: SourceRange) -> SourceEdit { SourceEdit(replacing: range, with: "") }

  public static func insert(_ text: String, at offset: ByteOffset) -> SourceEdit {
    SourceEdit(replacing: SourceRange(at: offset), with: text)
  }
}
