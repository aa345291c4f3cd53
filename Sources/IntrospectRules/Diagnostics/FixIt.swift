import IntrospectSyntax

/// A proposed change of the file that holds the finding: all of its edits, or none.
public struct FixIt: Hashable, Sendable {
  /// Whether a fix may be applied without a look.
  public enum Safety: Sendable {
    /// Behaviour cannot change for the worse, and no comment is lost.
    case safe
    /// Right in most code, but a reader has to decide.
    case needsReview
  }

  /// An imperative: `Add '.v26' to the iOS versions`.
  public let title: String
  public let safety: Safety
  /// Not empty, in order of place, not overlapping.
  public let edits: [SourceEdit]

  public init(_ title: String, _ safety: Safety, _ edits: [SourceEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits.sorted { $0.range < $1.range }
  }
}
