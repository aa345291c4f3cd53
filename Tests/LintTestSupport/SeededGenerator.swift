import LintBench

public typealias SeededGenerator = LintBench.SeededGenerator

extension SeededGenerator {
  /// `bytes` with up to three of them replaced by one of `signs`, taken out, or pushed back by one.
  public mutating func damaged(_ bytes: [UInt8], with signs: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) {
      let place = below(bytes.count)
      switch below(3) {
      case 0: bytes[place] = pick(signs)
      case 1: bytes.insert(pick(signs), at: place)
      default: bytes.remove(at: place)
      }
    }
    return bytes
  }
}
