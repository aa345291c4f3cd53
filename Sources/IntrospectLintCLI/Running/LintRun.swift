import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reads files and judges them: paths in, results and what was odd about the files out.
struct LintRun: Sendable {
  let files: FileSystem
  let configurations: ConfigurationSet
  /// The rules asked for by name; empty for all.
  let only: Set<String>
  /// What is known of the library, by configuration, where it is not what is built in.
  var registries: [Int: Registry] = [:]
  let parallel: ParallelMap

  /// One file that may hold something to judge.
  struct Source: Sendable {
    let file: FileDiscovery.File
    let structure: FileStructure
    /// Whether its header says that a program wrote it and the configuration leaves such files out.
    let isLeftOut: Bool
  }

  /// What became of one file that is worth more than a glance.
  enum Outcome: Sendable {
    /// It may hold call sites and was read.
    case read(Source)
    /// It could not be read.
    case failed(FileDiscovery.Problem)
    /// Nothing in it can be linted.
    case skipped(String)
    /// Something is odd about it; it was linted all the same, if it was worth it.
    case noted(Source?, message: String, LineColumn)

    /// What there is to judge.
    var source: Source? {
      switch self {
      case .read(let source): source
      case .noted(let source, _, _): source
      case .failed, .skipped: nil
      }
    }
  }

  /// Reads all of `paths`; those with nothing to judge leave no outcome.
  func read(_ paths: [FileDiscovery.File]) -> [(path: String, outcome: Outcome)] {
    parallel.map(paths, state: { ReadBuffer() }) { file, buffer in
      outcome(of: file, &buffer).map { (file.path, $0) }
    }
  }

  /// What becomes of text that stands for a file.
  func read(_ bytes: [UInt8], as file: FileDiscovery.File) -> Outcome? {
    bytes.withUnsafeBufferPointer { outcome(of: file, $0) { bytes } }
  }

  private func outcome(of file: FileDiscovery.File, _ buffer: inout ReadBuffer) -> Outcome? {
    do throws(FileSystem.Failure) { try files.read(file.path, &buffer) } catch {
      // Gone since the walk met it, as files do while somebody works.
      if error == .missing, !file.isGiven { return nil }
      return .failed(.unreadable(file.path, error))
    }
    let bytes = buffer
    return bytes.withBytes { outcome(of: file, $0) { bytes.bytes } }
  }

  private func outcome(
    of file: FileDiscovery.File, _ bytes: UnsafeBufferPointer<UInt8>, copy: () -> [UInt8]
  ) -> Outcome? {
    let probes = configurations[file.configuration].probes
    func source() -> Source? {
      guard Prefilter.hits(bytes) || Prefilter.hits(bytes, probes: probes) else { return nil }
      let structure = FileStructure(
        SourceText(path: file.path, bytes: copy()), probes: FileStructure.defaultProbes.union(probes))
      let isLeftOut = configurations[file.configuration].skipsGenerated && structure.isGenerated
      return Source(file: file, structure: structure, isLeftOut: isLeftOut)
    }
    switch SourceEncoding(bytes) {
    case .utf8: return source().map { .read($0) }
    case .utf16: return .skipped("skipped '\(file.path)': it is UTF-16; save it as UTF-8")
    case .binary: return .skipped("skipped '\(file.path)': it holds NUL bytes, which Swift sources do not")
    case .damagedUTF8(let offset):
      let place = LineTable(SourceText(path: file.path, bytes: copy())).location(of: offset, in: .utf8)
      return .noted(source(), message: "not UTF-8 from byte \(offset.value) on; linted all the same", place)
    }
  }

  // MARK: - Judging

  /// Judges what was read.
  ///
  /// - Parameters:
  ///   - rest: what the files that are not judged add to what is known, by repository.
  ///   - isWholeProject: whether a folder was given, so that rules may judge the project as such.
  ///   - tell: takes what the user should know, a sentence each.
  func lint(
    _ sources: [Source], knowing rest: [String: [FileSummary]] = [:], isWholeProject: Bool,
    tell: (String) -> Void = { _ in }
  ) -> [LintResult] {
    var linters = Linters(files)
    let judged = sources.map { source in
      (source: source, linter: linters.place(of: source, in: self))
    }
    let all = linters.all
    for pin in linters.pinsBeyondRegistry.sorted(by: { $0.origin < $1.origin }) {
      tell(
        "\(pin.origin): release \(pin.version) of SwiftUI Introspect is newer than \(ToolInfo.newestLibrary), the newest that is known here; version lists are not judged, but with '--registry' and a checkout of it")
    }
    let summaries = parallel.map(judged) { file in
      let countsProbes = !file.source.isLeftOut && all[file.linter].rules.ids.contains("extract-overuse")
      let place = file.source.file
      let summary = FileSummary(file.source.structure, countsProbes: countsProbes, file: place.realPath)
      return (root: place.root, summary: summary)
    }
    let pins = linters.pins
    // A repository is a project: one beside it, or in it, is another.
    let projects = Dictionary(grouping: summaries, by: \.root).map { root, files in
      (
        root,
        ProjectContext(
          files.map(\.summary) + (rest[root] ?? []), pins: pins.filter { $0.value.root == root }.map(\.key))
      )
    }
    let projectByRoot = Dictionary(uniqueKeysWithValues: projects)
    let wanted = judged.filter { !$0.source.isLeftOut }
    let results = parallel.map(wanted) { file in
      all[file.linter].lint(file.source.structure, in: projectByRoot[file.source.file.root] ?? ProjectContext())
    }
    guard isWholeProject else { return results }
    // The settings that hold for a file hold for what the project's rules find in it.
    let findings = all.map { linter in projectByRoot.mapValues(linter.findings(in:)) }
    let judgedResults = zip(wanted, results).map { file, result in
      findings[file.linter][file.source.file.root]?[result.source.path].map(result.adding) ?? result
    }
    let pinResults = pins.compactMap { pin, owner in
      findings[owner.linter][owner.root]?[pin.path].flatMap { result(of: $0, in: pin.path) }
    }
    guard !pinResults.isEmpty else { return judgedResults }
    return (judgedResults + pinResults).sorted { PathName.isOrdered($0.source.path, $1.source.path) }
  }

  /// Findings that lie in a file of the project that is no source.
  private func result(of diagnostics: [Diagnostic], in path: String) -> LintResult? {
    var buffer = ReadBuffer(capacity: 1 << 14)
    guard (try? files.read(path, &buffer)) != nil else { return nil }
    return LintResult(source: SourceText(path: path, bytes: buffer.bytes), diagnostics: diagnostics, callSiteCount: 0)
  }

  /// What files that are not judged add to what is known. One that cannot be read adds nothing.
  func summaries(of paths: [FileDiscovery.File]) -> [FileSummary] {
    parallel.map(paths, state: { ReadBuffer() }) { file, buffer in
      outcome(of: file, &buffer)?.source.map { FileSummary($0.structure, countsProbes: false, file: $0.file.realPath) }
    }
  }
}
