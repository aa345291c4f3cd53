import IntrospectSyntax

/// Lines of a source with marks under what is meant, as the compiler draws them.
struct SourceExcerpt {
  /// One marked run of bytes.
  struct Label {
    let range: SourceRange
    let text: String?
    /// The finding itself, marked with `^`; other places have `-`.
    let isPrimary: Bool
  }

  let source: SourceText
  let lines: LineTable
  let style: TextStyle
  /// How wide line numbers are.
  var gutter: Int
  /// Whether tabs are drawn, for a file in which one is the fault.
  var showsTabs = false
  /// Whether a runner of GitHub Actions reads the output.
  var hidesCommands = false

  /// How many columns lines may take where nothing is known of the terminal.
  static let defaultWidth = 120
  /// Fewer columns than this are no room for a sentence.
  private static let comfort = 30

  /// Columns for source lines.
  var lineWidth: Int { max(20, (style.width ?? Self.defaultWidth) - gutter - 4) }

  /// The marked lines, each with its marks below; ends with a line break.
  ///
  /// - Parameter role: the colour of primary marks.
  func text(_ labels: [Label], role: TextStyle.Role) -> String {
    var byLine: [Int: [Label]] = [:]
    for part in labels.flatMap(parts(of:)) { byLine[lines.line(of: part.range.start), default: []].append(part) }
    var text = bar + "\n"
    var last: Int?
    for line in byLine.keys.sorted() {
      if let last, line == last + 2 { text += numbered(line - 1, display(line - 1, focus: 0..<0).text) }
      if let last, line > last + 2 { text += style.paint("...", .frame) + "\n" }
      text += marked(line, byLine[line] ?? [], role)
      last = line
    }
    return text
  }

  /// `42 | text`.
  func numbered(_ line: Int, _ text: String, sign: Character = "|", role: TextStyle.Role? = nil) -> String {
    let number = String(line)
    let front = String(repeating: " ", count: max(0, gutter - number.count)) + number + " "
    let shown = Self.trimmed(text)
    let painted = role.map { style.paint(shown, $0) } ?? shown
    let mark = role.map { style.paint(String(sign), $0) } ?? style.paint(String(sign), .frame)
    return style.paint(front, .frame) + mark + (shown.isEmpty ? "" : " " + painted) + "\n"
  }

  /// The bar without a number.
  var bar: String { String(repeating: " ", count: gutter + 1) + style.paint("|", .frame) }

  /// A row of marks under a line.
  func marks(_ text: String) -> String { bar + " " + text + "\n" }

  func display(_ line: Int, focus: Range<Int>) -> DisplayLine {
    let range = lines.range(ofLine: line)
    let bytes = source.bytes[range.start.value..<range.end.value]
    return display(bytes, focus: focus)
  }

  /// A line that is not, or not yet, in the source.
  func display(_ bytes: some RandomAccessCollection<UInt8>, focus: Range<Int>) -> DisplayLine {
    DisplayLine(bytes, focus: focus, width: lineWidth, showsTabs: showsTabs, hidesCommands: hidesCommands)
  }

  // MARK: - Marks

  /// A label over several lines is marked in the first and the last of them.
  private func parts(of label: Label) -> [Label] {
    let first = lines.line(of: label.range.start)
    var stop = label.range.end
    // Blank lines at the end show nothing.
    let bytes = source.bytes
    while stop > label.range.start, stop.value > bytes.count || bytes[stop.value - 1] <= UInt8(ascii: " ") {
      stop = stop - 1
    }
    let last = lines.line(of: max(label.range.start, stop - 1))
    guard last > first else { return [label] }
    let start = SourceRange(label.range.start, max(label.range.start, lines.range(ofLine: first).end))
    var begin = lines.range(ofLine: last).start
    while begin < stop, bytes[begin.value] <= UInt8(ascii: " ") { begin = begin + 1 }
    let end = SourceRange(begin, stop)
    return [
      Label(range: start, text: nil, isPrimary: label.isPrimary),
      Label(range: end, text: label.text, isPrimary: label.isPrimary),
    ]
  }

