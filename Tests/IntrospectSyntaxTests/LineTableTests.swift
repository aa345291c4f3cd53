import IntrospectSyntax
import Testing

private func table(_ text: String) -> LineTable { LineTable(SourceText(path: "Test.swift", text: text)) }

private func location(_ offset: Int, in text: String, _ unit: ColumnUnit) -> LineColumn {
  table(text).location(of: ByteOffset(offset), in: unit)
}

@Test(arguments: ["\n", "\r\n", "\r"])
func eachLineBreakEndsOneLine(lineBreak: String) {
  let text = "a" + lineBreak + lineBreak + "b"
  #expect(table(text).lineCount == 3)
  #expect(location(text.utf8.count - 1, in: text, .utf8) == LineColumn(line: 3, column: 1))
}

@Test func aLineBreakBelongsToTheLineItEnds() {
  let text = "ab\r\nc"
  #expect(location(2, in: text, .utf8) == LineColumn(line: 1, column: 3))
  #expect(location(3, in: text, .utf8) == LineColumn(line: 1, column: 4))
  #expect(location(4, in: text, .utf8) == LineColumn(line: 2, column: 1))
}

@Test func columnsCountBytesOrUTF16UnitsWhateverTheScalars() {
  // One, two, three and four bytes; one, one, one and two UTF-16 units.
  let text = "aé中😀x"
  let places = [(0, 1, 1), (1, 2, 2), (3, 4, 3), (6, 7, 4), (10, 11, 6)]
  for (offset, utf8, utf16) in places {
    #expect(location(offset, in: text, .utf8) == LineColumn(line: 1, column: utf8))
    #expect(location(offset, in: text, .utf16) == LineColumn(line: 1, column: utf16))
  }
}

@Test func aFamilyIsManyUnits() {
  let family = "👨‍👩‍👧‍👦"
  let text = "\n" + family + "x"
  #expect(location(1 + family.utf8.count, in: text, .utf8) == LineColumn(line: 2, column: 26))
  #expect(location(1 + family.utf8.count, in: text, .utf16) == LineColumn(line: 2, column: 12))
}

@Test func aByteOrderMarkHasNoColumn() {
  let text = "\u{FEFF}ab\nc"
  #expect(location(3, in: text, .utf8) == LineColumn(line: 1, column: 1))
  #expect(location(4, in: text, .utf16) == LineColumn(line: 1, column: 2))
  #expect(location(6, in: text, .utf8) == LineColumn(line: 2, column: 1))
}

@Test func anEmptyFileHasOneLine() {
  #expect(table("").lineCount == 1)
  #expect(location(0, in: "", .utf8) == LineColumn(line: 1, column: 1))
}

@Test func theEndOfTheFileLiesBehindTheLastLineBreak() {
  #expect(location(2, in: "a\n", .utf8) == LineColumn(line: 2, column: 1))
}

@Test func aLinesRangeLeavesOutItsBreak() {
  let source = SourceText(path: "Test.swift", text: "ab\r\n\rc")
  let lines = LineTable(source)
  #expect((1...lines.lineCount).map { source.text(in: lines.range(ofLine: $0)) } == ["ab", "", "c"])
}
