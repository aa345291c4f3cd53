/// The fingerprints that code scanning gives to the lines of a file, so that an alert outlives edits above it.
///
/// Computed as GitHub's `codeql-action` does in `src/fingerprints.ts`: a rolling hash with factor 37, modulo 2^64, over
/// the next 100 UTF-16 code units from the first character of a line that is no blank, blanks and tabs skipped, every
/// line end read as a line feed; then a colon and how often that hash has come up so far.
struct LineHashes {
  private static let blockSize = 100
  private static let factor: UInt64 = 37

  /// By line, from 1.
  private(set) var hashes: [Int: String] = [:]

  private var window = [UInt64](repeating: 0, count: blockSize)
  private var lines = [Int](repeating: 0, count: blockSize)
  private var hash: UInt64 = 0
  private var index = 0
  private var counts: [UInt64: Int] = [:]

  /// The factor to the power of the block's size: what the code unit that leaves the window weighs.
  private static let leavingFactor = (0..<blockSize).reduce(into: UInt64(1)) { power, _ in power = power &* factor }

  init(_ text: String) {
    var line = 0
    var isAtStart = true
    var isAfterReturn = false
    for unit in Array(text.utf16) + [0xFFFF] {
      if unit == 0x20 || unit == 0x09 || (isAfterReturn && unit == 0x0A) {
        isAfterReturn = false
        continue
      }
      isAfterReturn = unit == 0x0D
      let unit: UInt16 = unit == 0x0D ? 0x0A : unit
      finishLine()
      if isAtStart {
        line += 1
        lines[index] = line
      }
      isAtStart = unit == 0x0A
      push(UInt64(unit))
    }
    for _ in 0..<Self.blockSize {
      finishLine()
      push(0)
    }
  }

  /// Ends the hash of the line that began a block ago, if one did.
  private mutating func finishLine() {
    let line = lines[index]
    guard line != 0 else { return }
    lines[index] = 0
    counts[hash, default: 0] += 1
    hashes[line] = "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
  }

  private mutating func push(_ unit: UInt64) {
    hash = Self.factor &* hash &+ unit &- Self.leavingFactor &* window[index]
    window[index] = unit
    index = (index + 1) % Self.blockSize
  }
}
