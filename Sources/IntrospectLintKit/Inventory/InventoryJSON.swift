import IntrospectFacts
import IntrospectRules

/// An inventory for programs; README lists the keys.
struct InventoryJSON {
  let toolVersion: String

  func text(of inventory: Inventory) -> String {
    JSONValue.members([
      ("version", .integer(1)), ("tool", tool),
      ("libraries", .array(inventory.libraries.map { .string($0.description) })),
      ("entries", .array(inventory.entries.map(entry))),
      ("otherFindings", .array(inventory.otherFindings.map { finding($0, hasPath: true) })),
      ("summary", summary(of: inventory)),
    ]).text + "\n"
  }

  func text(of changes: InventoryChanges) -> String {
    JSONValue.members([
      ("version", .integer(1)), ("tool", tool), ("since", .string(changes.reference)),
      ("mergeBase", .string(changes.base)), ("added", .array(changes.added.map(entry))),
      ("removed", .array(changes.removed.map(entry))),
      (
        "changed",
        .array(changes.changed.map { .object([("before", entry($0.before)), ("after", entry($0.after))]) })
      ),
    ]).text + "\n"
  }

  private var tool: JSONValue { .object([("name", .string("introspect-lint")), ("version", .string(toolVersion))]) }

  private func entry(_ entry: InventoryEntry) -> JSONValue {
    let site = entry.site
    return .members([
      ("path", .string(entry.path)), ("line", .integer(entry.line)), ("kind", .string(site.kind.rawValue)),
      ("name", .string(site.name)), ("symbol", .string(site.symbol)),
      ("view", site.view.isEmpty ? nil : .string(site.view)),
      ("nativeClasses", .array(site.nativeClasses.map(JSONValue.string))),
      ("scope", site.scope.map(JSONValue.string)), ("on", .array(site.predicates.map(JSONValue.string))),
      ("isOpaque", .bool(site.isOpaque)), ("platforms", .array(site.platforms.map(platform))),
      ("targets", .object(targets(of: entry))),
      ("findings", .array(entry.findings.map { finding($0, hasPath: false) })),
    ])
  }

  private func targets(of entry: InventoryEntry) -> [(String, JSONValue)] {
    Platform.allCases.compactMap { platform in
      entry.targets[platform].map { target in
        let highest = target.lowest == target.highest ? nil : JSONValue.string(target.highest.displayName)
        return (platform.name, .members([("lowest", .string(target.lowest.displayName)), ("highest", highest)]))
      }
    }
  }

  private func platform(_ platform: SiteVersions) -> JSONValue {
    .object([
      ("platform", .string(platform.platform.name)),
      (
        "versions",
        .array(
          platform.columns.map { column in
            .members([
              ("version", .string(column.version.displayName)), ("verdict", .string(column.verdict.rawValue)),
              ("nativeClass", column.nativeClass.map(JSONValue.string)),
            ])
          })
      ),
    ])
  }

  private func finding(_ finding: InventoryFinding, hasPath: Bool) -> JSONValue {
    .members([
      ("path", hasPath ? .string(finding.path) : nil), ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)), ("message", .string(finding.message)),
      ("line", .integer(finding.line)), ("column", .integer(finding.column)),
      (
        "suppression",
        finding.suppression.map { suppression in
          .members([
            ("reason", suppression.reason.map(JSONValue.string)), ("end", suppression.end.map(JSONValue.string)),
          ])
        }
      ),
    ])
  }

  private func summary(of inventory: Inventory) -> JSONValue {
    let kinds = NativeSite.Kind.allCases.map { kind in
      (kind.rawValue, JSONValue.integer(inventory.entries(of: kind).count))
    }
    return .members([
      ("files", .integer(inventory.fileCount)), ("kinds", .object(kinds)),
      ("errors", .integer(inventory.count(of: .error))), ("warnings", .integer(inventory.count(of: .warning))),
      ("notes", .integer(inventory.count(of: .note))),
      ("suppressed", .integer(inventory.findings.count { $0.suppression != nil })),
      (
        "newest",
        .array(
          inventory.newest().map { newest in
            .object([
              ("platform", .string(newest.version.platform.name)),
              ("version", .string(newest.version.version.displayName)), ("running", .integer(newest.running)),
              ("silent", .integer(newest.silent)), ("total", .integer(newest.total)),
            ])
          })
      ),
    ])
  }
}
