/// How bad a finding is. Ordered: a note is less than a warning, a warning less than an error.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Runs and is wrong, or will silently stop.
  case warning
  /// Does not compile, can never run, or is proven to crash, leak or break a SwiftUI feature.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
