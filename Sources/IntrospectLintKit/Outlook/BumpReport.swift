import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What `bump` did, and what it left as it was.
public struct BumpReport: Sendable {
  /// By file, then by place.
  public let left: [BumpPlan.Left]
  /// How many lists are ranges over the version.
  public let rangeCount: Int
  private let changed: [FixedSources.File]

  /// - Parameters:
  ///   - changed: the files with what was done in them.
  ///   - after: all files of the run as they are then.
  public init(_ plan: BumpPlan, _ changed: [FixedSources.File], _ after: [VersionSurvey], isPruning: Bool) {
    self.changed = changed
    left = after.flatMap { survey in
      (plan.left(in: survey) + (isPruning ? plan.unpruned(in: survey) : [])).sorted { $0.place < $1.place }
    }
    rangeCount = after.reduce(0) { $0 + plan.rangeCount(in: $1) }
  }

  /// A line for each list that was changed or left, and one for all of it.
  public var text: String {
    var lines: [String] = []
    for file in changed {
      let table = LineTable(file.original)
      for offer in file.fixes {
        let place = table.location(of: offer.diagnostic.range.start, in: .utf8)
        let title = (offer.fix.title.first.map { $0.lowercased() } ?? "") + offer.fix.title.dropFirst()
        let path = ReportText.printablePath(file.original.path)
        lines.append("\(path):\(place.line):\(place.column): \(offer.diagnostic.message): \(title)")
      }
    }
    lines += left.map { "\(ReportText.printablePath($0.printedPlace)): \($0.name): left: \($0.words)" }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// `2 lists extended in 1 file, 1 left, 3 ranges left alone`.
  public var summary: String {
    let fixes = changed.flatMap(\.fixes)
    let added = fixes.count { $0.fix.safety == .needsReview }
    let files = ReportText.count(changed.count, "file")
    var parts = ["\(ReportText.count(added, "list")) extended" + (added > 0 ? " in \(files)" : "")]
    let pruned = fixes.count - added
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
