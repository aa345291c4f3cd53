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
  public let settings: FileSettings
  /// Whether results hold the sites of the files, which no report asks for.
  public var takesSites = false
  /// What stands for the deployment targets of a file that has none, where results hold what SwiftUI has for the
  /// calls; nil where nobody asks for that.
  public var coverageTargets: [Platform: OSVersion]?
  /// Is told how long each rule took with each file; nil where nobody asks.
  public var noteDuration: (@Sendable (_ rule: String, _ duration: Duration) -> Void)?

  public init(rules: RuleSet = RuleSet(), registry: Registry = .current, settings: FileSettings = FileSettings()) {
    self.rules = rules
    self.registry = registry
    self.settings = settings
  }

  /// Judges one file.
  ///
  /// - Parameters:
  ///   - structure: the file, read.
  ///   - project: what all files of the run hold together.
  ///   - declarations: what the project declares under the names that the file asked for in earlier rounds.
  /// - Returns: The result, which asks for names of its own where a verdict hangs on them.
  public func lint(
    _ structure: FileStructure, in project: ProjectContext, knowing declarations: DeclarationIndex = DeclarationIndex()
  ) -> LintResult {
    let declarations = ProjectDeclarations(declarations)
    let file = FileContext(
      structure: structure, registry: registry, project: project, settings: settings, declarations: declarations)
    var diagnostics: [Diagnostic] = []
    for entry in rules.entries {
      var findings = Findings(for: entry.info, severity: entry.severity)
      if let noteDuration {
        let duration = ContinuousClock().measure { entry.check(file, into: &findings) }
        noteDuration(entry.info.id, duration)
      } else {
        entry.check(file, into: &findings)
      }
      diagnostics += findings.diagnostics
    }
    let (kept, suppressed) = withoutSuppressed(OneFindingPerStatement().merging(diagnostics), in: file)
    let sites =
      takesSites
      ? FileSites(sites: SiteReader(file).sites(), targets: settings.targets, library: settings.library) : nil
    let coverage = coverageTargets.map { self.coverage(of: file, assuming: $0) }
    return LintResult(
      source: structure.tokens.source, diagnostics: kept,
      callSiteCount: file.callSites.count { file.isCallSite($0) }, suppressedCount: suppressed.count,
      wantedNames: declarations.wanted, suppressed: takesSites ? suppressed : [], sites: sites,
      coverage: coverage)
  }

  private func coverage(of file: FileContext, assuming targets: [Platform: OSVersion]) -> FileCoverage {
    let calls = file.coveredCalls(assuming: targets)
    let read = calls.compactMap { $0 }
    return FileCoverage(calls: read, unreadCount: calls.count - read.count, targets: settings.targets)
  }

  /// What becomes of the version lists of one file on one version of a platform.
  public func survey(
    _ structure: FileStructure, in project: ProjectContext, on target: PlatformVersion
  ) -> VersionSurvey {
    VersionSurvey(
      FileContext(structure: structure, registry: registry, project: project, settings: settings), on: target)
  }

  /// Takes out what the comments of the file silence, and adds what their judges say of them.
  private func withoutSuppressed(
    _ diagnostics: [Diagnostic], in file: FileContext
  ) -> (kept: [Diagnostic], suppressed: [SuppressedFinding]) {
    guard !file.suppressions.comments.isEmpty else { return (diagnostics, []) }
    let cover = file.suppressions.cover
    let used = cover.used(by: diagnostics)
    var suppressed: [SuppressedFinding] = []
    func isKept(_ diagnostic: Diagnostic) -> Bool {
      guard let first = cover.first(covering: diagnostic) else { return true }
      let comment = file.suppressions.comments[file.suppressions.silences[first].comment]
      let source = file.tokens.source
      suppressed.append(
        SuppressedFinding(
          diagnostic: diagnostic, reason: comment.reason.map { source.text(in: $0) },
          end: comment.end.map { source.text(in: $0.range) }))
      return false
    }
    var kept = diagnostics.filter(isKept)
    var judged: [Diagnostic] = []
    if !rules.isPartial {
      for entry in rules.entries {
        guard let judge = entry.suppressionJudge else { continue }
        var findings = Findings(for: entry.info, severity: entry.severity)
        judge.check(used: used, judged: rules.ids, in: file, into: &findings)
        judged += findings.diagnostics
      }
    }
    kept += judged.filter(isKept)
    return (kept, suppressed)
  }

  /// Judges the project, once per run: what its rules find, by the path of the file that it lies in.
  public func findings(in project: ProjectContext) -> [String: [Diagnostic]] {
    var byPath: [String: [Diagnostic]] = [:]
    for entry in rules.entries {
      var findings = ProjectFindings(for: entry.info, severity: entry.severity)
      entry.rule.check(project, into: &findings)
      for located in findings.located { byPath[located.path, default: []].append(located.diagnostic) }
    }
    return byPath
  }
}
