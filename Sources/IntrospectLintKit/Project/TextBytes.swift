import IntrospectSyntax

/// A place in the bytes of a file that moves forward only.
struct TextBytes {
  private let bytes: [UInt8]
  /// The number of bytes before the place; never above their number.
  private(set) var offset: Int

  init(_ source: SourceText) {
    bytes = source.bytes
    offset = source.byteOrderMarkLength
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the place; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte behind the current one.
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  mutating func advance(by count: Int = 1) { offset = min(offset + count, bytes.count) }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
  }

  /// What stands between `start` and the place.
  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }
}

/// A part of one line of a file, cut down from its ends.
struct TextSlice {
  private let bytes: [UInt8]
  private(set) var bounds: Range<Int>

  /// The lines of a file without their breaks.
  static func lines(of source: SourceText) -> [TextSlice] {
    var lines: [TextSlice] = []
    var start = source.byteOrderMarkLength
    for (index, byte) in source.bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isSecondOfBreak = byte == 0x0A && index == start && index > 0 && source.bytes[index - 1] == 0x0D
      if !isSecondOfBreak { lines.append(TextSlice(bytes: source.bytes, bounds: start..<index)) }
      start = index + 1
    }
    if start < source.bytes.count { lines.append(TextSlice(bytes: source.bytes, bounds: start..<source.bytes.count)) }
    return lines
  }

  private init(bytes: [UInt8], bounds: Range<Int>) {
    self.bytes = bytes
    self.bounds = bounds
  }

  var text: String { String(decoding: bytes[bounds], as: UTF8.self) }
  var range: SourceRange { SourceRange(ByteOffset(bounds.lowerBound), ByteOffset(bounds.upperBound)) }
  var isEmpty: Bool { bounds.isEmpty }
  var first: UInt8? { bytes[bounds].first }
  var last: UInt8? { bytes[bounds].last }

  func hasPrefix(_ prefix: String) -> Bool { bytes[bounds].starts(with: prefix.utf8) }

  func hasSuffix(_ suffix: String) -> Bool { bytes[bounds].reversed().starts(with: suffix.utf8.reversed()) }

  /// The slice without `first` bytes at its start and `last` bytes at its end.
  func dropping(first: Int, last: Int = 0) -> TextSlice {
    let start = min(bounds.lowerBound + first, bounds.upperBound)
    return TextSlice(bytes: bytes, bounds: start..<max(bounds.upperBound - last, start))
  }

  /// The slice without the blanks at both ends.
  var trimmed: TextSlice {
    var (start, end) = (bounds.lowerBound, bounds.upperBound)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while start < end, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return TextSlice(bytes: bytes, bounds: start..<end)
  }

  /// What stands before and behind the first `separator`; nil without one.
  func split(at separator: String) -> (before: TextSlice, after: TextSlice)? {
    let length = separator.utf8.count
    var index = bounds.lowerBound
    while index + length <= bounds.upperBound {
      if bytes[index..<index + length].elementsEqual(separator.utf8) {
        let before = TextSlice(bytes: bytes, bounds: bounds.lowerBound..<index)
        return (before, TextSlice(bytes: bytes, bounds: index + length..<bounds.upperBound))
      }
      index += 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
