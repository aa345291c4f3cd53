/// Turns bytes into tokens.
///
/// The lexer accepts anything: what no token starts with becomes a comment of kind `unexpectedText`, and what is left
/// open at the end of a line or of the file becomes a token flagged `unterminated`. It looks at every byte a bounded
/// number of times, whatever the file holds.
public struct Lexer {
  private let source: SourceText

  public init(_ source: SourceText) { self.source = source }

  /// All tokens of the file. Every `stringHead` has its `stringTail`, be it an empty one.
  public func tokenize() -> TokenBuffer {
    // Zeros behind the last byte end every loop over bytes, so none of them counts.
    var padded = [UInt8]()
    padded.reserveCapacity(source.bytes.count + Input.padding)
    padded.append(contentsOf: source.bytes)
    padded.append(contentsOf: repeatElement(0, count: Input.padding))
    return padded.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        ByteTraits.table.withUnsafeBufferPointer { traits in
          WordTable.shared.slots.withUnsafeBufferPointer { words in
            WordTable.shared.lengths.withUnsafeBufferPointer { wordLengths in
              var cursor = Cursor(
                Input(
                  bytes: bytes, count: source.bytes.count, contentStart: source.byteOrderMarkLength, classes: classes,
                  traits: traits, words: words, wordLengths: wordLengths))
              cursor.lexFile()
              return TokenBuffer(source: source, tokens: cursor.tokens.takeAll(), comments: cursor.comments)
            }
          }
        }
      }
    }
  }
}

extension Lexer {
  /// The bytes of one file, and what can be told from them alone. Places are indices of bytes.
  ///
  /// This is apart from `Cursor` so that asking copies a few words, not the whole state.
  struct Input {
    /// The number of zeros behind the file: enough for the longest look-ahead, the sixteen bytes of a word.
    static let padding = 32

    /// The file and its padding.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The length of the file.
    let count: Int
    /// The first byte behind a byte order mark.
    let contentStart: Int
    let classes: UnsafeBufferPointer<ByteClass>
    let traits: UnsafeBufferPointer<ByteTraits>
    let words: UnsafeBufferPointer<WordTable.Slot>
    let wordLengths: UnsafeBufferPointer<UInt16>

    subscript(place: Int) -> UInt8 { bytes[place] }

    /// What the byte at `place` may do inside a token that has already started.
    func traits(at place: Int) -> ByteTraits { traits[Int(bytes[place])] }

    /// The eight bytes from `place` on, the first one lowest.
    func word(at place: Int) -> UInt64 {
      guard let base = bytes.baseAddress else { return 0 }
      return UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
    }

    /// Whether `text` stands at `place`.
    func matches(_ text: StaticString, at place: Int) -> Bool {
      text.withUTF8Buffer { expected in
        for offset in 0..<expected.count where bytes[place + offset] != expected[offset] { return false }
        return true
      }
    }

    /// Whether `token` is written exactly as `word`.
    func isText(_ token: Token, _ word: StaticString) -> Bool {
      Int(token.length) == word.utf8CodeUnitCount && matches(word, at: Int(token.start))
    }
  }

  /// The state of one pass over one file.
  struct Cursor {
    let input: Input

    var tokens: TokenList
    var comments: [Comment] = []

    /// The parentheses open in the innermost interpolation, or in the file when there is none.
    var parenDepth = 0
    /// The literals that the place lies within an interpolation of, the innermost last.
    var interpolations: [Interpolation] = []
    /// Whether the innermost interpolation stands in a literal that ends with its line.
    var endsWithLine = false

    // What look-ahead has learned. Each holds from the place where it was found out to the place it names.
    var poundRun = PoundRun()
    var rawQuotes = CloserIndex()
    var regexClosers = CloserIndex()
    var placeholderEnds = PlaceholderEnds()
    var conflicts = ConflictEnds()
    /// No curly quote that opens before this place has a partner.
    var unpairedCurlyQuotesEnd = 0

    init(_ input: Input) {
      self.input = input
      // Real code has one token in eight to nine bytes.
      tokens = TokenList(capacity: input.count / 7 + 16)
    }

    mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags, word: Word? = nil) {
      tokens.append(Token(start: start, length: end - start, kind: kind, flags: flags, word: word))
    }
  }
}

