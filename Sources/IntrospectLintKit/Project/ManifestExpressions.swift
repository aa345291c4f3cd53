import IntrospectSyntax

/// The few kinds of expressions that a manifest is read by; anything else is not understood.
struct ManifestExpressions {
  let tree: TokenTree
  /// The number of directives of `#if` blocks before each token.
  private let directives: [Int]
  /// The number of `#if` blocks that are open before each token.
  private let depths: [Int]

  init(_ source: SourceText) {
    tree = TokenTree(Lexer(source).tokenize())
    var directives: [Int] = []
    var depths: [Int] = []
    var (count, depth) = (0, 0)
    for token in tree.buffer.tokens {
      directives.append(count)
      depths.append(depth)
      switch token.kind {
      case .poundIf: (count, depth) = (count + 1, depth + 1)
      case .poundElseif, .poundElse: count += 1
      case .poundEndif: (count, depth) = (count + 1, max(depth - 1, 0))
      default: break
      }
    }
    self.directives = directives
    self.depths = depths
  }

  var tokens: TokenBuffer { tree.buffer }

  /// A string literal on one line, without interpolation and escapes.
  func string(_ value: Range<Int>) -> Located<String>? {
    guard value.count == 1, tokens.kind(value.lowerBound) == .stringLiteral else { return nil }
    let token = tokens[value.lowerBound]
    let text = tokens.text(value.lowerBound)
    guard !token.flags.contains(.unterminated), text.utf8.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""),
      !text.contains("\\")
    else { return nil }
    return Located(String(text.dropFirst().dropLast()), at: token.range)
  }

  /// The elements of a list of string literals; nil for anything else.
  func strings(_ value: Range<Int>) -> [Located<String>]? {
    guard let elements = elements(value) else { return nil }
    let strings = elements.compactMap(string)
    return strings.count == elements.count ? strings : nil
  }

  /// The elements of an array literal; nil for anything else, such as `base + [ … ]`.
  func elements(_ value: Range<Int>) -> [Range<Int>]? {
    guard !value.isEmpty, tokens.kind(value.lowerBound) == .leftBracket,
      tree.brackets.partner(of: value.lowerBound) == value.upperBound - 1
    else { return nil }
    return tree.elements(inBracketAt: value.lowerBound)
  }

  /// `.name(…)` or `Type.name(…)`, with nothing behind it.
  func memberCall(_ value: Range<Int>) -> (name: String, arguments: [Argument])? {
    var period = value.lowerBound
    while tokens.kind(period) == .identifier, tokens.kind(period + 1) == .period, period < value.upperBound {
      period += tokens.kind(period + 3) == .period ? 2 : 1
    }
    guard tokens.kind(period) == .period, tokens.kind(period + 2) == .leftParen else { return nil }
    let call = tree.call(behind: period + 1)
    guard call.trailingClosures.isEmpty, call.tokens.upperBound == value.upperBound,
      call.tokens.upperBound > period + 2
    else { return nil }
    return (tokens.name(period + 1), call.arguments)
  }

  /// Whether what stands in `value` is compiled under a condition, or holds something that is.
  func isConditional(_ value: Range<Int>) -> Bool {
    let last = directives.count - 1
    let (start, end) = (min(value.lowerBound, last), min(value.upperBound, last))
    return depths[start] > 0 || directives[end] > directives[start]
  }
}

extension [Argument] {
  /// The value of the argument with that label.
  func value(_ label: String) -> Range<Int>? { first { $0.label == label }?.value }
}
