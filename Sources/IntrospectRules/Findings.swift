import IntrospectFacts
import IntrospectSyntax

/// Where one rule puts what it finds. It stamps the rule's id and severity, so a rule cannot misname itself.
public struct Findings: Sendable {
  private let info: RuleInfo
  private let configured: Severity?
  public private(set) var diagnostics: [Diagnostic] = []
  private var places: Set<Place> = []

  /// What is said where.
  private struct Place: Hashable {
    let range: SourceRange
    let message: String
  }

  /// - Parameter severity: what the configuration gives all findings of the rule; nil leaves it to the rule.
  public init(for info: RuleInfo, severity: Severity? = nil) {
    self.info = info
    configured = severity
  }

  /// Reports a finding at the smallest text that must change, once: several calls may lead to one place, as one in the
  /// closure of another does, or several variables that share an attribute.
  ///
  /// - Parameters:
  ///   - label: a few words that stand under the place itself, where a format shows it.
  ///   - severity: only for rules whose verdict depends on the case; nil takes the rule's.
  ///   - coverage: what the version list covers, for findings about one.
  ///   - statement: the statement of a closure that the finding is about.
  public mutating func report(
    _ message: String, at range: SourceRange, label: String? = nil, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], coverage: [VersionCoverage] = [], fix: FixIt? = nil,
    statement: Diagnostic.Statement? = nil
  ) {
    guard places.insert(Place(range: range, message: message)).inserted else { return }
    diagnostics.append(
      Diagnostic(
        rule: info.id, severity: configured ?? severity ?? info.severity, message: message, range: range, label: label,
        notes: notes, coverage: coverage, fixes: fix.map { [$0] } ?? [], statement: statement))
  }
}
