/// Measurements of one thing, in the order of the rounds.
public struct Samples: Sendable {
  public var values: [Double]

  public init(_ values: [Double] = []) { self.values = values }

  /// The middle value, or the mean of the two in the middle; 0 where nothing was measured.
  public var median: Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  public var least: Double { values.min() ?? 0 }

  /// How this compares with `other`: the median of what each round gives.
  ///
  /// Both of a round were measured side by side, so what slowed the machine for a while slowed both.
  public func medianRatio(to other: Samples) -> Double {
    Samples(zip(values, other.values).compactMap { own, theirs in theirs > 0 ? own / theirs : nil }).median
  }
}
