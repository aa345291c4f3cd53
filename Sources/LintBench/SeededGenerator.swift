/// Random numbers that are the same in every run and on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// From 0 up to `bound`, which is left out.
  public mutating func below(_ bound: Int) -> Int { Int(next(upperBound: UInt64(bound))) }

  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
