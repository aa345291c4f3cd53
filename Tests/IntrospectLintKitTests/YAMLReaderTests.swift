import IntrospectLintKit
import IntrospectSyntax
import Testing

struct YAMLReaderTests {
  // What each of these is in YAML was looked up, not taken from the reader.
  @Test("A tricky scalar keeps its source text and its quotes, and nothing is guessed from it", arguments: [
    ("a: no", "no"), ("a: NO", "NO"), ("a: Off", "Off"), ("a: y", "y"), ("a: True", "True"), ("a: tRue", "tRue"),
    ("a: 0755", "0755"), ("a: 1.10", "1.10"), ("a: 0.63.2", "0.63.2"), ("a: 0o755", "0o755"), ("a: 0x1F", "0x1F"),
    ("a: 1_000", "1_000"), ("a: 12:30:45", "12:30:45"), ("a: 1e3", "1e3"), ("a: .5", ".5"), ("a: +12", "+12"),
    ("a: 2026-01-01", "2026-01-01"), ("a: none", "none"), ("a: foo#bar", "foo#bar"), ("a: foo #bar", "foo"),
    ("a: http://x/y", "http://x/y"), (#"a: id:\s*x"#, #"id:\s*x"#), ("a: =", "="), ("a: <<", "<<"), ("a: -1", "-1"),
    ("a: :b", ":b"), ("a: ?b", "?b"), ("a: ---", "---"), ("a: It's so, isn't it", "It's so, isn't it"),
    ("a: .*Tests/.*", ".*Tests/.*"), ("a: build*", "build*"), ("a: b [c] {d}", "b [c] {d}"), ("a: nULL", "nULL"),
    ("a:\tb", "b"), ("a: b\t# c", "b"), ("a: b  \t", "b"), ("a : b", "b"), ("a:\n  b", "b"), ("a: b # c # d", "b"),
    (#"a: '\s+ it''s'"#, .single(#"\s+ it's"#)), (#"a: "\\bx\t""#, .double("\\bx\t")), ("a: ''", .single("")),
    (#"a: """#, .double("")), ("a: 'null'", .single("null")), ("a: \"# b\"", .double("# b")),
    ("a: '' # b", .single("")), ("a:\n  'b: c'", .single("b: c")),
    (
      #"a: "\0\a\b\t\n\v\f\r\e\"\/\\\N\_\L\P\ ""#,
      .double("\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}\"/\\\u{85}\u{A0}\u{2028}\u{2029} ")
    ),
    (#"a: "\x41\u00e9\U0001F600""#, .double("Aé😀")),
    ("a:", .absent), ("a: ", .absent), ("a: ~", .absent), ("a: null", .absent), ("a: Null", .absent),
    ("a: NULL # b", .absent), ("a: #bar", .absent),
  ] as [(String, YAMLTree)])
  func scalars(yaml: String, expected: YAMLTree) throws {
    #expect(try yamlTree(yaml) == ["a": expected])
    #expect(try yamlTree(yaml + "\nb: c\n") == ["a": expected, "b": "c"])
  }

  @Test("Maps and lists take their shape from the indentation", arguments: [
    ("on: push", ["on": "push"]),
    ("1: a", ["1": "a"]),
    ("a b: 1\n\"c d\": 2", .map([.init(key: "a b", style: .plain, value: "1"),
      .init(key: "c d", style: .doubleQuoted, value: "2")])),
    ("'a' : 1", .map([.init(key: "a", style: .singleQuoted, value: "1")])),
    ("'<<': 1", .map([.init(key: "<<", style: .singleQuoted, value: "1")])),
    ("a:\n- b\n- c\nd: e", ["a": ["b", "c"], "d": "e"]),
    ("a:\n  - b\n  - c\nd: e", ["a": ["b", "c"], "d": "e"]),
    ("a:\n - b\n\n # x\n - c", ["a": ["b", "c"]]),
    ("a:\n  b:\n    c: d\n  e: f\ng: h", ["a": ["b": ["c": "d"], "e": "f"], "g": "h"]),
    ("  a: b\n  c: d", ["a": "b", "c": "d"]),
    ("a:\nb:\n  c:\nd:", ["a": .absent, "b": ["c": .absent], "d": .absent]),
    ("a:\n  - b: c\n    d: e\n  - f", ["a": [["b": "c", "d": "e"], "f"]]),
    ("a:\n  -   b: c\n      d: e", ["a": [["b": "c", "d": "e"]]]),
    ("a:\n  - b:\n    - c\n    d:\n      - e\n", ["a": [["b": ["c"], "d": ["e"]]]]),
    ("a:\n  - b:\n  - c", ["a": [["b": .absent], "c"]]),
    ("a:\n  - - b\n    - c\n  - - - d", ["a": [["b", "c"], [["d"]]]]),
    ("a:\n  -\n    b\n  -\n    c: d\n    e: f", ["a": ["b", ["c": "d", "e": "f"]]]),
    ("a:\n  - ~\n  -\tb", ["a": [.absent, "b"]]),
    ("a:\n      # x\n b: 1\n# y\n     # z\n c: 2", ["a": ["b": "1", "c": "2"]]),
    ("a: b\n\t# x\n  \t\nc: d", ["a": "b", "c": "d"]),
  ] as [(String, YAMLTree)])
  func blocks(yaml: String, expected: YAMLTree) throws { #expect(try yamlTree(yaml) == expected) }

  @Test("Lists and maps in brackets may go over several lines and end in a comma", arguments: [
    ("a: [b, c, ]", ["a": ["b", "c"]]),
    ("a: {b: 1,}", ["a": ["b": "1"]]),
    ("a: []\nb: {}", ["a": [], "b": [:]]),
    ("a: [b, 'c, d', \"]\"] # x", ["a": ["b", .single("c, d"), .double("]")]]),
    ("a: [\n  b, # x, y]\n\n# z\n  c\n]\nd: e", ["a": ["b", "c"], "d": "e"]),
    ("a: [b,\n    c,\n d]", ["a": ["b", "c", "d"]]),
    ("a:\n  [b,\n  c]", ["a": ["b", "c"]]),
    ("a:\n- [b, [c, [d]]]\n- [e]", ["a": [["b", ["c", ["d"]]], ["e"]]]),
    ("a: { severity: note, limit: 3 }", ["a": ["severity": "note", "limit": "3"]]),
    ("a: { b: , c:, d: ~, e: [f] }", ["a": ["b": .absent, "c": .absent, "d": .absent, "e": ["f"]]]),
    ("a: {b: c d, e: http://f}", ["a": ["b": "c d", "e": "http://f"]]),
    ("a: {\"b\":1}", ["a": .map([.init(key: "b", style: .doubleQuoted, value: "1")])]),
    ("a: [{b: 1}, {b: 2}]", ["a": [["b": "1"], ["b": "2"]]]),
    ("{a: 1,\nb: [2]}", ["a": "1", "b": ["2"]]),
    ("a: [~, null]", ["a": [.absent, .absent]]),
  ] as [(String, YAMLTree)])
  func brackets(yaml: String, expected: YAMLTree) throws { #expect(try yamlTree(yaml) == expected) }

  @Test("A byte order mark, any line end and the marks of one document change nothing", arguments: [
    "a: b\nc:\n- d\n", "a: b\nc:\n- d", "\u{FEFF}a: b\r\nc:\r\n- d\r\n", "a: b\rc:\r- d\r", "---\na: b\nc:\n- d\n...\n",
    "\n# x\n--- # y\na: b\nc:\n- d\n... # z\n# end", "\u{FEFF}---\r\na: b\r\nc:\r\n- d\r\n...",
  ])
  func envelopes(yaml: String) throws { #expect(try yamlTree(yaml) == ["a": "b", "c": ["d"]]) }

  @Test("A file without options is none at all", arguments: [
    "", "\n", "# only\n\n  # words", "\u{FEFF}", "---\n...\n", " \t",
  ])
  func nothing(yaml: String) throws {
    let document = try YAMLReader.read(SourceText(path: ".lint.yml", text: yaml))
    #expect(document == YAMLDocument(root: nil))
  }

  @Test func everyNodeKnowsItsBytes() throws {
    let source = SourceText(
      path: ".lint.yml",
      text: "\u{FEFF}a b: 'it''s' # x\n\"c\":\n  - é: [1,\n     2]\n    f: ~\n  - { g: }\nh:\ni: \"\\t\"\n")
    let root = try #require(try YAMLReader.read(source).root)
    #expect(
      yamlNodes(root).map { source.text(in: $0.range) } == [
        source.text(in: SourceRange(ByteOffset(3), ByteOffset(source.bytes.count - 1))),
        "'it''s'",
        "- é: [1,\n     2]\n    f: ~\n  - { g: }", "é: [1,\n     2]\n    f: ~", "[1,\n     2]", "1", "2", "~",
        "{ g: }", "", "", "\"\\t\"",
      ])
    guard case .map(let entries) = root.value else { return #expect(Bool(false), "\(root)") }
    #expect(entries.map { source.text(in: $0.keyRange) } == ["a b", "\"c\"", "h", "i"])
    // Behind the colon, before the line break.
    let absent = entries[2]
    #expect(absent.node.range == SourceRange(at: absent.keyRange.end + 1))
  }

  @Test func curlyQuotesArePartOfTheStringAndWarnedOf() throws {
    let source = SourceText(path: ".lint.yml", text: "a: “x”\nb:\n- ‘y’\nc: \"“z”\"\nd: say “z”\ne: “\nf: '“z”'\n")
    let document = try YAMLReader.read(source)
    #expect(
      document.root.map { YAMLTree($0) } == [
        "a": "“x”", "b": ["‘y’"], "c": .double("“z”"), "d": "say “z”", "e": "“", "f": .single("“z”"),
      ])
    #expect(document.warnings.map { source.text(in: $0.range) } == ["“x”", "‘y’"])
    #expect(
      Set(document.warnings.map(\.message)) == ["curly quotes are part of the string; write straight ones to quote it"])
  }

  @Test("Who asks for a map can tell a missing space from a string", arguments: [
    ("a: b:1", "missing space after colon", 4), ("a: -b", "missing space after dash", 3),
    ("a: http://b", nil, 0), ("a: 'b:1'", nil, 0), ("a: b", nil, 0), ("a: [b:1]", nil, 0),
  ] as [(String, String?, Int)])
  func missingSpaces(yaml: String, message: String?, offset: Int) throws {
    let root = try #require(try YAMLReader.read(SourceText(path: ".lint.yml", text: yaml)).root)
    let expected = message.map {
      YAMLProblem($0, at: SourceRange(ByteOffset(offset), ByteOffset(offset + 1)))
    }
    #expect(YAMLReader.missingSpace(in: yamlNodes(root)[1]) == expected)
  }
}
