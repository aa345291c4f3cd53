import IntrospectFacts
import IntrospectRules

/// The matrix of one part of the project: a row for each introspection under its file, a column for each version.
struct InventoryMatrixHTML {
  let entries: [InventoryEntry]
  private let matrix: InventoryMatrix
  private let title: String
  /// False where the title stands right above.
  private let isCaptionSeen: Bool

  init(entries: [InventoryEntry], all: [InventoryEntry], title: String, isCaptionSeen: Bool) {
    self.isCaptionSeen = isCaptionSeen
    self.entries = entries
    self.title = title
    matrix = InventoryMatrix(of: entries, among: all)
  }

  var text: String {
    """
    <div class="scroll"><table class="matrix versions">
    <caption\(isCaptionSeen ? "" : " class=\"sr\"")>Introspections in \(HTMLText.escaped(title)), by the version of the system</caption>
    <colgroup><col class="d"><col class="w"><col class="c">\(versionColumns)<col></colgroup>
    <thead>
    \(head)
    </thead>
    \(files.map(body).joined(separator: "\n"))
    </table></div>
    """
  }

  private var versionColumns: String {
    matrix.columnCount == 0 ? "" : "<col span=\"\(matrix.columnCount)\" class=\"n\">"
  }

  private var columnCount: Int { 4 + matrix.columnCount }

  private var head: String {
    let span = matrix.groups.isEmpty ? 1 : 2
    func tall(_ name: String) -> String { "<th scope=\"col\" rowspan=\"\(span)\">\(name)</th>" }
    let platforms = matrix.groups.map { group in
      "<th scope=\"colgroup\" class=\"v edge\" colspan=\"\(group.versions.count)\">\(group.platform.name)</th>"
    }
    let cells = [tall("Line, declaration"), tall("View"), tall("Class")] + platforms + [tall("Findings")]
    let first = "<tr>\(cells.joined())</tr>"
    guard !matrix.groups.isEmpty else { return first }
    let versions = matrix.groups.flatMap { group in
      group.versions.enumerated().map { number, version in
        "<th scope=\"col\" class=\"v\(number == 0 ? " edge" : "")\">\(version.displayName)</th>"
      }
    }
    return first + "\n<tr>\(versions.joined())</tr>"
  }

  /// The entries of each file, in order.
  private var files: [(path: String, entries: [InventoryEntry])] {
    var files: [(path: String, entries: [InventoryEntry])] = []
    for entry in entries {
      if files.last?.path == entry.path { files[files.count - 1].entries.append(entry) }
      else { files.append((entry.path, [entry])) }
    }
    return files
  }

  private func body(_ file: (path: String, entries: [InventoryEntry])) -> String {
    let targets = file.entries.first?.targetNames ?? ""
    let words = targets.isEmpty ? "" : " <span class=\"soft\">target \(HTMLText.escaped(targets))</span>"
    let title = HTMLText.path(file.path) + words
    let head = "<tr class=\"file\"><th scope=\"rowgroup\" colspan=\"\(columnCount)\">\(title)</th></tr>"
    return "<tbody>\n\(([head] + file.entries.map(row)).joined(separator: "\n"))\n</tbody>"
  }

  private func row(_ entry: InventoryEntry) -> String {
    // A call of the 0.x library has a name of its own.
    let hasOwnName = !entry.site.view.isEmpty && entry.site.name != "introspect"
    let call = hasOwnName ? "<br><span class=\"soft\">\(HTMLText.code(entry.site.name))</span>" : ""
    let view = HTMLText.code(entry.site.view.isEmpty ? entry.site.name : entry.site.view) + call + Self.scope(of: entry)
    let classes = entry.lettersAndClasses.map { letter, name in
      (letter.map { "\($0) " } ?? "") + HTMLText.code(name)
    }.joined(separator: "<br>")
    let place = "<span class=\"line\">\(entry.line)</span>\(HTMLText.code(entry.title))"
    return "<tr><th scope=\"row\"><span class=\"at\">\(place)</span></th>"
      + "<td>\(view)</td><td>\(classes.isEmpty ? "?" : classes)</td>\(cells(of: entry))"
      + "<td>\(InventoryFindingsHTML(entry.findings).text)</td></tr>"
  }

  /// On a line of its own; empty where the library looks inside the view, as it does nearly always.
  static func scope(of entry: InventoryEntry) -> String {
    guard let scope = entry.site.scope, scope != "receiver" else { return "" }
    return "<br><span class=\"soft\">scope: \(HTMLText.escaped(scope))</span>"
  }

  private func cells(of entry: InventoryEntry) -> String {
    matrix.groups.map { group in
      guard entry.site.platforms.contains(where: { $0.platform == group.platform }) else {
        let words = emptyWords(of: entry)
        return "<td class=\"v edge soft\" colspan=\"\(group.versions.count)\">\(words)</td>"
      }
      return group.versions.enumerated().map { number, version in
        guard let column = entry.column(for: version, on: group.platform) else { return "<td class=\"v\"></td>" }
        let classes = "v \(column.verdict.rawValue)\(number == 0 ? " edge" : "")"
        let mark = HTMLText.escaped(entry.mark(for: version, on: group.platform))
        let nativeClass = column.verdict.isRunning || column.verdict.isFault ? column.nativeClass : nil
        let words = [column.verdict.words, nativeClass].compactMap { $0 }.joined(separator: ", ")
        let spoken = "<span class=\"sr\">\(HTMLText.escaped(words))</span>"
        return "<td class=\"\(classes)\"><span aria-hidden=\"true\">\(mark)</span>\(spoken)</td>"
      }.joined()
    }.joined()
  }

  /// What stands in place of versions where the call names none of the platform.
  private func emptyWords(of entry: InventoryEntry) -> String {
    if !entry.site.platforms.isEmpty { return "<span class=\"sr\">not on this platform</span>" }
    if entry.site.name != "introspect" { return "no version list" }
    return entry.site.isOpaque ? "versions cannot be read" : "no version"
  }
}

extension InventoryEntry {
  /// Whether something of the call is asked for and never runs.
  var hasFault: Bool { site.platforms.contains { $0.columns.contains { $0.verdict.isFault } } }
}
