extension TokenTree {
  /// The statements of a body, without separators and without `case` labels.
  public func statements(in body: Range<Int>) -> [Range<Int>] {
    var reader = StatementReader(self, from: body.lowerBound, to: body.upperBound)
    var statements: [Range<Int>] = []
    while let statement = reader.next() { statements.append(statement) }
    return statements
  }

  /// The statement of a body that a token stands in; nil for separators and labels.
  ///
  /// It costs as much as the statement is long, and not as the body is.
  public func statement(around token: Int, in body: Range<Int>) -> Range<Int>? {
    guard let last = lastStatement(to: token, in: body) else { return nil }
    return last.contains(token) ? last : nil
  }

  /// The first statement of a body that ends behind a token; nil where none does.
  func firstStatement(endingAfter token: Int, in body: Range<Int>) -> Range<Int>? {
    var reader = StatementReader(self, from: statementStart(before: token, in: body), to: body.upperBound)
    while let statement = reader.next() { if statement.upperBound > token { return statement } }
    return nil
  }

  /// The last statement of a body that begins at or before a token, in the lines of that token's statement.
  func lastStatement(to token: Int, in body: Range<Int>) -> Range<Int>? {
    var reader = StatementReader(self, from: statementStart(before: token, in: body), to: body.upperBound)
    var last: Range<Int>?
    while let statement = reader.next(), statement.lowerBound <= token {
      last = statement
      if statement.upperBound > token { break }
    }
    return last
  }

  /// A token at or before `token` with which a statement of the body certainly begins, or the body itself.
  private func statementStart(before token: Int, in body: Range<Int>) -> Int {
    var place = token
    while let open = brackets.opener(of: place), open >= body.lowerBound { place = open }
    while place > body.lowerBound {
      if let open = brackets.partner(of: place), open < place {
        place = max(open, body.lowerBound)
        continue
      }
      if beginsStatement(place) { return place }
      place -= 1
    }
    return body.lowerBound
  }

  /// Whether a token that starts a line begins a statement whatever stands before it.
  private func beginsStatement(_ index: Int) -> Bool {
    guard buffer.startsLine(index), !continuesStatement(index) else { return false }
    switch buffer.kind(index) {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return false
    // The condition of a `case`.
    default: return !buffer.isText(index, "where")
    }
  }

  fileprivate func directiveEnd(_ index: Int) -> Int {
    guard let branch = conditionals.block(at: index)?.branch(startingAt: index) else { return index + 1 }
    return branch.body.lowerBound
  }

  /// The token behind `case …:` or `default:`; nil where no label of a `switch` starts.
  fileprivate func labelEnd(at index: Int, isStart: Bool) -> Int? {
    guard isStart, let brace = brackets.opener(of: index), let body = controlFlow.body(at: brace),
      buffer.isText(body.keyword, "switch")
    else { return nil }
    if buffer.isText(index, "default"), buffer.kind(index + 1) == .colon { return index + 2 }
    guard buffer.isText(index, "case") else { return nil }
    var position = index + 1
    while position < buffer.endIndex {
      if buffer.kind(position) == .colon { return position + 1 }
      if buffer.kind(position) == .rightBrace { return nil }
      position = end(ofBracketAt: position)
    }
    return nil
  }

  fileprivate func continuesStatement(_ index: Int) -> Bool {
    if buffer.isText(index, "else") || buffer.isText(index, "catch") { return true }
    if buffer.kind(index) == .leftBrace { return controlFlow.body(at: index) != nil || continuesExpression(index) }
    if buffer.isText(index, "while"), buffer.kind(index - 1) == .rightBrace, let open = brackets.partner(of: index - 1),
      let body = controlFlow.body(at: open), buffer.isText(body.keyword, "repeat")
    {
      return true
    }
    return continuesExpression(index)
  }
}

/// Reads the statements of a body one by one.
private struct StatementReader {
  private let tree: TokenTree
  private var index: Int
  private let end: Int

  init(_ tree: TokenTree, from start: Int, to end: Int) {
    self.tree = tree
    index = start
    self.end = end
  }

  /// The next statement; nil at the end of the body.
  mutating func next() -> Range<Int>? {
    let buffer = tree.buffer
    var start: Int?
    while index < end {
      switch buffer.kind(index) {
      case .semicolon:
        if let start { return start..<index }
        index += 1
        continue
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        if let start {
          guard let block = tree.conditionals.block(at: index), block.tokens.lowerBound == index, tree.isPostfix(block)
          else { return start..<index }
          index = min(block.tokens.upperBound, end)
        } else {
          index = tree.directiveEnd(index)
        }
        continue
      default:
        break
      }
      if let label = tree.labelEnd(at: index, isStart: start == nil || buffer.startsLine(index)) {
        if let start { return start..<index }
        index = label
        continue
      }
      if let start, buffer.startsLine(index), !tree.continuesStatement(index) { return start..<index }
      if start == nil { start = index }
      index = tree.end(ofBracketAt: index)
    }
    guard let start, start < end else { return nil }
    return start..<end
  }
}
