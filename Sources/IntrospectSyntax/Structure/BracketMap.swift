/// Which bracket belongs to which, and which bracket each token stands in.
///
/// Brackets are `( )`, `[ ]`, `{ }` and the two ends of an interpolated string. Each branch of an `#if` starts from
/// the nesting that holds before the block; a branch that does not balance is remembered and not repaired.
public struct BracketMap: Sendable {
  /// The partner of each bracket; -1 for other tokens and for brackets without one.
  private let partners: [Int32]
  /// The innermost bracket that opened before each token and closes behind it; -1 at the top of the file.
  private let openers: [Int32]
  /// The directives of `#if` branches in which brackets do not balance, in order.
  public let unbalancedBranches: [Int]

  public init(_ buffer: TokenBuffer) {
    var matcher = BracketMatcher(count: buffer.tokens.count)
    for (index, token) in buffer.tokens.enumerated() { matcher.read(token.kind, at: index) }
    partners = matcher.partners
    openers = matcher.openersThatClose()
    unbalancedBranches = matcher.unbalancedBranches
  }

  /// The other end of the bracket at `index`; nil where it has none.
  @inlinable
  public func partner(of index: Int) -> Int? {
    let partner = partner32(index)
    return partner < 0 ? nil : Int(partner)
  }

  /// The innermost bracket around the token at `index`, the token itself left aside; nil at the top of the file.
  @inlinable
  public func opener(of index: Int) -> Int? {
    let opener = opener32(index)
    return opener < 0 ? nil : Int(opener)
  }

  @usableFromInline
  func partner32(_ index: Int) -> Int32 { partners.indices.contains(index) ? partners[index] : -1 }

  @usableFromInline
  func opener32(_ index: Int) -> Int32 { openers.indices.contains(index) ? openers[index] : -1 }
}

/// The stack that pairs brackets, with a floor under each `#if` branch.
private struct BracketMatcher {
  /// What closes an opening bracket.
  private enum Shape { case paren, bracket, brace, string }

  private struct Open {
    let token: Int
    let shape: Shape
    /// Open brackets of each shape between the last floor or brace and this one; a `)` must not reach past a `{`.
    let parens: Int
    let squares: Int
  }

  private struct Floor {
    let depth: Int
    /// The directive of the branch that is being read.
    var directive: Int
    let braces: Int
    let strings: Int
    let parens: Int
    let squares: Int
  }

  var partners: [Int32]
  /// The innermost bracket that is open before each token.
  private var openers: [Int32]
  var unbalancedBranches: [Int] = []
  private var stack: [Open] = []
  /// The last one of the stack; -1 where nothing is open.
  private var innermost: Int32 = -1
  /// Whether a bracket was left that nothing closes.
  private var isAnyUnclosed = false
  private var floors: [Floor] = []
  private var isUnbalanced = false
  // How many of each shape a closing bracket can reach from here; keeps every lookup constant.
  private var parens = 0
  private var squares = 0
  private var braces = 0
  private var strings = 0

  init(count: Int) {
    partners = Array(repeating: -1, count: count)
    openers = partners
  }

  @inline(__always)
  mutating func read(_ kind: TokenKind, at index: Int) {
    switch kind {
    case .leftParen: open(.paren, index)
    case .leftBracket: open(.bracket, index)
    case .leftBrace: open(.brace, index)
    case .stringHead: open(.string, index)
    case .rightParen: close(.paren, index)
    case .rightBracket: close(.bracket, index)
    case .rightBrace: close(.brace, index)
    case .stringTail: close(.string, index)
    case .stringMiddle:
      if strings > 0 { unwind(to: .string) }
      note(index)
    case .poundIf:
      note(index)
      floors.append(
        Floor(
          depth: stack.count, directive: index, braces: braces, strings: strings, parens: parens, squares: squares))
      (parens, squares, braces, strings) = (0, 0, 0, 0)
      isUnbalanced = false
    case .poundElseif, .poundElse, .poundEndif:
      endBranch(at: index, isLast: kind == .poundEndif)
      note(index)
    default:
      note(index)
    }
  }

  /// The openers without those that nothing closes: what stands behind one of these stands in the bracket around it.
  func openersThatClose() -> [Int32] {
    // In nearly all files everything closes.
    guard isAnyUnclosed || !stack.isEmpty else { return openers }
    var result = openers
    for index in result.indices {
      let opener = Int(result[index])
      if opener >= 0, partners[opener] < 0 { result[index] = result[opener] }
    }
    return result
  }

  private mutating func note(_ index: Int) { openers[index] = innermost }

  private mutating func open(_ shape: Shape, _ index: Int) {
    note(index)
    stack.append(Open(token: index, shape: shape, parens: parens, squares: squares))
    innermost = Int32(index)
    switch shape {
    case .paren: parens += 1
    case .bracket: squares += 1
    case .brace:
      braces += 1
      (parens, squares) = (0, 0)
    case .string:
      strings += 1
      (parens, squares) = (0, 0)
    }
  }

  private mutating func close(_ shape: Shape, _ index: Int) {
    let isReachable =
      switch shape {
      case .paren: parens > 0
      case .bracket: squares > 0
      case .brace: braces > 0
      case .string: strings > 0
      }
    guard isReachable else {
      isUnbalanced = true
      note(index)
      return
    }
    unwind(to: shape)
    let partner = pop()
    partners[partner] = Int32(index)
    partners[index] = Int32(partner)
    note(index)
  }

  /// Drops what stands above the nearest open bracket of that shape; those brackets stay without a partner.
  private mutating func unwind(to shape: Shape) {
    while let last = stack.last, last.shape != shape {
      isUnbalanced = true
      isAnyUnclosed = true
      pop()
    }
  }

  @discardableResult
  private mutating func pop() -> Int {
    let last = stack.removeLast()
    innermost = stack.last.map { Int32($0.token) } ?? -1
    switch last.shape {
    case .paren, .bracket: break
    case .brace: braces -= 1
    case .string: strings -= 1
    }
    (parens, squares) = (last.parens, last.squares)
    return last.token
  }

  private mutating func endBranch(at index: Int, isLast: Bool) {
    guard var floor = floors.last else { return }
    if stack.count > floor.depth {
      isUnbalanced = true
      isAnyUnclosed = true
      stack.removeLast(stack.count - floor.depth)
      innermost = stack.last.map { Int32($0.token) } ?? -1
    }
    if isUnbalanced { unbalancedBranches.append(floor.directive) }
    (parens, squares, braces, strings) = (0, 0, 0, 0)
    isUnbalanced = false
    if isLast {
      floors.removeLast()
      (parens, squares, braces, strings) = (floor.parens, floor.squares, floor.braces, floor.strings)
    } else {
      floor.directive = index
      floors[floors.count - 1] = floor
    }
  }
}
