import IntrospectSyntax

extension YAMLReader {
  /// What stands in one place of a line: a key or a value.
  enum Part {
    case scalar(YAMLScalar, SourceRange)
    /// In brackets, perhaps over several lines.
    case flow(YAMLNode)

    var range: SourceRange {
      switch self {
      case .scalar(_, let range): range
      case .flow(let node): node.range
      }
    }
  }

  mutating func readPart(at start: Int) throws(YAMLProblem) -> Part {
    if bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") { return .flow(try readFlow(at: start)) }
    let (scalar, range) = try readScalar(at: start, inFlow: false)
    return .scalar(scalar, range)
  }

  func node(of part: Part) -> YAMLNode {
    switch part {
    case .scalar(let scalar, let range): Self.node(of: scalar, at: range)
    case .flow(let node): node
    }
  }

  static func node(of scalar: YAMLScalar, at range: SourceRange) -> YAMLNode {
    YAMLNode(scalar.isNull ? .absent : .scalar(scalar), at: range)
  }

  /// Reads a scalar that ends on this line.
  mutating func readScalar(at start: Int, inFlow: Bool) throws(YAMLProblem) -> (YAMLScalar, SourceRange) {
    switch bytes[start] {
    case UInt8(ascii: "'"): return try readSingleQuoted(at: start)
    case UInt8(ascii: "\""): return try readDoubleQuoted(at: start)
    default:
      try checkStart(ofPlain: start, inFlow: inFlow)
      let end = try plainEnd(from: start, inFlow: inFlow)
      let range = SourceRange(ByteOffset(start), ByteOffset(end))
      try checkEdges(ofPlain: range)
      let scalar = YAMLScalar(source.text(in: range), style: .plain)
      if isInCurlyQuotes(scalar.text) {
        warnings.append(
          YAMLProblem("curly quotes are part of the string; write straight ones to quote it", at: range))
      }
      return (scalar, range)
    }
  }

  // MARK: Plain

  /// Behind the last byte of a plain scalar that is no blank.
  func plainEnd(from start: Int, inFlow: Bool) throws(YAMLProblem) -> Int {
    var index = start
    var end = start
    while index < line.end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") {
        if isColon(at: index, inFlow: inFlow) { break }
        if let length = unicodeBlank(at: index + 1) {
          let name = nameOfBlank(index + 1, index + 1 + length)
          throw problem("\(name) behind ':'; write a plain space", index + 1, index + 1 + length)
        }
      }
      if byte == UInt8(ascii: "#"), index > start, isBlank(bytes[index - 1]) { break }
      if inFlow, isFlowIndicator(byte) { break }
      index += 1
      if !isBlank(byte) { end = index }
    }
    return end
  }

  /// Refuses characters that only look like spaces around a plain scalar: YAML makes them part of it.
  private func checkEdges(ofPlain range: SourceRange) throws(YAMLProblem) {
    let (start, end) = (range.start.value, range.end.value)
    var edge: (start: Int, end: Int)?
    if let length = unicodeBlank(at: start) { edge = (start, start + length) }
    for length in 2...3 where edge == nil && end - length > start && unicodeBlank(at: end - length) == length {
      edge = (end - length, end)
    }
    // `- x` with such a space.
    if edge == nil, bytes[start] == UInt8(ascii: "-"), let length = unicodeBlank(at: start + 1) {
      edge = (start + 1, start + 1 + length)
    }
    guard let edge else { return }
    let name = nameOfBlank(edge.start, edge.end)
    throw problem("\(name) is part of the string here; write a plain space or put it in quotes", edge.start, edge.end)
  }

  private func isInCurlyQuotes(_ text: String) -> Bool {
    let quotes: [Unicode.Scalar] = ["“", "”", "„", "‘", "’", "‚"]
    let scalars = text.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last else { return false }
    return quotes.contains(first) && quotes.contains(last)
  }

  // MARK: In quotes

  private func readSingleQuoted(at start: Int) throws(YAMLProblem) -> (YAMLScalar, SourceRange) {
    var text: [UInt8] = []
    var index = start + 1
    while index < line.end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "'") {
        guard index < line.end, bytes[index] == byte else {
          return (
            YAMLScalar(String(decoding: text, as: UTF8.self), style: .singleQuoted),
            SourceRange(ByteOffset(start), ByteOffset(index))
          )
        }
        index += 1
      }
      text.append(byte)
    }
    throw unclosedQuote(at: start)
  }

  private func readDoubleQuoted(at start: Int) throws(YAMLProblem) -> (YAMLScalar, SourceRange) {
    var text: [UInt8] = []
    var index = start + 1
    while index < line.end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        return (
          YAMLScalar(String(decoding: text, as: UTF8.self), style: .doubleQuoted),
          SourceRange(ByteOffset(start), ByteOffset(index + 1))
        )
      case UInt8(ascii: "\\"):
        guard index + 1 < line.end else { throw unclosedQuote(at: start) }
        let (scalar, end) = try readEscape(at: index)
        text.append(contentsOf: Array(String(scalar).utf8))
        index = end
      default:
        text.append(byte)
        index += 1
      }
    }
    throw unclosedQuote(at: start)
  }

  /// The character that an escape stands for, and the place behind it.
  private func readEscape(at start: Int) throws(YAMLProblem) -> (Unicode.Scalar, end: Int) {
    let name = bytes[start + 1]
    if let scalar = Self.escapes[name] { return (scalar, start + 2) }
    let count: Int
    switch name {
    case UInt8(ascii: "x"): count = 2
    case UInt8(ascii: "u"): count = 4
    case UInt8(ascii: "U"): count = 8
    default:
      var end = start + 2
      while end < line.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
      throw problem(
        "unknown escape '\(text(start, end))' in double quotes; use single quotes for regular expressions, "
          + "or write '\\\\' for a backslash", start, end)
    }
    var value: UInt32 = 0
    var end = start + 2
    while end < start + 2 + count {
      guard end < line.end, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue else {
        throw problem(
          "'\(text(start, start + 2))' in double quotes needs \(count) hexadecimal digits", start, end)
      }
      value = value << 4 | UInt32(digit)
      end += 1
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw problem(
        "escape '\(text(start, end))' is no character; write the one that is meant, or its number behind '\\U'",
        start, end)
    }
    return (scalar, end)
  }

  /// The escapes of YAML 1.2 that are one character long.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}", UInt8(ascii: "f"): "\u{0C}",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}