extension Lexer.Cursor {
  /// Lexes everything, the end of the file included.
  ///
  /// What is rare is lexed by functions that are kept out of line, which leaves the registers to this loop.
  mutating func lexFile() {
    let input = self.input
    var place = lexShebang(at: input.contentStart)
    var flags: TokenFlags = .startsLine
    while true {
      // The one space between two tokens is too common to be sent through the switch.
      if input[place] == UInt8(ascii: " ") { place &+= 1 }
      var start = place
      place &+= 1
      let kind: TokenKind
      var word: Word?
      switch input.classes[Int(input[start])] {
      case .space:
        continue
      case .newline:
        if endsWithLine { endInterpolationsOfLine(at: start, &flags) }
        flags = .startsLine
        place = input.indentationEnd(from: place)
        continue

      case .letter:
        while input.traits(at: place).contains(.identifierBody) { place &+= 1 }
        if input[place] >= 0x80 { place = input.identifierEnd(from: place) }
        word = input.word(start, place)
        kind = word?.isKeyword == true ? .keyword : .identifier
      case .digit:
        (place, kind) = input.lexNumber(at: start, after: tokens.last?.kind)
      case .dollar:
        place = input.identifierEnd(from: place)
        kind = .dollarIdentifier
      case .backtick:
        (place, kind) = input.lexBacktick(at: start, &flags)

      case .quote, .apostrophe:
        (place, kind) = lexString(at: start, pounds: 0, &flags)
      case .pound:
        (place, kind) = lexPound(at: start, &flags)

      case .period where !input.continuesOperator(at: place):
        kind = .period
      case .equal where !input.continuesOperator(at: place):
        kind = .equal
      case .operatorCharacter, .equal, .period:
        (place, kind) = lexOperator(at: &start, &flags)
      case .slash:
        if input[place] == UInt8(ascii: "/") {
          place = lexLineComment(at: start)
          continue
        }
        if input[place] == UInt8(ascii: "*") {
          place = lexBlockComment(at: start, &flags)
          continue
        }
        (place, kind) = lexOperator(at: &start, &flags)
      case .exclamationOrQuestion:
        if input.isLeftBound(at: start) {
          kind = input[start] == UInt8(ascii: "!") ? .exclamationMark : .questionMark
        } else {
          (place, kind) = lexOperator(at: &start, &flags)
        }
      case .less:
        if let end = input.placeholderEnd(at: start) {
          place = end
          kind = .identifier
          flags.insert(.placeholder)
        } else if let end = conflictEnd(at: start) {
          appendComment(.conflictMarker, start, end)
          place = end
          continue
        } else {
          (place, kind) = lexOperator(at: &start, &flags)
        }
      case .greater:
        if let end = conflictEnd(at: start) {
          appendComment(.conflictMarker, start, end)
          place = end
          continue
        }
        (place, kind) = lexOperator(at: &start, &flags)

      case .leftParen:
        parenDepth += 1
        kind = .leftParen
      case .rightParen:
        if parenDepth > 0 {
          parenDepth -= 1
          kind = .rightParen
        } else if let interpolation = interpolations.popLast() {
          (place, kind) = resumeString(after: interpolation, from: place, &flags)
        } else {
          kind = .rightParen
        }
      case .leftBracket: kind = .leftBracket
      case .rightBracket: kind = .rightBracket
      case .leftBrace: kind = .leftBrace
      case .rightBrace: kind = .rightBrace
      case .comma: kind = .comma
      case .semicolon: kind = .semicolon
      case .atSign: kind = .atSign
      case .backslash: kind = .backslash
      case .colon:
        if input[place] == UInt8(ascii: ":") {
          place += 1
          kind = .colonColon
        } else {
          kind = .colon
        }

      case .beyondASCII:
        switch classifyBeyondASCII(at: start) {
        case .unexpected(let end):
          appendUnexpectedText(start, end)
          place = end
          continue
        case .token(let tokenKind, let end):
          place = end
          kind = tokenKind
        case .operator:
          (place, kind) = lexOperator(at: &start, &flags)
        }
      case .control:
        appendUnexpectedText(start, place)
        continue
      case .zero:
        if start >= input.count {
          endAllInterpolations(at: input.count, &flags)
          append(.endOfFile, input.count, input.count, flags)
          return
        }
        appendUnexpectedText(start, place)
        continue
      }
      assert(place > start, "a token without text")
      append(kind, start, place, flags, word: word)
      flags = []
    }
  }
}
