import IntrospectSyntax

/// Reads the part of YAML that a configuration needs, and says of the rest where it stands and how to write it.
///
/// Maps and lists by indentation, lists and maps in brackets, and strings that end on their line, plain or in quotes.
/// Types are not decided here: a version `1.10` is no number, so who asks for a key gets its text and its quotes.
/// The first mistake ends the reading. Time and memory grow with the size of the file; nesting is bounded.
public struct YAMLReader: Sendable {
  /// How many maps and lists may lie in one another.
  static let maximalDepth = 32

  /// A map or list by indentation that is not at its end.
  struct Level: Sendable {
    var collection: YAMLCollection
    /// The number of bytes before its keys or dashes in their lines. A list may have the column of the map around it.
    let column: Int
  }

  let source: SourceText
  let bytes: [UInt8]
  let lines: [YAMLLine]
  /// The line that is being read.
  var lineIndex = 0
  /// From the outermost to the innermost; each but the last waits for the value that the next one is.
  var levels: [Level] = []
  var root: YAMLNode?
  /// The value that ended the last line, for the message about one that goes on.
  var lastValue: YAMLNode?
  var warnings: [YAMLProblem] = []

  private init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    lines = YAMLLine.lines(of: source)
  }

  /// Reads a whole file.
  public static func read(_ source: SourceText) throws(YAMLProblem) -> YAMLDocument {
    try checkText(source)
    var reader = YAMLReader(source)
    try reader.checkMergeConflict()
    try reader.readLines()
    return YAMLDocument(root: reader.root, warnings: reader.warnings)
  }

  /// - Precondition: the last line has not been read.
  var line: YAMLLine { lines[lineIndex] }

  private mutating func readLines() throws(YAMLProblem) {
    var hasStarted = false
    var hasEnded = false
    while lineIndex < lines.count {
      defer { lineIndex += 1 }
      let start = line.content
      if isBlank(line) { continue }
      if hasMarker("...", at: line) {
        try checkMarkerStandsAlone()
        hasEnded = true
        continue
      }
      let isStart = hasMarker("---", at: line)
      guard !hasEnded, !(isStart && hasStarted) else {
        throw problem(
          "a second document starts here; keep one in the file", start, isStart ? start + 3 : line.end)
      }
      hasStarted = true
      if isStart {
        try checkMarkerStandsAlone()
      } else if line.indent == 0, bytes[start] == UInt8(ascii: "%") {
        throw problem("directives are not supported; take the line out", start, line.end)
      } else {
        try checkIndentation(of: line)
        try readLine()
      }
    }
    lineIndex = lines.count
    while !levels.isEmpty { try closeLevel() }
  }

  // MARK: Levels

  /// Finds the map or list that the line belongs to, ends those inside it, and reads the line.
  private mutating func readLine() throws(YAMLProblem) {
    let (start, column) = (line.content, line.indent)
    let isItem = isDash(at: start)
    guard !levels.isEmpty else {
      guard root == nil else { throw problem("text behind the end of the options", start, line.end) }
      return try readNode(at: start)
    }
    let last = levels.count - 1
    if levels[last].collection.pending != nil {
      let isListOfKey = isItem && column == levels[last].column && levels[last].collection.kind == .map
      if column > levels[last].column || isListOfKey { return try readNode(at: start) }
    }
    guard var target = levels.lastIndex(where: { $0.column == column }) else {
      throw indentationProblem(isItem: isItem)
    }
    // A list in the column of its key ends where there is no dash.
    if !isItem, target > 0, levels[target - 1].column == column { target -= 1 }
    while levels.count - 1 > target { try closeLevel() }
    try endPending()
    switch levels[target].collection.kind {
    case .list:
      guard isItem else { throw itemExpected(at: start, in: levels[target]) }
      try readItem(at: start)
    case .map:
      guard !isItem else {
        throw problem("a list item among the keys of a map; write it under a key that has no value", start, start + 1)
      }
      try readEntry(at: start)
    }
  }

  /// Begins a map or list whose first key or dash is at `start`.
  private mutating func openLevel(_ kind: YAMLCollection.Kind, at start: Int) throws(YAMLProblem) {
    if kind == .list, levels.isEmpty { throw noOptions("list", start, start + 1) }
    guard levels.count < Self.maximalDepth else { throw tooDeep(at: start) }
    levels.append(Level(collection: YAMLCollection(kind, start: start), column: start - line.start))
  }

  /// Ends the innermost map or list: it is the value that the one around it waits for.
  private mutating func closeLevel() throws(YAMLProblem) {
    try endPending()
    let node = levels[levels.count - 1].collection.node()
    levels.removeLast()
    if levels.isEmpty {
      root = node
    } else {
      levels[levels.count - 1].collection.add(node)
    }
  }

  /// Ends a key or a dash of the innermost level behind which no value came.
  private mutating func endPending() throws(YAMLProblem) {
    switch levels[levels.count - 1].collection.pending {
    case nil: break
    case .key: levels[levels.count - 1].collection.endKey()
    case .dash(let dash):
      throw problem("empty list item; write a value behind '-', or take it out", dash, dash + 1)
    }
  }

  /// Hands a value to the key or dash that waits for it.
  private mutating func complete(_ node: YAMLNode) throws(YAMLProblem) {
    lastValue = node
    guard levels.isEmpty else {
      levels[levels.count - 1].collection.add(node)
      return
    }
    switch node.value {
    case .map: root = node
    case .list: throw noOptions("list", node.range.start.value, node.range.start.value + 1)
    case .absent: throw noOptions("null", node.range.start.value, node.range.end.value)
    case .scalar:
      throw Self.missingSpace(in: node) ?? noOptions("string", node.range.start.value, node.range.end.value)
    }
  }

  // MARK: Lines

  /// Reads what begins a value on a line of its own: a list, a map, or the value itself.
  private mutating func readNode(at start: Int) throws(YAMLProblem) {
    if isDash(at: start) {
      try openLevel(.list, at: start)
      try readItem(at: start)
    } else {
      try readMapOrValue(at: start, behindTab: nil)
    }
  }

  /// Reads `- value` and `- - value`, of a list that is open.
  private mutating func readItem(at start: Int) throws(YAMLProblem) {
    var dash = start
    while true {
      levels[levels.count - 1].collection.beginItem(dash: dash)
      let next = skipBlanks(from: dash + 1)
      if endsLine(at: next) { return }
      // The column of what follows counts, and a tab has no certain width.
      let tab = bytes[dash + 1..<next].firstIndex(of: UInt8(ascii: "\t"))
      guard isDash(at: next) else { return try readMapOrValue(at: next, behindTab: tab) }
      if let tab { throw tabProblem(tab, next) }
      try openLevel(.list, at: next)
      dash = next
    }
  }

  /// Reads a value; if a colon follows, it is the first key of a map.
  private mutating func readMapOrValue(at start: Int, behindTab tab: Int?) throws(YAMLProblem) {
    let part = try readPart(at: start)
    guard let colon = colon(behind: part) else {
      try checkEnd(behind: part)
      return try complete(node(of: part))
    }
    if let tab { throw tabProblem(tab, start) }
    try openLevel(.map, at: start)
    try readValue(of: part, colon: colon)
  }

  /// Reads `key: value`, of a map that is open.
  private mutating func readEntry(at start: Int) throws(YAMLProblem) {
    let part = try readPart(at: start)
    guard let colon = colon(behind: part) else {
      try checkEnd(behind: part)
      throw keyExpected(insteadOf: node(of: part))
    }
    try readValue(of: part, colon: colon)
  }

  private mutating func readValue(of key: Part, colon: Int) throws(YAMLProblem) {
    guard case .scalar(let scalar, let range) = key else {
      throw problem("a key has to be a string", key.range.start.value, key.range.end.value)
    }
    try checkKey(scalar, at: range)
    let first = levels[levels.count - 1].collection.begin(key: scalar, at: range, behindColon: colon + 1)
    if let first { throw duplicate(scalar, at: range, first: first) }
    let start = skipBlanks(from: colon + 1)
    if endsLine(at: start) { return }
    if isDash(at: start) { throw problem("a list has to start on the next line", start, start + 1) }
    let part = try readPart(at: start)
    if let second = self.colon(behind: part) { throw secondColon(second, valueStart: start) }
    try checkEnd(behind: part)
    try complete(node(of: part))
  }
}
