import IntrospectFacts
import IntrospectRules

/// An inventory for wikis and pull requests.
struct InventoryMarkdown {
  func text(of inventory: Inventory) -> String {
    let summary = inventory.summary().map { "- \(Self.escaped($0))" }.joined(separator: "\n")
    var blocks = ["# Introspection inventory", summary]
    let introspections = inventory.entries(of: .introspection)
    if !introspections.isEmpty {
      blocks += ["## Introspections", Self.legend(of: introspections)]
      let groups = Inventory.groups(of: introspections)
      for group in groups {
        if groups.count > 1 { blocks.append("### \(Self.escaped(group.folder))") }
        blocks.append(matrix(of: group.entries, among: introspections))
      }
    }
    for (kind, title) in Self.otherKinds {
      let entries = inventory.entries(of: kind)
      if !entries.isEmpty { blocks += ["## \(title)", list(of: entries)] }
    }
    blocks += findings(of: inventory)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  func text(of changes: InventoryChanges) -> String {
    let base = Self.code(String(changes.base.prefix(12)))
    var blocks = [
      "# Introspection since \(Self.code(changes.reference))",
      "\(Self.escaped(Self.capitalized(changes.summary))). Compared with the merge base \(base).",
    ]
    if !changes.added.isEmpty { blocks += ["## Added", changeTable(changes.added)] }
    if !changes.removed.isEmpty { blocks += ["## Removed", changeTable(changes.removed)] }
    if !changes.changed.isEmpty {
      let rows = changes.changed.map { before, after in
        [
          Self.code(after.path) + ":\(after.line)", Self.escaped(after.title), Self.codeOrDash(after.site.view),
          Self.lists(before), Self.lists(after),
        ]
      }
      blocks += ["## Changed", Self.table(["where", "in", "view", "before", "after"], rows)]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  static let otherKinds: [(NativeSite.Kind, String)] = [
    (.probe, "Calls of home-made probes"), (.representable, "Native views in SwiftUI"),
    (.host, "SwiftUI in native code"),
  ]

  // MARK: - Tables

  private func matrix(of entries: [InventoryEntry], among all: [InventoryEntry]) -> String {
    let matrix = InventoryMatrix(of: entries, among: all)
    var header = ["where", "in", "view", "class", "scope"]
    for group in matrix.groups {
      for (number, version) in group.versions.enumerated() {
        // The name of the platform stands over its first version only: tables in Markdown have no wider cells.
        header.append(number == 0 ? "\(group.platform.name) \(version.displayName)" : version.displayName)
      }
    }
    header.append("findings")
    let rows = entries.map { entry in
      var row = [
        Self.code(entry.path) + ":\(entry.line)", Self.escaped(entry.title),
        Self.codeOrDash(entry.site.view) + Self.legacyName(of: entry),
        Self.escaped(entry.classNames.isEmpty ? "?" : entry.classNames), Self.escaped(entry.site.scope ?? ""),
      ]
      for group in matrix.groups { row += group.versions.map { Self.escaped(entry.mark(for: $0, on: group.platform)) } }
      return row + [Self.rules(of: entry)]
    }
    return Self.table(header, rows)
  }

  private func list(of entries: [InventoryEntry]) -> String {
    let rows = entries.map { entry in
      [
        Self.code(entry.path) + ":\(entry.line)", Self.escaped(entry.title), Self.code(entry.site.name),
        entry.site.nativeClasses.isEmpty ? "?" : Self.code(entry.site.nativeClasses.joined(separator: ", ")),
        Self.codeOrDash(entry.site.view), Self.rules(of: entry),
      ]
    }
    return Self.table(["where", "in", "by", "class", "view", "findings"], rows)
  }

  private func changeTable(_ entries: [InventoryEntry]) -> String {
    let rows = entries.map { entry in
      [
        Self.code(entry.path) + ":\(entry.line)", Self.escaped(entry.title), Self.code(entry.site.name),
        Self.codeOrDash(entry.site.view), Self.escaped(entry.site.nativeClasses.joined(separator: ", ")),
        Self.lists(entry), Self.rules(of: entry),
      ]
    }
    return Self.table(["where", "in", "by", "view", "class", "versions", "findings"], rows)
  }

  private func findings(of inventory: Inventory) -> [String] {
    let findings = inventory.findings.sorted { left, right in
      if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
      return (left.line, left.column, left.rule) < (right.line, right.column, right.rule)
    }
    guard !findings.isEmpty else { return [] }
    let rows = findings.map { finding in
      [
        Self.code(finding.path) + ":\(finding.line)",
        finding.severity.rawValue + (finding.suppression == nil ? "" : ", silenced"), Self.code(finding.rule),
        Self.escaped(finding.message) + Self.escaped(Self.reason(of: finding)),
      ]
    }
    return ["## Findings", Self.table(["where", "severity", "rule", "finding"], rows)]
  }

  /// ` (silenced until iOS 28: tried by hand)`; empty where nothing is to be said.
  static func reason(of finding: InventoryFinding) -> String {
    guard let suppression = finding.suppression else { return "" }
    let words = [suppression.end.map { "silenced \($0)" } ?? "silenced", suppression.reason].compactMap { $0 }
    return " (\(words.joined(separator: ": ")))"
  }

  private static func legend(of entries: [InventoryEntry]) -> String {
    let verdicts = InventoryMatrix(of: entries, among: entries).verdicts(of: entries)
    let parts = verdicts.map { "\(escaped($0.mark)) \(escaped($0.words))" }
    let letters = entries.contains { $0.lettersAndClasses.contains { $0.letter != nil } }
    let end = letters ? ". Letters name the class, where a row has several." : ""
    return parts.isEmpty ? "No call has a version list." : parts.joined(separator: " · ") + end
  }

  /// The name of a call of the 0.x library, which the view does not tell.
  private static func legacyName(of entry: InventoryEntry) -> String {
    entry.site.name == "introspect" ? "" : " by " + code(entry.site.name)
  }

  /// Each rule that has something to say, with a count where it says more than one thing.
  private static func rules(of entry: InventoryEntry) -> String {
    let names = entry.findings.map { $0.rule + ($0.suppression == nil ? "" : " (silenced)") }
    return names.tally().map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
      .map(escaped).joined(separator: ", ")
  }

  private static func lists(_ entry: InventoryEntry) -> String {
    let scope = entry.site.scope.map { $0 == "receiver" ? "" : " scope: \($0)" } ?? ""
    let text = entry.site.predicates.joined(separator: ", ") + scope
    return text.isEmpty ? "" : code(text)
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  // MARK: - Text

  /// What Markdown would take for its own signs is escaped, and no line is broken.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportText.printable(text).unicodeScalars {
      if "\\`*_[]<>|#~&$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Code in a cell of a table: backticks outside of it are one more than any run inside, and pipes are escaped, which
  /// tables ask for in code too.
  static func code(_ text: String) -> String {
    let text = ReportText.printablePath(text)
    guard !text.isEmpty else { return "" }
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + padding + ReportText.replacing("|", with: "\\|", in: text) + padding + fence
  }

  private static func codeOrDash(_ text: String) -> String { text.isEmpty ? "–" : code(text) }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
