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
  let gutter: Int
  /// Whether tabs are drawn, for a file in which one is the fault.
  var showsTabs = false

  /// How many columns lines may take where nothing is known of the terminal.
  static let defaultWidth = 120

  /// Columns for source lines.
  var lineWidth: Int { max(20, (style.width ?? Self.defaultWidth) - gutter - 4) }

  /// The marked lines, each with its marks below; ends with a line break.
  ///
  /// - Parameter role: the colour of primary marks.
  func text(_ labels: [Label], role: TextStyle.Role) -> String {
    var byLine: [Int: [Label]] = [:]
    for label in labels { for part in parts(of: label) { byLine[lines.line(of: part.range.start), default: []].append(part) } }
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
    let front = String(repeating: " ", count: gutter - number.count) + number + " "
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
    return DisplayLine(source.bytes[range.start.value..<range.end.value], focus: focus, width: lineWidth, showsTabs: showsTabs)
  }

  // MARK: - Marks

  /// A label over several lines is marked in the first and the last of them.
  private func parts(of label: Label) -> [Label] {
    let first = lines.line(of: label.range.start)
    let last = lines.line(of: max(label.range.start, label.range.end - 1))
    guard last > first else { return [label] }
    let start = SourceRange(label.range.start, max(label.range.start, lines.range(ofLine: first).end))
    var begin = lines.range(ofLine: last).start
    while begin < label.range.end, begin.value < source.bytes.count, source.bytes[begin.value] <= UInt8(ascii: " ") {
      begin = begin + 1
    }
    let end = SourceRange(min(begin, label.range.end), label.range.end)
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
    let columns = labels.map { display.columns(of: local($0)) }
    var text = numbered(line, display.text)
    var row = ""
    var end = 0
    // A mark under a mark is drawn once, the finding's own first.
    for (label, range) in zip(labels, columns) where range.upperBound > end {
      let from = max(range.lowerBound, end)
      row += String(repeating: " ", count: from - end)
      row += style.paint(String(repeating: label.isPrimary ? "^" : "-", count: range.upperBound - from), self.role(label, role))
      end = range.upperBound
    }
    var open = zip(labels, columns).filter { $0.0.text != nil }.map { (label: $0.0, column: $0.1.lowerBound) }
    if let last = open.last, let words = last.label.text, last.label.range == labels[labels.count - 1].range {
      row += " " + style.paint(words, self.role(last.label, role))
      open.removeLast()
    }
    text += marks(row)
    // The others hang below, the rightmost first.
    while let last = open.popLast(), let words = last.label.text {
      var row = ""
      var position = 0
      for other in open where other.column >= position && other.column < last.column {
        row += String(repeating: " ", count: other.column - position) + style.paint("|", self.role(other.label, role))
        position = other.column + 1
      }
      row += String(repeating: " ", count: max(0, last.column - position)) + style.paint(words, self.role(last.label, role))
      text += marks(row)
    }
    return text
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
    String(offsets.map(lines.line(of:)).max() ?? 1).count
  }
}
