/// How a run ended. No other number ever leaves the process.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Nothing was found at or above the failing level.
  case clean = 0
  /// Findings at or above the failing level, more warnings than allowed, or a diff that is not empty.
  case findings = 1
  /// Wrong usage, input that could not be read, or output that could not be written. Wins over findings.
  case failure = 2

  /// The worse of the two.
  static func worst(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
    left.rawValue >= right.rawValue ? left : right
  }
}
