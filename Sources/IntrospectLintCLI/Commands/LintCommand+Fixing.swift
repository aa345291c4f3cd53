import IntrospectLintKit
import IntrospectSyntax

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
    _ judgement: LintRun.Judgement, in run: FixRun, _ options: FixOptions, _ input: LintInput
  ) -> FixOutcome {
    let files = Dictionary(judgement.sources.map { ($0.file.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    let excluded = input.text == nil ? linksThatLeadOut(of: judgement) : []
    let fixed = run.fix(judgement, takingUnsafe: options.takesUnsafe, but: excluded)
    tell(fixed)
    var status = ExitStatus.clean
    var written = fixed.files
    switch (options.target, input.text) {
    case (.diff, _):
      status = printDiff(of: fixed.files, files)
      let summary = FixingSummary(
        appliedCount: Self.count(fixed.files), fileCount: fixed.files.count, refusedCount: fixed.refused.count)
      context.messages.note("\(summary.wordsOfDiff); nothing was written")
      return FixOutcome(judgement: judgement, summary: nil, status: status)
    case (.files, let text?):
      status = printText(written.first?.fixed.bytes ?? text, of: input)
    case (.files, nil):
      written = fixed.files.filter { write($0, files) }
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

  /// The paths of files with fixes that stand outside of the repository which a link to them is in.
  private func linksThatLeadOut(of judgement: LintRun.Judgement) -> Set<String> {
    let writer = FixWriter(files: context.files)
    let offering = Set(judgement.results.filter { $0.diagnostics.contains { !$0.fixes.isEmpty } }.map(\.source.path))
    let files = judgement.sources.map(\.file).filter { offering.contains($0.path) && !writer.mayWrite($0) }
    let paths = files.map(\.path)
    for path in paths { context.messages.note("'\(path)' is not fixed: the link leads out of the repository") }
    return Set(paths)
  }

  private func tell(_ fixed: FixedSources) {
    for file in fixed.files {
      for offer in file.fixes {
        let title = Self.lowercased(offer.fix.title)
        context.messages.detail("fix in '\(offer.path)': \(title) [\(offer.diagnostic.rule)]")
      }
    }
    let sources = Dictionary(fixed.results.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    for refused in fixed.refused {
      let offer = refused.offer
      guard let source = sources[offer.path] else { continue }
      let place = LineTable(source).location(of: offer.diagnostic.range.start, in: .utf8)
      let words = "fix not applied, '\(Self.lowercased(offer.fix.title))': \(refused.reason.words(in: offer.path))"
      context.messages.note("\(words) [\(offer.diagnostic.rule)]", at: "\(offer.path):\(place.line):\(place.column)")
    }
  }

  private static func lowercased(_ title: String) -> String {
    (title.first.map { $0.lowercased() } ?? "") + title.dropFirst()
  }

  // MARK: - Output

  private func write(_ fixed: FixedSources.File, _ files: [String: FileDiscovery.File]) -> Bool {
    guard let file = files[fixed.fixed.path] else { return false }
    do throws(FileSystem.Failure) {
      try FixWriter(files: context.files).write(fixed.fixed.bytes, over: fixed.original.bytes, in: file)
      return true
    } catch {
      context.messages.error("cannot write '\(file.path)': \(error.reason)")
      return false
    }
  }

  private func printDiff(of fixed: [FixedSources.File], _ files: [String: FileDiscovery.File]) -> ExitStatus {
    var status = fixed.isEmpty ? ExitStatus.clean : .findings
    for change in fixed {
      guard let file = files[change.fixed.path] else { continue }
      let path = PathName.relative(file.realPath, to: file.root).map(String.init) ?? file.path
      let diff = UnifiedDiff(from: change.original.bytes, to: change.fixed.bytes, path: path)
      status = .worst(status, printExactly(diff.text, of: file.path))
    }
    return status
  }

  private func printText(_ bytes: [UInt8], of input: LintInput) -> ExitStatus {
    printExactly(bytes, of: input.paths.first ?? "")
  }

  /// Prints text that somebody reads as it is, or nothing.
  private func printExactly(_ bytes: [UInt8], of path: String) -> ExitStatus {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      context.messages.error("cannot print '\(path)': it is not UTF-8")
      return .failure
    }
    // The runner would obey it, and any other text would be a wrong one.
    if context.isOnGitHub, ReportText.withoutCommands(text) != text {
      context.messages.error("cannot print '\(path)': a line of it would be a command to GitHub Actions")
      return .failure
    }
    return context.print(text)
  }
}

extension FixingSummary {
  /// `3 fixes for 2 files, 1 not applied`.
  fileprivate var wordsOfDiff: String {
    guard appliedCount > 0 else { return words }
    let rest = refusedCount > 0 ? ", \(refusedCount) not applied" : ""
    return "\(ReportText.fixes(appliedCount)) for \(ReportText.count(fileCount, "file"))\(rest)"
  }
}
