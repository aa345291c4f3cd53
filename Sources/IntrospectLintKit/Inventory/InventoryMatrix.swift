import IntrospectFacts
import IntrospectRules

/// The columns of a matrix of sites by version: what is worth a column, platform by platform.
struct InventoryMatrix: Sendable {
  struct Group: Sendable {
    let platform: Platform
    /// Oldest first.
    let versions: [OSVersion]
  }

  let groups: [Group]

  /// The versions from the first to the last that some site has to say something of, on the platforms of `entries`.
  ///
  /// - Parameter all: the sites that decide on the versions; those of the whole inventory, so that tables are alike.
  init(of entries: [InventoryEntry], among all: [InventoryEntry]) {
    groups = Platform.allCases.compactMap { platform in
      guard entries.contains(where: { entry in entry.site.platforms.contains { $0.platform == platform } }) else {
        return nil
      }
      let columns = all.flatMap { $0.site.platforms }.filter { $0.platform == platform }.map(\.columns)
      var told: Set<OSVersion> = []
      var known: Set<OSVersion> = []
      for column in columns.joined() {
        known.insert(column.version)
        if !Self.saysNothing.contains(column.verdict) { told.insert(column.version) }
      }
      guard let first = told.min(), let last = told.max() else { return nil }
      return Group(platform: platform, versions: known.filter { first <= $0 && $0 <= last }.sorted())
    }
  }

  private static let saysNothing: Set<SiteVersions.Verdict> = [.notAsked, .absent, .excluded]

  /// What the columns show of some entries, in the order of a legend.
  func verdicts(of entries: [InventoryEntry]) -> [SiteVersions.Verdict] {
    let shown = groups.flatMap { group in
      entries.flatMap { entry in group.versions.compactMap { entry.column(for: $0, on: group.platform)?.verdict } }
    }
    let met = Set(shown)
    return SiteVersions.Verdict.allCases.filter(met.contains)
  }

  var columnCount: Int { groups.reduce(0) { $0 + $1.versions.count } }
}

extension SiteVersions.Verdict {
  /// One sign for it, so that nothing hangs on colours.
  var mark: String {
    switch self {
    case .runs: "✓"
    case .range: "≥"
    case .sibling: "+"
    case .silent: "✗"
    case .broken: "!"
    case .absent: "–"
    case .excluded: "#"
    case .notAsked: "·"
    case .unknown: "?"
    }
  }

  /// A few words for it.
  var words: String {
    switch self {
    case .runs: "runs"
    case .range: "runs, by a range"
    case .sibling: "another call of the chain runs"
    case .silent: "never runs, and is asked for"
    case .broken: "named, and does not compile"
    case .absent: "no native view there"
    case .excluded: "left out by #if or #available"
    case .notAsked: "not asked for"
    case .unknown: "hangs on code that cannot be read"
    }
  }

  /// Whether the closure of the call, or another one of its chain, runs.
  var isRunning: Bool {
    switch self {
    case .runs, .range, .sibling: true
    case .silent, .broken, .absent, .excluded, .notAsked, .unknown: false
    }
  }

  /// Whether somebody has to do something.
  var isFault: Bool { self == .silent || self == .broken }
}

extension InventoryEntry {
  /// The classes that stand behind the versions of the site, with a letter each where there are several.
  var classLetters: ClassLetters {
    let behind = site.platforms.flatMap { platform in
      platform.columns.filter { $0.verdict.isRunning || $0.verdict.isFault }.compactMap(\.nativeClass)
    }
    return ClassLetters(site.nativeClasses + behind)
  }

  /// The classes of the site, each with its letter where there are several and signs that need one.
  var lettersAndClasses: [(letter: Character?, name: String)] {
    let letters = classLetters.entries
    let areNeeded = letters.count > 1 && !site.platforms.isEmpty
    return letters.map { (areNeeded ? $0.letter : nil, $0.name) }
  }

