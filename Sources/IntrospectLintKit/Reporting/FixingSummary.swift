/// What became of the fixes that were wanted, in numbers.
public struct FixingSummary: Sendable, Hashable {
  public let appliedCount: Int
  /// How many files were changed.
  public let fileCount: Int
  /// How many fixes are offered still, and could not be applied.
  public let refusedCount: Int

  public init(appliedCount: Int, fileCount: Int, refusedCount: Int) {
    self.appliedCount = appliedCount
    self.fileCount = fileCount
    self.refusedCount = refusedCount
  }

  /// `3 fixes applied in 2 files, 1 not applied`.
  public var words: String {
    let fixes = ReportText.fixes
    switch (appliedCount, refusedCount) {
    case (0, 0): return "no fixes to apply"
    case (0, _): return "\(fixes(refusedCount)) not applied"
    case (_, 0): return "\(fixes(appliedCount)) applied in \(ReportText.count(fileCount, "file"))"
    default:
      return "\(fixes(appliedCount)) applied in \(ReportText.count(fileCount, "file")), \(refusedCount) not applied"
    }
  }
}

extension ReportText {
  /// `1 fix`, `2 fixes`.
  public static func fixes(_ number: Int) -> String { number == 1 ? "1 fix" : "\(number) fixes" }
}
