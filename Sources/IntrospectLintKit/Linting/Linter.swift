import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Judges files. A pure function of values, so that files may be judged in any order and at the same time.
///
/// A run has two steps, each parallel: `summary` of every file, which together give the `ProjectContext`, then `lint`.
public struct Linter: Sendable {
  public let rules: RuleSet
  public let registry: Registry

  public init(rules: RuleSet = RuleSet(), registry: Registry = .current) {
    self.rules = rules
    self.registry = registry
  }

  /// Judges one file.
  ///
  /// - Parameters:
  ///   - structure: the file, read.
  ///   - project: what all files of the run hold together.
  public func lint(_ structure: FileStructure, in project: ProjectContext) -> LintResult {
    let file = FileContext(structure: structure, registry: registry, project: project)
    var diagnostics: [Diagnostic] = []
    for rule in rules.rules {
      var findings = Findings(for: type(of: rule).info)
      for site in structure.callSites { rule.check(site, in: file, into: &findings) }
      rule.check(file, into: &findings)
      diagnostics += findings.diagnostics
    }
    diagnostics.sort { left, right in
      (left.range.start.value, left.range.end.value, left.rule, left.message)
        < (right.range.start.value, right.range.end.value, right.rule, right.message)
    }
    return LintResult(
      source: structure.tokens.source, diagnostics: diagnostics,
      callSiteCount: structure.callSites.count { file.isCallSite($0) })
  }
}
