import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reads files and judges them: paths in, a report and what was odd about the files out.
struct LintRun: Sendable {
  let files: FileSystem
  let linter: Linter
  let parallel: ParallelMap

  /// What became of one file that is worth more than a glance.
  enum Outcome: Sendable {
    /// It may hold call sites and was read.
    case read(FileStructure)
    /// It could not be read.
    case failed(FileDiscovery.Problem)
    /// Nothing in it can be linted.
    case skipped(String)
    /// Something is odd about it; it was linted all the same, if it was worth it.
    case noted(FileStructure?, message: String, LineColumn, ByteOffset)
  }

  /// Reads all of `paths`; those with nothing to judge leave no outcome.
  func read(_ paths: [FileDiscovery.File]) -> [(path: String, outcome: Outcome)] {
    parallel.map(paths, state: { ReadBuffer() }) { file, buffer in
      outcome(of: file, &buffer).map { (file.path, $0) }
    }
  }

  private func outcome(of file: FileDiscovery.File, _ buffer: inout ReadBuffer) -> Outcome? {
    do throws(FileSystem.Failure) { try files.read(file.path, &buffer) } catch {
      // Gone since the walk met it, as files do while somebody works.
      if error == .missing, !file.isGiven { return nil }
      return .failed(.unreadable(file.path, error))
    }
    let (encoding, isHit) = buffer.withBytes { (SourceEncoding($0), Prefilter.hits($0)) }
    switch encoding {
    case .utf8: return isHit ? .read(structure(of: file, buffer)) : nil
    case .utf16: return .skipped("skipped '\(file.path)': it is UTF-16; save it as UTF-8")
    case .binary: return .skipped("skipped '\(file.path)': it holds NUL bytes, which Swift sources do not")
    case .damagedUTF8(let offset):
      let place = LineTable(SourceText(path: file.path, bytes: buffer.bytes)).location(of: offset, in: .utf8)
      return .noted(
        isHit ? structure(of: file, buffer) : nil, message: "not UTF-8 from byte \(offset.value) on; linted all the same",
        place, offset)
    }
  }

  private func structure(of file: FileDiscovery.File, _ buffer: ReadBuffer) -> FileStructure {
    FileStructure(SourceText(path: file.path, bytes: buffer.bytes))
  }

  /// Judges what was read.
  ///
  /// - Parameter isWholeProject: whether a folder was given, so that rules may judge the project as such.
  func lint(_ structures: [FileStructure], isWholeProject: Bool) -> [LintResult] {
    let project = ProjectContext(parallel.map(structures) { FileSummary($0) })
    let results = parallel.map(structures) { linter.lint($0, in: project) }
    guard isWholeProject else { return results }
    let findings = linter.findings(in: project)
    return results.map { result in findings[result.source.path].map(result.adding) ?? result }
  }
}
