import IntrospectSyntax

func tokenBuffer(_ text: String) -> TokenBuffer { Lexer(SourceText(path: "Test.swift", text: text)).tokenize() }

func tokenBuffer(bytes: [UInt8]) -> TokenBuffer { Lexer(SourceText(path: "Test.swift", bytes: bytes)).tokenize() }

/// The tokens of `text` without the end of the file, each as its kind and its text: `keyword let`.
///
/// An unterminated token has a `…` behind it.
func tokens(_ text: String) -> [String] {
  let buffer = tokenBuffer(text)
  return (0..<buffer.endIndex).map { index in
    "\(buffer.kind(index)) \(buffer.text(index))" + (buffer[index].flags.contains(.unterminated) ? "…" : "")
  }
}

/// The kinds of the tokens of `text` without the end of the file.
func kinds(_ text: String) -> [TokenKind] { tokenBuffer(text).tokens.dropLast().map(\.kind) }

/// The comments of `text`, each as its kind and its text.
func comments(_ text: String) -> [String] {
  let buffer = tokenBuffer(text)
  return buffer.comments.map { "\($0.kind) \(buffer.source.text(in: $0.range))" }
}

/// What is wrong with the order of the tokens and comments of `buffer`, or with what lies between them.
///
/// Between two tokens there may be white space and comments only, and every comment knows the token behind it.
func faults(_ buffer: TokenBuffer) -> [String] {
  var faults: [String] = []
  let bytes = buffer.source.bytes
  var comments = buffer.comments[...]
  var place = buffer.source.byteOrderMarkLength
  func expectWhiteSpace(upTo end: Int) {
    if end < place { return faults.append("place \(end) lies behind \(place)") }
    let isWhite = bytes[place..<end].allSatisfy { [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains($0) }
    if !isWhite { faults.append("text without a token in \(place)..<\(end)") }
  }
  for (index, token) in buffer.tokens.enumerated() {
    while let comment = comments.first, comment.nextToken <= index {
      if comment.nextToken < index { faults.append("comment at \(comment.range.start.value): wrong token") }
      expectWhiteSpace(upTo: comment.range.start.value)
      place = comment.range.end.value
      comments.removeFirst()
    }
    expectWhiteSpace(upTo: Int(token.start))
    place = token.end
    let mayBeEmpty = token.kind == .endOfFile || token.kind == .stringTail
    if token.length == 0, !mayBeEmpty { faults.append("empty token at \(token.start)") }
  }
  if place != bytes.count { faults.append("the file ends at \(bytes.count), the tokens at \(place)") }
  if !comments.isEmpty { faults.append("\(comments.count) comments behind the end") }
  var open = 0
  for token in buffer.tokens {
    if token.kind == .stringHead { open += 1 }
    if token.kind == .stringTail { open -= 1 }
    if open < 0 { faults.append("a tail without a head at \(token.start)") }
  }
  if open != 0 { faults.append("\(open) heads without a tail") }
  return faults
}
