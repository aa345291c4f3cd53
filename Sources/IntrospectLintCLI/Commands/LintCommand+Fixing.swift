import IntrospectLintKit

extension LintCommand {
  /// How things stand after fixing.
  struct FixOutcome {
    /// What is found in the files as they are then.
    var judgement: LintRun.Judgement
    /// Nil where nothing was to be applied.
    let summary: FixingSummary?
    let status: ExitStatus
  }

  /// Applies fixes and puts what comes of it where the user wants it.
  ///
  /// - Parameter judgement: what was found in the files as they are.
  func fix(
    _ judgement: LintRun.Judgement, in prepared: PreparedRun, _ options: FixOptions, _ input: LintInput
  ) -> FixOutcome {
    let run = FixRun(prepared: prepared)
    let output = FixOutput(context: context)
    let files = Dictionary(judgement.sources.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    let excluded = input.text == nil ? output.linksThatLeadOut(of: judgement.results, files) : []
    let fixed = run.fix(judgement, takingUnsafe: options.takesUnsafe, but: excluded)
    output.tell(fixed)
    var status = ExitStatus.clean
    var written = fixed.files
    switch (options.target, input.text) {
    case (.diff, _):
      status = output.printDiff(of: fixed.files, files)
      let summary = FixingSummary(
        appliedCount: Self.count(fixed.files), fileCount: fixed.files.count, refusedCount: fixed.refused.count)
      context.messages.note("\(summary.wordsOfDiff); nothing was written")
      return FixOutcome(judgement: judgement, summary: nil, status: status)
    case (.files, let text?):
      status = output.printExactly(written.first?.fixed.bytes ?? text, of: input.paths.first ?? "")
    case (.files, nil):
      written = output.write(fixed.files, files)
      if written.count < fixed.files.count { status = .failure }
    }
    let lostCount = Self.count(fixed.files) - Self.count(written)
    return FixOutcome(
      judgement: written.isEmpty ? judgement : run.judge(written.map(\.fixed)),
      summary: FixingSummary(
        appliedCount: Self.count(written), fileCount: written.count, refusedCount: fixed.refused.count + lostCount),
      status: status)
  }

  private static func count(_ files: [FixedSources.File]) -> Int { files.reduce(0) { $0 + $1.fixes.count } }
}

extension FixingSummary {
  /// `3 fixes for 2 files, 1 not applied`.
  fileprivate var wordsOfDiff: String {
    guard appliedCount > 0 else { return words }
    let rest = refusedCount > 0 ? ", \(refusedCount) not applied" : ""
    return "\(ReportText.fixes(appliedCount)) for \(ReportText.count(fileCount, "file"))\(rest)"
  }
}
