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
    let letters = ClassLetters(coverage.columns.compactMap(\.nativeClass))
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
      letters[column.nativeClass].map { (String($0), nil) } ?? (".", .faint)
    }
    let hasSiblings = coverage.columns.contains { $0.cover == .elsewhere }
    let hasGaps = coverage.columns.contains { $0.nativeClass == nil }
    let legend = letters.legend + (hasGaps ? [". = none"] : [])
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
}
