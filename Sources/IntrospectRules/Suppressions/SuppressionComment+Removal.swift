import IntrospectSyntax

extension SuppressionComment {
  /// The edit that takes one rule out of the comment, or the comment away where it names no other.
  func removal(ofRule index: Int, in source: SourceText) -> SourceEdit {
    guard rules.count > 1 else { return removal(in: source) }
    // The comma before goes with it; that behind, for the first one.
    let range =
      index == 0
      ? SourceRange(rules[0].range.start, rules[1].range.start)
      : SourceRange(rules[index - 1].range.end, rules[index].range.end)
    return .remove(range)
  }

  /// The edit that takes the comment away: with its line where it stands alone there, with the blanks before it else.
  func removal(in source: SourceText) -> SourceEdit {
    let bytes = source.bytes
    var start = range.start.value
    while start > source.byteOrderMarkLength,
      bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    var end = range.end.value
    let isAlone =
      start == source.byteOrderMarkLength || bytes[start - 1] == UInt8(ascii: "\n")
      || bytes[start - 1] == UInt8(ascii: "\r")
    if isAlone {
      if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    return .remove(SourceRange(ByteOffset(start), ByteOffset(end)))
  }
}
