/// What a run over files gave, before anything is made of it.
struct Analysis: Sendable {
  let input: LintInput
  let prepared: PreparedRun
  let judgement: LintRun.Judgement
  /// Whether all could be read.
  let status: ExitStatus

  var discovery: FileDiscovery { prepared.discovery }
  var sources: [LintRun.Source] { prepared.sources }
  var fileCount: Int { prepared.fileCount }
  var isWholeProject: Bool { prepared.isWholeProject }
}

extension CommandContext {
  /// Finds, reads and judges files; nil where nothing could be judged, which was said.
  func analyse(_ request: RunRequest) -> Analysis? {
    let input: LintInput
    do throws(LintInput.Failure) {
      input = try request.timings.measure(phase: "find files") { () -> Result<LintInput, LintInput.Failure> in
        do throws(LintInput.Failure) { return .success(try LintInput(request, self)) } catch { return .failure(error) }
      }.get()
    } catch {
      messages.error(error.message)
      return nil
    }
    var status = ExitStatus.clean
    guard let prepared = prepare(input, request, &status) else { return nil }
    let judgement = prepared.run.lint(
      prepared.sources, beside: prepared.repositories, candidates: prepared.candidates,
      isWholeProject: prepared.isWholeProject, tell: messages.note)
    let analysis = Analysis(input: input, prepared: prepared, judgement: judgement, status: status)
    leftovers.keep(analysis)
    return analysis
  }
}
