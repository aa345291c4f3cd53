import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport

/// Makes documents of the part of YAML that is read, and writes each in one of many ways.
struct YAMLWriter {
  var random: SeededGenerator
  var text = ""

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  // MARK: What is written

  mutating func makeMap(depth: Int) -> YAMLTree {
    var keys: Set<String> = []
    return .map((0...random.below(4)).compactMap { _ in
      let (key, style) = makeText()
      guard keys.insert(key).inserted else { return nil }
      return .init(key: key, style: style, value: makeValue(depth: depth + 1))
    })
  }

  private mutating func makeValue(depth: Int) -> YAMLTree {
    switch depth > 4 ? 0 : random.below(10) {
    case 6, 7: return makeMap(depth: depth)
    case 8, 9:
      return .list((0...random.below(3)).map { _ in makeValue(depth: depth + 1) })
    case 5: return .absent
    default:
      let (text, style) = makeText()
      return .scalar(text, style)
    }
  }

  private mutating func makeText() -> (String, YAMLScalar.Style) {
    switch random.below(3) {
    case 0:
      let words = ["a", "b c", "1.10", "no", "Tests/**", "x:y", "it's", "é😀", "-1", "a#b", "漢", "0755", "<2", "a\"b"]
      return (random.pick(words) + (random.chance(60) ? String(random.below(50)) : ""), .plain)
    case 1: return (makeQuotable(["'", "\"", "\\", ": ", " #", "é", "*", "[", "}", ",", "- ", "  "]), .singleQuoted)
    default:
      return (makeQuotable(["'", "\"", "\\", ": ", " #", "\n", "\t", "\u{1}", "\u{A0}", "😀", "%", "{"]), .doubleQuoted)
    }
  }

  private mutating func makeQuotable(_ parts: [String]) -> String {
    (0..<random.below(5)).map { _ in random.chance(50) ? random.pick(parts) : "w\(random.below(9))" }.joined()
  }

  // MARK: How it is written

  mutating func write(_ root: YAMLTree) -> SourceText {
    text = random.chance(20) ? "\u{FEFF}" : ""
    writeNoise()
    if random.chance(20) { endLine("---") }
    writeBlock(root, indent: random.chance(20) ? 1 + random.below(3) : 0)
    if random.chance(20) { endLine("...") }
    if random.chance(30) { text = String(text.dropLast()) }
    let lineEnd = random.pick(["\n", "\r\n", "\r"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceText(path: ".lint.yml", text: lines.joined(separator: lineEnd))
  }

  /// Writes a map or a list whose first line is not begun.
  private mutating func writeBlock(_ tree: YAMLTree, indent: Int) {
    switch tree {
    case .map(let entries):
      for entry in entries {
        text += spaces(indent)
        writeEntry(entry, indent: indent)
      }
    case .list(let items):
      for item in items {
        text += spaces(indent)
        writeItem(item, indent: indent)
      }
    case .scalar, .absent: endLine(spaces(indent) + written(tree, inFlow: false))
    }
  }

  private mutating func writeEntry(_ entry: YAMLTree.Entry, indent: Int) {
    text += written(entry.key, entry.style, inFlow: false) + (random.chance(10) ? " :" : ":")
    let inner = indent + 1 + random.below(5)
    switch entry.value {
    case .absent: endLine(random.pick(["", " ", " ~", " null"]))
    case .list where random.chance(40) && !isFlow(entry.value):
      // In the column of the key.
      endLine("")
      writeBlock(entry.value, indent: indent)
    default: writeValue(entry.value, indent: inner)
    }
  }

  private mutating func writeValue(_ value: YAMLTree, indent: Int) {
    if isFlow(value), random.chance(50) {
      text += gap()
      writeFlow(value, indent: indent)
      endLine("")
    } else if case .scalar = value, random.chance(80) {
      endLine(gap() + written(value, inFlow: false))
    } else {
      endLine("")
      writeBlock(value, indent: indent)
    }
  }

  private mutating func writeItem(_ item: YAMLTree, indent: Int) {
    text += "-"
    switch item {
    case .absent: endLine(" ~")
    case .map(let entries) where random.chance(70):
      let gap = 1 + random.below(3)
      text += spaces(gap)
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += spaces(indent + 1 + gap) }
        writeEntry(entry, indent: indent + 1 + gap)
      }
    case .list(let items) where random.chance(50):
      let gap = 1 + random.below(3)
      text += spaces(gap)
      for (index, inner) in items.enumerated() {
        if index > 0 { text += spaces(indent + 1 + gap) }
        writeItem(inner, indent: indent + 1 + gap)
      }
    default: writeValue(item, indent: indent + 1 + random.below(4))
    }
  }

