/// How long Swift files are, as 27,664 of them in 22 public repositories are: half of them below 2.5 KB, one in a
/// hundred above 56 KB. Between the points the curve is straight.
public struct FileSizes: Sendable {
  /// The share of files, in hundred-thousandths, that are no longer than so many bytes.
  static let points: [(share: Int, bytes: Int)] = [
    (0, 60), (1_000, 130), (5_000, 310), (10_000, 490), (25_000, 1_060), (50_000, 2_500), (75_000, 5_900),
    (90_000, 12_800), (95_000, 20_300), (99_000, 56_000), (99_900, 128_000), (99_990, 290_000), (100_000, 1_870_000),
  ]

  public init() {}

  /// The length, in bytes, of one more file.
  public func next(_ random: inout SeededGenerator) -> Int { size(at: random.below(100_000)) }

  /// The length that so many hundred-thousandths of all files stay below.
  func size(at share: Int) -> Int {
    let points = Self.points
    guard let upper = points.firstIndex(where: { $0.share > share }), upper > 0 else { return points[0].bytes }
    let (low, high) = (points[upper - 1], points[upper])
    return low.bytes + (high.bytes - low.bytes) * (share - low.share) / (high.share - low.share)
  }
}
