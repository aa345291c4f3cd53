import IntrospectRules

/// What a branch adds to an inventory, takes out of it, and changes in it.
///
/// Entries are told apart without the numbers of their lines: code that only moves within a file changes nothing.
public struct InventoryChanges: Sendable {
  /// What the user gave to compare with.
  public let reference: String
  /// The commit that was compared with.
  public let base: String
  /// By path and place, as are the others.
  public let added: [InventoryEntry]
  /// As they were.
  public let removed: [InventoryEntry]
  /// Those with other version lists or another scope than before.
  public let changed: [(before: InventoryEntry, after: InventoryEntry)]

  /// - Parameter renames: the old paths of files, by their new ones.
  public init(
    from old: Inventory, to new: Inventory, renames: [String: String], reference: String, base: String
  ) {
    self.reference = reference
    self.base = base
    let before = Self.identified(old.entries) { $0 }
    let after = Self.identified(new.entries) { renames[$0] ?? $0 }
    let byIdentity = Dictionary(before.map { ($0.identity, $0.entry) }, uniquingKeysWith: { first, _ in first })
    let known = Set(after.map(\.identity))
    added = after.filter { byIdentity[$0.identity] == nil }.map(\.entry)
    removed = before.filter { !known.contains($0.identity) }.map(\.entry)
    changed = after.compactMap { identity, entry in
      guard let old = byIdentity[identity] else { return nil }
      let isAlike = old.site.predicates == entry.site.predicates && old.site.scope == entry.site.scope
      return isAlike ? nil : (old, entry)
    }
  }

  private static func identified(
    _ entries: [InventoryEntry], path: (String) -> String
  ) -> [(identity: InventoryEntry.Identity, entry: InventoryEntry)] {
    var counts: [InventoryEntry.Identity: Int] = [:]
    return entries.map { entry in
      var identity = entry.identity(in: path(entry.path))
      let ordinal = counts[identity, default: 0]
      counts[identity] = ordinal + 1
      identity.ordinal = ordinal
      return (identity, entry)
    }
  }

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  /// `adds 2 on '.list'; removes 1 on '.textField'`, in one line.
  public var summary: String {
    if isEmpty { return "adds, removes and changes nothing" }
    let parts = [
      ("adds", added), ("removes", removed), ("changes", changed.map(\.after)),
    ]
    return parts.filter { !$0.1.isEmpty }.map { "\($0.0) \(Self.counts($0.1))" }.joined(separator: "; ")
  }

  /// A reviewer reads no longer list.
  private static let namedLimit = 6

  /// How many entries there are of each kind of thing, most first.
  private static func counts(_ entries: [InventoryEntry]) -> String {
    let sorted = entries.map(name).tally().sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let rest = sorted.dropFirst(Self.namedLimit).reduce(0) { $0 + $1.count }
    return (sorted.prefix(Self.namedLimit).map { "\($0.count) \($0.name)" } + (rest > 0 ? ["\(rest) others"] : []))
      .joined(separator: ", ")
  }

  private static func name(of entry: InventoryEntry) -> String {
    switch entry.site.kind {
    case .introspection: entry.site.view.isEmpty ? "on '\(entry.site.name)'" : "on '\(entry.site.view)'"
    case .probe: "of the probe '\(entry.site.name)'"
    case .representable, .host: "of '\(entry.site.name)'"
    }
  }
}
