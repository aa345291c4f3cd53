import IntrospectFacts
import IntrospectSyntax

/// A list between brackets, whose elements can be taken out and added in the style that it is written in.
struct SourceList {
  private let buffer: TokenBuffer
  /// In the order of the source; not empty.
  private let elements: [Range<Int>]

  init(_ elements: [Range<Int>], in buffer: TokenBuffer) {
    precondition(!elements.isEmpty, "a list without elements has no style")
    self.elements = elements
    self.buffer = buffer
  }

  /// The edits that add `texts` behind an element; a trailing comma stays where it is, and so does a comment about the
  /// element.
  func insertions(of texts: [String], after place: Int) -> [SourceEdit] {
    let separator = separator(at: place)
    let end = buffer.range(elements[place]).end
    let plain = SourceEdit.insert(texts.map { separator + $0 }.joined(), at: end)
    guard let remark = remark(behind: place) else { return [plain] }
    // What follows a comment that ends with its line has to begin a new one.
    guard remark.isBlock || separator.utf8.contains(where: isLineBreak) else { return [plain] }
    let blank = String(separator.dropFirst())
    switch remark.comma {
    case .none:
      guard !remark.isBlock else { return [.insert(plain.replacement, at: remark.end)] }
      return [.insert(",", at: end), .insert(blank + texts.joined(separator: separator), at: remark.end)]
    case .behindComment: return [remark.isBlock ? .insert(plain.replacement, at: remark.end) : plain]
    case .beforeComment: return [.insert(texts.map { blank + $0 + "," }.joined(), at: remark.end)]
    }
  }

  /// A comment behind an element, in its line.
  private struct Remark {
    enum Comma { case none, beforeComment, behindComment }

    let end: ByteOffset
    let isBlock: Bool
    /// Where the comma of the element stands.
    let comma: Comma
  }

  /// The last comment that stands behind an element and belongs to it; nil without one.
  private func remark(behind place: Int) -> Remark? {
    let next = elements[place].upperBound
    let end = buffer.range(elements[place]).end
    let hasComma = buffer.kind(next) == .comma
    let follower = hasComma ? next + 1 : next
    let comments = buffer.comments.filter { comment in
      guard comment.range.start >= end, comment.range.end <= buffer[follower].range.start else { return false }
      let gap = buffer.source.text(in: SourceRange(end, comment.range.start))
      return !gap.utf8.contains(where: isLineBreak)
    }
    guard let last = comments.last else { return nil }
    let isBehindComma = hasComma && last.range.start > buffer[next].range.start
    // Before another element in the same line, it is about that one.
    if isBehindComma, !buffer.startsLine(follower) { return nil }
    return Remark(
      end: last.range.end, isBlock: last.kind == .block || last.kind == .docBlock,
      comma: !hasComma ? .none : isBehindComma ? .beforeComment : .behindComment)
  }

  /// The edit that adds `texts` before an element.
  func insertion(of texts: [String], before place: Int) -> SourceEdit {
    let separator = separator(at: place)
    return .insert(texts.map { $0 + separator }.joined(), at: buffer.range(elements[place]).start)
  }

  /// The edit that takes an element out with its comma; nil for the only one.
  func removal(of place: Int) -> SourceEdit? {
    guard elements.count > 1 else { return nil }
    if place + 1 < elements.count {
      return .remove(SourceRange(buffer.range(elements[place]).start, buffer.range(elements[place + 1]).start))
    }
    return .remove(SourceRange(buffer.range(elements[place - 1]).end, buffer.range(elements[place]).end))
  }

  /// Safe unless a comment would go with the text.
  func removalSafety(_ edit: SourceEdit) -> FixIt.Safety {
    let touchesComment = buffer.comments.contains { $0.range.start < edit.range.end && edit.range.start < $0.range.end }
    return touchesComment ? .needsReview : .safe
  }

  /// What stands between two elements near `place`: `, `, `,`, or a comma and a new line with its indentation.
  private func separator(at place: Int) -> String {
    if elements.count > 1 {
      let next = min(place + 1, elements.count - 1)
      let gap = SourceRange(buffer.range(elements[next - 1]).end, buffer.range(elements[next]).start)
      let text = buffer.source.text(in: gap)
      if text.utf8.allSatisfy({ $0 == UInt8(ascii: ",") || isWhiteSpace($0) }) { return text }
    }
    let first = elements[place].lowerBound
    if buffer.startsLine(first) { return "," + buffer.lineStart(of: first) }
    return putsBlankAfterComma ? ", " : ","
  }

  /// Whether the code behind the list leaves a blank after a comma; true where no comma tells.
  private var putsBlankAfterComma: Bool {
    var index = elements[elements.count - 1].upperBound
    while buffer.kind(index) == .rightParen { index += 1 }
    guard buffer.kind(index) == .comma, buffer.kind(index + 1) != .rightParen else { return true }
    return buffer[index].end < Int(buffer[index + 1].start)
  }
}

extension VersionClause {
  /// The versions between the parentheses; nil for an empty clause.
  func list(in buffer: TokenBuffer) -> SourceList? {
    entries.isEmpty ? nil : SourceList(entries.map(\.tokens), in: buffer)
  }

  /// The edits that add newer versions to the clause, in the order that it is written in; empty for an empty clause.
  ///
  /// - Parameters:
  ///   - versions: oldest first, newer than the version at `place`.
  ///   - place: the newest version of the clause.
  func additions(of versions: [OSVersion], nextTo place: Int, in buffer: TokenBuffer) -> [SourceEdit] {
    guard !versions.isEmpty, let list = list(in: buffer) else { return [] }
    let names = versions.map { "." + $0.memberName }
    return startsWithNewest
      ? [list.insertion(of: names.reversed(), before: place)] : list.insertions(of: names, after: place)
  }

  /// Whether the versions stand in the order from the newest to the oldest.
  private var startsWithNewest: Bool {
    let versions = entries.compactMap(\.version)
    return versions.count > 1 && zip(versions, versions.dropFirst()).allSatisfy { $0 > $1 }
  }
}

extension TokenBuffer {
  /// The line break before a token that starts a line, and the white space between.
  func lineStart(of index: Int) -> String {
    let bytes = source.bytes
    let end = Int(self[index].start)
    var start = end
    while start > 0, isWhiteSpace(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return source.text(in: SourceRange(ByteOffset(start), ByteOffset(end)))
  }
}

private func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineBreak(byte)
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
