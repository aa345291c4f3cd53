import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What `bump` did, and what it left as it was.
public struct BumpReport: Sendable {
  /// One list that was changed.
  private struct Change: Sendable {
    let place: String
    let name: String
    let added: [OSVersion]
    let removed: [OSVersion]
  }

  /// By file, then by place.
  public private(set) var left: [BumpPlan.Left] = []
  /// How many lists are ranges over the version.
  public private(set) var rangeCount = 0
  private var changes: [Change] = []
  private var changedFileCount = 0

  /// - Parameters:
  ///   - before: the files of the run as they were read.
  ///   - after: the same files, in the same order, as they would be.
  ///   - isWritten: whether they are so now, and places are those of the new text.
  public init(
    _ plan: BumpPlan, _ before: [VersionSurvey], _ after: [VersionSurvey], isPruning: Bool, isWritten: Bool
  ) {
    for (old, new) in zip(before, after) {
      let shown = isWritten ? new : old
      left += (plan.left(in: shown) + (isPruning ? plan.unpruned(in: shown) : [])).sorted { $0.place < $1.place }
      rangeCount += plan.rangeCount(in: old)
      guard old.source.bytes != new.source.bytes else { continue }
      changedFileCount += 1
      let lines = LineTable(shown.source)
      for (index, (list, changed)) in zip(old.lists, new.lists).enumerated() where list.versions != changed.versions {
        let place = lines.location(of: shown.lists[index].range.start, in: .utf8)
        changes.append(
          Change(
            place: "\(shown.source.path):\(place.line):\(place.column)", name: list.name,
            added: changed.versions.filter { !list.versions.contains($0) },
            removed: list.versions.filter { !changed.versions.contains($0) }))
      }
    }
  }

  /// A line for each list that was changed or left, and one for all of it.
  public var text: String {
    var lines = changes.map { change in
      let words = [Self.words(change.added, "added"), Self.words(change.removed, "removed")].compactMap { $0 }
      return "\(ReportText.printablePath(change.place)): \(change.name): \(words.joined(separator: ", "))"
    }
    lines += left.map { "\(ReportText.printablePath($0.printedPlace)): \($0.name): left: \($0.words)" }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private static func words(_ versions: [OSVersion], _ verb: String) -> String? {
    versions.isEmpty ? nil : versions.map { "'.\($0.memberName)'" }.joined(separator: " and ") + " \(verb)"
  }

  /// `2 lists extended in 1 file, 1 left, 3 ranges left alone`.
  public var summary: String {
    let added = changes.count { !$0.added.isEmpty }
    let pruned = changes.count { !$0.removed.isEmpty }
    let files = ReportText.count(changedFileCount, "file")
    var parts = ["\(ReportText.count(added, "list")) extended" + (added > 0 ? " in \(files)" : "")]
    if pruned > 0 { parts.append("\(ReportText.count(pruned, "list")) pruned" + (added > 0 ? "" : " in \(files)")) }
    parts.append("\(left.count) left")
    if rangeCount > 0 { parts.append("\(ReportText.count(rangeCount, "range")) left alone") }
    return parts.joined(separator: ", ")
  }
}

extension BumpPlan.Left {
  /// `Feed.swift:4:40`.
  public var printedPlace: String { "\(path):\(place.line):\(place.column)" }
}
