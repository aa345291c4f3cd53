/// Finds the name that a misspelled one stands for.
public enum NearMiss {
  /// Those of `names` that are at most `limit` slips away from `name`, nearest first, in their order among equals.
  ///
  /// Letter case counts half a slip at most: names that differ in nothing else come first. Short names allow fewer
  /// slips than letters, so that `map` is not offered for `tab`.
  public static func candidates(for name: String, in names: [String], limit: Int = 2) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let limit = min(limit, max(1, (wanted.count - 1) / 2))
    var found: [(name: String, distance: Int, place: Int)] = []
    for (place, candidate) in names.enumerated() {
      let distance = distance(from: wanted, to: Array(candidate.lowercased().utf8))
      if distance <= limit { found.append((candidate, distance, place)) }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
  }

  /// Those of `names` that `name` may stand for although it has more slips than `candidates` allows.
  ///
  /// Those that hold all its words in their order, `strong-self-capture` for `strong-capture`, or else the longest that
  /// it begins with, and those that begin with it: `list` for `listview`, `scrollView` for `scroll`.
  public static func relatives(of name: String, in names: [String]) -> [String] {
    let near = candidates(for: name, in: names)
    if !near.isEmpty { return near }
    let words = name.lowercased().split(separator: "-")
    if words.count > 1 {
      let holding = names.filter { holds(words, in: $0.lowercased().split(separator: "-")) }
      if !holding.isEmpty { return holding }
    }
    let wanted = name.lowercased()
    guard wanted.utf8.count >= 4 else { return [] }
    let beginnings = names.filter { $0.utf8.count >= 4 && wanted.hasPrefix($0.lowercased()) }
    let longest = beginnings.map(\.utf8.count).max() ?? 0
    return beginnings.filter { $0.utf8.count == longest } + names.filter { $0.lowercased().hasPrefix(wanted) }
  }

  private static func holds(_ words: [Substring], in others: [Substring]) -> Bool {
    var rest = others[...]
    for word in words {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// The number of bytes to insert, remove, replace, or swap with a neighbour to turn one name into the other.
  public static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      row.reserveCapacity(right.count + 1)
      for j in 1...right.count {
        let cost = left[i - 1] == right[j - 1] ? 0 : 1
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