  private func marked(_ line: Int, _ labels: [Label], _ role: TextStyle.Role) -> String {
    let start = lines.range(ofLine: line).start.value
    let length = lines.range(ofLine: line).byteLength
    func local(_ label: Label) -> Range<Int> {
      let lower = min(max(0, label.range.start.value - start), length)
      return lower..<max(lower, min(label.range.end.value - start, length))
    }
    // Marks stand in order; the line is cut around the finding itself.
    let labels = labels.sorted { ($0.range, $0.isPrimary ? 0 : 1) < ($1.range, $1.isPrimary ? 0 : 1) }
    let focus = labels.first(where: \.isPrimary) ?? labels[0]
    let display = display(line, focus: local(focus))
    let placed = labels.map { Placed(label: $0, columns: display.columns(of: local($0))) }
    let end = placed.map(\.columns.upperBound).max() ?? 0
    var text = numbered(line, display.text)
    var row = signs(placed, end, role)
    var open = placed.filter { $0.label.text != nil }
    // Words beside the marks belong to the last of them.
    if let last = open.last, let words = last.label.text, last.columns.upperBound == end, fits(words, behind: end + 1) {
      row += " " + style.paint(words, self.role(last.label, role))
      open.removeLast()
    }
    text += marks(row)
    // The others hang below, the rightmost first.
    while let last = open.popLast() { text += hanging(last, beside: open, role) }
    return text
  }

  /// A label in its line.
  private struct Placed {
    let label: Label
    let columns: Range<Int>
  }

  /// The marks of a line. Where they meet, those of the finding itself are seen.
  private func signs(_ placed: [Placed], _ end: Int, _ role: TextStyle.Role) -> String {
    var signs = [Character](repeating: " ", count: end)
    for isPrimary in [false, true] {
      for place in placed where place.label.isPrimary == isPrimary {
        for column in place.columns { signs[column] = isPrimary ? "^" : "-" }
      }
    }
    var row = ""
    var column = 0
    while column < end {
      let run = signs[column...].prefix { $0 == signs[column] }
      switch signs[column] {
      case "^": row += style.paint(String(run), role)
      case "-": row += style.paint(String(run), .frame)
      default: row += String(run)
      }
      column = run.endIndex
    }
    return row
  }

  /// The words of a label below its mark, with bars for those that are still to come.
  private func hanging(_ place: Placed, beside open: [Placed], _ role: TextStyle.Role) -> String {
    guard let words = place.label.text else { return "" }
    let column = place.columns.lowerBound
    var begin = column
    var text = ""
    if !fits(words, behind: column) {
      // At the right edge there is no room for words: they begin further to the left.
      let longest = words.split(separator: " ").map { DisplayWidth.of(String($0)) }.max() ?? 0
      begin = min(column, max(0, lineWidth - max(Self.comfort, longest)))
      if begin < column { text += marks(bars(open + [place], upTo: column + 1, role)) }
    }
    let width = style.width == nil ? nil : lineWidth
    for line in WrappedText.lines(words, width: width, first: begin, rest: begin) {
      text += marks(bars(open, upTo: begin, role, padded: true) + style.paint(line, self.role(place.label, role)))
    }
    return text
  }

  /// `|` below each mark that starts before `end`.
  private func bars(_ open: [Placed], upTo end: Int, _ role: TextStyle.Role, padded: Bool = false) -> String {
    var row = ""
    var position = 0
    for place in open where place.columns.lowerBound >= position && place.columns.lowerBound < end {
      row += String(repeating: " ", count: place.columns.lowerBound - position)
      row += style.paint("|", self.role(place.label, role))
      position = place.columns.lowerBound + 1
    }
    return row + (padded ? String(repeating: " ", count: end - position) : "")
  }

  private func fits(_ words: String, behind column: Int) -> Bool {
    style.width == nil || column + DisplayWidth.of(words) <= lineWidth
  }

  private func role(_ label: Label, _ role: TextStyle.Role) -> TextStyle.Role { label.isPrimary ? role : .frame }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension SourceExcerpt {
  /// How wide the numbers of the lines of `offsets` are.
  static func gutter(for offsets: [ByteOffset], in lines: LineTable) -> Int {
    gutter(forLines: offsets.map(lines.line(of:)))
  }

  /// How wide the highest of `numbers` is.
  static func gutter(forLines numbers: [Int]) -> Int {
    String(numbers.max() ?? 1).count
  }
}
