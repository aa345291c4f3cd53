import IntrospectSyntax

/// One finding: what is wrong, where, and what may be done about it.
public struct Diagnostic: Hashable, Sendable {
  /// A second place that explains the finding.
  public struct Note: Hashable, Sendable {
    public let message: String
    /// The file that `range` lies in; nil for the file of the finding.
    public let path: String?
    /// The bytes meant; nil where the note is about no place.
    public let range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil, in path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  /// A statement of code that runs with a native object.
  public struct Statement: Hashable, Sendable {
    public let path: String
    public let range: SourceRange

    public init(path: String, range: SourceRange) {
      self.path = path
      self.range = range
    }
  }

  /// The id of the rule, `stale-version-list`.
  public let rule: String
  public let severity: Severity
  /// One sentence or two, without a final stop; source text in single quotes.
  public let message: String
  /// The smallest text that must change, in the file that was judged.
  public let range: SourceRange
  /// A few words about the range itself, to stand under it; nil where the message says it all.
  public let label: String?
  public let notes: [Note]
  /// What the version list in question covers, a platform each; empty for findings about other things.
  public let coverage: [VersionCoverage]
  public let fixes: [FixIt]
  /// The statement that the finding is about, where only one finding may be made of it; nil for all others.
  public let statement: Statement?

  public init(
    rule: String, severity: Severity, message: String, range: SourceRange, label: String? = nil, notes: [Note] = [],
    coverage: [VersionCoverage] = [], fixes: [FixIt] = [], statement: Statement? = nil
  ) {
    self.statement = statement
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.coverage = coverage
    self.fixes = fixes
  }

  /// This finding with more notes.
  public func adding(_ more: [Note]) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, range: range, label: label, notes: notes + more,
      coverage: coverage, fixes: fixes, statement: statement)
  }
}
