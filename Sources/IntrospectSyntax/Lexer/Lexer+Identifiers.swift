extension Lexer.Input {
  /// The first byte at or behind `place` that does not continue an identifier.
  @inline(never)
  func identifierEnd(from place: Int) -> Int {
    var place = place
    while true {
      if traits(at: place).contains(.identifierBody) {
        place += 1
      } else if bytes[place] >= 0x80 {
        let scalar = decodeScalar(at: place)
        guard let value = scalar.value, ScalarClass.continuesIdentifier(value) else { return place }
        place = scalar.end
      } else {
        return place
      }
    }
  }

  /// A name in backticks, whatever it holds: whether it is a good name is the compiler's business.
  ///
  /// It ends with its line. A backtick without a partner is a token of its own; no other one can follow in its line,
  /// so the look-ahead is paid once a line.
  @inline(never)
  func lexBacktick(at start: Int, _ flags: inout TokenFlags) -> (end: Int, kind: TokenKind) {
    var place = start + 1
    while true {
      switch bytes[place] {
      case UInt8(ascii: "`"):
        flags.insert(.backticked)
        return (place + 1, .identifier)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.unterminated)
        return (start + 1, .backtick)
      case 0 where place >= count:
        flags.insert(.unterminated)
        return (start + 1, .backtick)
      default:
        place += 1
      }
    }
  }

  /// The end of an escape that stands for one character; nil for an interpolation or a bad escape.
  func escapeEnd(at backslash: Int) -> Int? {
    switch bytes[backslash + 1] {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return backslash + 2
    case UInt8(ascii: "u"):
      guard bytes[backslash + 2] == UInt8(ascii: "{") else { return nil }
      var place = backslash + 3
      var value: UInt32 = 0
      while traits(at: place).contains(.hexDigit), place < backslash + 12 {
        let byte = UInt32(bytes[place])
        value = value << 4 | (byte < 0x3A ? byte & 0xF : (byte & 0xF) + 9)
        place += 1
      }
      guard bytes[place] == UInt8(ascii: "}"), 1...8 ~= place - backslash - 3, Unicode.Scalar(value) != nil else {
        return nil
      }
      return place + 1
    default: return nil
    }
  }

  /// The scalar that starts at `place` with a byte beyond ASCII; no value where the bytes are not UTF-8.
  func decodeScalar(at place: Int) -> (value: UInt32?, end: Int) {
    let first = bytes[place]
    var end = place + 1
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default:
      // No scalar starts here; what is skipped reaches to the next byte that may start one.
      while end < count, 0x80...0xC1 ~= bytes[end] || bytes[end] >= 0xF5 { end += 1 }
      return (nil, end)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    while end < place + length {
      guard 0x80...0xBF ~= bytes[end] else { return (nil, end) }
      value = value << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    return (value >= smallest && Unicode.Scalar(value) != nil ? value : nil, end)
  }
}

extension Lexer.Cursor {
  /// What starts with a byte beyond ASCII.
  enum BeyondASCII {
    case token(TokenKind, end: Int)
    case `operator`
    case unexpected(end: Int)
  }

  @inline(never)
  mutating func classifyBeyondASCII(at start: Int) -> BeyondASCII {
    let scalar = input.decodeScalar(at: start)
    guard let value = scalar.value else { return .unexpected(end: scalar.end) }
    // U+FEFF is among the scalars of identifiers, but at the start of a token it is a byte order mark.
    if value == 0xFEFF { return .unexpected(end: scalar.end) }
    if ScalarClass.startsIdentifier(value) { return .token(.identifier, end: input.identifierEnd(from: scalar.end)) }
    if ScalarClass.startsOperator(value) { return .operator }
    // A combining mark cannot start a name, but nothing else can be meant.
    if ScalarClass.continuesIdentifier(value) { return .token(.identifier, end: input.identifierEnd(from: scalar.end)) }
    switch value {
    case 0x201C:
      // The compiler reads “text” as one thing, so that it can say that the quotes are the wrong ones.
      return .token(.identifier, end: curlyQuoteEnd(from: scalar.end) ?? scalar.end)
    case 0x201D: return .token(.unknown, end: scalar.end)
    default: return .unexpected(end: scalar.end)
    }
  }

  /// The end of a literal in curly quotes whose text starts at `place`; nil without a closing quote in the line.
  private mutating func curlyQuoteEnd(from place: Int) -> Int? {
    // Where the search ends does not depend on where it started, since a quote is never part of an escape.
    guard place >= unpairedCurlyQuotesEnd else { return nil }
    var place = place
    search: while true {
      switch input[place] {
      case 0 where place >= input.count: break search
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break search
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"):
        guard let end = input.escapeEnd(at: place) else { break search }
        place = end
      case 0xE2 where input[place + 1] == 0x80 && input[place + 2] == 0x9D: return place + 3
      case 0x80...:
        let scalar = input.decodeScalar(at: place)
        guard scalar.value != nil else { break search }
        place = scalar.end
      case 0..<0x20, 0x7F: break search
      default: place += 1
      }
    }
    unpairedCurlyQuotesEnd = place
    return nil
  }
}
