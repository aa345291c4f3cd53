import IntrospectSyntax

/// Where one rule puts what it finds. It stamps the rule's id and severity, so a rule cannot misname itself.
public struct Findings: Sendable {
  private let rule: String
  private let severity: Severity
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter severity: what findings get that name none; nil takes the rule's own.
  public init(for info: RuleInfo, severity: Severity? = nil) {
    rule = info.id
    self.severity = severity ?? info.severity
  }

  /// Reports a finding at the smallest text that must change.
  ///
  /// - Parameter severity: only for rules whose verdict depends on the case; nil takes the rule's.
  public mutating func report(
    _ message: String, at range: SourceRange, severity: Severity? = nil, notes: [Diagnostic.Note] = [],
    fix: FixIt? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity ?? self.severity, message: message, range: range, notes: notes,
        fixes: fix.map { [$0] } ?? []))
  }
}
