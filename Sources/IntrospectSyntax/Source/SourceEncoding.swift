/// What the bytes of a file are, as far as that matters for reading them as Swift.
public enum SourceEncoding: Hashable, Sendable {
  case utf8
  /// UTF-8 but for some bytes, the first of them at the offset.
  case damagedUTF8(at: ByteOffset)
  case utf16
  /// The file holds a NUL byte, which no source does.
  case binary

  /// Whether the bytes can be read as source, damaged or not.
  public var isText: Bool {
    switch self {
    case .utf8, .damagedUTF8: true
    case .utf16, .binary: false
    }
  }

  /// Looks at all bytes; fast for ASCII, which most sources are.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count >= 2, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
      self = .utf16
      return
    }
    let summary = ByteSummary(bytes)
    if summary.hasNUL {
      // Without a byte order mark: letters of Latin scripts have a NUL in every second byte.
      let isWide = bytes.count >= 4 && ((bytes[0] == 0) != (bytes[1] == 0)) && ((bytes[2] == 0) == (bytes[0] == 0))
        && ((bytes[3] == 0) == (bytes[1] == 0))
      self = isWide ? .utf16 : .binary
    } else if !summary.isASCII, let offset = Self.firstDamage(in: bytes) {
      self = .damagedUTF8(at: ByteOffset(offset))
    } else {
      self = .utf8
    }
  }

  /// The offset of the first byte that belongs to no character.
  private static func firstDamage(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index = endOfASCII(in: bytes, from: index)
        continue
      }
      let length: Int
      // The second byte is bounded more tightly after some first bytes: no overlong forms, no surrogates, no number
      // above U+10FFFF.
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch byte {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]),
        length < 3 || bytes[index + 2] & 0xC0 == 0x80, length < 4 || bytes[index + 3] & 0xC0 == 0x80
      else { return index }
      index += length
    }
    return nil
  }

  /// The first byte from `start` on that is not ASCII, or the end. Non-ASCII letters come in clusters, so the way there
  /// is made in words.
  private static func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    let raw = UnsafeRawPointer(base)
    var index = start
    while index &+ 32 <= bytes.count {
      let first = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let second = raw.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self)
      let third = raw.loadUnaligned(fromByteOffset: index &+ 16, as: UInt64.self)
      let fourth = raw.loadUnaligned(fromByteOffset: index &+ 24, as: UInt64.self)
      if (first | second | third | fourth) & ByteSummary.topBits != 0 { break }
      index &+= 32
    }
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian & ByteSummary.topBits
      if word != 0 { return index + word.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }
}

/// What can be said of bytes without their order.
private struct ByteSummary {
  var hasNUL = false
  var isASCII = true

  static let topBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let raw = UnsafeRawPointer(base)
    // Words of 64 bits, which every build is fast with. A word with a zero byte has to borrow where it is lowered by
    // one in each byte.
    var borrows: UInt64 = 0
    var all: UInt64 = 0
    var index = 0
    while index &+ 64 <= bytes.count {
      for offset in 0..<8 {
        let word = raw.loadUnaligned(fromByteOffset: index &+ 8 &* offset, as: UInt64.self)
        borrows |= (word &- Self.ones) & ~word
        all |= word
      }
      index &+= 64
    }
    hasNUL = borrows & Self.topBits != 0
    isASCII = all & Self.topBits == 0
    while index < bytes.count {
      if bytes[index] == 0 { hasNUL = true }
      if bytes[index] >= 0x80 { isASCII = false }
      index += 1
    }
  }
}
