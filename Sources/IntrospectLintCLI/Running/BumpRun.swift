import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Extends the lists of a run in memory, and proves each change as a fix is proved.
struct BumpRun: Sendable {
  let run: FixRun
  let target: PlatformVersion
  /// Whether versions below the deployment target go.
  let isPruning: Bool

  private var plan: BumpPlan { BumpPlan(target) }

  /// What came of it.
  struct Change: Sendable {
    /// In the order of their paths, from what they hold to what they would hold.
    var files: [FixedSources.File] = []
    /// What was tried, with what could not be proved.
    var steps: [FixedSources] = []
  }

  /// All that may be changed, by file.
  func offers() -> [LintResult] {
    run.survey([], on: target).own.map { survey in
      let diagnostics = plan.additions(in: survey) + (isPruning ? plan.prunings(in: survey) : [])
      return LintResult(source: survey.source, diagnostics: diagnostics, callSiteCount: 0)
    }
  }

  /// - Parameter excluded: the paths of files that are not changed.
  func change(but excluded: Set<String>) -> Change {
    var change = Change()
    take(run, &change, but: excluded, plan.additions)
    // The version that was added may be the one that makes another dispensable.
    if isPruning { take(run.rebased(on: change.files.map(\.fixed)), &change, but: excluded, plan.prunings) }
    return change
  }

  private func take(
    _ run: FixRun, _ change: inout Change, but excluded: Set<String>,
    _ offers: @escaping (VersionSurvey) -> [Diagnostic]
  ) {
    func more(_ texts: [SourceText]) -> [String: [Diagnostic]] {
      let surveys = run.survey(texts, on: target).own
      return Dictionary(surveys.map { ($0.source.path, offers($0)) }, uniquingKeysWith: { first, _ in first })
    }
    // Where nothing is offered, nothing has to be judged.
    guard more([]).contains(where: { !$0.value.isEmpty }) else { return }
    let fixed = run.fix(run.judge([]), but: excluded, adding: more) { $0.diagnostic.rule == BumpPlan.name }
    change.steps.append(fixed)
    var files = Dictionary(change.files.map { ($0.fixed.path, $0) }, uniquingKeysWith: { first, _ in first })
    for file in fixed.files {
      files[file.fixed.path] = files[file.fixed.path].map(file.following) ?? file
    }
    change.files = files.values.sorted { PathName.isOrdered($0.fixed.path, $1.fixed.path) }
  }

  /// What there is to tell where these files are changed and no others.
  ///
  /// - Parameter isWritten: whether they are changed already.
  func report(on changed: [FixedSources.File], isWritten: Bool) -> BumpReport {
    let (before, after) = (run.survey([], on: target).own, run.survey(changed.map(\.fixed), on: target).own)
    return BumpReport(plan, before, after, isPruning: isPruning, isWritten: isWritten)
  }

  /// What has to be tried where these files are changed and no others: constants may reach calls in any file.
  func checklist(of changed: [FixedSources.File], _ report: BumpReport) -> BumpChecklist {
    let before = run.survey([], on: target)
    let after = run.survey(changed.map(\.fixed), on: target)
    return BumpChecklist(
      on: target, before.own + before.others, after.own + after.others, left: report.left,
      rangeCount: report.rangeCount)
  }
}
