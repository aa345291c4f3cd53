extension Lexer.Cursor {
  enum StringForm: UInt8 {
    case singleLine
    /// Between `"""`.
    case multiLine
    /// Between `'`: not valid Swift, but read as one literal by the compiler too.
    case singleQuoted
  }

  /// A string literal that the lexer is within an interpolation of.
  struct Interpolation {
    let form: StringForm
    /// The number of `#` around the literal.
    let pounds: Int
    /// The parentheses that were open around the literal.
    let outerParenDepth: Int
  }

  /// A string literal up to its end or its first interpolation. `pounds` counts the `#` before the quote.
  @inline(never)
  mutating func lexString(at start: Int, pounds: Int, _ flags: inout TokenFlags) -> (end: Int, kind: TokenKind) {
    let quote = start + pounds
    let form: StringForm
    let text: Int
    if input[quote] == UInt8(ascii: "'") {
      form = .singleQuoted
      text = quote + 1
    } else if input[quote + 1] == UInt8(ascii: "\""), input[quote + 2] == UInt8(ascii: "\""),
      pounds == 0 || !closesInLine(from: quote + 2, pounds: pounds)
    {
      form = .multiLine
      text = quote + 3
    } else {
      form = .singleLine
      text = quote + 1
    }
    return lexStringText(from: text, form, pounds: pounds, isFirst: true, &flags)
  }

  /// The literal after the `)` of an interpolation that ended before `place`.
  @inline(never)
  mutating func resumeString(
    after interpolation: Interpolation, from place: Int, _ flags: inout TokenFlags
  ) -> (end: Int, kind: TokenKind) {
    leave(interpolation)
    return lexStringText(
      from: place, interpolation.form, pounds: interpolation.pounds, isFirst: false, &flags)
  }

  /// A line break has been found within an interpolation of a literal that may not hold one.
  ///
  /// It ends that literal, and the ones around it as far as they end with their line too.
  @inline(never)
  mutating func endInterpolationsOfLine(at place: Int, _ flags: inout TokenFlags) {
    while endsWithLine { endInterpolation(at: place, &flags) }
  }

  @inline(never)
  mutating func endAllInterpolations(at place: Int, _ flags: inout TokenFlags) {
    while !interpolations.isEmpty { endInterpolation(at: place, &flags) }
  }

  /// Ends the innermost literal without a byte of its own, so that every head has its tail.
  private mutating func endInterpolation(at place: Int, _ flags: inout TokenFlags) {
    guard let interpolation = interpolations.popLast() else { return }
    leave(interpolation)
    append(.stringTail, place, place, flags.union(.unterminated))
    flags = []
  }

  private mutating func enter(_ form: StringForm, pounds: Int) {
    interpolations.append(Interpolation(form: form, pounds: pounds, outerParenDepth: parenDepth))
    parenDepth = 0
    endsWithLine = form != .multiLine
  }

  private mutating func leave(_ interpolation: Interpolation) {
    parenDepth = interpolation.outerParenDepth
    endsWithLine = interpolations.last.map { $0.form != .multiLine } ?? false
  }

  /// The text of a literal from `place` to its closing delimiter or its next interpolation, that one included.
  private mutating func lexStringText(
    from place: Int, _ form: StringForm, pounds: Int, isFirst: Bool, _ flags: inout TokenFlags
  ) -> (end: Int, kind: TokenKind) {
    let whole: TokenKind = isFirst ? .stringLiteral : .stringTail
    var place = place
    while true {
      while !input.traits(at: place).contains(.stringStop) { place += 1 }
      let byte = input[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        switch form {
        case .singleLine:
          if let end = input.delimiterEnd(from: place, pounds: pounds) { return (end, whole) }
        case .multiLine:
          if input[place] == UInt8(ascii: "\""), input[place + 1] == UInt8(ascii: "\""),
            let end = input.delimiterEnd(from: place + 2, pounds: pounds)
          {
            return (end, whole)
          }
        case .singleQuoted: break
        }
      case UInt8(ascii: "'"):
        if form == .singleQuoted { return (place, whole) }
      case UInt8(ascii: "\\"):
        guard let escape = input.delimiterEnd(from: place, pounds: pounds) else { continue }
        switch input[escape] {
        case UInt8(ascii: "("):
          enter(form, pounds: pounds)
          return (escape + 1, isFirst ? .stringHead : .stringMiddle)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): place = escape + 1
        default: place = escape
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if form != .multiLine {
          flags.insert(.unterminated)
          return (place - 1, whole)
        }
      default:
        if place > input.count {
          flags.insert(.unterminated)
          return (input.count, whole)
        }
      }
    }
  }

  /// Whether a quote with `pounds` times `#` behind it stands at or behind `place` in the same line.
  ///
  /// This is what tells `#"""#`, a literal that holds one quote, from the start of a literal of several lines.
  private mutating func closesInLine(from place: Int, pounds: Int) -> Bool {
    if place >= rawQuotes.end {
      rawQuotes = CloserIndex()
      var end = place
      while true {
        switch input[end] {
        case UInt8(ascii: "\""):
          let quote = end
          end += 1
          while input[end] == UInt8(ascii: "#") { end += 1 }
          rawQuotes.add(at: quote, pounds: end - quote - 1)
          continue
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
        case 0 where end >= input.count: break
        default:
          end += 1
          continue
        }
        break
      }
      rawQuotes.end = end
    }
    return rawQuotes.mostPounds(from: place) >= pounds
  }
}

extension Lexer.Input {
  /// The place behind the `#` at `place`, all of them, when there are at least `pounds`.
  ///
  /// More than enough are taken as well: the compiler reads them as a delimiter with a slip in it.
  func delimiterEnd(from place: Int, pounds: Int) -> Int? {
    guard pounds > 0 else { return place }
    var end = place
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - place >= pounds ? end : nil
  }
}

/// Where the closing delimiters with the most `#` stand in a stretch of text that has been searched once.
///
/// Each look-ahead for a closing delimiter would otherwise search the same text again.
struct CloserIndex {
  private struct Closer {
    let place: Int
    let pounds: Int
  }

  /// Ordered by place; each has more pounds than all behind it.
  private var closers: [Closer] = []
  /// The closers before this one lie before every place asked for until now.
  private var first = 0
  /// The end of the text searched: what is asked must lie before it.
  var end = 0

  /// Adds the delimiter at `place`, which lies behind all that were added before.
  mutating func add(at place: Int, pounds: Int) {
    while let last = closers.last, last.pounds <= pounds { closers.removeLast() }
    closers.append(Closer(place: place, pounds: pounds))
  }

  /// The largest number of `#` that a delimiter at or behind `place` has. Places must be asked for in order.
  mutating func mostPounds(from place: Int) -> Int {
    while first < closers.count, closers[first].place < place { first += 1 }
    return first < closers.count ? closers[first].pounds : 0
  }
}
