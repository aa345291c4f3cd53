extension TokenTree {
  /// How far a look at generic arguments goes, in tokens, before `<` is taken for an operator.
  private static var genericArgumentLimit: Int { 200 }

  /// The token behind the generic arguments that the operator at `index` opens; nil where `<` is less-than.
  ///
  /// A closing operator with more behind the angle bracket (`>?`, `>=`) counts as the end.
  func end(ofGenericArgumentsAt index: Int) -> Int? {
    guard buffer.kind(index) == .operator, buffer.text(index).hasPrefix("<") else { return nil }
    var depth = 0
    var position = index
    let limit = min(buffer.endIndex, index + Self.genericArgumentLimit)
    while position < limit {
      switch buffer.kind(position) {
      case .operator:
        for character in buffer.text(position) {
          if character == "<" { depth += 1 }
          if character == ">" { depth -= 1 }
          if depth == 0 { return position + 1 }
          if !"<>&?!.~-".contains(character) { return nil }
        }
      case .leftParen, .leftBracket:
        guard opens(position) else { return nil }
        position = end(ofBracketAt: position)
        continue
      case .identifier, .comma, .period, .colon, .questionMark, .exclamationMark, .arrow, .atSign, .integerLiteral,
        .keyword:
        break
      default:
        return nil
      }
      position += 1
    }
    return nil
  }

  /// The token behind the generic arguments at `index`, where an expression may go on with them.
  ///
  /// The language's own test: a list of types and a token that cannot start an operand.
  func end(ofGenericArgumentsInExpressionAt index: Int) -> Int? {
    guard let end = end(ofGenericArgumentsAt: index) else { return nil }
    switch buffer.kind(end) {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .colon,
      .semicolon, .equal, .exclamationMark, .questionMark, .endOfFile:
      return end
    case .operator:
      return end
    default:
      return buffer.startsLine(end) ? end : nil
    }
  }

  /// The first token of the generic arguments that end with the operator at `index`, looking backwards.
  func start(ofGenericArgumentsEndingAt index: Int) -> Int? {
    var depth = 0
    var position = index
    let limit = max(0, index - Self.genericArgumentLimit)
    while position >= limit {
      switch buffer.kind(position) {
      case .operator:
        for character in buffer.text(position).reversed() {
          if character == ">" { depth += 1 }
          if character == "<" { depth -= 1 }
        }
        if depth <= 0 { return buffer.text(position).hasPrefix("<") ? position : nil }
      case .rightParen, .rightBracket:
        guard let open = brackets.partner(of: position) else { return nil }
        position = open
      case .identifier, .comma, .period, .colon, .questionMark, .exclamationMark, .arrow, .atSign, .integerLiteral,
        .keyword:
        break
      default:
        return nil
      }
      position -= 1
    }
    return nil
  }

  /// The token behind the type that starts at `start`.
  func end(ofTypeAt start: Int) -> Int {
    var index = start
    var expectsOperand = true
    while index < buffer.endIndex {
      if expectsOperand {
        switch buffer.kind(index) {
        case .atSign:
          index = attribute(at: index).tokens.upperBound
        case .leftParen, .leftBracket:
          guard opens(index) else { return index }
          index = end(ofBracketAt: index)
          expectsOperand = false
        case .identifier, .keyword:
          let isSpecifier = isTypeSpecifier(index)
          index += 1
          expectsOperand = isSpecifier
        case .operator where buffer.isText(index, "~"):
          index += 1
        default:
          return index
        }
        continue
      }
      switch buffer.kind(index) {
      case .period, .arrow:
        index += 1
        expectsOperand = true
      case .questionMark, .exclamationMark:
        guard isGlued(index) else { return index }
        index += 1
      case .identifier, .keyword:
        guard isEffect(index) else { return index }
        index += 1
        if buffer.kind(index) == .leftParen, isGlued(index), opens(index) { index = end(ofBracketAt: index) }
      case .operator:
        if buffer.isText(index, "&") {
          index += 1
          expectsOperand = true
        } else if let end = end(ofGenericArgumentsAt: index) {
          index = end
        } else {
          return index
        }
      default:
        return index
      }
    }
    return index
  }

  /// A word before a type that is not yet the type.
  private func isTypeSpecifier(_ index: Int) -> Bool {
    let next = buffer.kind(index + 1)
    guard next == .identifier || next == .keyword || next == .leftParen || next == .leftBracket || next == .atSign,
      !buffer.startsLine(index + 1)
    else { return false }
    return buffer.isText(index, "some") || buffer.isText(index, "any") || buffer.isText(index, "inout")
      || buffer.isText(index, "borrowing") || buffer.isText(index, "consuming") || buffer.isText(index, "sending")
      || buffer.isText(index, "isolated") || buffer.isText(index, "each") || buffer.isText(index, "repeat")
      || buffer.isText(index, "__owned") || buffer.isText(index, "__shared")
  }

  private func isEffect(_ index: Int) -> Bool {
    guard buffer.isText(index, "async") || buffer.isText(index, "throws") || buffer.isText(index, "rethrows") else {
      return false
    }
    let next = buffer.kind(index + 1)
    return next == .arrow || next == .leftParen || buffer.isText(index + 1, "throws")
  }
}
