/// Tells files that may ask for a native object from those that do not, by their bytes alone.
///
/// Most files of an app hold nothing for this tool: they are told apart here, at the speed of memory, and never lexed.
/// A hit promises nothing; a file without a hit holds no call site, no home-made probe and no bridging code.
public enum Prefilter {
  /// What a file has to hold, somewhere, in any place: code, comments and strings are not told apart.
  public static let needles: [StaticString] = [
    "introspect", ".extract(", "Representable", "HostingController", "HostingView",
  ]

  /// Whether `bytes` hold one of the needles.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let raw = UnsafeRawPointer(base)
    var index = 0
    // A quick look at 64 places at once; only where a pair of bytes stands that belongs to a needle is a closer one due.
    while index + blockLength + reach <= bytes.count {
      let found =
        (candidates(raw + index) .| candidates(raw + index + 16))
        .| (candidates(raw + index + 32) .| candidates(raw + index + 48))
      if isAny(found), hasNeedle(bytes, in: index..<index + blockLength) { return true }
      index += blockLength
    }
    return hasNeedle(bytes, in: index..<bytes.count)
  }

  private static let blockLength = 64
  /// How far the quick look reads behind the places that it looks at.
  private static let reach = 4

  /// Two bytes of each needle at 16 places: those that stand together most rarely in Swift code.
  @inline(__always)
  private static func candidates(_ place: UnsafeRawPointer) -> SIMDMask<SIMD16<Int8>> {
    let here = place.loadUnaligned(as: SIMD16<UInt8>.self)
    let second = place.loadUnaligned(fromByteOffset: 2, as: SIMD16<UInt8>.self)
    let fourth = place.loadUnaligned(fromByteOffset: 4, as: SIMD16<UInt8>.self)
    let introspect = (here .== UInt8(ascii: "p")) .& (second .== UInt8(ascii: "c"))
    let extract = (here .== UInt8(ascii: ".")) .& (second .== UInt8(ascii: "x"))
    let representable = (here .== UInt8(ascii: "R")) .& (second .== UInt8(ascii: "p"))
    let hosting = (here .== UInt8(ascii: "H")) .& (fourth .== UInt8(ascii: "i"))
    return (introspect .| extract) .| (representable .| hosting)
  }

  @inline(__always)
  private static func isAny(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  /// Whether a needle has the byte that the quick look goes by at one of the places of `range`.
  private static func hasNeedle(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "p") where stands("introspect", at: place - 6, in: bytes): return true
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
