import IntrospectFacts
import IntrospectRules

/// An inventory as one page that needs neither a network nor scripts.
struct InventoryHTML {
  let toolVersion: String

  func text(of inventory: Inventory) -> String {
    let introspections = inventory.entries(of: .introspection)
    var parts = [
      header(
        "Introspection inventory",
        "Where this project reaches through SwiftUI to UIKit and AppKit, and what runs where."),
      InventoryOverview(inventory: inventory).text,
    ]
    if !introspections.isEmpty {
      parts.append(section("introspections", "Introspections", matrices(of: introspections)))
    }
    for (kind, title) in InventoryMarkdown.otherKinds {
      let entries = inventory.entries(of: kind)
      if !entries.isEmpty { parts.append(section(kind.rawValue, title, list(of: entries, title))) }
    }
    if !inventory.otherFindings.isEmpty {
      parts.append(
        section("elsewhere", "Findings about constants, suppressions and pins", findings(inventory.otherFindings)))
    }
    return page("Introspection inventory", parts)
  }

  func text(of changes: InventoryChanges) -> String {
    let title = "Introspection since \(changes.reference)"
    let words = "This branch \(changes.summary). Compared with the merge base \(changes.base.prefix(12))."
    var parts = [header(title, words)]
    if !changes.added.isEmpty { parts.append(section("added", "Added", changeTable(changes.added, "Added"))) }
    if !changes.removed.isEmpty { parts.append(section("removed", "Removed", changeTable(changes.removed, "Removed"))) }
    if !changes.changed.isEmpty {
      parts.append(section("changed", "Changed: other version lists, or another scope", changedTable(changes.changed)))
    }
    return page(title, parts)
  }

  // MARK: - The page

