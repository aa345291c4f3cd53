import IntrospectRules

/// All that is said of one rule: for a terminal, and as a page of documentation.
public struct RulePage: Sendable {
  private let info: RuleInfo

  public init(_ info: RuleInfo) { self.info = info }

  /// For a terminal: paragraphs of at most 80 columns, code indented by four blanks. Ends with a line break.
  public var text: String {
    var blocks = ["\(info.id) (\(info.severity.rawValue))", info.summary]
    blocks += Self.paragraphs(info.rationale)
    for part in parts { blocks += [part.title + ":", Self.indented(part.code)] }
    return blocks.map { $0.hasPrefix(" ") ? $0 : Self.wrapped($0, width: 80) }.joined(separator: "\n\n") + "\n"
  }

  /// A page in Markdown. Ends with a line break.
  public var markdown: String {
    var blocks = ["# \(info.id)", info.summary, "Severity: \(info.severity.rawValue). Topic: \(info.topic.rawValue)."]
    blocks += ["## Why", info.rationale]
    for part in parts { blocks += ["## \(part.title)", "```swift\n\(part.code)\n```"] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var parts: [(title: String, code: String)] {
    info.examples.flatMap { example -> [(title: String, code: String)] in
      let title = example.isFlagged ? "Reported" : "Accepted"
      var parts = [(title: title, code: ExampleCode.marked(example.source))]
      if let fixed = example.fixed { parts.append((title: "With the fix", code: ExampleCode.plain(fixed))) }
      return parts
    }
  }

  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// Breaks lines at blanks; a word that is wider than a line stays whole.
  private static func wrapped(_ text: String, width: Int) -> String {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

/// The code of an example as it is shown: the comments that tests read are not for readers.
enum ExampleCode {
  /// With the name of the rule where something is reported.
  static func marked(_ source: String) -> String { rewritten(source) { "// \($0)" } }

  /// Without any of those comments.
  static func plain(_ source: String) -> String { rewritten(source) { _ in "" } }

  private static func rewritten(_ source: String, _ comment: (String) -> String) -> String {
    var lines: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let (code, rules) = split(line) else {
        lines.append(String(line))
        continue
      }
      let text = rules.isEmpty ? "" : comment(rules.joined(separator: ", "))
      let shown = text.isEmpty ? code : code + text
      // A comment that had its line to itself takes it along.
      if !shown.allSatisfy({ $0 == " " }) { lines.append(text.isEmpty ? trimmed(shown) : shown) }
    }
    return lines.joined(separator: "\n")
  }

  /// The code before an expectation, and the rules that it names; none where it speaks of another line.
  private static func split(_ line: Substring) -> (code: String, rules: [String])? {
    let marker = "// expect"
    var index = line.startIndex
    while index < line.endIndex, !line[index...].hasPrefix(marker) { index = line.index(after: index) }
    guard index < line.endIndex else { return nil }
    let rest = line[index...].dropFirst(marker.count)
    guard let kind = rest.first, kind == ":" || kind == "+" || kind == "-" else { return nil }
    let code = String(line[..<index])
    guard kind == ":" else { return (code, []) }
    var rules: [String] = []
    var isInFragment = false
    var rule = ""
    for character in rest.dropFirst() + "," {
      if character == "\"" { isInFragment.toggle() }
      guard !isInFragment else { continue }
      if character == "," {
        let name = rule.prefix { $0 != "@" && $0 != "\"" }.filter { $0 != " " }
        if !rules.contains(name) { rules.append(name) }
        rule = ""
      } else {
        rule.append(character)
      }
    }
    return (code, rules)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
