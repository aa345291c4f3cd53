/// Why a fix is not applied.
public enum FixRefusal: Hashable, Sendable {
  /// The bytes of the file are no text to the last one.
  case fileIsDamaged
  /// It is called safe and would take a comment away.
  case losesComment
  /// Tokens or comments beside it would be read in another way.
  case changesNeighbours
  /// Brackets or quotes would have no partner that had one.
  case breaksBrackets
  /// The finding would still be there.
  case findingStays
  /// There would be a finding that is not there now.
  case bringsFinding(rule: String, path: String, line: Int)
  /// As many rounds as there may be went by before it.
  case roundsAreOver

  /// Behind "not applied: ", without a final stop.
  ///
  /// - Parameter path: the file of the fix.
  public func words(in path: String) -> String {
    switch self {
    case .fileIsDamaged: "the file is not UTF-8"
    case .losesComment: "a comment would be lost"
    case .changesNeighbours: "the code beside it would be read in another way"
    case .breaksBrackets: "the brackets would not balance"
    case .findingStays: "the finding would stay"
    case .bringsFinding(let rule, path, let line): "'\(rule)' would be found in line \(line)"
    case .bringsFinding(let rule, let other, let line): "'\(rule)' would be found in \(other):\(line)"
    case .roundsAreOver: "\(Fixer.roundLimit) rounds of fixes came before it; run again"
    }
  }
}
