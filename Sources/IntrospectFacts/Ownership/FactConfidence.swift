/// How sure a fact is: from documentation or reports, from experience, or a guess.
public enum FactConfidence: Int, Sendable, Hashable, Comparable {
  case low, medium, high

  public static func < (left: FactConfidence, right: FactConfidence) -> Bool { left.rawValue < right.rawValue }
}
