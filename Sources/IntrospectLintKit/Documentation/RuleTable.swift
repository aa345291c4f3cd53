import IntrospectRules

/// The list of rules, in the order of the catalogue.
public struct RuleTable: Sendable {
  private let rules: [RuleInfo]

  public init(_ rules: [RuleInfo] = RuleCatalog.all.map { $0.info }) { self.rules = rules }

  /// For a terminal: by topic, one line a rule.
  public var text: String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
    let sections = RuleInfo.Topic.allCases.compactMap { topic -> String? in
      let rows = rules.filter { $0.topic == topic }
      guard !rows.isEmpty else { return nil }
      return "\(topic.rawValue)\n"
        + rows.map { info in
          "  \(Self.padded(info.id, idWidth))  \(Self.padded(info.severity.rawValue, severityWidth))  \(info.summary)\n"
        }.joined()
    }
    return sections.joined(separator: "\n")
  }

  /// A table in Markdown.
  ///
  /// - Parameter pages: where the pages of the rules lie, seen from the text that shows the table.
  public func markdown(pages: String? = nil) -> String {
    let rows = rules.map { info in
      let name = pages.map { "[\(info.id)](\($0)\(info.id).md)" } ?? "`\(info.id)`"
      return "| \(name) | \(info.severity.rawValue) | \(Self.cell(info.summary)) |\n"
    }
    return "| rule | severity | what it reports |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// For programs: `[{id, topic, severity, summary, rationale}]`.
  public var json: String {
    let values = rules.map { info in
      JSONValue.object([
        ("id", .string(info.id)), ("topic", .string(info.topic.rawValue)),
        ("severity", .string(info.severity.rawValue)),
        ("summary", .string(info.summary)), ("rationale", .string(info.rationale)),
      ])
    }
    return JSONValue.array(values).text + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }

  private static func cell(_ text: String) -> String { ReportText.replacing("|", with: "\\|", in: text) }
}
