import IntrospectFacts
import IntrospectSyntax

/// What is known beyond one file: what all the files of a run hold together.
public struct ProjectContext: Sendable {
  /// The newest version that any call of the project asks for, per platform.
  ///
  /// Stands in for the version of the library that the project uses, where nothing else tells.
  public let newestVersionUsed: [Platform: OSVersion]

  public init(newestVersionUsed: [Platform: OSVersion] = [:]) {
    self.newestVersionUsed = newestVersionUsed
  }
}

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
