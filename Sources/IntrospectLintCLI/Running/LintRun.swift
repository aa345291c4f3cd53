import IntrospectFacts
import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Reads files and judges them: paths in, results and what was odd about the files out.
struct LintRun: Sendable {
  var files: FileSystem
  let configurations: ConfigurationSet
  /// The rules asked for by name; empty for all.
  var only: Set<String>
  /// What is known of the library, by configuration, where it is not what is built in.
  var registries: [Int: Registry] = [:]
  /// Whether results hold what an inventory lists.
  var takesSites = false
  /// What stands for unknown deployment targets, where results hold what `retire` lists.
  var coverageTargets: [Platform: OSVersion]?
  let parallel: ParallelMap
  /// Where it is noted how long things take; nil where nobody asks.
  var timings: Timings?

  /// One file that may hold something to judge.
  struct Source: Sendable {
    let file: FileDiscovery.File
    let structure: FileStructure
    /// Whether its header says that a program wrote it and the configuration leaves such files out.
    let isLeftOut: Bool
    /// Whether a verdict on it may hang on what its project is built for and with.
    let asksOfProject: Bool
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

  /// Reads all of `files`; those with nothing to judge leave no outcome.
  func read(_ files: [FileDiscovery.File]) -> [(file: FileDiscovery.File, outcome: Outcome)] {
    let probes = configurations.all.map { $0.probes.isEmpty ? nil : WordSearch($0.probes) }
    return parallel.map(files, state: { ReadBuffer() }) { file, buffer in
      outcome(of: file, &buffer, probes: probes[file.configuration]).map { (file, $0) }
    }
  }

  /// What becomes of text that stands for a file. It is lexed whatever it holds.
  func read(_ bytes: [UInt8], as file: FileDiscovery.File) -> Outcome {
    bytes.withUnsafeBufferPointer { outcome(of: file, $0) { self.source(file, bytes) } }
      ?? .read(source(file, bytes))
  }

  private func outcome(
    of file: FileDiscovery.File, _ buffer: inout ReadBuffer, probes: WordSearch?
  ) -> Outcome? {
    do throws(FileSystem.Failure) { try files.read(file.path, &buffer) } catch {
      // Gone since the walk met it, as files do while somebody works.
      if error == .missing, !file.isGiven { return nil }
      return .failed(.unreadable(file.path, error))
    }
    return buffer.withBytes { bytes in
      outcome(of: file, bytes) {
        let mayHold =
          Prefilter.hits(bytes, listsHosts: takesSites)
          || probes?.hits(bytes, where: { Self.isMember(at: $0, in: bytes) }) == true
        return mayHold ? source(file, Array(bytes)) : nil
      }
    }
  }

  private static func isMember(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
  }

  /// What is odd about the bytes of a file, and what can be linted of it; nil where there is nothing to tell.
  ///
  /// - Parameter source: reads the file; nil where there is nothing in it to judge.
  private func outcome(
    of file: FileDiscovery.File, _ bytes: UnsafeBufferPointer<UInt8>, source: () -> Source?
  ) -> Outcome? {
    switch SourceEncoding(bytes) {
    case .utf8: return source().map { .read($0) }
    case .utf16: return .skipped("skipped '\(file.path)': it is UTF-16; save it as UTF-8")
    case .binary: return .skipped("skipped '\(file.path)': it holds NUL bytes, which Swift sources do not")
    case .damagedUTF8(let offset):
      let place = LineTable(SourceText(path: file.path, bytes: Array(bytes))).location(of: offset, in: .utf8)
      return .noted(source(), message: "not UTF-8 from byte \(offset.value) on; linted all the same", place)
    }
  }

  private func source(_ file: FileDiscovery.File, _ bytes: [UInt8]) -> Source {
    let configuration = configurations[file.configuration]
    let path = file.path
    let structure = timings.measure(file: path) {
      FileStructure(
        SourceText(path: path, bytes: bytes), probes: FileStructure.defaultProbes.union(configuration.probes))
    }
    return Source(
      file: file, structure: structure, isLeftOut: configuration.skipsGenerated && structure.isGenerated,
      asksOfProject: structure.asksOfProject)
  }

  /// Lexes the files whose bytes are accepted. One that cannot be read is passed over.
  func lex(
    _ paths: [FileDiscovery.File], where accepts: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
  ) -> [Source] {
    parallel.map(paths, state: { ReadBuffer() }) { file, buffer in
      guard (try? files.read(file.path, &buffer)) != nil,
        buffer.withBytes({ accepts($0) && SourceEncoding($0).isText })
      else { return nil }
      return source(file, buffer.bytes)
    }
  }

