extension Lexer.Cursor {
  /// An operator, or the regular expression literal that starts in or at it.
  ///
  /// An operator before a literal is appended, and the literal returned: then `start` has moved to the literal.
  @inline(never)
  mutating func lexOperator(at start: inout Int, _ flags: inout TokenFlags) -> (end: Int, kind: TokenKind) {
    // `/` in the middle may start a comment or a literal.
    var firstSlash: Int?
    var comment: Int?
    let startsWithPeriod = input[start] == UInt8(ascii: ".")
    var end = start
    scan: while true {
      let byte = input[end]
      switch byte {
      case UInt8(ascii: "."):
        // A dot belongs to an operator only if that starts with one: `..<`, but `+.x`.
        if !startsWithPeriod { break scan }
      case UInt8(ascii: "/"):
        firstSlash = firstSlash ?? end
        if end > start, input[end + 1] == UInt8(ascii: "/") || input[end + 1] == UInt8(ascii: "*") {
          comment = comment ?? end
        }
      case UInt8(ascii: "<"):
        if end > start, input[end + 1] == UInt8(ascii: "#"), isPlaceholderEnded(from: end) { break scan }
      case 0x80...:
        let scalar = input.decodeScalar(at: end)
        guard let value = scalar.value,
          end == start ? ScalarClass.startsOperator(value) : ScalarClass.continuesOperator(value)
        else { break scan }
        end = scalar.end
        continue
      default:
        guard input.traits[Int(byte)].contains(.operatorBody) else { break scan }
      }
      end += 1
    }

    if let slash = firstSlash, let literal = regexEnd(at: slash, operatorStart: start, operatorEnd: end) {
      if slash > start {
        append(input.operatorKind(start, slash), start, slash, flags)
        flags = []
        start = slash
      }
      if !literal.isClosed { flags.insert(.unterminated) }
      return (literal.end, .regexLiteral)
    }
    end = comment ?? end
    return (end, input.operatorKind(start, end))
  }

  /// The literal that starts with the slash at `slash`, the first one of the operator between the two other places.
  private func regexEnd(
    at slash: Int, operatorStart: Int, operatorEnd: Int
  ) -> (end: Int, isClosed: Bool)? {
    // After an operand, a slash without space before it divides or is a postfix operator.
    guard !input.isLeftBound(at: operatorStart) else { return nil }
    if let last = tokens.last, last.kind == .keyword, input.isText(last, "func") || input.isText(last, "operator") {
      return nil
    }
    if input.isRightBound(at: operatorEnd, isLeftBound: false) {
      return input.bareRegexEnd(at: slash, mustBeRegex: false)
    }
    // White space on both sides: an infix operator, unless nothing stands before it that one could follow.
    let position = operandMayStart()
    guard position.operand else { return nil }
    return input.bareRegexEnd(at: slash, mustBeRegex: !position.operatorByItself)
  }
}

extension Lexer.Input {
  /// Whether the byte at `place` may continue an operator; scalars beyond ASCII are left to the full check.
  func continuesOperator(at place: Int) -> Bool {
    !traits(at: place).isDisjoint(with: [.operatorBody, .beyondASCII])
  }

  /// What the operator between two places is.
  func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
    switch end - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .questionMark
      default: return .operator
      }
    case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"): return .arrow
    default:
      // No operator may hold the end of a comment: it is what is left when the start of one has been taken away.
      for place in start..<end - 1 where bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/") {
        return .unknown
      }
      return .operator
    }
  }

  /// Whether what stands before `place` is neither white space nor something that opens or separates.
  func isLeftBound(at place: Int) -> Bool {
    guard place > contentStart else { return false }
    switch bytes[place - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // The end of a comment counts as white space.
    case UInt8(ascii: "/"): return place < 2 || bytes[place - 2] != UInt8(ascii: "*")
    // U+00A0, a space that does not break.
    case 0xA0: return place < 2 || bytes[place - 2] != 0xC2
    default: return true
    }
  }

  /// Whether what stands at `place`, behind an operator, is neither white space nor something that closes or separates.
  func isRightBound(at place: Int, isLeftBound: Bool) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // `x^.y` is postfix, `^.y` prefix.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return bytes[place + 1] != UInt8(ascii: "/") && bytes[place + 1] != UInt8(ascii: "*")
    case 0xC2: return bytes[place + 1] != 0xA0
    default: return true
    }
  }
}