  /// `UITableView`, or `T UITableView, C UICollectionView`.
  var classNames: String {
    lettersAndClasses.map { entry in (entry.letter.map { "\($0) " } ?? "") + entry.name }.joined(separator: ", ")
  }

  /// The sign of a version, with the letter of the class where the site has several.
  func mark(for version: OSVersion, on platform: Platform) -> String {
    guard let column = column(for: version, on: platform) else { return "" }
    let letters = classLetters
    guard letters.entries.count > 1, column.verdict.isRunning || column.verdict.isFault,
      let letter = letters[column.nativeClass]
    else { return column.verdict.mark }
    return "\(column.verdict.mark) \(letter)"
  }

  /// `iOS 16, macOS 13 to 14`; empty where nothing is known.
  var targetNames: String {
    Platform.allCases.compactMap { platform -> String? in
      guard let target = targets[platform] else { return nil }
      let lowest = PlatformVersion(platform, target.lowest).displayName
      return target.lowest == target.highest ? lowest : "\(lowest) to \(target.highest.displayName)"
    }.joined(separator: ", ")
  }

  /// What the row is called in a table: the declaration around it, or the type itself.
  var title: String { site.symbol.isEmpty ? "(top of the file)" : site.symbol }
}

extension Inventory {
  /// How things stand on the newest version that can be asked for, on each platform that introspections name.
  func newest() -> [(version: PlatformVersion, running: Int, silent: Int, total: Int)] {
    let introspections = entries(of: .introspection)
    return Platform.allCases.compactMap { platform in
      let sites = introspections.flatMap { $0.site.platforms }.filter { $0.platform == platform }
      guard let version = sites.compactMap(\.newest).max() else { return nil }
      return (
        PlatformVersion(platform, version), count([.runs, .range, .sibling], on: platform, version),
        count([.silent, .broken], on: platform, version), sites.count
      )
    }
  }

  /// The deployment targets of all entries: `iOS 16`, `macOS 13 to 14`.
  var targetNames: [String] {
    Platform.allCases.compactMap { platform in
      let targets = entries.compactMap { $0.targets[platform] }
      guard let lowest = targets.map(\.lowest).min(), let highest = targets.map(\.highest).max() else { return nil }
      let name = PlatformVersion(platform, lowest).displayName
      return lowest == highest ? name : "\(name) to \(highest.displayName)"
    }
  }

  /// The lines of the summary, without signs of any format.
  func summary() -> [String] {
    let introspections = entries(of: .introspection)
    let probes = entries(of: .probe)
    let bridges = entries(of: .representable).count + entries(of: .host).count
    let counts: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let found = counts.filter { count(of: $0.0) > 0 }.map { ReportText.count(count(of: $0.0), $0.1) }
    let silenced = findings.count { $0.suppression != nil }
    let files = Set(entries.map(\.path)).count
    var lines = [
      "\(ReportText.count(introspections.count, "introspection")), "
        + "\(ReportText.count(probes.count, "call")) of home-made probes, \(ReportText.count(bridges, "bridge")) "
        + "in \(files) of \(ReportText.count(fileCount, "file"))"
    ]
    for newest in newest() {
      let silent = "\(newest.silent) \(newest.silent == 1 ? "does" : "do") not"
      lines.append("\(newest.version.displayName): \(newest.running) of \(newest.total) run, \(silent)")
    }
    lines.append(
      "findings: \(found.isEmpty ? "none" : found.joined(separator: ", "))"
        + (silenced > 0 ? "; \(ReportText.count(silenced, "finding")) silenced by comments" : ""))
    lines.append("deployment targets: \(targetNames.isEmpty ? "unknown" : targetNames.joined(separator: ", "))")
    let libraries = libraries.map(\.description).wordList()
    lines.append("SwiftUI Introspect: \(libraries.isEmpty ? "release unknown" : libraries)")
    return lines
  }
}
