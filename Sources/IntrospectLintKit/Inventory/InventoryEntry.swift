import IntrospectFacts
import IntrospectRules

/// One introspection, probe or bridge of a project, with what is found in it.
public struct InventoryEntry: Sendable, Hashable {
  /// From the root of the repository.
  public let path: String
  /// From 1, of the name of the call or type.
  public let line: Int
  public let site: NativeSite
  /// What the file is built for, as far as it is known.
  public let targets: [Platform: DeploymentTarget]
  /// In order of place, those that a comment silences among them.
  public let findings: [InventoryFinding]

  /// What tells an entry from all others of a project without saying where in its file it stands.
  public struct Identity: Sendable, Hashable {
    public let path: String
    public let kind: NativeSite.Kind
    public let name: String
    public let symbol: String
    public let view: String
    public let nativeClasses: [String]
    /// Counts those that are alike in all else, from 0.
    public var ordinal = 0
  }

  /// Without the ordinal.
  func identity(in path: String) -> Identity {
    Identity(
      path: path, kind: site.kind, name: site.name, symbol: site.symbol, view: site.view,
      nativeClasses: site.nativeClasses)
  }

  /// The findings that no comment silences.
  var open: [InventoryFinding] { findings.filter { $0.suppression == nil } }

  /// The findings that a comment silences.
  var silenced: [InventoryFinding] { findings.filter { $0.suppression != nil } }

  /// What the call does on a version; nil where its chain does not name the platform.
  func column(for version: OSVersion, on platform: Platform) -> SiteVersions.Column? {
    site.platforms.first { $0.platform == platform }?.columns.first { $0.version == version }
  }

  /// The order of inventories: by the bytes of the path, then by place.
  static func isOrdered(_ left: InventoryEntry, _ right: InventoryEntry) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    let leftRange = left.site.nameRange.start.value
    let rightRange = right.site.nameRange.start.value
    return (leftRange, left.site.range.end.value) < (rightRange, right.site.range.end.value)
  }
}

/// One finding in an inventory.
public struct InventoryFinding: Sendable, Hashable {
  /// The comment that silences it.
  public struct Suppression: Sendable, Hashable {
    public let reason: String?
    /// `until iOS 28`; nil without an end.
    public let end: String?
  }

  public let path: String
  /// From 1; columns in bytes of UTF-8.
  public let line: Int
  public let column: Int
  public let rule: String
  public let severity: Severity
  public let message: String
  public let suppression: Suppression?
}
