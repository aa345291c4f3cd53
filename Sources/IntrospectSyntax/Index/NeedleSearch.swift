/// Looks for any of a few byte strings at the speed of memory, wherever they stand: words are not told apart.
///
/// Of every few bytes four are looked at together. Wherever a needle stands, one of these windows lies in its first
/// bytes; only where a window holds what can stand there is a closer look due. Plain words, no vectors: those are fast
/// with optimization only, and packages build the tool without.
struct NeedleSearch: Sendable {
  /// A needle with the distance from its start to a window.
  private struct Candidate: Sendable {
    let number: Int
    let needle: StaticString
    let offset: Int

    /// Where the needle stands, if the window at `index` is one of its parts; nil where it does not stand there.
    func place(around index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
      let start = index - offset
      let end = start + needle.utf8CodeUnitCount
      guard start >= 0, end <= bytes.count,
        (start..<end).allSatisfy({ bytes[$0] == needle.utf8Start[$0 - start] })
      else { return nil }
      return start..<end
    }
  }

  /// How many bytes are looked at together.
  private static let windowLength = 4
  private static let slotBits = 13

  /// The distance between windows: with the length of a window less one, the length of the shortest needle.
  private let step: Int
  /// By `slot`: the place in `candidates`, counted from 1; 0 where no needle has such a window.
  private var places = [UInt8](repeating: 0, count: 1 << slotBits)
  private var candidates: [[Candidate]] = []

  /// - Parameter needles: of four bytes or more each; the longer the shortest is, the faster the search.
  init(_ needles: [StaticString]) {
    let shortest = needles.map(\.utf8CodeUnitCount).min() ?? Self.windowLength
    precondition(shortest >= Self.windowLength, "a needle could hide between two windows")
    step = shortest - Self.windowLength + 1
    for (number, needle) in needles.enumerated() {
      for offset in 0..<step {
        let window = UnsafeRawPointer(needle.utf8Start).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let slot = Self.slot(window)
        if places[slot] == 0 {
          candidates.append([])
          places[slot] = UInt8(candidates.count)
        }
        candidates[Int(places[slot]) - 1].append(Candidate(number: number, needle: needle, offset: offset))
      }
    }
  }

  /// Whether `bytes` hold a needle that is accepted.
  ///
  /// - Parameter accepts: asked for each needle that is met, by its number and its place, until one is accepted.
  func hits(_ bytes: UnsafeBufferPointer<UInt8>, where accepts: (Int, Range<Int>) -> Bool = { _, _ in true }) -> Bool {
    guard let base = bytes.baseAddress, bytes.count >= Self.windowLength else { return false }
    let raw = UnsafeRawPointer(base)
    let last = bytes.count - Self.windowLength
    let step = step
    return places.withUnsafeBufferPointer { places in
      func isHit(_ index: Int) -> Bool {
        let place = Int(places[Self.slot(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))])
        return place != 0
          && candidates[place - 1].contains { candidate in
            candidate.place(around: index, in: bytes).map { accepts(candidate.number, $0) } ?? false
          }
      }
      var index = 0
      // Four windows at a time, since nearly always none of them holds anything.
      while index <= last &- 3 &* step {
        let second = index &+ step
        let third = second &+ step
        let fourth = third &+ step
        if places[Self.slot(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))]
          | places[Self.slot(raw.loadUnaligned(fromByteOffset: second, as: UInt32.self))]
          | places[Self.slot(raw.loadUnaligned(fromByteOffset: third, as: UInt32.self))]
          | places[Self.slot(raw.loadUnaligned(fromByteOffset: fourth, as: UInt32.self))] != 0,
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

  /// Spreads windows over the table: the upper bits of a product with the golden ratio.
  @inline(__always)
  private static func slot(_ window: UInt32) -> Int {
    Int(truncatingIfNeeded: (window &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }
}
