import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Marks stand under what they mean, whatever the line holds.
@Suite struct PrettySourceLineTests {
  @Test func showsNothingOfWindowsLineBreaks() {
    let source = SourceText(path: "a.swift", text: "one\r\nlet b = fault()\r\n")
    #expect(
      PrettySample.block(source, PrettySample.finding("fault()\r\n", in: source)) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:2:9
          |
        2 | let b = fault()
          |         ^^^^^^^

        """)
  }

  @Test func countsNoByteOrderMark() {
    let source = SourceText(path: "a.swift", text: "\u{FEFF}fault()\n")
    #expect(
      PrettySample.block(source, PrettySample.finding(in: source)) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^

        """)
    let whole = PrettySample.finding(in: source, at: PrettySample.range(0, 5))
    #expect(PrettySample.marks(source, whole) == ["1 | fault()", "  | ^^"])
  }

  /// The first tab ends at column 4; `if x {` at 10, and the second tab at 12. Eight bytes stand before.
  @Test func showsTabsAsBlanks() {
    let source = SourceText(path: "a.swift", text: "\tif x {\tfault() }\n")
    #expect(
      PrettySample.block(source, PrettySample.finding(in: source)) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:9
          |
        1 |     if x {  fault() }
          |             ^^^^^

        """)
    let tab = PrettySample.finding("\tfault", in: source)
    #expect(PrettySample.marks(source, tab)[1] == "  |           ^^^^^^^")
  }

  static let widths: [(text: String, columns: Int)] = [
    ("a", 1),
    ("名", 2),
    ("名前", 4),
    ("ｱ", 1),
    ("Ａ", 2),
    ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    // A family, a flag, a skin tone, a keycap, a coloured heart, the flag of England.
    ("👩‍👩‍👧‍👦", 2),
    ("🇫🇷", 2),
    ("👍🏽", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("❤\u{FE0F}", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    // Marks above and below letters.
    ("e\u{301}", 1),
    ("e\u{301}\u{323}\u{308}", 1),
    ("é", 1),
    ("ก\u{E33}", 2),
    ("a\u{200B}b", 2),
  ]

  /// A quote, the text, a quote and a blank stand before the fault.
  @Test(arguments: widths) func marksStandBehindWideAndNarrowText(text: String, columns: Int) {
    let source = SourceText(path: "a.swift", text: "\"\(text)\" fault")
    let marks = PrettySample.marks(source, PrettySample.finding(in: source))
    #expect(marks == ["1 | \"\(text)\" fault", "  | " + String(repeating: " ", count: columns + 3) + "^^^^^"])
  }

  @Test(arguments: widths) func marksAreAsWideAsTheText(text: String, columns: Int) {
    let source = SourceText(path: "a.swift", text: "let \(text) = 1")
    let marks = PrettySample.marks(source, PrettySample.finding(text, in: source))
    #expect(marks == ["1 | let \(text) = 1", "  |     " + String(repeating: "^", count: columns)])
  }

  /// A range that starts or ends inside of a character takes all of it: three bytes of `名`, eleven of the hands.
  @Test func marksWholeCharacters() {
    let source = SourceText(path: "a.swift", text: "名 👍🏽 x")
    #expect(PrettySample.marks(source, PrettySample.finding(in: source, at: PrettySample.range(1, 2)))[1] == "  | ^^")
    #expect(
      PrettySample.marks(source, PrettySample.finding(in: source, at: PrettySample.range(8, 12)))[1] == "  |    ^^")
  }

  /// One sign for the longest start of a character, as the Unicode standard advises (chapter 3.9).
  @Test(arguments: [
    ([0xFF], 1),
    ([0x80], 1),
    ([0xE3, 0x81], 1),
    ([0xF0, 0x9F, 0x98], 1),
    ([0xE3, 0x81, 0xFF], 2),
    ([0xC0, 0x80], 2),
    ([0xED, 0xA0, 0x80], 3),
    ([0xF4, 0x90, 0x80, 0x80], 4),
    ([0xE3, 0xE3, 0x81, 0x82, 0xF0], 3),
  ] as [([UInt8], Int)])
  func marksStandBehindBytesThatAreNoText(bytes: [UInt8], columns: Int) {
    let source = SourceText(path: "a.swift", bytes: bytes + Array("fault()".utf8))
    let marks = PrettySample.marks(source, PrettySample.finding(in: source))
    // The last case holds one whole letter, `あ`, of two columns.
    let isMixed = bytes.count == 5
    let shown = isMixed ? "\u{FFFD}あ\u{FFFD}" : String(repeating: "\u{FFFD}", count: columns)
    let before = String(repeating: " ", count: isMixed ? 4 : columns)
    #expect(marks == ["1 | \(shown)fault()", "  | \(before)^^^^^"])
    #expect(String(decoding: bytes, as: UTF8.self) == shown)
  }

  /// `\u{1B}` takes six columns and `\u{202E}` eight: 1 + 6 + 4 + 1 + 8.
  @Test func spellsOutControlCharacters() {
    let source = SourceText(path: "a.swift", text: "a\u{1B}[31mb\u{202E}fault")
    let marks = PrettySample.marks(source, PrettySample.finding(in: source))
    #expect(marks == [#"1 | a\u{1B}[31mb\u{202E}fault"#, "  |                     ^^^^^"])
    let control = PrettySample.marks(source, PrettySample.finding("\u{202E}", in: source))
    #expect(control[1] == "  |             ^^^^^^^^")
  }

  /// 115 columns are left of 120: three dots on each side, a third of the rest before the fault.
  @Test(.timeLimit(.minutes(1))) func cutsALineOfMegabytes() {
    let half = [UInt8](repeating: UInt8(ascii: "x"), count: 2_500_000)
    let source = SourceText(path: "a.swift", bytes: half + Array("fault".utf8) + half)
    let finding = PrettySample.finding(in: source, at: PrettySample.range(2_500_000, 2_500_005))
    let (before, behind) = (String(repeating: "x", count: 36), String(repeating: "x", count: 68))
    #expect(
      PrettySample.block(source, finding) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:2500001
          |
        1 | ...\(before)fault\(behind)...
          | \(String(repeating: " ", count: 39))^^^^^

        """)
  }

  /// Neither bytes that never start a character nor a range over all of them is looked at as a whole.
  @Test(.timeLimit(.minutes(1)), arguments: [0x80, 0x09, 0x1B, 0x20] as [UInt8])
  func cutsALineOfMegabytesOfAnything(byte: UInt8) {
    let source = SourceText(path: "a.swift", bytes: [UInt8](repeating: byte, count: 1_000_000))
    for range in [PrettySample.range(500_000, 500_001), PrettySample.range(0, 1_000_000)] {
      let text = PrettySample.block(source, PrettySample.finding(in: source, at: range))
      #expect(text.utf8.count < 1_000)
      #expect(text.contains("^"))
    }
  }
}
