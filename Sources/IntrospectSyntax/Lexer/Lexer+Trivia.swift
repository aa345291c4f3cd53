extension Lexer.Cursor {
  mutating func appendComment(_ kind: Comment.Kind, _ start: Int, _ end: Int) {
    comments.append(
      Comment(kind: kind, range: SourceRange(ByteOffset(start), ByteOffset(end)), nextToken: tokens.count))
  }

  /// Bytes that belong to no token. What touches the last such run is added to it.
  @inline(never)
  mutating func appendUnexpectedText(_ start: Int, _ end: Int) {
    if let last = comments.last, last.kind == .unexpectedText, last.range.end.value == start,
      last.nextToken == tokens.count
    {
      comments.removeLast()
      appendComment(.unexpectedText, last.range.start.value, end)
    } else {
      appendComment(.unexpectedText, start, end)
    }
  }

  /// The place behind `#!…`, which may stand at the very start of a file only.
  mutating func lexShebang(at start: Int) -> Int {
    guard input[start] == UInt8(ascii: "#"), input[start + 1] == UInt8(ascii: "!") else { return start }
    let end = input.lineEnd(from: start)
    appendComment(.shebang, start, end)
    return end
  }

  @inline(never)
  mutating func lexLineComment(at start: Int) -> Int {
    let end = input.lineEnd(from: start + 2)
    appendComment(input[start + 2] == UInt8(ascii: "/") ? .docLine : .line, start, end)
    return end
  }

  /// A comment in `/* … */` with those nested in it. Without its end it reaches to the end of the file.
  @inline(never)
  mutating func lexBlockComment(at start: Int, _ flags: inout TokenFlags) -> Int {
    // `/**/` is empty, not documentation.
    let isDocumentation =
      input[start + 2] == UInt8(ascii: "*") && input[start + 3] != UInt8(ascii: "/") && start + 3 < input.count
    var depth = 1
    var place = start + 2
    while depth > 0 {
      while !input.traits(at: place).contains(.blockCommentStop) { place += 1 }
      let byte = input[place]
      place += 1
      switch byte {
      case UInt8(ascii: "*"):
        if input[place] == UInt8(ascii: "/") {
          depth -= 1
          place += 1
        }
      case UInt8(ascii: "/"):
        if input[place] == UInt8(ascii: "*") {
          depth += 1
          place += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): flags.insert(.startsLine)
      default:
        if place > input.count {
          appendComment(isDocumentation ? .docBlock : .block, start, input.count)
          return input.count
        }
      }
    }
    appendComment(isDocumentation ? .docBlock : .block, start, place)
    return place
  }
}

extension Lexer.Input {
  /// The first byte at or behind `place` that is not a space, or a space with fewer than seven behind it.
  func indentationEnd(from place: Int) -> Int {
    var place = place
    while word(at: place) == 0x2020_2020_2020_2020 { place &+= 8 }
    return place
  }

  /// Whether a control character may be among eight bytes: a NUL or a line break is one, a tab as well.
  private func mayHoldLineStop(_ word: UInt64) -> Bool {
    // Bit 7 of a byte below 0x20 is set by the subtraction; a borrow from a neighbour only makes for false alarms.
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// The first line break at or behind `place`, or the end of the file.
  func lineEnd(from place: Int) -> Int {
    var place = place
    while true {
      // Comments are long: eight bytes at once as long as none of them can end the line.
      while !mayHoldLineStop(word(at: place)) { place &+= 8 }
      while !traits(at: place).contains(.lineStop) { place &+= 1 }
      // A NUL within the file belongs to its line.
      if bytes[place] != 0 || place >= count { return min(place, count) }
      place += 1
    }
  }
}

// MARK: - Placeholders

extension Lexer.Cursor {
  /// Where the next `#>` stands, if one follows in the line.
  struct PlaceholderEnds {
    /// The text from here to `end` has been searched.
    var start = 0
    var end = 0
    /// Whether a `#>` stands at `end`; otherwise the line ends there.
    var isFound = false
  }

  /// Whether a `#>` follows `place` in its line: if so, an operator ends before the `<#` at `place`.
  mutating func isPlaceholderEnded(from place: Int) -> Bool {
    if place >= placeholderEnds.start, place <= placeholderEnds.end { return placeholderEnds.isFound }
    var end = place
    while true {
      switch input[end] {
      case UInt8(ascii: "#") where input[end + 1] == UInt8(ascii: ">"):
        placeholderEnds = PlaceholderEnds(start: place, end: end, isFound: true)
        return true
      case UInt8(ascii: "\n"):
        placeholderEnds = PlaceholderEnds(start: place, end: end, isFound: false)
        return false
      case 0 where end >= input.count:
        placeholderEnds = PlaceholderEnds(start: place, end: end, isFound: false)
        return false
      default: end += 1
      }
    }
  }
}

extension Lexer.Input {
  /// The end of an editor placeholder that starts at `start`, where a `<` stands.
  func placeholderEnd(at start: Int) -> Int? {
    guard bytes[start + 1] == UInt8(ascii: "#") else { return nil }
    // The search stops where the next one could start, so no text is searched twice.
    var place = start + 2
    while true {
      switch bytes[place] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "<") where bytes[place + 1] == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where bytes[place + 1] == UInt8(ascii: ">"): return place + 2
      case 0 where place >= count: return nil
      default: place += 1
      }
    }
  }
}

// MARK: - Conflict markers

extension Lexer.Cursor {
  /// Whether a search for the end of a conflict has failed; it fails for every later start as well.
  struct ConflictEnds {
    var hasNoneForGit = false
    var hasNoneForPerforce = false
  }

  /// The end of a conflict that starts at `start`, all of it up to the end of the line that ends it.
  @inline(never)
  mutating func conflictEnd(at start: Int) -> Int? {
    if start > input.contentStart, input[start - 1] != UInt8(ascii: "\n"), input[start - 1] != UInt8(ascii: "\r") {
      return nil
    }
    if !conflicts.hasNoneForGit, input.matches("<<<<<<< ", at: start) {
      if let end = lineStart(with: ">>>>>>> ", from: start + 8) { return input.lineEnd(from: end) }
      conflicts.hasNoneForGit = true
    }
    if !conflicts.hasNoneForPerforce, input.matches(">>>> ", at: start) {
      if let end = lineStart(with: "<<<<\n", from: start + 5) { return input.lineEnd(from: end) }
      conflicts.hasNoneForPerforce = true
    }
    return nil
  }

  /// The place behind the first `mark` behind `place` that starts a line.
  private func lineStart(with mark: StaticString, from place: Int) -> Int? {
    var place = place
    while true {
      place = input.lineEnd(from: place)
      if place >= input.count { return nil }
      place += 1
      if input.matches(mark, at: place) { return place + mark.utf8CodeUnitCount }
    }
  }
}
