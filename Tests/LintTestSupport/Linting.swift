import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

extension LintResult {
  /// Lints a file that is a project of its own.
  public init(linting source: SourceText, with rules: [any Rule.Type] = RuleCatalog.all) {
    let structure = FileStructure(source)
    self = Linter(rules: RuleSet(rules)).lint(structure, in: ProjectContext([FileSummary(structure)]))
  }
}

extension Expectations {
  /// What differs between the comments of a file and what was found in it, for each line both sides; nil if nothing.
  public func mismatch(with result: LintResult) -> String? {
    let report = Report([result], fileCount: 1)
    var open = expected.sorted { $0.precision > $1.precision }
    var unexpected: [Report.Finding] = []
    // Every expectation takes one finding; the precise ones first, so that a vague one cannot take theirs.
    var left = report.findings
    open.removeAll { expectation in
      guard let index = left.firstIndex(where: { Self.meets($0, expectation) }) else { return false }
      left.remove(at: index)
      return true
    }
    unexpected = left
    guard !open.isEmpty || !unexpected.isEmpty || !problems.isEmpty else { return nil }

    var lines = problems.map { "malformed: \($0)" }
    let numbers = Set(open.map(\.line) + unexpected.map(\.start.line)).sorted()
    for number in numbers {
      lines.append("\(result.source.path):\(number):")
      lines += expected.filter { $0.line == number }.map { "  expected: \($0)" }
      lines += report.findings.filter { $0.start.line == number }.map { finding in
        "  found:    \(finding.diagnostic.rule)@\(finding.start.column) \(finding.diagnostic.severity): "
          + finding.diagnostic.message
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func meets(_ finding: Report.Finding, _ expectation: Expectation) -> Bool {
    guard finding.diagnostic.rule == expectation.rule, finding.start.line == expectation.line else { return false }
    if let column = expectation.column, column != finding.start.column { return false }
    if let fragment = expectation.fragment, !finding.diagnostic.message.contains(fragment) { return false }
    return true
  }
}
