/// Tells files that may ask for a native object from those that do not, by their bytes alone.
///
/// Most files of an app hold nothing for this tool: they are told apart here, at the speed of memory, and never lexed.
/// A hit promises nothing; a file without a hit holds no call site, no home-made probe and no bridging code.
public enum Prefilter {
  /// What a file has to hold, somewhere, in any place: code, comments and strings are not told apart.
  public static let needles: [StaticString] = [
    // Small and capital: a file may declare versions for calls elsewhere, and names only the types of the library.
    "ntrospect", ".extract(",
    // The protocols for views, controllers, recognizers and interface objects, but not `RawRepresentable`; types may
    // conform to them by way of names of their own, so that only the methods tell.
    "ewRepresentable", "erRepresentable", "ctRepresentable", "makeUIView", "makeNSView", "makeWKInterfaceObject",
    "UIHostingController", "NSHostingController", "NSHostingView",
  ]

  /// Whether `bytes` hold one of the needles.
  ///
  /// Looks at four bytes in every six. Each needle has nine bytes or more, so wherever it stands, one of the windows
  /// lies in its first nine bytes; only where a window holds what can stand there is a closer look due. Plain words, no
  /// vectors: those are fast with optimization only, and packages build the tool without.
  public static func hits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress, bytes.count >= windowLength else { return false }
    let table = table
    let raw = UnsafeRawPointer(base)
    let last = bytes.count - windowLength
    return table.places.withUnsafeBufferPointer { places in
      func isHit(_ index: Int) -> Bool {
        let place = Int(places[slot(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))])
        return place != 0 && table.candidates[place - 1].contains { $0.stands(around: index, in: bytes) }
      }
      var index = 0
      // Four windows at a time, since nearly always none of them holds anything.
      while index <= last &- 3 &* step {
        let second = index &+ step
        let third = second &+ step
        let fourth = third &+ step
        if places[slot(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))]
          | places[slot(raw.loadUnaligned(fromByteOffset: second, as: UInt32.self))]
          | places[slot(raw.loadUnaligned(fromByteOffset: third, as: UInt32.self))]
          | places[slot(raw.loadUnaligned(fromByteOffset: fourth, as: UInt32.self))] != 0,
          isHit(index) || isHit(second) || isHit(third) || isHit(fourth)
        {
          return true
        }
        index = fourth &+ step
      }
      while index <= last {
        if isHit(index) { return true }
        index &+= step
      }
      return false
    }
  }

  /// How many bytes are looked at together.
  private static let windowLength = 4
  /// The distance between windows. With the length of a window less one it must not exceed the shortest needle.
  private static let step = 6

  /// A needle with the distance from its start to a window.
  private struct Candidate: Sendable {
    let needle: StaticString
    let offset: Int

    /// Whether the needle stands where the window at `index` is one of its parts.
    func stands(around index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      let start = index - offset
      let length = needle.utf8CodeUnitCount
      guard start >= 0, start + length <= bytes.count else { return false }
      return (0..<length).allSatisfy { bytes[start + $0] == needle.utf8Start[$0] }
    }
  }

  /// What may stand around a window.
  private struct Table: Sendable {
    /// By `slot`: the place in `candidates`, counted from 1; 0 where no needle has such a window.
    var places = [UInt8](repeating: 0, count: 1 << slotBits)
    var candidates: [[Candidate]] = []

    init() {
      for needle in needles {
        precondition(needle.utf8CodeUnitCount >= step + windowLength - 1, "a needle could hide between two windows")
        for offset in 0..<step {
          let window = UnsafeRawPointer(needle.utf8Start).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          let slot = slot(window)
          if places[slot] == 0 {
            candidates.append([])
            places[slot] = UInt8(candidates.count)
          }
          candidates[Int(places[slot]) - 1].append(Candidate(needle: needle, offset: offset))
        }
      }
    }
  }

  private static let table = Table()

  private static let slotBits = 13

  /// Spreads windows over the table: the upper bits of a product with the golden ratio.
  @inline(__always)
  private static func slot(_ window: UInt32) -> Int {
    Int(truncatingIfNeeded: (window &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }
}
