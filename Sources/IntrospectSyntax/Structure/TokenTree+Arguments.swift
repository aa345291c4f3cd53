extension TokenTree {
  /// The attribute that the `@` at `index` starts.
  public func attribute(at index: Int) -> Attribute {
    var position = index + 1
    var name = ""
    while isName(position), isGlued(position) {
      name += buffer.name(position)
      position += 1
      if let end = end(ofGenericArgumentsAt: position), isGlued(position) { position = end }
      guard buffer.kind(position) == .period, isName(position + 1) else { break }
      name += "."
      position += 1
    }
    guard buffer.kind(position) == .leftParen, isGlued(position), let close = brackets.partner(of: position) else {
      return Attribute(name: name, tokens: index..<max(position, index + 1), arguments: nil)
    }
    return Attribute(name: name, tokens: index..<close + 1, arguments: position + 1..<close)
  }

  /// A run of tokens without the attributes that it begins with: `@escaping`, `@Sendable`. Empty where one of them does
  /// not end before the run does, as when its generic arguments swallow a comma.
  public func droppingAttributes(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    while start < tokens.upperBound, buffer.kind(start) == .atSign {
      start = max(attribute(at: start).tokens.upperBound, start + 1)
    }
    return min(start, tokens.upperBound)..<tokens.upperBound
  }

  /// The arguments between the bracket at `open` and its partner.
  func arguments(inBracketAt open: Int) -> [Argument] {
    guard let close = brackets.partner(of: open), close > open else { return [] }
    return list(open + 1..<close).map(argument)
  }

  /// The parts of a run of tokens between its commas; a trailing comma ends the last part.
  public func list(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if buffer.kind(index) == .comma {
        parts.append(start..<index)
        start = index + 1
        index += 1
      } else if opens(index) {
        index = end(ofBracketAt: index)
      } else if let end = end(ofGenericArgumentsInExpressionAt: index), end <= tokens.upperBound {
        index = end
      } else {
        index += 1
      }
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts
  }

  /// Splits label and value.
  private func argument(_ tokens: Range<Int>) -> Argument {
    let first = tokens.lowerBound
    if isName(first), first + 1 < tokens.upperBound, buffer.kind(first + 1) == .colon {
      return Argument(label: buffer.name(first), value: first + 2..<max(first + 2, tokens.upperBound), tokens: tokens)
    }
    return Argument(label: nil, value: tokens, tokens: tokens)
  }

  /// The trailing closures that start with the brace at `open`: the first without a label, then `label: { … }`.
  func trailingClosures(at open: Int) -> [Argument] {
    var closures: [Argument] = []
    var end = end(ofBracketAt: open)
    closures.append(Argument(label: nil, value: open..<end, tokens: open..<end))
    while isName(end), buffer.kind(end + 1) == .colon, buffer.kind(end + 2) == .leftBrace, opens(end + 2) {
      let close = self.end(ofBracketAt: end + 2)
      closures.append(Argument(label: buffer.name(end), value: end + 2..<close, tokens: end..<close))
      end = close
    }
    return closures
  }
}
