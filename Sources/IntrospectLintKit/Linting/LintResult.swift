import IntrospectRules
import IntrospectSyntax

/// What linting one file gave.
public struct LintResult: Sendable {
  /// The file as it was read.
  public let source: SourceText
  /// In order of place, then of rule id and message.
  public let diagnostics: [Diagnostic]
  /// How many calls in the file ask for a native object.
  public let callSiteCount: Int

  public init(source: SourceText, diagnostics: [Diagnostic], callSiteCount: Int) {
    self.source = source
    self.diagnostics = diagnostics
    self.callSiteCount = callSiteCount
  }
}
