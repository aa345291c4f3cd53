extension Lexer.Cursor {
  /// A run of `#` that no literal follows: each of them is a token of its own.
  struct PoundRun {
    var end = 0
  }

  /// A raw string, an extended regular expression, a directive, or the `#` before a name.
  @inline(never)
  mutating func lexPound(at start: Int, _ flags: inout TokenFlags) -> (end: Int, kind: TokenKind) {
    if start >= poundRun.end {
      var end = start + 1
      while input[end] == UInt8(ascii: "#") { end += 1 }
      switch input[end] {
      case UInt8(ascii: "\""): return lexString(at: start, pounds: end - start, &flags)
      case UInt8(ascii: "/"):
        let literal = extendedRegexEnd(at: end, pounds: end - start)
        if !literal.isClosed { flags.insert(.unterminated) }
        return (literal.end, .regexLiteral)
      default: poundRun.end = end
      }
    }
    return input.lexDirective(at: start)
  }
}

extension Lexer.Input {
  /// A directive, or the `#` alone.
  func lexDirective(at start: Int) -> (end: Int, kind: TokenKind) {
    // Digits do not count: `#if0` is `#if` and `0`.
    var end = start + 1
    while classes[Int(bytes[end])] == .letter { end += 1 }
    let word = Token(start: start, length: end - start, kind: .pound, flags: [])
    if isText(word, "#if") { return (end, .poundIf) }
    if isText(word, "#else") { return (end, .poundElse) }
    if isText(word, "#elseif") { return (end, .poundElseif) }
    if isText(word, "#endif") { return (end, .poundEndif) }
    if isText(word, "#available") { return (end, .poundAvailable) }
    if isText(word, "#unavailable") { return (end, .poundUnavailable) }
    if isText(word, "#sourceLocation") { return (end, .poundSourceLocation) }
    return (start + 1, .pound)
  }
}
