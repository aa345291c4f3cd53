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
