import IntrospectLintKit

extension LintCommand {
  /// Leaves out of a report what a baseline accepts and what is not new; nil where that cannot be told, which was said.
  func select(_ report: Report, of analysis: Analysis, _ options: LintOptions) -> Report? {
    let selection = options.selection
    let root = repositoryRoot(for: analysis.input.paths)
    var omissions = [Report.Omission?](repeating: nil, count: report.findings.count)
    if let newCode = selection.newCode {
      do throws(NewLines.Failure) {
        let lines = try NewLines(newCode, takesWholeFiles: selection.takesWholeFiles, root: root, context)
        for (number, finding) in report.findings.enumerated() where !isNew(finding, lines) { omissions[number] = .old }
      } catch {
        context.messages.error(error.message)
        return nil
      }
    }
    if let baselines = baselines(for: analysis, options, root) {
      guard let accepted = baselines.apply(to: report) else { return nil }
      for (number, omission) in accepted.enumerated() where omission != nil { omissions[number] = omission }
    } else if selection.baselineUpdate != nil {
      context.messages.error("no baseline is named: '--baseline FILE', or the key 'baseline' in .lint.yml")
      return nil
    }
    return report.leavingOut(omissions)
  }

  /// The root of the repository that the first path lies in.
  func repositoryRoot(for paths: [String]) -> String {
    let workingDirectory = context.files.workingDirectory()
    // Of several repositories in one run, that of the first path counts.
    let first = PathName.absolute(paths.first ?? ".", in: workingDirectory)
    let folder = context.files.isDirectory(first) ? first : PathName.parent(of: first) ?? workingDirectory
    return RepositoryRoot.find(for: folder, in: context.files)
  }

  /// The files as the index holds them where the working tree has something else.
  func stagedFiles(for options: LintOptions, _ context: CommandContext) throws(GitClient.Failure) -> FileSystem {
    let paths = if case .paths(let paths) = options.input { paths } else { ["."] }
    let git = try GitClient(at: repositoryRoot(for: paths), context.processes)
    return try StagedFiles(of: git, over: context.files).files(over: context.files)
  }

  /// Whether a line of the finding is new, or a line that decided it.
  private func isNew(_ finding: Report.Finding, _ lines: NewLines) -> Bool {
    func holds(_ range: ClosedRange<Int>, _ path: String) -> Bool {
      let absolute = PathName.absolute(path, in: context.files.workingDirectory())
      return lines.holds(range, of: context.files.realPath(absolute) ?? absolute)
    }
    if holds(finding.start.line...max(finding.start.line, finding.end.line), finding.path) { return true }
    return finding.notes.contains { note in
      guard let line = note.place?.line else { return false }
      return holds(line...line, note.path ?? finding.path)
    }
  }

  /// Nil where no file of accepted findings is named.
  private func baselines(for analysis: Analysis, _ options: LintOptions, _ root: String) -> BaselineRun? {
    let named = analysis.discovery.configurations.all.map { configuration in
      options.selection.baseline ?? configuration.baseline.map { PathName.join(configuration.folder, $0) }
    }
    // Most runs have none.
    guard named.contains(where: { $0 != nil }) else { return nil }
    var files: [String: String?] = [:]
    for file in analysis.discovery.found { files.updateValue(named[file.configuration], forKey: file.path) }
    let names = Set(files.values.compactMap(\.self)).union(options.selection.baseline.map { [$0] } ?? [])
    guard !names.isEmpty else { return nil }
    return BaselineRun(
      context: context, update: options.selection.baselineUpdate, root: root, only: options.only,
      isWholeProject: analysis.isWholeProject, files: files, fallback: names.count == 1 ? names.first : nil)
  }
}
