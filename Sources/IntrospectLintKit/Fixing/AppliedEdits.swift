import IntrospectSyntax

/// A text before and after some edits.
struct AppliedEdits: Sendable {
  let before: SourceText
  let after: SourceText
  /// In order of place.
  private let edits: [SourceEdit]

  /// - Parameter edits: in any order, inside the text, not overlapping.
  init(_ edits: [SourceEdit], to source: SourceText) {
    let edits = edits.sorted { $0.range < $1.range }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var end = 0
    for edit in edits {
      precondition(end <= edit.range.start.value, "two edits change the same bytes")
      bytes += source.bytes[end..<edit.range.start.value]
      bytes += Array(edit.replacement.utf8)
      end = edit.range.end.value
    }
    bytes += source.bytes[end...]
    self.edits = edits
    before = source
    after = SourceText(path: source.path, bytes: bytes)
  }

  /// The runs of bytes that no edit takes away, each with how far it has moved. Some may be empty.
  var kept: [(range: SourceRange, shift: Int)] {
    var kept: [(range: SourceRange, shift: Int)] = []
    var start = ByteOffset(0)
    var shift = 0
    for edit in edits {
      kept.append((SourceRange(start, edit.range.start), shift))
      start = edit.range.end
      shift += edit.growth
    }
    kept.append((SourceRange(start, ByteOffset(before.bytes.count)), shift))
    return kept
  }

  /// Where a byte has gone; nil for one that was taken away.
  func place(of offset: ByteOffset) -> ByteOffset? {
    var shift = 0
    for edit in edits {
      if edit.range.start > offset { break }
      if edit.range.contains(offset) { return nil }
      shift += edit.growth
    }
    return offset + shift
  }

  /// Where what stood in `range` stands now, with what was put before it, behind it or in its place.
  func place(of range: SourceRange) -> SourceRange {
    var shift = 0
    var start: ByteOffset?
    var end: ByteOffset?
    for edit in edits {
      if edit.range.start > range.end { break }
      let new = edit.range.start + shift
      if start == nil, edit.range.end >= range.start { start = min(new, range.start + shift) }
      shift += edit.growth
      if edit.range.end >= range.start { end = max(new + edit.replacement.utf8.count, range.end + shift) }
    }
    let low = start ?? range.start + shift
    return SourceRange(low, max(low, end ?? range.end + shift))
  }
}

extension SourceEdit {
  /// How many bytes longer the text is with it.
  fileprivate var growth: Int { replacement.utf8.count - range.byteLength }
}
