import IntrospectLintKit
import IntrospectSyntax
import Testing

struct YAMLRefusalTests {
  /// The problem of a file as `line:column 'text': message`, with its notes behind it.
  private func refusal(_ source: SourceText) -> String {
    let table = LineTable(source)
    func place(_ range: SourceRange) -> String {
      let location = table.location(of: range.start, in: .utf8)
      return "\(location.line):\(location.column) '\(source.text(in: range))': "
    }
    do throws(YAMLProblem) {
      return "read as \(try YAMLReader.read(source))"
    } catch {
      let lines = [place(error.range) + error.message] + error.notes.map { place($0.range) + $0.message }
      return lines.joined(separator: " | ")
    }
  }

  private func refusal(_ yaml: String) -> String { refusal(SourceText(path: ".lint.yml", text: yaml)) }

  @Test("What YAML refuses or reads otherwise than it looks is refused at its place", arguments: [
    // Strings that need quotes.
    ("a:\n  - **/Generated", "2:5 '**/Generated': a string that starts with '*' must be in quotes: '**/Generated'"),
    ("a:\n- *.swift # x", "2:3 '*.swift': a string that starts with '*' must be in quotes: '*.swift'"),
    ("a: [b, *.swift]", "1:8 '*.swift': a string that starts with '*' must be in quotes: '*.swift'"),
    ("a: *", "1:4 '*': a string that starts with '*' must be in quotes: '*'"),
    ("a: *it's/b", "1:4 '*it's/b': a string that starts with '*' must be in quotes: '*it''s/b'"),
    ("a: [*.{h,m}]", "1:5 '*.': a string that starts with '*' must be in quotes"),
    ("*/a: b", "1:1 '*/a': a string that starts with '*' must be in quotes: '*/a'"),
    ("a:\n- !B/x.swift", "2:3 '!B/x.swift': a string that starts with '!' must be in quotes: '!B/x.swift'"),
    ("a: `x`", "1:4 '`x`': a string that starts with '`' must be in quotes: '`x`'"),
    ("a: @x", "1:4 '@x': a string that starts with '@' must be in quotes: '@x'"),
    ("a: %x", "1:4 '%x': a string that starts with '%' must be in quotes: '%x'"),
    ("a: >=1.0, <2", "1:4 '>=1.0, <2': a string that starts with '>' must be in quotes: '>=1.0, <2'"),
    ("a: ]b", "1:4 ']b': a string that starts with ']' must be in quotes: ']b'"),
    ("a: , b", "1:4 ', b': a string that starts with ',' must be in quotes: ', b'"),
    ("a: [#b]", "1:5 '#b': a string that starts with '#' must be in quotes: '#b'"),
    ("a: [a-z]+", "1:9 '+': text behind ']'; a string that starts with '[' must be in quotes"),
    ("a: {b: c} d", "1:11 'd': text behind '}'; a string that starts with '{' must be in quotes"),
    ("a: [S/{A,B}/x]", "1:7 '{': a string with '{' must be in quotes inside brackets"),
    // Parts of YAML that are left out.
    ("x: &x {a: 1}\ny: 2", "1:4 '&x': anchors are not supported; repeat the value where it is needed"),
    ("x: *alias", "1:4 '*alias': aliases are not supported; repeat the value"),
    ("<<: *x", "1:1 '<<': merge keys are not supported; repeat the values"),
    ("a: {<<: b}", "1:5 '<<': merge keys are not supported; repeat the values"),
    (
      "a: !!str 1",
      "1:4 '!!str 1': tags are not supported; take it out, or put a string that starts with '!' in quotes"
    ),
    (
      "a: !<b/c> 1",
      "1:4 '!<b/c> 1': tags are not supported; take it out, or put a string that starts with '!' in quotes"
    ),
    ("a: !b", "1:4 '!b': tags are not supported; take it out, or put a string that starts with '!' in quotes"),
    ("%YAML 1.2\n---\na: 1", "1:1 '%YAML 1.2': directives are not supported; take the line out"),
    ("a: 1\n---\nb: 2", "2:1 '---': a second document starts here; keep one in the file"),
    ("---\n---\n", "2:1 '---': a second document starts here; keep one in the file"),
    ("a: 1\n...\nb: 2", "3:1 'b: 2': a second document starts here; keep one in the file"),
    ("--- a", "1:5 'a': text behind '---'; write it on a line of its own"),
    ("a: b\n... c", "2:5 'c': text behind '...'; write it on a line of its own"),
    ("? a\n: b", "1:1 '?': '? ' before a key is not supported; write 'key: value'"),
    ("a: |\n  x\n   y", "1:4 '|': text blocks are not supported; write the text on one line, in double quotes"),
    ("a: >-\n  x\n\n  y", "1:4 '>-': text blocks are not supported; write the text on one line, in double quotes"),
    ("a:\n- |2+ # x\n  y", "2:3 '|2+': text blocks are not supported; write the text on one line, in double quotes"),
    (
      "a: foo\n  bar",
      "2:3 'bar': a string cannot go on in the next line; write it on one line | 1:4 'foo': starts here"
    ),
    (
      "a:\n  foo\n  http://b",
      "3:3 'http://b': a string cannot go on in the next line; write it on one line | 2:3 'foo': starts here"
    ),
    ("a: {b: {c: 1}}", "1:8 '{': a map in braces inside another one is not supported; write it on lines of its own"),
    ("a: {b: [{c: 1}]}", "1:9 '{': a map in braces inside another one is not supported; write it on lines of its own"),
    ("a: [b: c]", "1:6 ':': a key in a list; put it with its value in braces: '{ key: value }'"),
    // Colons, dashes and keys.
    (
      "a: b: c",
      "1:5 ':': a second ': ' on one line; put the value in quotes ('b: c'), or the map on lines of its own"
    ),
    (
      "a: it's: c # d",
      "1:8 ':': a second ': ' on one line; put the value in quotes ('it''s: c'), or the map on lines of its own"
    ),
    ("a: {b: c: d}", "1:9 ':': a second ': ' in one entry; put the value in quotes"),
    ("a: - b", "1:4 '-': a list has to start on the next line"),
    ("a: -", "1:4 '-': a list has to start on the next line"),
    ("a:\n  -", "2:3 '-': empty list item; write a value behind '-', or take it out"),
    ("a:\n- # x\n- b", "2:1 '-': empty list item; write a value behind '-', or take it out"),
    ("a:\n- - b\n  -\nc: d", "3:3 '-': empty list item; write a value behind '-', or take it out"),
    ("a: {b:1}", "1:6 ':': missing space after colon"),
    ("a:1", "1:2 ':': missing space after colon"),
    ("a: 1\nb:2\nc: 3", "2:2 ':': missing space after colon"),
    ("\"a\":1", "1:4 ':': missing space after colon"),
    ("a:\n  b:1\n  c:2", "2:4 ':': missing space after colon"),
    ("a:\n-b", "2:1 '-': missing space after dash"),
    ("a:\n- b\n-c", "3:1 '-': missing space after dash"),
    ("a:\n  - b\n  -c", "3:3 '-': missing space after dash"),
    ("a:\n  -b\n  -c", "2:3 '-': missing space after dash"),
    ("a: 1\nfoo # x\nb: 2", "2:1 'foo': expected 'key: value'"),
    ("a: 1\n- b", "2:1 '-': a list item among the keys of a map; write it under a key that has no value"),
    (
      "a:\n  - b\n  c: d",
      "3:3 'c: d': expected a list item ('- value') as before | 2:3 '-': the list starts here"
    ),
    (": b", "1:1 ':': nothing stands before ':'; write a key there, or put the text in quotes"),
    ("a: : b", "1:4 ':': nothing stands before ':'; write a key there, or put the text in quotes"),
    ("[a]: b", "1:1 '[a]': a key has to be a string"),
    ("a: {[b]: c}", "1:5 '[': a key has to be a string"),
    ("a: {b}", "1:5 'b': key 'b' has no value; write 'key: value'"),
    ("a: 1\nb: 2\na: 3", "3:1 'a': key 'a' stands in line 1 already; take one out | 1:1 'a': first here"),
    ("a b: 1\n'a b': 2", "2:1 ''a b'': key 'a b' stands in line 1 already; take one out | 1:1 'a b': first here"),
    (
      "x: {a: 1,\n  \"a\": 2}",
      "2:3 '\"a\"': key 'a' stands in line 1 already; take one out | 1:5 'a': first here"
    ),
    // The top level.
    ("- a", "1:1 '-': expected options at the top level ('key: value'), found a list"),
    ("[a]", "1:1 '[': expected options at the top level ('key: value'), found a list"),
    ("hello", "1:1 'hello': expected options at the top level ('key: value'), found a string"),
    ("---\n~", "2:1 '~': expected options at the top level ('key: value'), found a null"),
    ("{a: 1}\nb: 2", "2:1 'b: 2': text behind the end of the options"),
    // Indentation.
    ("a:\n\t- b", "2:1 '\t': tab used for indentation; use spaces"),
    ("a:\n  \t\tb: c", "2:3 '\t\t': tab used for indentation; use spaces"),
    ("a:\n  -\tb: c", "2:4 '\t': tab used for indentation; use spaces"),
    ("a:\n  -\t- b", "2:4 '\t': tab used for indentation; use spaces"),
    ("a: [\n\tb]", "1:4 '[': '[' is not closed before line 2; add ']', or indent that line"),
    ("a: [\n  \tb]", "2:3 '\t': tab used for indentation; use spaces"),
    (
      "a:\n    b: 1\n  c: 2",
      "3:1 '  ': indentation by 2 fits no open level; indent by 0 as line 1 or by 4 as line 2"
    ),
    (
      "x:\n- a:\n      b: 1\n    c: 2",
      "4:1 '    ': indentation by 4 fits no open level; indent by 0 as line 1 or by 2 as line 2 or by 6 as line 3"
    ),
    ("a: 1\n  b: 2", "2:1 '  ': indentation by 2 fits no open level; indent by 0 as line 1"),
    ("  a: 1\nb: 2", "2:1 '': indentation by 0 fits no open level; indent by 2 as line 1"),
    ("a:\n- b\n  - c", "3:1 '  ': indentation by 2 fits no open level; indent by 0 as line 1"),
    // Spaces that are none.
    ("a:\u{A0}b", "1:3 '\u{A0}': no-break space behind ':'; write a plain space"),
    ("a:\u{3000}b", "1:3 '\u{3000}': wide space U+3000 behind ':'; write a plain space"),
    ("a:\n\u{A0} b: c", "2:1 '\u{A0}': no-break space used for indentation; use plain spaces"),
    ("a: b\u{A0}", "1:5 '\u{A0}': no-break space is part of the string here; write a plain space or put it in quotes"),
    (
      "a:\n-\u{2003}b",
      "2:2 '\u{2003}': wide space U+2003 is part of the string here; write a plain space or put it in quotes"
    ),
    // Quotes and escapes.
    ("a: 'x\nb: c", "1:4 ''': this quote is not closed; a string has to end on the line where it starts"),
    ("a: \"x\n  y\"", "1:4 '\"': this quote is not closed; a string has to end on the line where it starts"),
    ("a: \"x\\\"", "1:4 '\"': this quote is not closed; a string has to end on the line where it starts"),
    ("a: [b, 'c]", "1:8 ''': this quote is not closed; a string has to end on the line where it starts"),
    ("a: 'it's'", "1:8 's'': text behind the closing quote; a quote inside single quotes is written twice"),
    ("a: \"x\" y", "1:8 'y': text behind the closing quote; a quote inside double quotes is written '\\\"'"),
    ("a: 'x'# y", "1:7 '#': a comment needs a space before '#'"),
    (
      #"a: "\s+""#,
      #"1:5 '\s': unknown escape '\s' in double quotes; use single quotes for regular expressions, "#
        + #"or write '\\' for a backslash"#
    ),
    (
      #"a: "x\é""#,
      #"1:6 '\é': unknown escape '\é' in double quotes; use single quotes for regular expressions, "#
        + #"or write '\\' for a backslash"#
    ),
    (#"a: "\u12""#, #"1:5 '\u12': '\u' in double quotes needs 4 hexadecimal digits"#),
    (#"a: "\x4"#, #"1:5 '\x4': '\x' in double quotes needs 2 hexadecimal digits"#),
    (
      #"a: "\uD83D\uDE00""#,
      #"1:5 '\uD83D': escape '\uD83D' is no character; write the one that is meant, or its number behind '\U'"#
    ),
    (
      #"a: "\U00110000""#,
      #"1:5 '\U00110000': escape '\U00110000' is no character; write the one that is meant, or its number behind '\U'"#
    ),
    // Brackets.
    ("a: [b, c", "1:4 '[': '[' is not closed; add ']'"),
    ("a: {b: [c,\n  d}", "2:4 '}': '}' does not close '['; write ']' first | 1:8 '[': opened here"),
    ("a: {b: c,\nd: e", "1:4 '{': '{' is not closed before line 2; add '}', or indent that line"),
    ("a:\n  - [b,\n  - c", "2:5 '[': '[' is not closed before line 3; add ']', or indent that line"),
    ("[a,\n---\n]", "1:1 '[': '[' is not closed before line 2; add ']', or indent that line"),
    ("a: [b,,c]", "1:7 ',': nothing stands before ','; write a value there, or take it out"),
    ("a: {,}", "1:5 ',': nothing stands before ','; write a value there, or take it out"),
    ("a: [b\n  c]", "2:3 'c': missing ',' before this; a string has to end on the line where it starts"),
    ("a: ['b' [c]]", "1:9 '[': missing ',' before this; a string has to end on the line where it starts"),
    ("a: [- b]", "1:5 '-': '- ' in brackets; write the items with commas between them"),
    // What is no configuration.
    ("<<<<<<< HEAD\na: 1", "1:1 '<<<<<<<': merge conflict left in the file; keep one side and take the markers out"),
    ("a: [\n=======\n]", "2:1 '=======': merge conflict left in the file; keep one side and take the markers out"),
    ("a: 1\n||||||| x", "2:1 '|||||||': merge conflict left in the file; keep one side and take the markers out"),
    ("a: b: c\n>>>>>>> x", "2:1 '>>>>>>>': merge conflict left in the file; keep one side and take the markers out"),
    ("a: 1 # \u{7}", "1:8 '\u{7}': control character U+0007 at byte offset 7; take it out"),
    ("é: \u{85}", "1:5 '\u{85}': control character U+0085 at byte offset 4; take it out"),
    ("a: 1\n\u{FEFF}b: 2", "2:1 '\u{FEFF}': byte order mark at byte offset 5; take it out"),
    ("a: b\0", "1:5 '\0': NUL at byte offset 4; the file has to be text in UTF-8"),
  ])
  func refused(yaml: String, expected: String) {
    #expect(refusal(yaml) == expected)
    // The first problem ends the reading, whatever stood before it and whichever line ends there are.
    let moved = "# x\r\n\r\n" + yaml
    #expect(!refusal(moved).hasPrefix("read as"))
  }

  @Test("Bytes that are no UTF-8 are named by their offset", arguments: [
    ([0x61, 0x3A, 0x20, 0xFF, 0x0A], "1:4 '\u{FFFD}': invalid UTF-8 at byte offset 3; save the file as UTF-8"),
    ([0x61, 0x3A, 0x0A, 0xC3], "2:1 '\u{FFFD}': invalid UTF-8 at byte offset 3; save the file as UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], "1:1 '': the file is UTF-16; save it as UTF-8"),
  ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], expected: String) {
    #expect(refusal(SourceText(path: ".lint.yml", bytes: bytes)) == expected)
  }

  @Test func aFileMayHaveOneMebibyte() {
    let line = "a: " + String(repeating: "b", count: (1 << 20) - 3)
    #expect(refusal(line).hasPrefix("read as"))
    #expect(refusal(line + "b") == "1:1 '': the file is larger than 1 MiB; a configuration has to be smaller")
  }

  @Test func aLongStringIsNotRepeatedInAMessage() {
    let name = String(repeating: "x", count: 200)
    #expect(refusal("a: */\(name)").hasSuffix("': a string that starts with '*' must be in quotes"))
    #expect(
      refusal("\(name): 1\n\(name): 2")
        == "2:1 '\(name)': key '\(name.prefix(40))…' stands in line 1 already; take one out "
          + "| 1:1 '\(name)': first here")
  }

  @Test("Nesting ends at 32 levels", arguments: ["[", "- "])
  func depth(sign: String) throws {
    let allowed = String(repeating: sign, count: 31)
    let closing = sign == "[" ? String(repeating: "]", count: 31) : ""
    #expect(try yamlTree("a:\n  " + allowed + "b" + closing) != nil)
    let place = 3 + 31 * sign.utf8.count
    let expected = "2:\(place) '\(sign.prefix(1))': more than 32 levels of nesting; write it flatter"
    #expect(refusal("a:\n  " + allowed + sign + "b") == expected)
    #expect(refusal("a:\n  " + String(repeating: sign, count: 100_000)) == expected)
  }

  @Test func nestedKeysEndAt32Levels() throws {
    let lines = (0..<700).map { String(repeating: " ", count: $0) + "a:" }
    #expect(try yamlTree(lines[..<32].joined(separator: "\n")) != nil)
    #expect(
      refusal(lines.joined(separator: "\n")) == "33:33 'a': more than 32 levels of nesting; write it flatter")
  }

  @Test func aRunOfBracketsAloneEndsAtTheSameLimit() {
    #expect(
      refusal(String(repeating: "[", count: 100_000))
        == "1:33 '[': more than 32 levels of nesting; write it flatter")
  }
}
