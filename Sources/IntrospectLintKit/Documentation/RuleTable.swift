import IntrospectRules

/// All rules as a table: one text for the terminal, README and programs.
public struct RuleTable: Sendable {
  public let rules: [RuleInfo]

  public init(rules: [RuleInfo] = RuleCatalog.all.map { $0.info }) { self.rules = rules }

  /// The rules of each topic that has any, in the order of the catalogue.
  var topics: [(topic: RuleInfo.Topic, rules: [RuleInfo])] {
    RuleInfo.Topic.allCases.compactMap { topic in
      let rules = rules.filter { $0.topic == topic }
      return rules.isEmpty ? nil : (topic, rules)
    }
  }

  /// For terminals: at most 80 columns wide, a block for each topic.
  public func text() -> String {
    let idWidth = (rules.map(\.id.count).max() ?? 0) + 2
    let blocks = topics.map { topic, rules -> String in
      var lines = [topic.rawValue]
      for rule in rules {
        lines.append("  " + Self.padded(rule.id, to: idWidth) + rule.severity.rawValue)
        // Below the id: beside it, the summary would be squeezed.
        lines += TextWrapping.lines(of: rule.summary, indent: "      ")
      }
      return lines.joined(separator: "\n") + "\n"
    }
    return blocks.joined(separator: "\n")
  }

  /// A table of Markdown.
  ///
  /// - Parameter pageFolder: where the pages of the rules are, to link to; nil for no links.
  public func markdown(linkingTo pageFolder: String? = nil) -> String {
    var lines = ["| Rule | Severity | What it finds |", "| --- | --- | --- |"]
    for rule in topics.flatMap(\.rules) {
      let id = pageFolder.map { "[`\(rule.id)`](\($0)/\(rule.id).md)" } ?? "`\(rule.id)`"
      // A bar would end the cell, in code as well.
      lines.append("| \(id) | \(rule.severity.rawValue) | \(rule.summary.replacing("|", with: "\\|")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For programs.
  public func json() -> String {
    let document = JSONText.object([
      ("version", .number(1)),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("id", .string(rule.id)), ("topic", .string(rule.topic.rawValue)),
              ("severity", .string(rule.severity.rawValue)), ("summary", .string(rule.summary)),
              ("rationale", .string(rule.rationale)),
            ])
          })
      ),
    ])
    return document.text() + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
