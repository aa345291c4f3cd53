import IntrospectRules

/// The files of the repository that are made from what the rules say of themselves.
public struct GeneratedPages: Sendable {
  /// What brings all of them up to date.
  public static let command = "swift run introspect-lint-dev update-generated"
  /// Where the pages lie, from the root of the repository.
  public static let folder = "Sources/IntrospectRules/IntrospectRules.docc"

  /// The pages in that folder that are written by hand.
  public static let articles = ["\(folder)/Benchmarks.md"]

  private static let start = "<!-- rules:begin -->\n"
  private static let end = "<!-- rules:end -->\n"

  private let rules: [any Rule.Type]

  public init(_ rules: [any Rule.Type] = RuleCatalog.all) { self.rules = rules }

  private var infos: [RuleInfo] { rules.map { $0.info } }

  /// Every page, by its path from the root of the repository.
  public var pages: [(path: String, text: String)] {
    let list = (path: "\(Self.folder)/Rules.md", text: listPage)
    return [list] + rules.map { ("\(Self.folder)/\($0.info.id).md", RulePage($0).markdown) }
  }

  private var listPage: String {
    let topics = RuleInfo.Topic.allCases.compactMap { topic -> String? in
      let rows = infos.filter { $0.topic == topic }
      guard !rows.isEmpty else { return nil }
      return "## \(topic.rawValue)\n\n"
        + rows.map { "- [\($0.id)](doc:\($0.id)) (\($0.severity.rawValue)): \($0.summary)\n" }.joined()
    }
    return "# Rules\n\nEvery rule, by what it looks at.\n\n" + topics.joined(separator: "\n")
  }

  /// `readme` with the table of rules between its two markers brought up to date; nil where a marker is missing.
  public func updated(readme: String) -> String? {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    guard let first = lines.firstIndex(of: Self.start), let last = lines.firstIndex(of: Self.end), first < last
    else { return nil }
    let text = (lines[...first] + ["\n", RuleTable(infos).markdown(pages: "\(Self.folder)/"), "\n"] + lines[last...])
      .joined()
    // The last line break was added to nothing.
    return String(text.dropLast())
  }
}
