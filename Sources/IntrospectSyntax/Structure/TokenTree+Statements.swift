extension TokenTree {
  /// The statements of a body, without separators and without `case` labels.
  public func statements(in body: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start: Int?
    var index = body.lowerBound
    func close(_ end: Int) {
      if let begin = start, begin < end { statements.append(begin..<end) }
      start = nil
    }
    while index < body.upperBound {
      switch buffer.kind(index) {
      case .semicolon:
        close(index)
        index += 1
        continue
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        if let block = conditionals.block(at: index), block.tokens.lowerBound == index, isPostfix(block), start != nil {
          index = min(block.tokens.upperBound, body.upperBound)
          continue
        }
        close(index)
        index = directiveEnd(index)
        continue
      default:
        break
      }
      if let label = labelEnd(at: index, isStart: start == nil || buffer.startsLine(index)) {
        close(index)
        index = label
        continue
      }
      if start == nil {
        start = index
      } else if buffer.startsLine(index), !continuesStatement(index) {
        close(index)
        start = index
      }
      index = end(ofBracketAt: index)
    }
    close(body.upperBound)
    return statements
  }

  private func directiveEnd(_ index: Int) -> Int {
    guard let block = conditionals.block(at: index),
      let branch = block.branches.first(where: { $0.directive == index })
    else { return index + 1 }
    return branch.body.lowerBound
  }

  /// The token behind `case …:` or `default:`; nil where no label of a `switch` starts.
  private func labelEnd(at index: Int, isStart: Bool) -> Int? {
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

  private func continuesStatement(_ index: Int) -> Bool {
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
