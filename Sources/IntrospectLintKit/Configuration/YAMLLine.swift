import IntrospectSyntax

/// One line of a YAML file, as offsets.
struct YAMLLine: Sendable {
  let start: Int
  /// The first byte that is no space.
  let content: Int
  /// Behind the last byte that does not belong to the line break.
  let end: Int

  /// The number of spaces at the start.
  var indent: Int { content - start }

  /// The lines of a file, behind a byte order mark.
  static func lines(of source: SourceText) -> [YAMLLine] {
    let bytes = source.bytes
    var lines: [YAMLLine] = []
    var start = source.byteOrderMarkLength
    while start < bytes.count {
      var content = start
      while content < bytes.count, bytes[content] == UInt8(ascii: " ") { content += 1 }
      var end = content
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
      lines.append(YAMLLine(start: start, content: content, end: end))
      let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }
}

extension YAMLReader {
  /// The most bytes that a file may have.
  static let maximalSize = 1 << 20

  /// Refuses what is no text before anything of it is read.
  static func checkText(_ source: SourceText) throws(YAMLProblem) {
    let bytes = source.bytes
    guard bytes.count <= maximalSize else {
      throw YAMLProblem(
        "the file is larger than 1 MiB; a configuration has to be smaller", at: SourceRange(at: ByteOffset(0)))
    }
    switch bytes.withUnsafeBufferPointer(SourceEncoding.init) {
    case .utf8: break
    case .utf16:
      throw YAMLProblem("the file is UTF-16; save it as UTF-8", at: SourceRange(at: ByteOffset(0)))
    case .damagedUTF8(let offset):
      throw YAMLProblem(
        "invalid UTF-8 at byte offset \(offset.value); save the file as UTF-8", at: SourceRange(offset, offset + 1))
    case .binary:
      let offset = ByteOffset(bytes.firstIndex(of: 0) ?? 0)
      throw YAMLProblem(
        "NUL at byte offset \(offset.value); the file has to be text in UTF-8", at: SourceRange(offset, offset + 1))
    }
    try checkControls(bytes, from: source.byteOrderMarkLength)
  }

  /// Refuses characters that nobody can see in an editor, in comments too: the text would not be what it seems.
  private static func checkControls(_ bytes: [UInt8], from start: Int) throws(YAMLProblem) {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let range = { (length: Int) in SourceRange(ByteOffset(index), ByteOffset(index + length)) }
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case 0..<0x20, 0x7F:
        throw YAMLProblem(
          "control character \(name(ofScalar: UInt32(byte))) at byte offset \(index); take it out", at: range(1))
      // Two bytes in all; the text is known to be UTF-8.
      case 0xC2 where bytes[index + 1] < 0xA0:
        let scalar = UInt32(bytes[index + 1])
        throw YAMLProblem(
          "control character \(name(ofScalar: scalar)) at byte offset \(index); take it out", at: range(2))
      case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF:
        throw YAMLProblem("byte order mark at byte offset \(index); take it out", at: range(3))
      default: break
      }
      index += 1
    }
  }

  /// `U+00A0` and the like.
  static func name(ofScalar scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Refuses what version control leaves behind: every other message about such a file would mislead.
  func checkMergeConflict() throws(YAMLProblem) {
    for line in lines where line.indent == 0 && line.end - line.start >= 7 {
      let first = bytes[line.start]
      guard first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">")
        || first == UInt8(ascii: "|")
      else { continue }
      let end = line.start + 7
      guard bytes[line.start..<end].allSatisfy({ $0 == first }), end == line.end || bytes[end] == UInt8(ascii: " ")
      else { continue }
      throw problem("merge conflict left in the file; keep one side and take the markers out", line.start, end)
    }
  }
}
