import IntrospectRules

/// What a version list covers, as a small table: letters and signs, so that it survives logs without colours.
///
///     iOS     16  17  18  26  27
///     yours    x   x   x   -   -
///     class    C   C   C   C   C   C = UICollectionView
struct CoverageStrip {
  let coverage: VersionCoverage

  /// The rows, without anything in front of them.
  func rows(_ style: TextStyle) -> [String] {
    let width = (coverage.columns.map(\.version.count).max() ?? 0) + 2
    let names = [coverage.platform, "yours", "class"]
    let nameWidth = names.map(\.count).max() ?? 0
    let letters = letters
    func row(_ name: String, _ cells: [(text: String, role: TextStyle.Role?)], _ legend: String) -> String {
      var row = name + String(repeating: " ", count: nameWidth - name.count)
      for cell in cells {
        row += String(repeating: " ", count: width - cell.text.count)
        row += cell.role.map { style.paint(cell.text, $0) } ?? cell.text
      }
      return row + (legend.isEmpty ? "" : "   " + style.paint(legend, .faint))
    }
    let covers = coverage.columns.map { column -> (text: String, role: TextStyle.Role?) in
      switch column.cover {
      case .covered: ("x", .added)
      case .elsewhere: ("+", .added)
      // Nothing can run where there is no class, so nothing is missing there.
      case .missing: column.nativeClass == nil ? (".", .faint) : ("-", .removed)
      }
    }
    let classes = coverage.columns.map { column -> (text: String, role: TextStyle.Role?) in
      column.nativeClass.flatMap { name in letters.first { $0.name == name } }.map { (String($0.letter), nil) } ?? (".", .faint)
    }
    let hasSiblings = coverage.columns.contains { $0.cover == .elsewhere }
    let legend = letters.map { "\($0.letter) = \($0.name)" }
      + (coverage.columns.contains { $0.nativeClass == nil } ? [". = none"] : [])
    return [
      row(coverage.platform, coverage.columns.map { ($0.version, nil) }, ""),
      row("yours", covers, hasSiblings ? "+ = another call of this chain" : ""),
      row("class", classes, legend.joined(separator: ", ")),
    ]
  }

  /// A letter for each class: that behind its prefix, or the first that is free.
  private var letters: [(letter: Character, name: String)] {
    var letters: [(letter: Character, name: String)] = []
    for name in coverage.columns.compactMap(\.nativeClass) where !letters.contains(where: { $0.name == name }) {
      let own = name.drop { $0.isUppercase }.isEmpty ? Substring(name) : Self.withoutPrefix(name)
      let free = Array(own.uppercased().filter(\.isLetter)) + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      guard let letter = free.first(where: { candidate in !letters.contains { $0.letter == candidate } }) else { continue }
      letters.append((letter, name))
    }
    return letters
  }

  /// `CollectionView` of `UICollectionView`: the capitals at the front but for the last are a prefix.
  private static func withoutPrefix(_ name: String) -> Substring {
    let capitals = name.prefix { $0.isUppercase }.count
    return name.dropFirst(max(0, capitals - 1))
  }
}
