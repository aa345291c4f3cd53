import IntrospectSyntax

extension YAMLReader {
  /// A map or list in brackets that is not closed.
  private struct FlowLevel {
    var collection: YAMLCollection
    /// An item or a value has been read, and no comma behind it.
    var needsComma = false

    var open: Int { collection.start }
    var isMap: Bool { collection.kind == .map }
  }

  /// Reads from a bracket to the one that closes it, whose line is then the current one.
  mutating func readFlow(at start: Int) throws(YAMLProblem) -> YAMLNode {
    var open: [FlowLevel] = []
    var position = start
    while true {
      switch bytes[position] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        try openFlow(at: position, in: &open)
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        let node = try closeFlow(at: position, in: &open)
        if open.isEmpty { return node }
        open[open.count - 1].collection.add(node)
        open[open.count - 1].needsComma = true
        position += 1
      case UInt8(ascii: ","):
        let last = open.count - 1
        guard open[last].needsComma || open[last].collection.pending != nil else {
          throw problem("nothing stands before ','; write a value there, or take it out", position, position + 1)
        }
        open[last].collection.endKey()
        open[last].needsComma = false
        position += 1
      default:
        position = try readFlowScalar(at: position, in: &open[open.count - 1])
      }
      position = try skipFlowBlanks(from: position, open: open[open.count - 1].open)
    }
  }

  private func openFlow(at start: Int, in open: inout [FlowLevel]) throws(YAMLProblem) {
    let kind: YAMLCollection.Kind = bytes[start] == UInt8(ascii: "{") ? .map : .list
    guard levels.count + open.count < Self.maximalDepth else { throw tooDeep(at: start) }
    if kind == .map, open.contains(where: \.isMap) {
      throw problem(
        "a map in braces inside another one is not supported; write it on lines of its own", start, start + 1)
    }
    if let last = open.last {
      if last.needsComma { throw missingComma(at: start) }
      if last.isMap, last.collection.pending == nil { throw problem("a key has to be a string", start, start + 1) }
    }
    open.append(FlowLevel(collection: YAMLCollection(kind, start: start)))
  }

  private func closeFlow(at position: Int, in open: inout [FlowLevel]) throws(YAMLProblem) -> YAMLNode {
    let last = open.count - 1
    let isMap = open[last].isMap
    guard isMap == (bytes[position] == UInt8(ascii: "}")) else {
      let start = open[last].open
      let expected = isMap ? "}" : "]"
      throw YAMLProblem(
        "'\(text(position, position + 1))' does not close '\(text(start, start + 1))'; write '\(expected)' first",
        at: range(position, position + 1), notes: [.init("opened here", at: range(start, start + 1))])
    }
    open[last].collection.endKey()
    return open.removeLast().collection.node(end: position + 1)
  }

  /// Reads an item, a key with its colon, or the value of a key; gives the place behind it.
  private mutating func readFlowScalar(at start: Int, in level: inout FlowLevel) throws(YAMLProblem) -> Int {
    if level.needsComma { throw missingComma(at: start) }
    let (scalar, range) = try readScalar(at: start, inFlow: true)
    let end = range.end.value
    try checkEnd(ofFlowScalar: end, style: scalar.style)
    let next = skipBlanks(from: end)
    // Behind a key in quotes the colon needs no space, as in JSON.
    let hasColon = next < line.end && bytes[next] == UInt8(ascii: ":")
      && (scalar.style != .plain || isColon(at: next, inFlow: true))
    if level.isMap, level.collection.pending == nil {
      guard hasColon else { throw flowKeyWithoutValue(scalar, at: range) }
      try checkKey(scalar, at: range)
      let first = level.collection.begin(key: scalar, at: range, behindColon: next + 1)
      if let first { throw duplicate(scalar, at: range, first: first) }
      return next + 1
    }
    if hasColon {
      guard !level.isMap else { throw secondColon(next, valueStart: nil) }
      throw problem("a key in a list; put it with its value in braces: '{ key: value }'", next, next + 1)
    }
    level.collection.add(Self.node(of: scalar, at: range))
    level.needsComma = true
    return end
  }

  /// The next byte that is no blank and in no comment, in this line or a later one.
  private mutating func skipFlowBlanks(from start: Int, open: Int) throws(YAMLProblem) -> Int {
    var position = skipBlanks(from: start)
    while endsLine(at: position) {
      repeat { lineIndex += 1 } while lineIndex < lines.count && isBlank(lines[lineIndex])
      guard lineIndex < lines.count else { throw unclosedBracket(at: open) }
      position = line.content
      // Less deep than the key, only a bracket may stand: otherwise the rest of the file would be taken for the list.
      let isClosing = bytes[position] == UInt8(ascii: "]") || bytes[position] == UInt8(ascii: "}")
      let isInside = levels.last.map { line.indent > $0.column } ?? true
      let isMarker = hasMarker("---", at: line) || hasMarker("...", at: line)
      guard isClosing || (isInside && !isMarker) else { throw unclosedBracket(at: open, before: line) }
      try checkIndentation(of: line)
    }
    return position
  }
}