  /// Whether one of the files is accepted by its bytes.
  func holds(_ paths: [FileDiscovery.File], where accepts: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var buffer = ReadBuffer()
    return paths.contains { (try? files.read($0.path, &buffer)) != nil && buffer.withBytes(accepts) }
  }

  // MARK: - Judging

  /// What judging gave.
  struct Judgement: Sendable {
    let results: [LintResult]
    /// The files that were judged, in the order of their paths.
    let sources: [Source]
    /// The files beyond the judged ones that notes may lie in.
    let otherSources: [SourceText]
  }

  /// Judges what was read.
  ///
  /// - Parameters:
  ///   - repositories: the other files of the repositories, by root.
  ///   - candidates: files to judge that nobody has looked into: they may call a probe which the project declares.
  ///   - isWholeProject: whether a folder was given, so that rules may judge the project as such.
  ///   - tell: takes what the user should know, a sentence each.
  func lint(
    _ sources: [Source], beside repositories: [String: RepositoryFiles] = [:],
    candidates: [String: [FileDiscovery.File]] = [:], isWholeProject: Bool, tell: (String) -> Void = { _ in }
  ) -> Judgement {
    let projects = timings.measure(phase: "read projects") {
      RunProjects(sources, beside: repositories, candidates: candidates, in: self)
    }
    let judged = projects.judged
    let all = projects.linters.all
    for pin in projects.linters.pinsBeyondRegistry.sorted(by: { $0.origin < $1.origin }) {
      tell(
        "\(pin.origin): release \(pin.version) of SwiftUI Introspect is newer than \(ToolInfo.newestLibrary), the newest that is known here; version lists are not judged, but with '--registry' and a checkout of it")
    }
    let wanted = judged.filter { !$0.source.isLeftOut }
    let projectByRoot = projects.contexts()
    var rounds = timings.measure(phase: "judge") {
      JudgingRounds(wanted.map { ($0.source, all[$0.linter]) }, in: projectByRoot, parallel, timings: timings)
    }
    timings.measure(phase: "look for declarations, judge again") { rounds.run(search: projects.search) }
    let results = rounds.results
    var otherSources = rounds.otherSources
    otherSources += judged.map(\.source.structure.tokens.source)
    for files in projects.repositories.values { otherSources += files.lexed.map(\.structure.tokens.source) }
    let judgedSources = judged.map(\.source)
    guard isWholeProject else {
      return Judgement(results: results, sources: judgedSources, otherSources: otherSources)
    }
    // The settings that hold for a file hold for what the project's rules find in it.
    let findings = all.map { linter in projectByRoot.mapValues(linter.findings(in:)) }
    let judgedResults = zip(wanted, results).map { file, result in
      findings[file.linter][file.source.file.root]?[result.source.path].map(result.adding) ?? result
    }
    let pinResults = projects.linters.pins.compactMap { pin, owner in
      findings[owner.linter][owner.root]?[pin.path].flatMap { result(of: $0, in: pin.path) }
    }
    let complete = pinResults.isEmpty
      ? judgedResults : (judgedResults + pinResults).sorted { PathName.isOrdered($0.source.path, $1.source.path) }
    return Judgement(results: complete, sources: judgedSources, otherSources: otherSources)
  }

  /// What becomes of the version lists in files that were read, on one version of a platform.
  ///
  /// - Parameter repositories: the other files of the repositories, by root.
  func survey(
    _ sources: [Source], beside repositories: [String: RepositoryFiles], on target: PlatformVersion
  ) -> [VersionSurvey] {
    let projects = RunProjects(sources, beside: repositories, candidates: [:], in: self)
    let contexts = projects.contexts()
    let linters = projects.linters.all
    return parallel.map(projects.judged.filter { !$0.source.isLeftOut }) { file in
      linters[file.linter].survey(
        file.source.structure, in: contexts[file.source.file.root] ?? ProjectContext(), on: target)
    }
  }

  /// Findings that lie in a file of the project that is no source.
  private func result(of diagnostics: [Diagnostic], in path: String) -> LintResult? {
    var buffer = ReadBuffer(capacity: 1 << 14)
    guard (try? files.read(path, &buffer)) != nil else { return nil }
    return LintResult(source: SourceText(path: path, bytes: buffer.bytes), diagnostics: diagnostics, callSiteCount: 0)
  }
}
