import IntrospectRules

/// A fix with the finding that offers it, in a text as it is now.
public struct OfferedFix: Hashable, Sendable {
  /// The file, as the user or the walk gave it.
  public let path: String
  public let diagnostic: Diagnostic
  public let fix: FixIt

  public init(path: String, diagnostic: Diagnostic, fix: FixIt) {
    self.path = path
    self.diagnostic = diagnostic
    self.fix = fix
  }
}
