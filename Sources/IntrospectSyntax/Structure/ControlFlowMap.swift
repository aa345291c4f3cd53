/// Which braces are the bodies of `if`, `guard`, `for`, `while`, `repeat`, `switch`, `do`, `catch`, `defer` and `else`.
public struct ControlFlowMap: Sendable {
  /// One brace of control flow.
  public struct Body: Sendable, Hashable {
    /// The word that the brace belongs to: `if`, `guard` (its `else` body), `else` (a plain one), `for` …
    public let keyword: Int
    /// Between the word and the brace: the condition, the sequence, the pattern.
    public let header: Range<Int>
  }

  /// By opening brace.
  private let bodies: [Int: Body]
  /// The words `guard` in order of place.
  public let guards: [Int]

  public init(_ buffer: TokenBuffer, _ brackets: BracketMap) {
    var bodies: [Int: Body] = [:]
    var guards: [Int] = []
    // The word that waits for its brace at each depth; nil where none does.
    var waiting: [Int?] = []
    var current: Int?
    for (index, token) in buffer.tokens.enumerated() {
      switch token.kind {
      case .keyword:
        guard let word = token.word.flatMap(ControlWord.init), buffer.kind(index - 1) != .period,
          buffer.kind(index + 1) != .colon
        else { continue }
        switch word {
        case .header:
          if token.word != .while || !Self.followsRepeat(index, buffer, brackets, bodies) { current = index }
        case .guard:
          current = index
          guards.append(index)
        case .plain:
          // The `else` of a `guard` belongs to it.
          let isOfGuard = token.word == .else && current.map { buffer.word($0) == .guard } == true
          if !isOfGuard { current = index }
        }
      case .leftBrace:
        if let keyword = current, Self.isBody(index, of: keyword, buffer, brackets) {
          bodies[index] = Body(keyword: keyword, header: keyword + 1..<max(keyword + 1, index))
          current = nil
        }
        fallthrough
      case .leftParen, .leftBracket, .stringHead:
        guard brackets.partner(of: index) != nil else { continue }
        waiting.append(current)
        current = nil
      case .rightParen, .rightBracket, .rightBrace, .stringTail:
        if brackets.partner(of: index) != nil, let outer = waiting.popLast() { current = outer }
      case .semicolon:
        current = nil
      default:
        break
      }
    }
    self.bodies = bodies
    self.guards = guards
  }

  /// The control flow that the brace at `index` belongs to; nil for closures and declarations.
  public func body(at index: Int) -> Body? { bodies[index] }

  private enum ControlWord {
    /// A header stands between the word and the brace.
    case header
    case `guard`
    /// The brace follows at once, or nearly: `else`, `do`, `repeat`, `defer`.
    case plain

    init?(_ word: Word) {
      switch word {
      case .guard: self = .guard
      case .if, .for, .while, .switch, .catch: self = .header
      case .else, .do, .repeat, .defer: self = .plain
      default: return nil
      }
    }
  }

  /// `while` after the body of `repeat` has no body of its own.
  private static func followsRepeat(
    _ index: Int, _ buffer: TokenBuffer, _ brackets: BracketMap, _ bodies: [Int: Body]
  ) -> Bool {
    guard buffer.kind(index - 1) == .rightBrace, let open = brackets.partner(of: index - 1), let body = bodies[open]
    else { return false }
    return buffer.word(body.keyword) == .repeat
  }

  /// Whether a brace at the depth of a waiting word is its body, and not a closure inside its header.
  private static func isBody(_ open: Int, of keyword: Int, _ buffer: TokenBuffer, _ brackets: BracketMap) -> Bool {
    if buffer.word(keyword) == .guard { return buffer.word(open - 1) == .else }
    if open == keyword + 1 { return true }
    guard let close = brackets.partner(of: open) else { return true }
    // A header that goes on behind the brace: `if items.contains { … } {`, `if let a = b.map { … }, …`.
    let next = close + 1
    if buffer.startsLine(next) { return buffer.kind(next) != .leftBrace }
    switch buffer.kind(next) {
    case .leftBrace, .comma, .period, .leftParen, .leftBracket, .operator, .exclamationMark, .questionMark, .equal:
      return false
    default:
      return true
    }
  }
}