  /// Whether a value can stand in brackets: no map in a map.
  private func isFlow(_ tree: YAMLTree, inMap: Bool = false) -> Bool {
    switch tree {
    case .scalar, .absent: false
    case .map(let entries): !inMap && entries.allSatisfy { isFlowValue($0.value, inMap: true) }
    case .list(let items): items.allSatisfy { isFlowValue($0, inMap: inMap) }
    }
  }

  private func isFlowValue(_ tree: YAMLTree, inMap: Bool) -> Bool {
    switch tree {
    case .scalar, .absent: true
    case .map, .list: isFlow(tree, inMap: inMap)
    }
  }

  private mutating func writeFlow(_ tree: YAMLTree, indent: Int) {
    switch tree {
    case .scalar, .absent: text += written(tree, inFlow: true)
    case .map(let entries):
      writeFlow("{", "}", count: entries.count, indent: indent) { writer, index in
        let key = writer.written(entries[index].key, entries[index].style, inFlow: true)
        let isTight = entries[index].style != .plain && writer.random.chance(30)
        writer.text += key + ":" + (isTight ? "" : " ")
        writer.writeFlow(entries[index].value, indent: indent)
      }
    case .list(let items):
      writeFlow("[", "]", count: items.count, indent: indent) { $0.writeFlow(items[$1], indent: indent) }
    }
  }

  private mutating func writeFlow(
    _ open: String, _ close: String, count: Int, indent: Int, element: (inout YAMLWriter, Int) -> Void
  ) {
    text += open
    for index in 0..<count {
      writeFlowGap(indent: indent)
      element(&self, index)
      if index < count - 1 || random.chance(20) { text += "," }
    }
    writeFlowGap(indent: indent)
    text += close
  }

  private mutating func writeFlowGap(indent: Int) {
    guard random.chance(25) else { return text += random.pick(["", " ", "  ", "\t"]) }
    endLine("")
    text += spaces(indent + random.below(3))
  }

  private mutating func written(_ tree: YAMLTree, inFlow: Bool) -> String {
    guard case .scalar(let text, let style) = tree else { return random.pick(["~", "null", "Null", "NULL"]) }
    return written(text, style, inFlow: inFlow)
  }

  private mutating func written(_ text: String, _ style: YAMLScalar.Style, inFlow: Bool) -> String {
    switch style {
    case .plain: return text
    case .singleQuoted: return "'" + text.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    case .doubleQuoted:
      return "\"" + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": random.pick(["\\t", "\t", "\\x09"])
        case "\u{1}": random.pick(["\\x01", "\\u0001", "\\U00000001"])
        case "\u{A0}": random.pick(["\\_", "\u{A0}", "\\xa0"])
        default: String(scalar)
        }
      }.joined() + "\""
    }
  }

  private mutating func gap() -> String { random.pick([" ", "  ", "\t", " \t"]) }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func endLine(_ end: String) {
    text += end + random.pick(["", "", " ", "\t", " # x", "\t# y: z", "  # ['"]) + "\n"
    writeNoise()
  }

  private mutating func writeNoise() {
    while random.chance(15) { text += random.pick(["", "   ", "# x", "      # - y", "\t", " \t# z: [", "#"]) + "\n" }
  }
}
