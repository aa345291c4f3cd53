import IntrospectRules

/// The rules of a run, each with what its findings weigh.
public struct RuleSet: Sendable {
  /// One rule that runs.
  public struct Entry: Sendable {
    public let rule: any Rule
    /// What the configuration gives all findings of the rule; nil leaves it to the rule.
    public let severity: Severity?
    public let info: RuleInfo
    /// The rule once more, where it judges the comments that silence findings.
    let suppressionJudge: (any SuppressionJudge)?

    public init(_ rule: any Rule, severity: Severity? = nil) {
      self.rule = rule
      self.severity = severity
      info = type(of: rule).info
      suppressionJudge = rule as? any SuppressionJudge
    }

    /// What the rule finds in one file: at its call sites, then in the file as such.
    func check(_ file: FileContext, into findings: inout Findings) {
      for site in file.callSites { rule.check(site, in: file, into: &findings) }
      rule.check(file, into: &findings)
    }
  }

  public let entries: [Entry]
  /// Whether rules were left out by name for this run, so that nothing can be said of what they would have found.
  public let isPartial: Bool

  /// The ids of the rules that run.
  public let ids: Set<String>

  public init(_ entries: [Entry], isPartial: Bool = false) {
    self.entries = entries
    self.isPartial = isPartial
    ids = Set(entries.map(\.info.id))
  }

  /// - Parameter rules: which rules to run, with nothing configured; all that are on by default where nothing is said.
  public init(_ rules: [any Rule.Type] = RuleCatalog.all.filter { !$0.info.isOptIn }) {
    self.init(rules.map { Entry($0.make()) })
  }
}
