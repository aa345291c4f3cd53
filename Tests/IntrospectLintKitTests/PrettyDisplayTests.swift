@testable import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// The parts that lines are made of.
@Suite struct PrettyDisplayTests {
  @Test(arguments: [
    ("'a' is; b", ["'a' is", "b"]),
    ("'x; y' is wrong; b", ["'x; y' is wrong", "b"]),
    ("it doesn't run; the views' types; b", ["it doesn't run", "the views' types", "b"]),
    ("a; 'b; c'; d", ["a", "'b; c'", "d"]),
    ("nothing to part", ["nothing to part"]),
    ("a;b", ["a;b"]),
    ("a;", ["a;"]),
    ("", [""]),
  ])
  func partsClauses(message: String, expected: [String]) { #expect(WrappedText.clauses(message) == expected) }

  @Test(arguments: [
    ("one two three", nil, 0, 0, ["one two three"]),
    ("one two three", 7, 0, 0, ["one two", "three"]),
    ("one two three", 7, 4, 0, ["one", "two", "three"]),
    ("one two three", 9, 4, 2, ["one", "two", "three"]),
    ("名前 名前", 8, 0, 0, ["名前", "名前"]),
    ("名前 名前", 9, 0, 0, ["名前 名前"]),
    ("a longerthanall b", 6, 0, 0, ["a", "longerthanall", "b"]),
    ("longer b", 8, 4, 2, ["", "longer", "b"]),
    ("", 8, 4, 2, [""]),
  ] as [(String, Int?, Int, Int, [String])])
  func wraps(text: String, width: Int?, first: Int, rest: Int, expected: [String]) {
    #expect(WrappedText.lines(text, width: width, first: first, rest: rest) == expected)
  }

  /// Sources: EastAsianWidth.txt, emoji-data.txt and the general categories of Unicode.
  @Test(arguments: [
    ("a", 1), ("~", 1), ("é", 1), ("ß", 1), ("Я", 1), ("→", 1), ("\u{FFFD}", 1), ("ｱ", 1),
    // Wide and full-width letters, and the blank of them.
    ("名", 2), ("あ", 2), ("ㄱ", 2), ("한", 2), ("Ａ", 2), ("￥", 2), ("\u{3000}", 2), ("\u{20000}", 2),
    ("〈", 2),
    // Half the fill of a square in an East Asian font, but one column elsewhere.
    ("\u{303F}", 1),
    ("😀", 2), ("⌚", 2), ("☃", 1), ("☃\u{FE0F}", 2), ("❤", 1), ("👨‍👩‍👧", 2), ("🇯🇵", 2), ("☝🏽", 2),
    ("*\u{FE0F}\u{20E3}", 2), ("❤\u{200D}🔥", 2),
    // Marks, joiners, a blank without width, and a soft hyphen, which is drawn.
    ("\u{301}", 0), ("\u{301}\u{302}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{20DD}", 0),
    ("\u{AD}", 1), ("e\u{301}", 1), ("a\u{FE0F}", 1), ("ก\u{E33}", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1161}", 0),
    ("", 0), ("a名", 3),
  ])
  func measures(text: String, columns: Int) { #expect(DisplayWidth.of(text) == columns) }

  // MARK: - Windows

  private static let digits = Array(String(repeating: "0123456789", count: 10).utf8)

  /// Of 26 columns twenty are for the line where it is cut, and at most six of them for what stands before.
  @Test(arguments: [
    (0..<1, "01234567890123456789...", 0..<1),
    (19..<20, "01234567890123456789...", 19..<20),
    (50..<52, "...45678901234567890123...", 9..<11),
    (98..<100, "...01234567890123456789", 21..<23),
    (100..<100, "...01234567890123456789", 23..<24),
    // Eighteen of twenty: two are left before.
    (50..<68, "...89012345678901234567...", 5..<23),
    // More than there is room for: the end is in the dots.
    (40..<90, "...45678901234567890123...", 9..<26),
    (0..<100, "01234567890123456789...", 0..<23),
  ])
  func cutsAroundTheFocus(focus: Range<Int>, text: String, columns: Range<Int>) {
    let line = DisplayLine(Self.digits, focus: focus, width: 26)
    #expect(line.text == text)
    #expect(line.columns(of: focus) == columns)
    #expect(line.width == text.count)
  }

  @Test func marksWhatWasCutInTheDots() {
    let line = DisplayLine(Self.digits, focus: 50..<52, width: 26)
    #expect(line.columns(of: 0..<2) == 0..<3)
    #expect(line.columns(of: 10..<50) == 0..<9)
    #expect(line.columns(of: 99..<100) == 23..<26)
  }

  @Test func cutsNothingThatFits() {
    let line = DisplayLine(Self.digits.prefix(26), focus: 25..<26, width: 26)
    #expect(line.text == "01234567890123456789012345")
    #expect(line.columns(of: 25..<26) == 25..<26)
    #expect(line.columns(of: 26..<26) == 26..<27)
  }

  @Test func drawsTabsWhereOneIsTheFault() {
    let line = DisplayLine(Array("\ta\tb".utf8), focus: 0..<1, width: 26, showsTabs: true)
    #expect(line.text == "→   a→  b")
    #expect(line.columns(of: 0..<1) == 0..<4)
    #expect(line.columns(of: 2..<3) == 5..<8)
  }

  @Test(arguments: ["x", "名", "👩‍👩‍👧‍👦", "\t", "\u{1B}", "e\u{301}"])
  func neverCutsTheStartOfTheFocus(filler: String) {
    for (before, behind) in [(0, 90), (1, 90), (9, 0), (30, 30), (90, 0), (90, 1), (3_000, 3_000)] {
      let front = Array(String(repeating: filler, count: before).utf8)
      let bytes = front + Array(("#" + String(repeating: filler, count: behind)).utf8)
      for length in [0, 1, 5, 1_000] where front.count + length <= bytes.count {
        for width in [20, 33, 76] {
          let line = DisplayLine(bytes, focus: front.count..<front.count + length, width: width)
          let column = line.columns(of: front.count..<front.count + 1).lowerBound
          let head = line.text.prefix { $0 != "#" }
          #expect(head.count < line.text.count, "\(before) \(behind) \(length) \(width): \(line.text)")
          #expect(DisplayWidth.of(String(head)) == column)
          #expect(line.width <= width)
        }
      }
    }
  }

  // MARK: - Random input

  private static let words = [
    "名", "👩‍👩‍👧‍👦", "\t", "\u{301}", "\u{202E}", "\u{200D}", "\u{FE0F}", "🇫", "fault", " ", "\r\n", "\n", "\u{FEFF}",
  ]
  private static let damage: [[UInt8]] = [
    [0xFF], [0x80], [0xE3], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0], [0x1B], [0x0D],
  ]

  @Test(arguments: 0..<8) func marksRandomBytesWithinTheWidth(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = Self.words.map { Array($0.utf8) } + Self.damage
    for _ in 0..<250 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        let times = Int.random(in: 0..<12, using: &random) == 0 ? 40 : 1
        let isPiece = Bool.random(using: &random)
        let piece = isPiece ? pieces.randomElement(using: &random)! : [UInt8.random(in: 0...255, using: &random)]
        for _ in 0..<times { bytes += piece }
      }
      let source = SourceText(path: "a.swift", bytes: bytes)
      func range() -> SourceRange {
        let start = Int.random(in: 0...bytes.count, using: &random)
        return PrettySample.range(start, Int.random(in: start...bytes.count, using: &random))
      }
      let finding = PrettySample.finding(
        in: source, at: range(), label: "a label",
        notes: [Diagnostic.Note("one", at: range()), Diagnostic.Note("two", at: range())],
        fixes: [
          FixIt("Do", .safe, [SourceEdit(replacing: range(), with: "a\nb")]),
          FixIt("Do", .safe, [SourceEdit.insert("a名", at: range().start)]),
          FixIt("Do", .safe, [SourceEdit.remove(range())]),
        ])
      let width = Int.random(in: 40...140, using: &random)
      let text = PrettySample.block(source, finding, TextStyle(width: width))
      #expect(text.contains("^"))
      for line in text.split(separator: "\n") where DisplayWidth.of(String(line)) > width {
        Issue.record("seed \(seed), \(bytes): \(line)")
      }
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ReportText.isControl($0) })
    }
  }
}
