/// One line of a source as a terminal shows it: tabs as blanks, control characters spelled out, cut around what matters.
struct DisplayLine {
  /// What is shown, with `...` where the line was cut.
  let text: String
  /// The column of each byte that starts a character, from 0, and that behind the last one.
  private let columns: [(byte: Int, column: Int)]

  private static let tabWidth = 4
  private static let ellipsis = "..."
  /// More bytes than this on either side of the focus are cut before anything else is done: lines may be megabytes.
  private static let reach = 2048

  /// - Parameters:
  ///   - bytes: the line, without its break.
  ///   - focus: the bytes that have to be seen, counted from the start of the line.
  ///   - width: how many columns there are.
  ///   - showsTabs: whether a tab is drawn as an arrow.
  init(_ bytes: some RandomAccessCollection<UInt8>, focus: Range<Int>, width: Int, showsTabs: Bool = false) {
    let count = bytes.count
    var start = max(0, min(focus.lowerBound, count) - Self.reach)
    var end = min(count, max(focus.upperBound, 0) + Self.reach)
    if end - start > 3 * Self.reach { end = start + 3 * Self.reach }
    func byte(_ offset: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: offset)] }
    while start > 0, start < count, byte(start) & 0xC0 == 0x80 { start -= 1 }
    while end < count, byte(end) & 0xC0 == 0x80 { end += 1 }
    let first = bytes.index(bytes.startIndex, offsetBy: start)
    let part = bytes[first..<bytes.index(bytes.startIndex, offsetBy: end)]
    var cells: [Cell] = []
    var offset = start
    var column = 0
    for character in String(decoding: part, as: UTF8.self) {
      let text = Self.shown(character, at: column, showsTabs)
      let cell = Cell(text: text, width: DisplayWidth.of(text), byte: offset)
      cells.append(cell)
      column += cell.width
      // A byte that is no UTF-8 is shown as U+FFFD, which has three.
      offset += Self.length(of: character, at: offset - start, in: part)
    }
    let window = Self.window(in: cells, focus: focus, width: width, isCut: (start > 0, end < count))
    var text = ""
    var columns: [(byte: Int, column: Int)] = []
    var position = 0
    if window.lowerBound > 0 || start > 0 {
      text += Self.ellipsis
      position = Self.ellipsis.count
    }
    for cell in cells[window] {
      columns.append((cell.byte, position))
      text += cell.text
      position += cell.width
    }
    columns.append((window.upperBound < cells.count ? cells[window.upperBound].byte : offset, position))
    if window.upperBound < cells.count || end < count { text += Self.ellipsis }
    self.text = text
    self.columns = columns
  }

  /// The columns that a run of bytes takes, from 0; at least one, so that an empty run can be marked.
  func columns(of range: Range<Int>) -> Range<Int> {
    let first = column(of: range.lowerBound)
    return first..<max(first + 1, column(of: range.upperBound))
  }

  private func column(of byte: Int) -> Int {
    (columns.last { $0.byte <= byte } ?? columns[0]).column
  }

  private struct Cell {
    let text: String
    let width: Int
    /// Where the character starts in the line.
    let byte: Int
  }

  private static func shown(_ character: Character, at column: Int, _ showsTabs: Bool) -> String {
    if character == "\t" {
      return (showsTabs ? "→" : " ") + String(repeating: " ", count: tabWidth - column % tabWidth - 1)
    }
    return ReportText.printablePath(String(character))
  }

  private static func length<Bytes: RandomAccessCollection<UInt8>>(
    of character: Character, at offset: Int, in bytes: Bytes
  ) -> Int {
    let utf8 = character.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    if bytes.distance(from: start, to: bytes.endIndex) >= utf8.count,
      bytes[start..<bytes.index(start, offsetBy: utf8.count)].elementsEqual(utf8)
    {
      return utf8.count
    }
    // Somewhere in it stand bytes that were replaced; each scalar is looked for by itself.
    var position = offset
    for scalar in character.unicodeScalars {
      let written = Array(String(scalar).utf8)
      let place = bytes.index(bytes.startIndex, offsetBy: min(position, bytes.count))
      if bytes[place...].starts(with: written) {
        position += written.count
      } else {
        position += replacedLength(bytes[place...])
      }
    }
    return max(1, position - offset)
  }

  /// How many bytes one replacement character stands for: the longest start of a character, or one byte.
  private static func replacedLength<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    let counted = AnyIterator { () -> UInt8? in
      count += 1
      return iterator.next()
    }
    var source = counted
    guard case .error = decoder.decode(&source) else { return 1 }
    return max(1, min(count - 1, 3))
  }

  /// The cells to show: all that fits, and the focus in any case, with what stands before it.
  private static func window(
    in cells: [Cell], focus: Range<Int>, width: Int, isCut: (start: Bool, end: Bool)
  ) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    if total <= width, !isCut.start, !isCut.end { return 0..<cells.count }
    let room = max(10, width - 2 * ellipsis.count)
    let first = cells.firstIndex { $0.byte >= focus.lowerBound } ?? max(0, cells.count - 1)
    // From the start, if the focus is seen there.
    var end = 0
    var used = 0
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    let last = cells.lastIndex { $0.byte < focus.upperBound } ?? first
    if !isCut.start, last < end { return 0..<end }
    var start = first
    var before = 0
    while start > 0, before + cells[start - 1].width <= room / 3 {
      start -= 1
      before += cells[start].width
    }
    end = start
    used = 0
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    // A focus near the end leaves room on the left.
    while end == cells.count, start > 0, used + cells[start - 1].width <= room {
      start -= 1
      used += cells[start].width
    }
    return start..<max(end, min(start + 1, cells.count))
  }
}
