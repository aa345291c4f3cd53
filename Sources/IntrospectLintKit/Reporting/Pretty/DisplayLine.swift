/// One line of a source as a terminal shows it: tabs as blanks, control characters spelled out, cut around the focus.
struct DisplayLine {
  /// What is shown, with `...` where the line was cut.
  let text: String
  /// The column of each byte that starts a character, from 0, and that behind the last one.
  private let columns: [(byte: Int, column: Int)]
  /// How many columns `text` takes.
  let width: Int

  private static let tabWidth = 4
  private static let ellipsis = "..."
  /// More bytes than this on either side of the focus are cut before anything else is done: lines may be megabytes.
  private static let reach = 2048

  /// - Parameters:
  ///   - bytes: the line, without its break.
  ///   - focus: the bytes that have to be seen, counted from the start of the line.
  ///   - width: how many columns there are.
  ///   - showsTabs: whether a tab is drawn as an arrow.
  ///   - hidesCommands: whether `##[` gets a blank, as `ReportText.withoutCommands` would give it, but with a column.
  init(
    _ bytes: some RandomAccessCollection<UInt8>, focus: Range<Int>, width: Int, showsTabs: Bool = false,
    hidesCommands: Bool = false
  ) {
    let count = bytes.count
    var start = max(0, min(focus.lowerBound, count) - Self.reach)
    var end = min(count, max(focus.upperBound, 0) + Self.reach)
    if end - start > 3 * Self.reach { end = start + 3 * Self.reach }
    func byte(_ offset: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: offset)] }
    // A character of UTF-8 has three bytes at most behind its first.
    for _ in 0..<3 where start > 0 && start < count && byte(start) & 0xC0 == 0x80 { start -= 1 }
    for _ in 0..<3 where end < count && byte(end) & 0xC0 == 0x80 { end += 1 }
    let first = bytes.index(bytes.startIndex, offsetBy: start)
    let (shown, lengths) = Self.decoded(Array(bytes[first..<bytes.index(bytes.startIndex, offsetBy: end)]))
    var cells: [Cell] = []
    var offset = start
    var column = 0
    var scalar = 0
    for character in shown {
      let isCommand = hidesCommands && character == "[" && cells.suffix(2).map(\.text) == ["#", "#"]
      let text = isCommand ? " [" : Self.shown(character, at: column, showsTabs)
      let cell = Cell(text: text, width: DisplayWidth.of(text), byte: offset)
      cells.append(cell)
      column += cell.width
      for _ in character.unicodeScalars {
        offset += lengths[scalar]
        scalar += 1
      }
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
    if window.upperBound < cells.count || end < count {
      text += Self.ellipsis
      position += Self.ellipsis.count
    }
    self.text = text
    self.columns = columns
    self.width = position
  }

  /// The columns that a run of bytes takes, from 0; at least one, so that an empty run can be marked.
  ///
  /// A character is taken as a whole, and what was cut stands in the dots.
  func columns(of range: Range<Int>) -> Range<Int> {
    let first = columns.last { $0.byte <= range.lowerBound }?.column ?? 0
    let end = columns.first { $0.byte >= range.upperBound }?.column ?? width
    return first..<max(first + 1, end)
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

  /// The text of `bytes`, and how many bytes each of its scalars stands for.
  ///
  /// Bytes that are no UTF-8 become U+FFFD, which is not as long as they are: the text does not tell where it is from.
  private static func decoded(_ bytes: [UInt8]) -> (text: String, lengths: [Int]) {
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var index = 0
    while index < bytes.count {
      let (length, isWhole) = sequence(at: index, in: bytes)
      let scalar = isWhole ? String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first : nil
      scalars.append(scalar ?? "\u{FFFD}")
      lengths.append(length)
      index += length
    }
    return (String(scalars), lengths)
  }

  /// How many bytes the character at `index` has, or the longest start of one; at least one byte.
  ///
  /// Source: the Unicode standard, table 3-7.
  private static func sequence(at index: Int, in bytes: [UInt8]) -> (length: Int, isWhole: Bool) {
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0..<0x80: return (1, true)
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    for distance in 1..<count {
      let allowed = distance == 1 ? second : 0x80...0xBF
      guard index + distance < bytes.count, allowed.contains(bytes[index + distance]) else { return (distance, false) }
    }
    return (count, true)
  }

  /// The cells to show: all that fits, and the focus in any case, with what stands before it.
  private static func window(
    in cells: [Cell], focus: Range<Int>, width: Int, isCut: (start: Bool, end: Bool)
  ) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    if total <= width, !isCut.start, !isCut.end { return 0..<cells.count }
    let room = max(10, width - 2 * ellipsis.count)
    let first = cells.lastIndex { $0.byte <= focus.lowerBound } ?? 0
    // From the start, if the focus is seen there.
    var end = 0
    var used = 0
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    let last = max(first, cells.lastIndex { $0.byte < focus.upperBound } ?? first)
    if !isCut.start, last < end { return 0..<end }
    var start = first
    var before = 0
    // What stands before takes no room from a focus that fits.
    let focusWidth = cells[first...last].reduce(0) { $0 + $1.width }
    let lead = focusWidth > room ? room / 3 : min(room / 3, room - focusWidth)
    while start > 0, before + cells[start - 1].width <= lead {
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
