import IntrospectSyntax

/// Questions about places of the line that is being read.
extension YAMLReader {
  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(ByteOffset(start), ByteOffset(end)) }

  func text(_ start: Int, _ end: Int) -> String { source.text(in: range(start, end)) }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// The first place from `start` on that holds neither a space nor a tab.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < line.end, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Whether nothing but a comment stands at `position` and behind it.
  func endsLine(at position: Int) -> Bool {
    guard position < line.end else { return true }
    return bytes[position] == UInt8(ascii: "#") && (position == line.content || isBlank(bytes[position - 1]))
  }

  /// Whether a line holds blanks and comments only, where tabs do no harm.
  func isBlank(_ line: YAMLLine) -> Bool {
    var index = line.content
    while index < line.end, isBlank(bytes[index]) { index += 1 }
    return index == line.end || bytes[index] == UInt8(ascii: "#")
  }

  private func isBlankOrEnd(at position: Int) -> Bool { position >= line.end || isBlank(bytes[position]) }

  /// Whether a dash begins a list item.
  func isDash(at position: Int) -> Bool { bytes[position] == UInt8(ascii: "-") && isBlankOrEnd(at: position + 1) }

  /// Whether a colon parts a key from its value, and is not just one inside a string.
  func isColon(at position: Int, inFlow: Bool) -> Bool {
    guard position < line.end, bytes[position] == UInt8(ascii: ":") else { return false }
    return isBlankOrEnd(at: position + 1) || inFlow && isFlowIndicator(bytes[position + 1])
  }

  /// The colon that makes a part a key.
  func colon(behind part: Part) -> Int? {
    let next = skipBlanks(from: part.range.end.value)
    return isColon(at: next, inFlow: false) ? next : nil
  }

  /// Whether a line starts with the three bytes that begin or end a document.
  func hasMarker(_ marker: StaticString, at line: YAMLLine) -> Bool {
    guard line.indent == 0, line.end - line.start >= 3 else { return false }
    guard (0..<3).allSatisfy({ bytes[line.start + $0] == marker.utf8Start[$0] }) else { return false }
    return line.end == line.start + 3 || isBlank(bytes[line.start + 3])
  }

  /// The length of the character at `position` if it looks like a space and YAML does not take it for one.
  func unicodeBlank(at position: Int) -> Int? {
    guard position + 1 < line.end else { return nil }
    if bytes[position] == 0xC2, bytes[position + 1] == 0xA0 { return 2 }
    guard position + 2 < line.end else { return nil }
    switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return nil
    }
  }

  func nameOfBlank(_ start: Int, _ end: Int) -> String {
    guard let scalar = text(start, end).unicodeScalars.first, scalar != "\u{A0}" else { return "no-break space" }
    return "wide space \(Self.name(ofScalar: scalar.value))"
  }
}
