/// Tells files that may ask for a native object from those that do not, by their bytes alone.
///
/// Most files of an app hold nothing for this tool: they are told apart here, at the speed of memory, and never lexed.
/// A hit promises nothing; a file without a hit holds no call site, no home-made probe and no bridging code.
public enum Prefilter {
  /// What a file has to hold, somewhere, in any place: code, comments and strings are not told apart.
  public static let needles: [StaticString] = [
    // Small and capital: a file may declare versions for calls elsewhere, and names only the types of the library.
    "ntrospect", ".extract(", "Representable", "HostingController", "HostingView",
  ]

  /// Whether `bytes` hold one of the needles.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let raw = UnsafeRawPointer(base)
    var index = 0
    // A quick look at 64 places at once; only where a pair of bytes stands that belongs to a needle is a closer one due.
    while index + blockLength + reach <= bytes.count {
      let first = candidates(raw + index)
      let second = candidates(raw + index + groupLength)
      let third = candidates(raw + index + 2 * groupLength)
      let fourth = candidates(raw + index + 3 * groupLength)
      if isMarked((first | second) | (third | fourth)) {
        if isMarked(first), hasNeedle(bytes, from: index) { return true }
        if isMarked(second), hasNeedle(bytes, from: index + groupLength) { return true }
        if isMarked(third), hasNeedle(bytes, from: index + 2 * groupLength) { return true }
        if isMarked(fourth), hasNeedle(bytes, from: index + 3 * groupLength) { return true }
      }
      index += blockLength
    }
    return hasNeedle(bytes, in: index..<bytes.count)
  }

  /// Whether `bytes` hold one of the names behind a dot.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>, probes: Set<String>) -> Bool {
    probes.contains { name in
      let wanted = Array(".\(name)".utf8)
      guard bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { start in
        bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
      }
    }
  }

  private static let groupLength = 16
  private static let blockLength = 4 * groupLength
  /// How far the quick look reads behind the places that it looks at.
  private static let reach = 4

  /// Marks where two bytes of a needle stand among 16 places: those that stand together most rarely in Swift code.
  ///
  /// Differences are zero where they do, and looking for a zero byte takes three operations that every processor has
  /// for wide words. The comparisons of the standard library's vectors are taken apart bit by bit instead.
  @inline(__always)
  private static func candidates(_ place: UnsafeRawPointer) -> Group {
    let here = load(place)
    let second = load(place + 2)
    let fourth = load(place + 4)
    let introspect = (here ^ all(UInt8(ascii: "p"))) | (second ^ all(UInt8(ascii: "c")))
    let extract = (here ^ all(UInt8(ascii: "."))) | (second ^ all(UInt8(ascii: "x")))
    let representable = (here ^ all(UInt8(ascii: "R"))) | (second ^ all(UInt8(ascii: "p")))
    let hosting = (here ^ all(UInt8(ascii: "H"))) | (fourth ^ all(UInt8(ascii: "i")))
    return (borrows(introspect) | borrows(extract)) | (borrows(representable) | borrows(hosting))
  }

  private typealias Group = SIMD2<UInt64>

  /// 16 bytes as two words. Loaded as bytes: two words would be loaded one by one.
  @inline(__always)
  private static func load(_ place: UnsafeRawPointer) -> Group {
    unsafeBitCast(place.loadUnaligned(as: SIMD16<UInt8>.self), to: Group.self)
  }

  /// Words full of one byte.
  @inline(__always)
  private static func all(_ byte: UInt8) -> Group { Group(repeating: 0x0101_0101_0101_0101 &* UInt64(byte)) }

  /// A word has the top bit of a byte set only if it holds a zero byte, which had to borrow.
  @inline(__always)
  private static func borrows(_ words: Group) -> Group { (words &- all(1)) & ~words }

  @inline(__always)
  private static func isMarked(_ words: Group) -> Bool { (words[0] | words[1]) & 0x8080_8080_8080_8080 != 0 }

  private static func hasNeedle(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    hasNeedle(bytes, in: start..<start + groupLength)
  }

  /// Whether a needle has the byte that the quick look goes by at one of the places of `range`.
  private static func hasNeedle(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "p") where stands("ntrospect", at: place - 5, in: bytes): return true
      case UInt8(ascii: ".") where stands(".extract(", at: place, in: bytes): return true
      case UInt8(ascii: "R") where stands("Representable", at: place, in: bytes): return true
      case UInt8(ascii: "H")
      where stands("HostingController", at: place, in: bytes) || stands("HostingView", at: place, in: bytes):
        return true
      default: continue
      }
    }
    return false
  }

  @inline(__always)
  private static func stands(_ needle: StaticString, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = needle.utf8CodeUnitCount
    guard start >= 0, start + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[start + $0] == needle.utf8Start[$0] }
  }
}
