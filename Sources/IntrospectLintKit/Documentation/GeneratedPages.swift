import IntrospectRules

/// The files of the repository that are made from what the rules say of themselves.
public struct GeneratedPages: Sendable {
  /// What stands around the table of rules in README.
  public static let tableBegin = "<!-- rules:begin -->"
  public static let tableEnd = "<!-- rules:end -->"
  /// From the root of the repository.
  public static let folder = "Sources/IntrospectRules/IntrospectRules.docc"

  public let rules: [RuleInfo]

  public init(rules: [RuleInfo] = RuleCatalog.all.map { $0.info }) { self.rules = rules }

  /// The pages by their paths from the root of the repository.
  public func pages() -> [(path: String, text: String)] {
    [("\(Self.folder)/Rules.md", overview)]
      + rules.map { ("\(Self.folder)/\($0.id).md", RulePage($0).markdown()) }
  }

  /// `readme` with the table of rules between its marks; nil where they are missing or the wrong way round.
  public func readme(updating readme: String) -> String? {
    guard let begin = readme.firstRange(of: Self.tableBegin),
      let end = readme[begin.upperBound...].firstRange(of: Self.tableEnd)
    else { return nil }
    let table = RuleTable(rules: rules).markdown(linkingTo: Self.folder)
    return readme[..<begin.upperBound] + "\n" + table + readme[end.lowerBound...]
  }

  private var overview: String {
    var blocks = ["# Rules", "What introspect-lint finds, by topic."]
    for (topic, rules) in RuleTable(rules: rules).topics {
      blocks.append("## \(topic.rawValue)")
      blocks.append(rules.map { "- <doc:\($0.id)>: \($0.summary)" }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
