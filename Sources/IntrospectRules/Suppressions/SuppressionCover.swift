import IntrospectSyntax

/// Tells which findings the comments of one file silence, and which comments do it.
///
/// Made to be asked of all findings of a file: a rule's silences are laid over the lines once. One judgement, on one
/// thread, owns it.
public final class SuppressionCover: @unchecked Sendable {
  private let silences: [SuppressionMap.Silence]
  private let lines: LineTable?
  /// The silences that are in force, by rule, as places in `silences`.
  private let places: [String: [Int]]
  /// For each rule that was asked for, the first silence that covers each line; -1 where none does. Line 1 comes first.
  private var firsts: [String: [Int32]] = [:]

  init(_ silences: [SuppressionMap.Silence], lines: LineTable?) {
    self.silences = silences
    self.lines = lines
    places = Dictionary(grouping: silences.indices.filter { !silences[$0].isEnded && silences[$0].lines != nil }) {
      silences[$0].id
    }
  }

  /// The first silence that covers a finding, by its place in the map; nil for a finding that is reported.
  public func first(covering diagnostic: Diagnostic) -> Int? {
    guard let lines, let places = places[diagnostic.rule] else { return nil }
    let firsts: [Int32]
    if let known = self.firsts[diagnostic.rule] {
      firsts = known
    } else {
      firsts = Self.firsts(of: places.map { ($0, silences[$0].lines) }, lineCount: lines.lineCount)
      self.firsts[diagnostic.rule] = firsts
    }
    return lines.lines(of: diagnostic.range).lazy.compactMap { $0 <= firsts.count ? firsts[$0 - 1] : -1 }
      .filter { $0 >= 0 }.min().map(Int.init)
  }

  /// All silences that cover any of the findings, by their places in the map.
  public func used(by diagnostics: [Diagnostic]) -> Set<Int> {
    guard let lines, !places.isEmpty else { return [] }
    var used: Set<Int> = []
    let found = Dictionary(grouping: diagnostics.filter { places[$0.rule] != nil }, by: \.rule)
    for (rule, diagnostics) in found {
      let ranges = diagnostics.map { lines.lines(of: $0.range) }.sorted { $0.lowerBound < $1.lowerBound }
      // The last line that any of the first findings reaches.
      var reach: [Int] = []
      for range in ranges { reach.append(max(reach.last ?? 0, range.upperBound)) }
      for place in places[rule] ?? [] {
        guard let covered = silences[place].lines else { continue }
        let count = ranges.partitioningIndex { $0.lowerBound > covered.upperBound }
        if count > 0, reach[count - 1] >= covered.lowerBound { used.insert(place) }
      }
    }
    return used
  }

  /// Each line is given to the first silence that covers it, and passed over from then on.
  private static func firsts(of silences: [(place: Int, lines: ClosedRange<Int>?)], lineCount: Int) -> [Int32] {
    var firsts = [Int32](repeating: -1, count: lineCount)
    // The next line at or behind each one that is free, over lines that are known not to be.
    var free = Array(0...lineCount)
    func next(_ line: Int) -> Int {
      var end = line
      while free[end] != end { end = free[end] }
      var place = line
      while free[place] != end { (place, free[place]) = (free[place], end) }
      return end
    }
    for (place, lines) in silences {
      guard let lines else { continue }
      var line = next(lines.lowerBound - 1)
      while line < min(lines.upperBound, lineCount) {
        firsts[line] = Int32(place)
        free[line] = line + 1
        line = next(line)
      }
    }
    return firsts
  }
}

extension LineTable {
  /// The lines of a range; its end at the start of a line belongs to the line before.
  fileprivate func lines(of range: SourceRange) -> ClosedRange<Int> {
    let first = line(of: range.start)
    return first...max(first, line(of: max(range.start, range.end - 1)))
  }
}
