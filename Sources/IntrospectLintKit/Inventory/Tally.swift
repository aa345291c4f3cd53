extension Sequence<String> {
  /// How often each element comes, in the order in which they come first.
  func tally() -> [(name: String, count: Int)] {
    var counts: [(name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for name in self {
      if let place = places[name] {
        counts[place].count += 1
      } else {
        places[name] = counts.count
        counts.append((name, 1))
      }
    }
    return counts
  }
}
