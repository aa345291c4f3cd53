/// Findings that are accepted as they are: a run reports what is not among them.
public struct Baseline: Sendable, Hashable {
  public private(set) var findings: Set<FindingIdentity>

  public init(_ findings: Set<FindingIdentity> = []) { self.findings = findings }

  public func contains(_ finding: FindingIdentity) -> Bool { findings.contains(finding) }

  /// What the baseline accepts and the run did not find again.
  ///
  /// - Parameters:
  ///   - found: all findings of the run.
  ///   - isJudged: whether the run would have found it: its file was looked at, and its rule ran.
  public func stale(after found: [FindingIdentity], where isJudged: (FindingIdentity) -> Bool) -> [FindingIdentity] {
    findings.subtracting(found).filter(isJudged).sorted()
  }

  public mutating func remove(_ findings: [FindingIdentity]) { self.findings.subtract(findings) }

  public mutating func accept(_ findings: [FindingIdentity]) { self.findings.formUnion(findings) }
}

extension FindingIdentity: Comparable {
  /// By path, declaration, rule, code and number: findings of one place stand together in a file of them.
  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.symbol != right.symbol { return left.symbol < right.symbol }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.snippet != right.snippet { return left.snippet < right.snippet }
    return left.ordinal < right.ordinal
  }
}
