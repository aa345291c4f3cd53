extension Lexer.Input {
  /// A number and whatever runs on in it: bad digits belong to the literal, as the compiler has it.
  @inline(never)
  func lexNumber(at start: Int, after previous: TokenKind?) -> (end: Int, kind: TokenKind) {
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return lexHexNumber(at: start)
      // Digits of the radix or not, all that could continue a name belongs to the literal.
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return (identifierEnd(from: start + 2), .integerLiteral)
      default: break
      }
    }
    var place = decimalEnd(from: start + 1)
    if bytes[place] == UInt8(ascii: ".") {
      // `1.description` is a member, and `pair.0.1` counts twice, so neither is a floating-point literal.
      guard traits(at: place + 1).contains(.digit), previous != .period else {
        return (place, .integerLiteral)
      }
      place = decimalEnd(from: place + 1)
      guard startsExponent(at: place, UInt8(ascii: "e")) else { return (place, .floatLiteral) }
      return (exponentEnd(from: place), .floatLiteral)
    }
    guard startsExponent(at: place, UInt8(ascii: "e")) else { return (identifierEnd(from: place), .integerLiteral) }
    return (exponentEnd(from: place), .floatLiteral)
  }

  private func lexHexNumber(at start: Int) -> (end: Int, kind: TokenKind) {
    let integerEnd = hexEnd(from: start + 2)
    guard traits(at: start + 2).contains(.hexDigit) else {
      return (identifierEnd(from: start + 2), .integerLiteral)
    }
    let isPoint = bytes[integerEnd] == UInt8(ascii: ".")
    if startsExponent(at: integerEnd, UInt8(ascii: "p")) { return (exponentEnd(from: integerEnd), .floatLiteral) }
    guard isPoint else { return (identifierEnd(from: integerEnd), .integerLiteral) }

    guard traits(at: integerEnd + 1).contains(.hexDigit) else { return (integerEnd, .integerLiteral) }
    let fractionEnd = hexEnd(from: integerEnd + 1)
    let startsWithDigit = traits(at: integerEnd + 1).contains(.digit)
    guard startsExponent(at: fractionEnd, UInt8(ascii: "p")) else {
      // `0xff.description` is a member; `0x1.8` is a number without its exponent.
      return (startsWithDigit ? fractionEnd : integerEnd, .integerLiteral)
    }
    let next = bytes[fractionEnd + 1]
    let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    if !startsWithDigit, !isSigned, !traits[Int(next)].contains(.digit) {
      // `0xff.fpValue` is a member too.
      return (integerEnd, .integerLiteral)
    }
    return (exponentEnd(from: fractionEnd), .floatLiteral)
  }

  /// Whether the exponent that `letter` introduces, in lower or upper case, starts at `place`.
  private func startsExponent(at place: Int, _ letter: UInt8) -> Bool { bytes[place] | 0x20 == letter }

  private func exponentEnd(from letter: Int) -> Int {
    var place = letter + 1
    if bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") { place += 1 }
    return identifierEnd(from: place)
  }

  private func decimalEnd(from place: Int) -> Int {
    var place = place
    while traits(at: place).contains(.digit) || bytes[place] == UInt8(ascii: "_") { place += 1 }
    return place
  }

  private func hexEnd(from place: Int) -> Int {
    var place = place
    while traits(at: place).contains(.hexDigit) || bytes[place] == UInt8(ascii: "_") { place += 1 }
    return place
  }
}
