import IntrospectFacts
import IntrospectRules

/// What stands on top of the page: numbers, how many calls run on each version, and which views are introspected.
struct InventoryOverview {
  let inventory: Inventory

  var text: String {
    """
    <section aria-labelledby="overview">
    <h2 id="overview">Overview</h2>
    <dl class="cards">
    \(cards.joined(separator: "\n"))
    </dl>
    <div class="columns">
    \((versionTables + viewTable).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private var introspections: [InventoryEntry] { inventory.entries(of: .introspection) }

  // MARK: - Cards

  private var cards: [String] {
    let files = Set(introspections.map(\.path)).count
    let place = "in \(ReportText.count(files, "file")) of \(inventory.fileCount)"
    var cards = [card("Introspections", "\(introspections.count)", place)]
    for newest in inventory.newest() {
      let verb = newest.silent == 1 ? "runs" : "run"
      let rest = newest.silent > 0 ? "\(newest.silent) never \(verb) there" : "none is silent there"
      let share = "\(newest.running) of \(newest.total)"
      cards.append(card("Run on \(newest.version.displayName)", share, rest, isBad: newest.silent > 0))
    }
    let counts: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let found = counts.filter { inventory.count(of: $0.0) > 0 }
      .map { ReportText.count(inventory.count(of: $0.0), $0.1) }
    let silenced = inventory.findings.count { $0.suppression != nil }
    let total = inventory.findings.count - silenced
    let detail = (found.isEmpty ? ["nothing to report"] : found) + (silenced > 0 ? ["\(silenced) silenced"] : [])
    cards.append(card("Findings", "\(total)", detail.joined(separator: ", "), isBad: inventory.count(of: .error) > 0))
    let probes = inventory.entries(of: .probe).count
    cards.append(card("Home-made probes", "\(probes)", probes == 1 ? "call" : "calls"))
    let representables = inventory.entries(of: .representable).count
    let hosts = inventory.entries(of: .host).count
    cards.append(
      card("Bridges", "\(representables + hosts)", "\(representables) into SwiftUI, \(hosts) out of it"))
    let targets = inventory.targetNames
    let libraries = inventory.libraries.map(\.description).wordList()
    cards.append(
      card(
        "Built for", targets.isEmpty ? "unknown" : targets.joined(separator: ", "),
        "with SwiftUI Introspect \(libraries.isEmpty ? "of unknown release" : libraries)", isLong: true))
    return cards
  }

  private func card(
    _ title: String, _ value: String, _ detail: String, isBad: Bool = false, isLong: Bool = false
  ) -> String {
    let attribute = isBad ? " class=\"bad\"" : isLong ? " class=\"long\"" : ""
    let content = "\(HTMLText.escaped(value))<small>\(HTMLText.escaped(detail))</small>"
    return "<div\(attribute)><dt>\(HTMLText.escaped(title))</dt><dd>\(content)</dd></div>"
  }

  // MARK: - By version

  private var versionTables: [String] {
    InventoryMatrix(of: introspections, among: introspections).groups.map { group in
      let rows = group.versions.map { version -> String in
        let running = inventory.count([.runs, .range, .sibling], on: group.platform, version)
        let silent = inventory.count([.silent, .broken], on: group.platform, version)
        let total = max(1, introspections.count { $0.column(for: version, on: group.platform) != nil })
        let bar =
          "<span class=\"bar\" aria-hidden=\"true\"><i class=\"b-run\" style=\"width:\(100 * running / total)%\"></i>"
          + "<i class=\"b-silent\" style=\"width:\(100 * silent / total)%\"></i></span>"
        return "<tr><th scope=\"row\">\(group.platform.name) \(version.displayName)</th><td>\(bar)</td>"
          + "<td class=\"number\">\(running)</td><td class=\"number\">\(silent)</td>"
          + "<td class=\"number\">\(total - running - silent)</td></tr>"
      }
      return """
        <table>
        <caption>Introspections on each version of \(group.platform.name)</caption>
        <thead><tr><th scope="col">Version</th><th scope="col"><span class="sr">Share</span></th>\
        <th scope="col" class="number">✓ run</th><th scope="col" class="number">✗ never run</th>\
        <th scope="col" class="number">· other</th></tr></thead>
        <tbody>
        \(rows.joined(separator: "\n"))
        </tbody>
        </table>
        """
    }
  }

  // MARK: - By view

  private var viewTable: [String] {
    var views: [(name: String, entries: [InventoryEntry])] = []
    for entry in introspections {
      let name = entry.site.view.isEmpty ? entry.site.name : entry.site.view
      if let place = views.firstIndex(where: { $0.name == name }) { views[place].entries.append(entry) }
      else { views.append((name, [entry])) }
    }
    guard !views.isEmpty else { return [] }
    let sorted = views.sorted { left, right in
      left.entries.count != right.entries.count
        ? left.entries.count > right.entries.count : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    let rows = sorted.map { view in
      "<tr><th scope=\"row\">\(HTMLText.code(view.name))</th><td class=\"number\">\(view.entries.count)</td>"
        + "<td class=\"number\">\(view.entries.count(where: \.hasFault))</td>"
        + "<td class=\"number\">\(view.entries.reduce(0) { $0 + $1.open.count })</td></tr>"
    }
    return [
      """
      <table>
      <caption>Which views are introspected</caption>
      <thead><tr><th scope="col">View</th><th scope="col" class="number">Calls</th>\
      <th scope="col" class="number">✗ silent</th><th scope="col" class="number">Findings</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
    ]
  }
}
