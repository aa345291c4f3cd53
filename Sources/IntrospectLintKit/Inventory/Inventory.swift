import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Everything by which a project reaches native views, and what is found in it.
///
/// It holds neither times nor absolute paths, so that two runs over the same files give the same bytes.
public struct Inventory: Sendable {
  /// By path and place.
  public let entries: [InventoryEntry]
  /// The findings that lie in no entry, by path and place: those about constants, suppressions and pins.
  public let otherFindings: [InventoryFinding]
  /// The releases of the library in use, each once, oldest first.
  public let libraries: [LibraryVersion]
  /// How many files were looked at.
  public let fileCount: Int

  /// - Parameters:
  ///   - results: of linters that take sites.
  ///   - path: the path from the root of the repository of a file as a result names it.
  public init(_ results: [LintResult], fileCount: Int, path: (String) -> String) {
    var entries: [InventoryEntry] = []
    var others: [InventoryFinding] = []
    for result in results {
      let path = path(result.source.path)
      let lines = LineTable(result.source)
      let sites = result.sites?.sites ?? []
      var bySite: [Int: [InventoryFinding]] = [:]
      let open = result.diagnostics.map { (diagnostic: $0, suppression: nil as InventoryFinding.Suppression?) }
      let silenced = result.suppressed.map {
        (
          diagnostic: $0.diagnostic,
          suppression: InventoryFinding.Suppression(reason: $0.reason, end: $0.end) as Optional
        )
      }
      for (diagnostic, suppression) in open + silenced {
        let place = lines.location(of: diagnostic.range.start, in: .utf8)
        let finding = InventoryFinding(
          path: path, line: place.line, column: place.column, rule: diagnostic.rule, severity: diagnostic.severity,
          message: diagnostic.message, suppression: suppression)
        if let site = Self.site(of: diagnostic, in: sites) { bySite[site, default: []].append(finding) }
        else { others.append(finding) }
      }
      for (number, site) in sites.enumerated() {
        let findings = bySite[number, default: []].sorted(by: Self.isOrdered)
        entries.append(
          InventoryEntry(
            path: path, line: lines.line(of: site.nameRange.start), site: site, targets: result.sites?.targets ?? [:],
            findings: findings))
      }
    }
    self.entries = entries.sorted(by: InventoryEntry.isOrdered)
    otherFindings = others.sorted(by: Self.isOrdered)
    libraries = Set(results.compactMap(\.sites).filter { !$0.sites.isEmpty }.compactMap(\.library)).sorted()
    self.fileCount = fileCount
  }

  /// The smallest site that a finding begins in; nil for one about what is no site.
  private static func site(of diagnostic: Diagnostic, in sites: [NativeSite]) -> Int? {
    let start = diagnostic.range.start
    let around = sites.indices.filter { sites[$0].range.start <= start && start < sites[$0].range.end }
    return around.min { sites[$0].range.byteLength < sites[$1].range.byteLength }
  }

  private static func isOrdered(_ left: InventoryFinding, _ right: InventoryFinding) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column, left.rule, left.message) < (right.line, right.column, right.rule, right.message)
  }

  // MARK: - Parts

  /// Up to so many rows, one table is easier to read than several.
  private static let groupingLimit = 30

  public func entries(of kind: NativeSite.Kind) -> [InventoryEntry] { entries.filter { $0.site.kind == kind } }

  /// All findings, those in entries and the others.
  public var findings: [InventoryFinding] { entries.flatMap(\.findings) + otherFindings }

  /// How many findings of a severity no comment silences.
  func count(of severity: Severity) -> Int { findings.count { $0.severity == severity && $0.suppression == nil } }

  /// How many introspections have a verdict on a version.
  func count(_ verdicts: Set<SiteVersions.Verdict>, on platform: Platform, _ version: OSVersion) -> Int {
    entries.count { entry in
      guard entry.site.kind == .introspection, let column = entry.column(for: version, on: platform) else {
        return false
      }
      return verdicts.contains(column.verdict)
    }
  }

  /// The entries of a part of the project each: by the first folder that they do not all have in common, in order.
  /// A few entries make one part.
  public static func groups(of entries: [InventoryEntry]) -> [(folder: String, entries: [InventoryEntry])] {
    guard entries.count > groupingLimit else { return entries.isEmpty ? [] : [(".", entries)] }
    let folders = entries.map { $0.path.split(separator: "/").dropLast().map(String.init) }
    guard var common = folders.first else { return [] }
    for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    var groups: [(folder: String, entries: [InventoryEntry])] = []
    for (entry, folder) in zip(entries, folders) {
      let parts = folder.prefix(common.count + 1)
      let name = parts.isEmpty ? "." : parts.joined(separator: "/")
      if let place = groups.firstIndex(where: { $0.folder == name }) { groups[place].entries.append(entry) }
      else { groups.append((name, [entry])) }
    }
    return groups
  }
}
