import IntrospectSyntax

/// A file cut short, or one with a token at fault.
struct SourceMutation {
  enum Kind: String, CaseIterable {
    /// All from a byte on is gone.
    case truncation
    case deletion
    /// The token stands there twice, with a space between.
    case doubling
    /// The token and the one behind it have changed places; what stands between them stays.
    case swap
  }

  /// Truncations are tried up to this many bytes of a file.
  static let truncationLimit = 8192

  let kind: Kind
  /// Where a file is cut, in bytes, or the token that is changed.
  let place: Int

  /// The tokens that are changed; all behind the cut for a truncation.
  func tokens(in buffer: TokenBuffer) -> Range<Int> {
    switch kind {
    case .truncation: (buffer.tokens.firstIndex { $0.end > place } ?? buffer.endIndex)..<buffer.endIndex
    case .deletion, .doubling: place..<place + 1
    case .swap: place..<place + 2
    }
  }

  /// The bytes that are replaced, and what replaces them.
  func edit(in buffer: TokenBuffer) -> (range: Range<Int>, replacement: [UInt8]) {
    let bytes = buffer.source.bytes
    func text(_ index: Int) -> ArraySlice<UInt8> { bytes[Int(buffer[index].start)..<buffer[index].end] }
    switch kind {
    case .truncation: return (place..<bytes.count, [])
    case .deletion: return (Int(buffer[place].start)..<buffer[place].end, [])
    case .doubling: return (buffer[place].end..<buffer[place].end, [UInt8(ascii: " ")] + text(place))
    case .swap:
      let (first, second) = (buffer[place], buffer[place + 1])
      let between = bytes[first.end..<Int(second.start)]
      return (Int(first.start)..<second.end, Array(text(place + 1) + between + text(place)))
    }
  }

  func apply(to buffer: TokenBuffer) -> SourceText {
    let (range, replacement) = edit(in: buffer)
    let bytes = buffer.source.bytes
    return SourceText(
      path: buffer.source.path, bytes: Array(bytes[..<range.lowerBound] + replacement + bytes[range.upperBound...]))
  }

  /// Every mutation of a file, one kind behind the other, so that an even choice takes some of each.
  static func all(of buffer: TokenBuffer) -> [SourceMutation] {
    Kind.allCases.flatMap { kind in
      let count =
        switch kind {
        case .truncation: min(buffer.source.bytes.count, truncationLimit)
        case .deletion, .doubling: buffer.endIndex
        case .swap: max(buffer.endIndex - 1, 0)
        }
      return (0..<count).map { SourceMutation(kind: kind, place: $0) }
    }
  }
}
