import IntrospectLintKit
import IntrospectSyntax

/// Puts what was fixed where the user wants it, and says what became of it.
struct FixOutput: Sendable {
  let context: CommandContext

  /// The paths of files with fixes that stand outside of the repository which a link to them is in.
  func linksThatLeadOut(of results: [LintResult], _ files: [String: FileDiscovery.File]) -> Set<String> {
    let writer = FixWriter(files: context.files)
    let offering = results.filter { $0.diagnostics.contains { !$0.fixes.isEmpty } }.map(\.source.path)
    let paths = offering.filter { path in files[path].map { !writer.mayWrite($0) } ?? false }
    for path in paths { context.messages.note("'\(path)' is not fixed: the link leads out of the repository") }
    return Set(paths)
  }

  /// Says which fixes were applied, to who asks, and which were not.
  func tell(_ fixed: FixedSources) {
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

  /// Writes files, and gives those that were. A request to end waits until the file that is being written is whole.
  func write(_ fixed: [FixedSources.File], _ files: [String: FileDiscovery.File]) -> [FixedSources.File] {
    var written: [FixedSources.File] = []
    context.interruption.holding { hasCome in
      for file in fixed where !hasCome() && write(file, files) { written.append(file) }
      guard !fixed.isEmpty, hasCome() else { return }
      context.messages.error("interrupted: \(written.count) of \(ReportText.count(fixed.count, "file")) were written")
    }
    return written
  }

  /// Writes one file; false where that cannot be done.
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

  /// Prints what would be changed.
  func printDiff(of fixed: [FixedSources.File], _ files: [String: FileDiscovery.File]) -> ExitStatus {
    var status = fixed.isEmpty ? ExitStatus.clean : .findings
    for change in fixed {
      guard let file = files[change.fixed.path] else { continue }
      let path = PathName.relative(file.realPath, to: file.root).map(String.init) ?? file.path
      let diff = UnifiedDiff(from: change.original.bytes, to: change.fixed.bytes, path: path)
      status = .worst(status, printExactly(diff.text, of: file.path))
    }
    return status
  }

  /// Prints text that somebody reads as it is, or nothing.
  func printExactly(_ bytes: [UInt8], of path: String) -> ExitStatus {
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
