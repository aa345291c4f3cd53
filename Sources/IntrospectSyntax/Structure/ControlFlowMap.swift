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
    var waiting: [Int?] = [nil]
    var index = 0
    while index < buffer.endIndex {
      switch buffer.kind(index) {
      case .keyword:
        if let word = ControlWord(buffer, index) {
          switch word {
          case .header:
            let isTail = buffer.isText(index, "while") && Self.followsRepeat(index, buffer, brackets, bodies)
            if !isTail { waiting[waiting.count - 1] = index }
          case .guard:
            waiting[waiting.count - 1] = index
            guards.append(index)
          case .plain:
            let isGuard = buffer.isText(index, "else") && waiting.last.flatMap { $0 }.map { buffer.isText($0, "guard") } == true
            if !isGuard { waiting[waiting.count - 1] = index }
          }
        }
      case .leftBrace:
        if let keyword = waiting[waiting.count - 1], Self.isBody(index, of: keyword, buffer, brackets) {
          bodies[index] = Body(keyword: keyword, header: keyword + 1..<max(keyword + 1, index))
          waiting[waiting.count - 1] = nil
        }
        if brackets.partner(of: index) != nil { waiting.append(nil) }
      case .leftParen, .leftBracket, .stringHead:
        if brackets.partner(of: index) != nil { waiting.append(nil) }
      case .rightParen, .rightBracket, .rightBrace, .stringTail:
        if brackets.partner(of: index) != nil, waiting.count > 1 { waiting.removeLast() }
      case .semicolon:
        waiting[waiting.count - 1] = nil
      default:
        break
      }
      index += 1
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

    init?(_ buffer: TokenBuffer, _ index: Int) {
      if buffer.kind(index - 1) == .period || buffer.kind(index + 1) == .colon { return nil }
      if buffer.isText(index, "guard") {
        self = .guard
      } else if buffer.isText(index, "if") || buffer.isText(index, "for") || buffer.isText(index, "while")
        || buffer.isText(index, "switch") || buffer.isText(index, "catch")
      {
        self = .header
      } else if buffer.isText(index, "else") || buffer.isText(index, "do") || buffer.isText(index, "repeat")
        || buffer.isText(index, "defer")
      {
        self = .plain
      } else {
        return nil
      }
    }
  }

  /// `while` after the body of `repeat` has no body of its own.
  private static func followsRepeat(
    _ index: Int, _ buffer: TokenBuffer, _ brackets: BracketMap, _ bodies: [Int: Body]
  ) -> Bool {
    guard buffer.kind(index - 1) == .rightBrace, let open = brackets.partner(of: index - 1), let body = bodies[open]
    else { return false }
    return buffer.isText(body.keyword, "repeat")
  }

  /// Whether a brace at the depth of a waiting word is its body, and not a closure inside its header.
  private static func isBody(_ open: Int, of keyword: Int, _ buffer: TokenBuffer, _ brackets: BracketMap) -> Bool {
    if buffer.isText(keyword, "guard") { return buffer.isText(open - 1, "else") }
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
