import IntrospectLintKit
import IntrospectRules

/// The files of accepted findings that a run goes by, and what becomes of them.
struct BaselineRun {
  let context: CommandContext
  let update: SelectionOptions.BaselineUpdate?
  /// Of the repository; absolute. Where the paths in a baseline start.
  let root: String
  /// The rules asked for by name; empty for all.
  let only: Set<String>
  /// Whether a folder was given, so that what is not found is gone.
  let isWholeProject: Bool
  /// Which file accepts the findings of each judged file, by the path that it has in the report; nil where none does.
  let files: [String: String?]
  /// The one for findings elsewhere, such as in an Xcode project; nil where there are several.
  let fallback: String?

  /// Which findings are accepted, after the files were brought up to date; nil where one of them cannot be used.
  func apply(to report: Report) -> [Report.Omission?]? {
    let identities = report.identities(relativeTo: root, from: context.files.workingDirectory())
    let homes = report.findings.map { files[$0.path, default: fallback] }
    var omissions = [Report.Omission?](repeating: nil, count: identities.count)
    for file in Set(files.values.compactMap(\.self)).union(fallback.map { [$0] } ?? []).sorted() {
      let numbers = identities.indices.filter { homes[$0] == file }
      guard let baseline = baseline(file, numbers.map { identities[$0] }, report) else { return nil }
      for number in numbers where baseline.contains(identities[number]) { omissions[number] = .accepted }
    }
    return omissions
  }

  /// One baseline as it holds from now on.
  private func baseline(_ file: String, _ found: [FindingIdentity], _ report: Report) -> Baseline? {
    let bytes: [UInt8]?
    let old: Baseline?
    do throws(BaselineFile.Failure) {
      bytes = try read(file)
      old = try bytes.map { (bytes) throws(BaselineFile.Failure) in try BaselineFile.baseline(of: bytes) }
    } catch {
      context.messages.error("'\(file)' \(error.message)")
      return nil
    }
    guard let update else {
      guard let old else {
        context.messages.error("there is no baseline '\(file)'; '--write-baseline' makes one")
        return nil
      }
      tell(stale(of: old, found, file), of: file)
      return old
    }
    var baseline = old ?? Baseline()
    let stale = stale(of: baseline, found, file)
    baseline.remove(stale)
    let new = found.filter { !baseline.contains($0) }
    switch update {
    case .prune:
      guard old != nil else {
        context.messages.error("there is no baseline '\(file)' to prune")
        return nil
      }
    case .write(let isAccepting):
      if old != nil, !isAccepting, let first = new.first {
        let count = ReportText.count(new.count, "finding")
        context.messages.error(
          "'\(file)' would grow by \(count), such as '\(first.rule)' in '\(first.path)'; "
            + "'--accept-new' says that it may")
        return nil
      }
      baseline.accept(new)
    }
    if baseline != old, !write(baseline, over: bytes, to: file) { return nil }
    let added = baseline.findings.count - (old?.findings.count ?? 0) + stale.count
    let count = ReportText.count(baseline.findings.count, "finding")
    context.messages.note("'\(file)' accepts \(count): \(added) new, \(stale.count) taken out")
    return baseline
  }

  /// Nil where there is none.
  private func read(_ file: String) throws(BaselineFile.Failure) -> [UInt8]? {
    var buffer = ReadBuffer()
    do throws(FileSystem.Failure) { try context.files.read(file, &buffer) } catch {
      if error == .missing { return nil }
      throw BaselineFile.Failure(message: "cannot be read: \(error.reason)")
    }
    return buffer.bytes
  }

  /// Writes a baseline over what was read of it; what it accepts is not lost where that fails.
  private func write(_ baseline: Baseline, over old: [UInt8]?, to file: String) -> Bool {
    let new = Array(BaselineFile.text(of: baseline).utf8)
    do throws(FileSystem.Failure) {
      if let old, let real = context.files.realPath(file) {
        try context.files.replace(real, old, new)
      } else {
        try context.files.write(file, new)
      }
      return true
    } catch {
      context.messages.error("cannot write '\(file)': \(error.reason)")
      return false
    }
  }

  // MARK: - What is gone

  private func stale(of baseline: Baseline, _ found: [FindingIdentity], _ file: String) -> [FindingIdentity] {
    let judged = Set(files.filter { $0.value == file }.keys.map(path))
    return baseline.stale(after: found) { entry in
      guard only.isEmpty || only.contains(entry.rule) else { return false }
      let rule = RuleCatalog.rule(entry.rule)?.info
      // A rule that judges the project runs where a folder was given.
      guard isWholeProject || rule?.isOncePerRun != true else { return false }
      return judged.contains(entry.path) || (isWholeProject && !context.files.isFile(PathName.join(root, entry.path)))
    }
  }

  /// As a baseline spells the path of a judged file.
  private func path(_ path: String) -> String {
    let absolute = ReportPath(path, from: context.files.workingDirectory())
    return absolute.relative(to: root) ?? absolute.absolute
  }

  private func tell(_ stale: [FindingIdentity], of file: String) {
    guard let first = stale.first else { return }
    let place = first.symbol.isEmpty ? first.path : "\(first.symbol) of \(first.path)"
    let count = ReportText.count(stale.count, "finding")
    context.messages.note(
      "'\(file)' accepts \(count) that \(stale.count == 1 ? "is" : "are") gone, such as '\(first.rule)' in \(place); "
        + "'--prune-baseline' takes what is gone out")
    for entry in stale.dropFirst() { context.messages.detail("gone: '\(entry.rule)' in \(entry.path)") }
  }
}
