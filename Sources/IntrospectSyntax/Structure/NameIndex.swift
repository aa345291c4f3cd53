/// Where each name of a file stands.
///
/// Names are chained by a number made of their bytes: no name becomes a string before somebody asks for it.
public struct NameIndex: Sendable {
  private let buffer: TokenBuffer
  /// By the number of a name: its last place, or that of another name with the same number; -1 where there is none.
  private let last: [Int32]
  /// By token: the place before it with the same number.
  private let previous: [Int32]

  public init(_ buffer: TokenBuffer) {
    self.buffer = buffer
    let count = buffer.tokens.count
    // A power of two that is no smaller than the number of names, which are nearly half of all tokens.
    var last = [Int32](repeating: -1, count: 1 << (Int.bitWidth - (count / 2).leadingZeroBitCount))
    var previous = [Int32](repeating: -1, count: count)
    buffer.source.bytes.withUnsafeBufferPointer { bytes in
      for (index, token) in buffer.tokens.enumerated() where token.kind == .identifier {
        let slot = Self.number(of: bytes[Self.nameRange(token)]) & (last.count - 1)
        previous[index] = last[slot]
        last[slot] = Int32(index)
      }
    }
    self.last = last
    self.previous = previous
  }

  /// The identifiers of that name, in order of place; backticks are no part of a name.
  public func places(of name: String) -> [Int] {
    var name = name
    return name.withUTF8 { wanted in
      var places: [Int] = []
      buffer.source.bytes.withUnsafeBufferPointer { bytes in
        var place = last[Self.number(of: wanted[...]) & (last.count - 1)]
        while place >= 0 {
          let range = Self.nameRange(buffer[Int(place)])
          if range.count == wanted.count, bytes[range].elementsEqual(wanted) { places.append(Int(place)) }
          place = previous[Int(place)]
        }
      }
      places.reverse()
      return places
    }
  }

  /// The bytes of a name without its backticks.
  private static func nameRange(_ token: Token) -> Range<Int> {
    let start = Int(token.start)
    return token.flags.contains(.backticked) && token.length >= 2 ? start + 1..<token.end - 1 : start..<token.end
  }

  private static func number(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var number: UInt32 = 0
    for byte in name { number = (number ^ UInt32(byte)) &* 0x0100_0193 }
    // The lower bits of a product hang on the lower bits of the bytes alone.
    return Int(number ^ number >> 15)
  }
}
