import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport
import Testing

/// Documents that use every construct, for damage.
private let documents = [
  """
  version: 1                      # optional
  required-version: ">=1.0, <2"   # a quoted string
  include: [Sources, 'it''s',
    "x\\t\\u00e9", ]
  targets: { iOS: 16, macOS: [13, "14"] }
  rules:
    missing-import: warning
    extract-overuse: { severity: note, limit: 3 }
  overrides:
    - paths: [Tests/**]
      rules: { extract-overuse: off }
    - - a
      - b: ~
  probes:
  - inspect
  - findUIView

  """,
  "\u{FEFF}---\r\na: “é”\r\n\"b\\\\\":\r\n  - 'c'\r\n  -\r\n    - d:\te\r\n      f:\r\n...\r\n",
  "{ a: 1, \"b\":[2, [3, ~]], 'c': }\n# é 😀\n...\n",
]

struct YAMLGeneratedTests {
  @Test("A document is read as it was meant, however it is written", arguments: 0..<200)
  func writtenDocuments(seed: Int) throws {
    var writer = YAMLWriter(seed: UInt64(seed))
    let meant = writer.makeMap(depth: 0)
    let source = writer.write(meant)
    let written = String(decoding: source.bytes, as: UTF8.self)
    do throws(YAMLProblem) {
      let root = try YAMLReader.read(source).root
      #expect(root.map { YAMLTree($0) } == meant, "\(written)")
      for node in root.map(yamlNodes) ?? [] { #expect(isPlaced(node, in: source), "\(node) of\n\(written)") }
    } catch {
      Issue.record("\(error) in\n\(written)")
    }
  }

  /// Whether the bytes of a node are those that it was read from.
  private func isPlaced(_ node: YAMLNode, in source: SourceText) -> Bool {
    let text = source.text(in: node.range)
    switch node.value {
    case .absent: return ["", "~", "null", "Null", "NULL"].contains(text)
    case .scalar(let scalar):
      switch scalar.style {
      case .plain: return text == scalar.text
      case .singleQuoted: return text.count > 1 && text.first == "'" && text.last == "'"
      case .doubleQuoted: return text.count > 1 && text.first == "\"" && text.last == "\""
      }
    case .list(let items):
      return items.allSatisfy { node.range.union($0.range) == node.range } && "[-".contains(text.prefix(1))
    case .map(let entries):
      return entries.allSatisfy {
        node.range.union($0.node.range.union($0.keyRange)) == node.range && $0.keyRange.end <= $0.node.range.start
      }
    }
  }

  /// What is wrong with the answer about a file, whatever the file holds; nil if nothing is.
  private func fault(_ bytes: [UInt8]) -> String? {
    let whole = SourceRange(ByteOffset(0), ByteOffset(bytes.count))
    let source = SourceText(path: ".lint.yml", bytes: bytes)
    do throws(YAMLProblem) {
      let document = try YAMLReader.read(source)
      for node in document.root.map(yamlNodes) ?? [] where whole.union(node.range) != whole { return "\(node)" }
      for warning in document.warnings where whole.union(warning.range) != whole { return "\(warning)" }
      return nil
    } catch {
      let ranges = [error.range] + error.notes.map(\.range)
      let isInside = ranges.allSatisfy { whole.union($0) == whole }
      let isWorded = !error.message.isEmpty && !error.message.hasSuffix(".")
      return isInside && isWorded ? nil : "\(error)"
    }
  }

  @Test(arguments: documents)
  func everyPrefixIsATreeOrAProblemInside(document: String) throws {
    _ = try YAMLReader.read(SourceText(path: ".lint.yml", text: document))
    let bytes = Array(document.utf8)
    let faults = (0...bytes.count).compactMap { length in fault(Array(bytes[..<length])).map { "\(length): \($0)" } }
    #expect(faults == [])
  }

  @Test(arguments: documents.indices)
  func everyDamageIsATreeOrAProblemInside(index: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + index))
    let signs = Array("\n\r\t :-?,[]{}#&*!|>'\"%@`\\~<=.\0\u{7F}a0é\u{A0}\u{FEFF}".utf8) + [0xFF, 0xC3, 0xE2]
    var refused = 0
    var faults: [String] = []
    for round in 0..<2000 {
      let bytes = random.damaged(Array(documents[index].utf8), with: signs)
      if let fault = fault(bytes) { faults.append("round \(round): \(fault)") }
      if (try? YAMLReader.read(SourceText(path: ".lint.yml", bytes: bytes))) == nil { refused += 1 }
    }
    #expect(faults == [])
    // Neither everything nor nothing is read: the damage reaches both sides.
    #expect((200..<1900).contains(refused), "\(refused)")
  }

  // Each of these would take minutes where something is looked for from the start again.
  @Test("Time grows with the size", .timeLimit(.minutes(1)), arguments: [
    ("a:\n", "- b\n", ""), ("a: [", "b,", "]"), ("a: [", "b\n ,", "]"), ("a: '", "''", "'"), ("a: \"", "\\t", "\""),
    ("", "# x\n", "a: b"), ("a: [", "\n", "]"), ("a: ", "b:c", ""), ("a:\n", "- ~\n", ""), ("a: ", "b \t", ""),
    ("a:\n", "- c: [d]\n  e: f\n", ""), ("a:\n", "- “b”\n", ""), ("a: [", "[b],", "]"), ("a: [", "{b: },", "]"),
    ("a: ", "b", ": c: d"), ("a: b\n", " ", "c: d"),
  ])
  func longDocuments(start: String, middle: String, end: String) {
    let count = (1 << 18) / middle.utf8.count
    let bytes = Array((start + String(repeating: middle, count: count) + end).utf8)
    #expect(fault(bytes) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyKeysAreComparedAtOnce() throws {
    let keys = (0..<60_000).map { "key\($0): \($0)\n" }.joined()
    guard case .map(let entries)? = try yamlTree(keys) else { return #expect(Bool(false)) }
    #expect(entries.count == 60_000)
    #expect(entries.last?.key == "key59999")
  }
}
