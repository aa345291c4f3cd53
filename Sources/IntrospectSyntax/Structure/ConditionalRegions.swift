/// The `#if` blocks of a file.
public struct ConditionalRegions: Sendable {
  /// One block from `#if` to `#endif`.
  public struct Block: Sendable, Hashable {
    public let branches: [ConditionalBranch]
    /// From `#if` to `#endif`, or to the end of the file where that is missing.
    public let tokens: Range<Int>
    /// The block around this one, by index.
    public let parent: Int?

    /// The branch whose directive is the token at `index`.
    func branch(startingAt index: Int) -> ConditionalBranch? {
      last(to: index).flatMap { $0.directive == index ? $0 : nil }
    }

    /// The branch whose body holds the token at `index`.
    func branch(around index: Int) -> ConditionalBranch? {
      last(to: index).flatMap { $0.body.contains(index) ? $0 : nil }
    }

    /// The last branch whose directive stands at or before `index`.
    private func last(to index: Int) -> ConditionalBranch? {
      let next = branches.indices.partitioningIndex { branches[$0].directive > index }
      return next > 0 ? branches[next - 1] : nil
    }
  }

  /// In order of place.
  public let blocks: [Block]

  public init(_ buffer: TokenBuffer) {
    var reader = ConditionalReader(buffer: buffer)
    for (index, token) in buffer.tokens.enumerated() { reader.read(token.kind, at: index) }
    blocks = reader.finish()
  }

  /// The branches around the token at `index`, outermost first. A directive and its condition are in no branch of
  /// their own block.
  public func branches(around index: Int) -> [ConditionalBranch] {
    var result: [ConditionalBranch] = []
    var candidate = innermostBlock(around: index)
    while let number = candidate {
      let block = blocks[number]
      if let branch = block.branch(around: index) { result.append(branch) }
      candidate = block.parent
    }
    return result.reversed()
  }

  /// The block whose `#if` or `#endif` is the token at `index`, or one of whose branches begins with that token.
  public func block(at index: Int) -> Block? {
    guard let number = innermostBlock(around: index) else { return nil }
    return blocks[number]
  }

  private func innermostBlock(around index: Int) -> Int? {
    let next = blocks.indices.partitioningIndex { blocks[$0].tokens.lowerBound > index }
    var candidate = next > 0 ? next - 1 : nil
    while let number = candidate, !blocks[number].tokens.contains(index) { candidate = blocks[number].parent }
    return candidate
  }
}

/// Collects blocks in one pass over the tokens.
private struct ConditionalReader {
  private struct OpenBlock {
    let number: Int
    let start: Int
    var directive: Int
    var condition: Range<Int>
    var branches: [ConditionalBranch] = []
    var conditions: [Range<Int>] = []
  }

  private static let conditionLimit = 100

  let buffer: TokenBuffer
  private var blocks: [ConditionalRegions.Block?] = []
  private var open: [OpenBlock] = []

  init(buffer: TokenBuffer) { self.buffer = buffer }

  mutating func read(_ kind: TokenKind, at index: Int) {
    switch kind {
    case .poundIf:
      open.append(
        OpenBlock(number: blocks.count, start: index, directive: index, condition: condition(after: index)))
      blocks.append(nil)
    case .poundElseif, .poundElse:
      endBranch(at: index)
      guard !open.isEmpty else { return }
      open[open.count - 1].directive = index
      open[open.count - 1].condition =
        kind == .poundElse ? index + 1..<index + 1 : condition(after: index)
    case .poundEndif:
      endBranch(at: index)
      endBlock(at: index + 1)
    default:
      break
    }
  }

  mutating func finish() -> [ConditionalRegions.Block] {
    while !open.isEmpty {
      endBranch(at: buffer.endIndex)
      endBlock(at: buffer.endIndex)
    }
    return blocks.compactMap { $0 }
  }

  private mutating func endBranch(at index: Int) {
    guard var block = open.popLast() else { return }
    let bodyStart = min(max(block.condition.upperBound, block.directive + 1), index)
    block.branches.append(
      ConditionalBranch(
        directive: block.directive, condition: block.condition, earlierConditions: block.conditions,
        body: bodyStart..<index))
    // Each branch holds its own list.
    if block.conditions.count < Self.conditionLimit { block.conditions.append(block.condition) }
    open.append(block)
  }

  private mutating func endBlock(at end: Int) {
    guard let block = open.popLast() else { return }
    blocks[block.number] = ConditionalRegions.Block(
      branches: block.branches, tokens: block.start..<end, parent: open.last?.number)
  }

  /// A condition ends with its line, unless an operator or an open parenthesis carries it on.
  private func condition(after directive: Int) -> Range<Int> {
    var index = directive + 1
    var depth = 0
    while index < buffer.endIndex {
      let isCarriedOn = depth > 0 || buffer.isText(index - 1, "&&") || buffer.isText(index - 1, "||")
      if buffer.startsLine(index), !isCarriedOn { break }
      switch buffer.kind(index) {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return directive + 1..<index
      default: break
      }
      index += 1
    }
    return directive + 1..<index
  }
}
