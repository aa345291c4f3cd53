import IntrospectSyntax

/// Findings of the once-per-run hook, each with the file it lies in.
public struct ProjectFindings: Sendable {
  /// One finding and the path of its file.
  public struct Located: Hashable, Sendable {
    public let path: String
    public let diagnostic: Diagnostic
  }

  private let info: RuleInfo
  private let severity: Severity?
  public private(set) var located: [Located] = []

  public init(for info: RuleInfo, severity: Severity? = nil) {
    self.info = info
    self.severity = severity
  }

  /// Reports a finding at `range` of the file at `path`.
  public mutating func report(
    _ message: String, at range: SourceRange, in path: String, notes: [Diagnostic.Note] = []
  ) {
    var findings = Findings(for: info, severity: severity)
    findings.report(message, at: range, notes: notes)
    located += findings.diagnostics.map { Located(path: path, diagnostic: $0) }
  }
}
