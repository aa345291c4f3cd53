import IntrospectRules

/// What a rule says of itself, as a page.
public struct RulePage: Sendable {
  public let rule: RuleInfo

  public init(_ rule: RuleInfo) { self.rule = rule }

  /// For terminals: prose at most 80 columns wide, code indented and as it is.
  public func text() -> String {
    var blocks = ["\(rule.id) (\(rule.severity.rawValue))"]
    blocks += [TextWrapping.lines(of: rule.summary).joined(separator: "\n")]
    blocks += paragraphs.map { TextWrapping.lines(of: Self.plain($0)).joined(separator: "\n") }
    for part in parts {
      blocks += [part.title + ":", Self.lines(of: part.code).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// For the documentation. The first line is the title.
  public func markdown() -> String {
    var blocks = ["# \(rule.id)", rule.summary, "Severity: \(rule.severity.rawValue).", "## Why"] + paragraphs
    blocks.append("## Examples")
    for part in parts { blocks += [part.title + ":", "```swift\n\(part.code)\n```"] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var paragraphs: [String] {
    rule.rationale.split(separator: "\n\n").map { String($0.replacing("\n", with: " ")) }
  }

  private var parts: [(title: String, code: String)] {
    let sorted = rule.examples.filter(\.isFlagged) + rule.examples.filter { !$0.isFlagged }
    return sorted.flatMap { example -> [(title: String, code: String)] in
      guard example.isFlagged else { return [("Accepted", Self.code(example.source))] }
      let flagged = ("Flagged", Self.code(example.source))
      return [flagged] + (example.fixed.map { [("After the fix", Self.code($0))] } ?? [])
    }
  }

  /// The source of an example without its expectation comments, which are for tests.
  private static func code(_ source: String) -> String {
    lines(of: source).compactMap { line in
      guard let comment = line.firstRange(of: "// expect") else { return String(line) }
      let code = line[..<comment.lowerBound]
      let kept = String(code.reversed().drop { $0 == " " }.reversed())
      return kept.isEmpty ? nil : kept
    }
    .joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Markdown's marks of code, which a terminal does not show as such, as quotes.
  private static func plain(_ paragraph: String) -> String { paragraph.replacing("`", with: "'") }
}
