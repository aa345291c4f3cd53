import IntrospectSyntax

/// What came of fixing.
public struct FixedSources: Sendable {
  /// One file that was changed.
  public struct File: Sendable {
    /// As it was read.
    public let original: SourceText
    public let fixed: SourceText
    /// In the order in which they went in; the places are those of the text at that time.
    public let fixes: [OfferedFix]

    /// This change as one with another one that was made before it.
    public func following(_ earlier: File) -> File {
      File(original: earlier.original, fixed: fixed, fixes: earlier.fixes + fixes)
    }
  }

  /// A fix that stays undone.
  public struct Refused: Sendable {
    /// As it is offered in the text that came out.
    public let offer: OfferedFix
    public let reason: FixRefusal
  }

  /// What is found in the texts that came out.
  public let results: [LintResult]
  /// In the order of the results.
  public let files: [File]
  /// In the order of the results, then of the findings.
  public let refused: [Refused]
}
