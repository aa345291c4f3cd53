import IntrospectRules
import IntrospectSyntax

/// What a fix would change, as a small diff.
struct FixPreview {
  let excerpt: SourceExcerpt
  let edits: [SourceEdit]

  /// More lines than this of one kind are cut.
  private static let limit = 8

  /// The changed lines; ends with a line break.
  func text() -> String {
    var text = excerpt.bar + "\n"
    for (index, hunk) in hunks.enumerated() {
      if index > 0 { text += excerpt.style.paint("...", .frame) + "\n" }
      text += hunk.isInsertionInLine ? inserted(hunk) : replaced(hunk)
    }
    return text
  }

  /// Edits whose lines touch.
  private struct Hunk {
    let lines: ClosedRange<Int>
    let edits: [SourceEdit]

    /// Whether words are added to one line and nothing is taken away.
    var isInsertionInLine: Bool {
      lines.count == 1
        && edits.allSatisfy { edit in edit.range.isEmpty && !edit.replacement.utf8.contains { $0 == 10 || $0 == 13 } }
    }
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      let first = excerpt.lines.line(of: edit.range.start)
      let last = max(first, excerpt.lines.line(of: edit.range.end) - (isOfWholeLines(edit) ? 1 : 0))
      if let open = hunks.last, first <= open.lines.upperBound + 1 {
        hunks[hunks.count - 1] = Hunk(
          lines: open.lines.lowerBound...max(open.lines.upperBound, last), edits: open.edits + [edit])
      } else {
        hunks.append(Hunk(lines: first...last, edits: [edit]))
      }
    }
    return hunks
  }

  /// Whether the line in which the edit ends stays as it is.
  private func isOfWholeLines(_ edit: SourceEdit) -> Bool {
    func isLineStart(_ offset: ByteOffset) -> Bool {
      excerpt.lines.range(ofLine: excerpt.lines.line(of: offset)).start == offset
    }
    let isBroken = edit.replacement.isEmpty || edit.replacement.utf8.last == UInt8(ascii: "\n")
    return isBroken && isLineStart(edit.range.start) && isLineStart(edit.range.end)
  }

  /// The line with `+` under what is new.
  private func inserted(_ hunk: Hunk) -> String {
    let line = hunk.lines.lowerBound
    let start = excerpt.lines.range(ofLine: line).start.value
    var bytes = bytes(of: hunk.lines)
    var added: [Range<Int>] = []
    var shift = 0
    for edit in hunk.edits {
      let place = edit.range.start.value - start + shift
      let words = Array(edit.replacement.utf8)
      bytes.insert(contentsOf: words, at: min(max(0, place), bytes.count))
      added.append(place..<place + words.count)
      shift += words.count
    }
    let focus = (added.first?.lowerBound ?? 0)..<(added.last?.upperBound ?? 0)
    let display = excerpt.display(bytes, focus: focus)
    var row = ""
    var end = 0
    for range in added.map(display.columns(of:)) where range.lowerBound >= end {
      row += String(repeating: " ", count: range.lowerBound - end) + String(repeating: "+", count: range.count)
      end = range.upperBound
    }
    return excerpt.numbered(line, display.text) + excerpt.marks(excerpt.style.paint(row, .added))
  }

  /// The highest line number of the preview.
  var lastLine: Int {
    hunks.map { hunk in
      guard !hunk.isInsertionInLine else { return hunk.lines.upperBound }
      let change = change(hunk)
      return change.first + max(1, min(Self.limit, max(change.removed.count, change.added.count))) - 1
    }.max() ?? 1
  }

  private func replaced(_ hunk: Hunk) -> String {
    let change = change(hunk)
    let (removed, added) = (Array(change.removed), Array(change.added))
    return rows(removed, from: change.first, "-", .removed, against: added)
      + rows(added, from: change.first, "+", .added, against: removed)
  }

  /// Lines that go and lines that come, the first of them at the line `first`.
  private struct Change {
    let first: Int
    let removed: ArraySlice<[UInt8]>
    let added: ArraySlice<[UInt8]>
  }

  private func change(_ hunk: Hunk) -> Change {
    let start = excerpt.lines.range(ofLine: hunk.lines.lowerBound).start.value
    let old = bytes(of: hunk.lines)
    var new: [UInt8] = []
    var position = 0
    for edit in hunk.edits {
      let lower = min(max(position, edit.range.start.value - start), old.count)
      new += old[position..<lower]
      new += Array(edit.replacement.utf8)
      position = min(max(lower, edit.range.end.value - start), old.count)
    }
    new += old[position...]
    var removed = Self.lines(old)[...]
    var added = Self.lines(new)[...]
    var first = hunk.lines.lowerBound
    while let line = removed.first, line == added.first {
      removed.removeFirst()
      added.removeFirst()
      first += 1
    }
    while let line = removed.last, line == added.last {
      removed.removeLast()
      added.removeLast()
    }
    return Change(first: first, removed: removed, added: added)
  }

  private func rows(
    _ lines: [[UInt8]], from first: Int, _ sign: Character, _ role: TextStyle.Role, against others: [[UInt8]]
  ) -> String {
    var text = ""
    for (index, line) in lines.prefix(Self.limit).enumerated() {
      // A long line is cut around where it differs.
      let change = others.indices.contains(index) ? zip(line, others[index]).prefix { $0 == $1 }.count : 0
      let display = excerpt.display(line, focus: change..<min(change + 1, line.count))
      text += excerpt.numbered(first + index, display.text, sign: sign, role: role)
    }
    if lines.count > Self.limit {
      text += excerpt.marks(excerpt.style.paint("(\(ReportText.count(lines.count - Self.limit, "more line")))", .faint))
    }
    return text
  }

  private func bytes(of lines: ClosedRange<Int>) -> [UInt8] {
    let start = excerpt.lines.range(ofLine: lines.lowerBound).start.value
    let last = excerpt.lines.range(ofLine: lines.upperBound).end.value
    let end = max(last, edits.filter { $0.range.start.value <= last }.map(\.range.end.value).max() ?? last)
    return Array(excerpt.source.bytes[start..<min(end, excerpt.source.bytes.count)])
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    let source = SourceText(path: "", bytes: bytes)
    let table = LineTable(source)
    return (1...table.lineCount).map { line in
      let range = table.range(ofLine: line)
      return Array(bytes[range.start.value..<range.end.value])
    }
  }
}
