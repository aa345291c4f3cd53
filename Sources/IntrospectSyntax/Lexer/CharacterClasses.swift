/// What a byte means where a token or white space may start.
enum ByteClass: UInt8 {
  /// The byte behind the last one, or a NUL within the file.
  case zero
  case space
  case newline
  /// An ASCII letter or `_`.
  case letter
  case digit
  case dollar
  case quote
  case apostrophe
  case backtick
  /// An ASCII operator character without a case of its own.
  case operatorCharacter
  case slash
  case less
  case greater
  case exclamationOrQuestion
  case equal
  case period
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case atSign
  case pound
  case backslash
  /// The first byte of a scalar beyond ASCII, or a byte that is not UTF-8.
  case beyondASCII
  /// A control character without a meaning.
  case control

  init(_ byte: UInt8) {
    switch byte {
    case 0: self = .zero
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "'"): self = .apostrophe
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      self = .operatorCharacter
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "<"): self = .less
    case UInt8(ascii: ">"): self = .greater
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .exclamationOrQuestion
    case UInt8(ascii: "="): self = .equal
    case UInt8(ascii: "."): self = .period
    case UInt8(ascii: "("): self = .leftParen
    case UInt8(ascii: ")"): self = .rightParen
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: "@"): self = .atSign
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "\\"): self = .backslash
    case 0x80...0xFF: self = .beyondASCII
    default: self = .control
    }
  }

  /// The class of every byte.
  static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }
}

/// What a byte may do inside a token that has already started.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  /// Continues an identifier: an ASCII letter, a digit, `_` or `$`.
  static let identifierBody = ByteTraits(rawValue: 1 << 0)
  /// Continues an operator, `.` included.
  static let operatorBody = ByteTraits(rawValue: 1 << 1)
  /// May end the text of a string literal, or is the byte behind the file.
  static let stringStop = ByteTraits(rawValue: 1 << 2)
  /// May end a line comment: a line break, or the byte behind the file.
  static let lineStop = ByteTraits(rawValue: 1 << 3)
  /// Matters inside a block comment: `*`, `/`, a line break, or the byte behind the file.
  static let blockCommentStop = ByteTraits(rawValue: 1 << 4)
  static let digit = ByteTraits(rawValue: 1 << 5)
  static let hexDigit = ByteTraits(rawValue: 1 << 6)
  /// The first byte of a scalar beyond ASCII, or a byte that is not UTF-8.
  static let beyondASCII = ByteTraits(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ byte: UInt8) {
    var traits: ByteTraits = []
    switch ByteClass(byte) {
    case .zero: traits = [.stringStop, .lineStop, .blockCommentStop]
    case .newline: traits = [.stringStop, .lineStop, .blockCommentStop]
    case .quote, .apostrophe, .backslash: traits = .stringStop
    case .letter, .dollar: traits = .identifierBody
    case .digit: traits = [.identifierBody, .digit, .hexDigit]
    case .slash: traits = [.operatorBody, .blockCommentStop]
    case .operatorCharacter, .less, .greater, .exclamationOrQuestion, .equal, .period: traits = .operatorBody
    case .beyondASCII: traits = .beyondASCII
    case .space, .backtick, .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma,
      .colon, .semicolon, .atSign, .pound, .control:
      break
    }
    if byte == UInt8(ascii: "*") { traits.insert(.blockCommentStop) }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): traits.insert(.hexDigit)
    default: break
    }
    self = traits
  }

  /// The traits of every byte.
  static let table: [ByteTraits] = (0...255).map { ByteTraits(UInt8($0)) }
}

/// What the grammar says of scalars beyond ASCII. ASCII is answered by the tables above.
enum ScalarClass {
  /// Whether a scalar beyond ASCII may continue an identifier.
  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6,
      0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF:
      // The last two scalars of every plane are no characters.
      scalar & 0xFFFF <= 0xFFFD
    default:
      false
    }
  }

  /// Whether a scalar beyond ASCII may start an identifier: combining marks only continue one.
  static func startsIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: continuesIdentifier(scalar)
    }
  }

  /// Whether a scalar beyond ASCII may start an operator: mathematics, arrows, dingbats, box drawing.
  ///
  /// Some scalars do both; where a token starts, the identifier wins.
  static func startsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A1...0x00A7, 0x00A9, 0x00AB...0x00AC, 0x00AE, 0x00B0...0x00B1, 0x00B6, 0x00BB, 0x00BF, 0x00D7, 0x00F7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      true
    default:
      false
    }
  }

  /// Whether a scalar beyond ASCII may continue an operator: what starts one, and combining marks.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: startsOperator(scalar)
    }
  }
}