  private func page(_ title: String, _ parts: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(Self.style)</style>
    </head>
    <body>
    <main>
    \(parts.joined(separator: "\n"))
    <footer>Made by introspect-lint \(HTMLText.escaped(toolVersion)).</footer>
    </main>
    </body>
    </html>

    """
  }

  private func header(_ title: String, _ words: String) -> String {
    "<header>\n<h1>\(HTMLText.escaped(title))</h1>\n<p class=\"soft\">\(HTMLText.escaped(words))</p>\n</header>"
  }

  private func section(_ id: String, _ title: String, _ content: String) -> String {
    "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(HTMLText.escaped(title))</h2>\n\(content)\n</section>"
  }

  // MARK: - Introspections

  private func matrices(of entries: [InventoryEntry]) -> String {
    let groups = Inventory.groups(of: entries)
    return legend(of: entries) + "\n"
      + groups.map { group in
        let matrix = InventoryMatrixHTML(
          entries: group.entries, all: entries, title: groups.count == 1 ? "this project" : group.folder,
          isCaptionSeen: groups.count == 1
        ).text
        guard groups.count > 1 else { return matrix }
        let faults = group.entries.count(where: \.hasFault)
        let words = ReportText.count(group.entries.count, "introspection")
          + (faults > 0 ? ", \(faults) with a version that never runs" : "")
        return """
          <details class="group" open>
          <summary><b>\(HTMLText.path(group.folder))</b> <span class="soft">\(words)</span></summary>
          \(matrix)
          </details>
          """
      }.joined(separator: "\n")
  }

  private func legend(of entries: [InventoryEntry]) -> String {
    let items = InventoryMatrix(of: entries, among: entries).verdicts(of: entries).map { verdict in
      let (mark, words) = (HTMLText.escaped(verdict.mark), HTMLText.escaped(verdict.words))
      return "<li><b class=\"\(verdict.rawValue)\">\(mark)</b>\(words)</li>"
    }
    guard !items.isEmpty else { return "<p class=\"soft\">No call has a version list.</p>" }
    let letters = entries.contains { $0.lettersAndClasses.contains { $0.letter != nil } }
      ? ["<li><b>A</b>a letter behind a sign names the class, where a row has several</li>"] : []
    return "<ul class=\"legend\" aria-label=\"Legend\">\n\((items + letters).joined(separator: "\n"))\n</ul>"
  }

  // MARK: - Other tables

  private func list(of entries: [InventoryEntry], _ caption: String) -> String {
    let rows = entries.map { entry in
      [
        place(of: entry), HTMLText.code(entry.title), HTMLText.code(entry.site.name),
        entry.site.nativeClasses.isEmpty ? "?" : HTMLText.code(entry.site.nativeClasses.joined(separator: ", ")),
        HTMLText.code(entry.site.view), InventoryFindingsHTML(entry.findings).text,
      ]
    }
    return table(caption, ["Where", "In", "By", "Class", "View", "Findings"], rows)
  }

  private func findings(_ findings: [InventoryFinding]) -> String {
    let rows = findings.map { finding in
      [
        "\(HTMLText.path(finding.path)):\(finding.line)", InventoryFindingsHTML.severity(finding),
        HTMLText.escaped(finding.message + InventoryMarkdown.reason(of: finding)),
      ]
    }
    return table("Findings about constants, suppressions and pins", ["Where", "Rule", "Finding"], rows)
  }

  private func changeTable(_ entries: [InventoryEntry], _ caption: String) -> String {
    let rows = entries.map { entry in
      [
        place(of: entry), HTMLText.code(entry.title), HTMLText.code(entry.site.name), HTMLText.code(entry.site.view),
        entry.site.nativeClasses.map(HTMLText.code).joined(separator: "<br>"), lists(of: entry),
        InventoryFindingsHTML(entry.findings).text,
      ]
    }
    return table(caption, ["Where", "In", "By", "View", "Class", "Versions", "Findings"], rows)
  }

  private func changedTable(_ changes: [(before: InventoryEntry, after: InventoryEntry)]) -> String {
    let rows = changes.map { before, after in
      [
        place(of: after), HTMLText.code(after.title), HTMLText.code(after.site.view), lists(of: before),
        lists(of: after), InventoryFindingsHTML(after.findings).text,
      ]
    }
    return table("Other version lists, or another scope", ["Where", "In", "View", "Before", "After", "Findings"], rows)
  }

  private func place(of entry: InventoryEntry) -> String { "\(HTMLText.path(entry.path)):\(entry.line)" }

  private func lists(of entry: InventoryEntry) -> String {
    entry.site.predicates.map(HTMLText.code).joined(separator: "<br>") + InventoryMatrixHTML.scope(of: entry)
  }

  /// - Parameters:
  ///   - caption: what the heading above says already, for who does not see it.
  ///   - rows: markup; the first cell of each is its header.
  private func table(_ caption: String, _ header: [String], _ rows: [[String]]) -> String {
    // A column without anything in it only takes room.
    let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let head = columns.map { "<th scope=\"col\">\(HTMLText.escaped(header[$0]))</th>" }.joined()
    let body = rows.map { row in
      "<tr><th scope=\"row\">\(row[0])</th>\(columns.dropFirst().map { "<td>\(row[$0])</td>" }.joined())</tr>"
    }
    return """
      <div class="scroll"><table class="matrix list">
      <caption class="sr">\(HTMLText.escaped(caption))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }
}

/// The findings of one row: rules in a line each, what they say behind a click.
struct InventoryFindingsHTML {
  private let findings: [InventoryFinding]

  init(_ findings: [InventoryFinding]) { self.findings = findings }

  var text: String {
    guard !findings.isEmpty else { return "" }
    let rules = findings.map(Self.severity).tally()
    let summary = rules.map { $0.count == 1 ? $0.name : "\($0.name) × \($0.count)" }.joined(separator: "<br>")
    let items = findings.map { finding in
      "<li>Line \(finding.line): \(HTMLText.escaped(finding.message + InventoryMarkdown.reason(of: finding)))</li>"
    }
    return "<details class=\"found\"><summary>\(summary)</summary><ul>\(items.joined())</ul></details>"
  }

  /// `warning stale-version-list`.
  static func severity(_ finding: InventoryFinding) -> String {
    let rule = HTMLText.escaped(finding.rule)
    if finding.suppression != nil { return "<span class=\"note\">silenced</span> <span class=\"rule\">\(rule)</span>" }
    let severity = finding.severity.rawValue
    return "<span class=\"\(severity)\">\(severity)</span> <span class=\"rule\">\(rule)</span>"
  }
}
