import IntrospectRules

/// What a version list covers, as a small table: letters and signs, so that it survives logs without colours.
///
///     iOS    16  17  18  26  27
///     yours   x   x   x   -   -
///     class   C   C   C   C   C   C = UICollectionView
struct CoverageStrip {
  let coverage: VersionCoverage

  /// The rows, without anything in front of them.
  ///
  /// - Parameter room: how many columns there are; what the letters mean stands below where it does not fit beside.
  func rows(_ style: TextStyle, room: Int? = nil) -> [String] {
    let width = (coverage.columns.map(\.version.count).max() ?? 0) + 2
    let nameWidth = [coverage.platform, "yours", "class"].map(\.count).max() ?? 0
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
      let letter = letters.first { $0.name == column.nativeClass }?.letter
      return letter.map { (String($0), nil) } ?? (".", .faint)
    }
    let hasSiblings = coverage.columns.contains { $0.cover == .elsewhere }
    let hasGaps = coverage.columns.contains { $0.nativeClass == nil }
    let legend = letters.map { "\($0.letter) = \($0.name)" } + (hasGaps ? [". = none"] : [])
    let signs = hasSiblings ? "+ = another call of this chain" : ""
    let names = legend.joined(separator: ", ")
    let versions = row(coverage.platform, coverage.columns.map { ($0.version, nil) }, "")
    let table = nameWidth + width * coverage.columns.count
    if let room, table + 3 + max(signs.count, names.count) > room {
      let below = ([signs, names].filter { !$0.isEmpty }).flatMap {
        WrappedText.lines($0, width: room, first: 0, rest: 0)
      }
      return [versions, row("yours", covers, ""), row("class", classes, "")] + below.map { style.paint($0, .faint) }
    }
    return [versions, row("yours", covers, signs), row("class", classes, names)]
  }

  /// A letter for each class: that behind its prefix, or the first that is free.
  private var letters: [(letter: Character, name: String)] {
    var letters: [(letter: Character, name: String)] = []
    for name in coverage.columns.compactMap(\.nativeClass) where !letters.contains(where: { $0.name == name }) {
      let own = name.drop { $0.isUppercase }.isEmpty ? Substring(name) : Self.withoutPrefix(name)
      let free = Array(own.uppercased().filter(\.isLetter)) + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      let isFree = { (candidate: Character) in !letters.contains { $0.letter == candidate } }
      guard let letter = free.first(where: isFree) else { continue }
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
