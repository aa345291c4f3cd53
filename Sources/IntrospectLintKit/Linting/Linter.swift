import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Judges files. A pure function of values, so that files may be judged in any order and at the same time.
///
/// A run has two steps, each parallel: a `FileSummary` of every file, which together make the `ProjectContext`, then
/// `lint` of every file. Where a folder was given, `findings(in:)` comes on top.
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
    return LintResult(
      source: structure.tokens.source, diagnostics: diagnostics,
      callSiteCount: structure.callSites.count { file.isCallSite($0) })
  }

  /// Judges the project, once per run: what its rules find, by the path of the file that it lies in.
  public func findings(in project: ProjectContext) -> [String: [Diagnostic]] {
    var byPath: [String: [Diagnostic]] = [:]
    for rule in rules.rules {
      var findings = ProjectFindings(for: type(of: rule).info)
      rule.check(project, into: &findings)
      for located in findings.located { byPath[located.path, default: []].append(located.diagnostic) }
    }
    return byPath
  }
}
