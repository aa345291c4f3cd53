/// What a token is. White space and comments are not tokens; see `Comment`.
public enum TokenKind: UInt8, Sendable {
  /// A name, plain or in backticks, a contextual keyword, or an editor placeholder.
  case identifier
  /// A word that the grammar reserves everywhere: `class`, `func`, `let`, `self`, `in`, `_` …
  case keyword
  /// `$0`, `$binding`.
  case dollarIdentifier
  case integerLiteral
  case floatLiteral

  /// A whole string literal without interpolation, its delimiters included.
  case stringLiteral
  /// The start of an interpolated string literal: opening delimiter, text, and `\(`.
  case stringHead
  /// The text between two interpolations: `)`, text, and `\(`.
  case stringMiddle
  /// The end of an interpolated string literal: `)`, text, and closing delimiter.
  case stringTail
  /// A whole regular expression literal, its delimiters included.
  case regexLiteral

  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace

  case period
  case comma
  case colon
  /// `::`, between a module and a name of it.
  case colonColon
  case semicolon
  case atSign
  /// A `#` that starts a macro expansion or `#selector`, `#file` …; the name follows as its own token.
  case pound
  case backslash
  case backtick
  case arrow
  /// A single `=`.
  case equal
  /// A `!` bound to the left: a forced value.
  case exclamationMark
  /// A `?` bound to the left (optional chaining, optional type) or standing alone (ternary).
  case questionMark
  /// Any other operator, `<`, `>` and `&` included; angle brackets are never brackets here.
  case `operator`

  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundAvailable
  case poundUnavailable
  case poundSourceLocation

  /// A byte or a run of bytes that no token starts with.
  case unknown
  /// The end of the file: empty, and the last token of every buffer.
  case endOfFile
}

/// What else is known of a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first token of its line.
  public static let startsLine = TokenFlags(rawValue: 1 << 0)
  /// An identifier written in backticks.
  public static let backticked = TokenFlags(rawValue: 1 << 1)
  /// An editor placeholder, `<#name#>`.
  public static let placeholder = TokenFlags(rawValue: 1 << 2)
  /// A literal or a bracketed name without its closing delimiter.
  public static let unterminated = TokenFlags(rawValue: 1 << 3)
}

/// One token: 12 bytes, no text.
public struct Token: Sendable, Equatable {
  /// The first byte, counted from 0.
  public let start: UInt32
  /// The length in bytes.
  public let length: UInt32
  public let kind: TokenKind
  public let flags: TokenFlags
  /// The word of the language that the token is; nil for all others, names in backticks among them.
  public let word: Word?

  public init(start: Int, length: Int, kind: TokenKind, flags: TokenFlags, word: Word? = nil) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: length)
    self.kind = kind
    self.flags = flags
    self.word = word
  }

  /// The first byte that no longer belongs to the token, counted from 0.
  public var end: Int { Int(start) + Int(length) }
  public var range: SourceRange { SourceRange(ByteOffset(Int(start)), ByteOffset(end)) }
}

/// A piece of text between tokens that is not white space.
public struct Comment: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    /// `// …` up to the line break.
    case line
    /// `/// …`.
    case docLine
    /// `/* … */`, nested ones included.
    case block
    /// `/** … */`.
    case docBlock
    /// `#!…` on the first line.
    case shebang
    /// What a version control system left of a merge.
    case conflictMarker
    /// Bytes that belong to no token: NUL, stray control characters, invalid UTF-8.
    case unexpectedText
  }

  public let kind: Kind
  /// Without the line break.
  public let range: SourceRange
  /// The index of the first token after it.
  public let nextToken: Int

  public init(kind: Kind, range: SourceRange, nextToken: Int) {
    self.kind = kind
    self.range = range
    self.nextToken = nextToken
  }
}
