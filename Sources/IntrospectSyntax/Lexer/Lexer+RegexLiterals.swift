extension Lexer.Input {
  /// The end of a regular expression literal without `#` whose opening slash stands at `slash`, and whether it was
  /// closed; nil when it reads better as an operator.
  ///
  /// The first slash that is not escaped decides, even within a character class, so two searches that fail never pass
  /// over the same text.
  func bareRegexEnd(at slash: Int, mustBeRegex: Bool) -> (end: Int, isClosed: Bool)? {
    switch bytes[slash + 1] {
    // `x / y / z` in a result builder would be a literal otherwise (SE-0354).
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      if !mustBeRegex { return nil }
    case UInt8(ascii: "/"), UInt8(ascii: "*"): return nil
    default: break
    }
    if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }

    var groupDepth = 0
    var classDepth = 0
    var place = slash + 1
    search: while true {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "/"):
        // What follows would be a comment, and that is the likelier reading.
        if bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*") { break search }
        if !mustBeRegex, endsWithSpace(place) { return nil }
        return (place + 1, true)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break search
      case 0 where place >= count: break search
      case UInt8(ascii: "\\"):
        place += 1
        switch bytes[place] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break search
        case 0 where place >= count: break search
        default: break
        }
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 {
          groupDepth -= 1
        } else if !mustBeRegex {
          // `foo(/, bar / 2)`: the parenthesis closes something that was opened before the slash.
          return nil
        }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(classDepth - 1, 0)
      default: break
      }
      place += 1
    }
    return mustBeRegex ? (place, false) : nil
  }

  /// Whether the text before `place` ends with a space that is not escaped; the compiler lets a tab pass here.
  private func endsWithSpace(_ place: Int) -> Bool {
    guard bytes[place - 1] == UInt8(ascii: " ") else { return false }
    var backslashes = 0
    while bytes[place - 2 - backslashes] == UInt8(ascii: "\\") { backslashes += 1 }
    return backslashes % 2 == 0
  }
}

extension Lexer.Cursor {
  /// The end of the literal `#/…/#` whose opening slash, behind `pounds` times `#`, stands at `slash`.
  ///
  /// It may hold line breaks if one follows the opening slash. Such a literal that is never closed ends with its first
  /// line, since what follows is more likely code than pattern.
  mutating func extendedRegexEnd(at slash: Int, pounds: Int) -> (end: Int, isClosed: Bool) {
    var firstLineEnd = slash + 1
    while input[firstLineEnd] == UInt8(ascii: " ") || input[firstLineEnd] == UInt8(ascii: "\t") { firstLineEnd += 1 }
    let isMultiLine = input[firstLineEnd] == UInt8(ascii: "\n") || input[firstLineEnd] == UInt8(ascii: "\r")
    if isMultiLine, slash < regexClosers.end, regexClosers.mostPounds(from: slash + 1) < pounds {
      return (firstLineEnd, false)
    }

    var closers = CloserIndex()
    var place = isMultiLine ? firstLineEnd : slash + 1
    while true {
      switch input[place] {
      case UInt8(ascii: "/"):
        var end = place + 1
        while input[end] == UInt8(ascii: "#") { end += 1 }
        let found = end - place - 1
        if found >= pounds { return (end, true) }
        if isMultiLine { closers.add(at: place, pounds: found) }
      case UInt8(ascii: "\n") where !isMultiLine, UInt8(ascii: "\r") where !isMultiLine: return (place, false)
      case UInt8(ascii: "\\"):
        let next = input[place + 1]
        if isMultiLine || next != UInt8(ascii: "\n") && next != UInt8(ascii: "\r") { place += 1 }
      default: break
      }
      if place >= input.count { break }
      place += 1
    }
    guard isMultiLine else { return (input.count, false) }
    // Whether a slash is escaped depends on the backslashes before it alone, so what holds from here on holds for
    // every literal that opens behind this one.
    closers.end = input.count
    regexClosers = closers
    return (firstLineEnd, false)
  }

  /// Whether the last token asks for an operand, so that a slash with white space on both sides can only be a literal.
  ///
  /// - Returns: Whether a literal may stand here, and whether an operator by itself may as well, as in `reduce(1, /)`.
  func operandMayStart() -> (operand: Bool, operatorByItself: Bool) {
    guard let last = tokens.last else { return (true, false) }
    switch last.kind {
    case .leftParen, .leftBracket, .comma, .colon, .stringHead, .stringMiddle: return (true, true)
    case .leftBrace, .equal, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown: return (true, false)
    case .keyword:
      let isOperand =
        input.isText(last, "self") || input.isText(last, "nil") || input.isText(last, "true")
        || input.isText(last, "false") || input.isText(last, "super") || input.isText(last, "Self")
        || input.isText(last, "Any") || input.isText(last, "_")
      return (!isOperand, false)
    case .operator:
      // A prefix or an infix operator asks for an operand, a postfix one has had its own.
      let isLeftBound = input.isLeftBound(at: Int(last.start))
      return (!isLeftBound || input.isRightBound(at: last.end, isLeftBound: true), false)
    case .questionMark: return (!input.isLeftBound(at: Int(last.start)) || followsTry(), false)
    case .exclamationMark: return (followsTry(), false)
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .stringTail, .regexLiteral,
      .rightParen, .rightBracket, .rightBrace, .period, .colonColon, .atSign, .pound, .backslash, .backtick, .arrow,
      .poundAvailable, .poundUnavailable, .poundSourceLocation, .endOfFile:
      return (false, false)
    }
  }

  /// Whether the last token, `?` or `!`, belongs to `try`: an expression follows, not an operator.
  private func followsTry() -> Bool {
    guard let before = tokens.secondToLast else { return false }
    return before.kind == .keyword && input.isText(before, "try") && input.isLeftBound(at: before.end)
  }
}
