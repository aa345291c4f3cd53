import IntrospectSyntax

/// The checks that only refuse, and their words.
extension YAMLReader {
  func problem(_ message: String, _ start: Int, _ end: Int) -> YAMLProblem {
    YAMLProblem(message, at: range(start, end))
  }

  // MARK: Lines

  func tabProblem(_ start: Int, _ end: Int) -> YAMLProblem {
    problem("tab used for indentation; use spaces", start, end)
  }

  func checkIndentation(of line: YAMLLine) throws(YAMLProblem) {
    let start = line.content
    if bytes[start] == UInt8(ascii: "\t") {
      var end = start
      while bytes[end] == UInt8(ascii: "\t") { end += 1 }
      throw tabProblem(start, end)
    }
    if let length = unicodeBlank(at: start) {
      let name = nameOfBlank(start, start + length)
      throw problem("\(name) used for indentation; use plain spaces", start, start + length)
    }
  }

  func checkMarkerStandsAlone() throws(YAMLProblem) {
    let next = skipBlanks(from: line.start + 3)
    guard !endsLine(at: next) else { return }
    throw problem("text behind '\(text(line.start, line.start + 3))'; write it on a line of its own", next, line.end)
  }

  /// Refuses what follows a value in its line and is no comment.
  func checkEnd(behind part: Part) throws(YAMLProblem) {
    let end = part.range.end.value
    let next = skipBlanks(from: end)
    guard !endsLine(at: next) else { return }
    if bytes[next] == UInt8(ascii: "#") { throw problem("a comment needs a space before '#'", next, next + 1) }
    switch part {
    case .flow(let node):
      let start = node.range.start.value
      throw problem(
        "text behind '\(text(end - 1, end))'; a string that starts with '\(text(start, start + 1))' must be in quotes",
        next, line.end)
    case .scalar(let scalar, _):
      if bytes[next] == UInt8(ascii: ":") { throw Self.missingSpace(behind: ":", next) }
      let isSingle = scalar.style == .singleQuoted
      throw problem(
        isSingle
          ? "text behind the closing quote; a quote inside single quotes is written twice"
          : "text behind the closing quote; a quote inside double quotes is written '\\\"'", next, line.end)
    }
  }

  /// What is wrong with a line whose indentation is that of no open level.
  func indentationProblem(isItem: Bool) -> YAMLProblem {
    let start = line.content
    if let goesOn = goingOn(isItem: isItem) { return goesOn }
    let table = LineTable(source)
    var places: [String] = []
    var last = -1
    for level in levels where level.column != last {
      last = level.column
      places.append("by \(last) as line \(table.line(of: ByteOffset(level.collection.start)))")
    }
    return problem(
      "indentation by \(line.indent) fits no open level; indent \(places.joined(separator: " or "))", line.start, start)
  }

  /// A plain string that goes on in a deeper line: YAML would fold the two, which is seldom meant.
  private func goingOn(isItem: Bool) -> YAMLProblem? {
    guard !isItem, let lastValue, case .scalar(let scalar) = lastValue.value, scalar.style == .plain,
      let column = levels.last?.column, line.indent > column
    else { return nil }
    let start = line.content
    guard let end = try? plainEnd(from: start, inFlow: false), !isColon(at: skipBlanks(from: end), inFlow: false)
    else { return nil }
    if let slip = Self.missingSpace(in: lastValue) { return slip }
    return YAMLProblem(
      "a string cannot go on in the next line; write it on one line", at: range(start, line.end),
      notes: [.init("starts here", at: lastValue.range)])
  }

  // MARK: Keys

  func noOptions(_ found: String, _ start: Int, _ end: Int) -> YAMLProblem {
    problem("expected options at the top level ('key: value'), found a \(found)", start, end)
  }

  func itemExpected(at start: Int, in level: Level) -> YAMLProblem {
    if bytes[start] == UInt8(ascii: "-") { return Self.missingSpace(behind: "-", start) }
    let first = level.collection.start
    return YAMLProblem(
      "expected a list item ('- value') as before", at: range(start, line.end),
      notes: [.init("the list starts here", at: range(first, first + 1))])
  }

  func keyExpected(insteadOf node: YAMLNode) -> YAMLProblem {
    if let slip = Self.missingSpace(in: node) { return slip }
    return YAMLProblem("expected 'key: value'", at: node.range)
  }

  func checkKey(_ key: YAMLScalar, at range: SourceRange) throws(YAMLProblem) {
    guard key.style == .plain, key.text == "<<" else { return }
    throw YAMLProblem("merge keys are not supported; repeat the values", at: range)
  }

  func duplicate(_ key: YAMLScalar, at range: SourceRange, first: SourceRange) -> YAMLProblem {
    let line = LineTable(source).line(of: first.start)
    return YAMLProblem(
      "key '\(Self.shortened(key.text))' stands in line \(line) already; take one out", at: range,
      notes: [.init("first here", at: first)])
  }

  /// `a:1` or `-a`: valid strings, and surely a slip where a map or a list is due; nil for any other node.
  ///
  /// Only who asks for a key knows what is due there.
  public static func missingSpace(in node: YAMLNode) -> YAMLProblem? {
    guard case .scalar(let scalar) = node.value, scalar.style == .plain else { return nil }
    let bytes = Array(scalar.text.utf8)
    let start = node.range.start.value
    if bytes.first == UInt8(ascii: "-"), bytes.count > 1, bytes[1] != UInt8(ascii: "-") {
      return missingSpace(behind: "-", start)
    }
    // `http://` has a colon in the right place.
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < bytes.count,
      bytes[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    return missingSpace(behind: ":", start + colon)
  }

  private static func missingSpace(behind sign: String, _ position: Int) -> YAMLProblem {
    YAMLProblem(
      "missing space after \(sign == ":" ? "colon" : "dash")",
      at: SourceRange(ByteOffset(position), ByteOffset(position + 1)))
  }

  func secondColon(_ colon: Int, valueStart: Int?) -> YAMLProblem {
    guard let valueStart else {
      return problem("a second ': ' in one entry; put the value in quotes", colon, colon + 1)
    }
    var end = valueStart
    for index in valueStart..<line.end {
      if bytes[index] == UInt8(ascii: "#"), isBlank(bytes[index - 1]) { break }
      if !isBlank(bytes[index]) { end = index + 1 }
    }
    let forms = inQuotes(valueStart, end).map { " (\($0))" } ?? ""
    return problem(
      "a second ': ' on one line; put the value in quotes\(forms), or the map on lines of its own", colon, colon + 1)
  }

  // MARK: Strings and brackets

  /// Refuses what cannot start a plain scalar, and gives it in quotes if that is what must have been meant.
  func checkStart(ofPlain start: Int, inFlow: Bool) throws(YAMLProblem) {
    let byte = bytes[start]
    let isAlone = start + 1 >= line.end || isBlank(bytes[start + 1])
      || inFlow && isFlowIndicator(bytes[start + 1])
    switch byte {
    case UInt8(ascii: "-") where isAlone:
      throw problem("'- ' in brackets; write the items with commas between them", start, start + 1)
    case UInt8(ascii: "?") where isAlone:
      throw problem("'? ' before a key is not supported; write 'key: value'", start, start + 1)
    case UInt8(ascii: ":") where isAlone:
      throw problem("nothing stands before ':'; write a key there, or put the text in quotes", start, start + 1)
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"):
      throw try mustBeQuoted(start, inFlow: inFlow)
    case UInt8(ascii: "&"):
      var end = start + 1
      while end < line.end, !isBlank(bytes[end]), !isFlowIndicator(bytes[end]) { end += 1 }
      throw problem("anchors are not supported; repeat the value where it is needed", start, end)
    case UInt8(ascii: "*"):
      let end = try plainEnd(from: start, inFlow: inFlow)
      if isAlone || looksLikePath(start + 1, end) { throw try mustBeQuoted(start, inFlow: inFlow) }
      throw problem("aliases are not supported; repeat the value", start, end)
    case UInt8(ascii: "!"):
      let end = try plainEnd(from: start, inFlow: inFlow)
      let isTag = start + 1 < end && (bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "<"))
      if !isTag, looksLikePath(start + 1, end) { throw try mustBeQuoted(start, inFlow: inFlow) }
      throw problem("tags are not supported; take it out, or put a string that starts with '!' in quotes", start, end)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try checkBlockScalar(start, inFlow: inFlow)
    default: break
    }
  }

  private func checkBlockScalar(_ start: Int, inFlow: Bool) throws(YAMLProblem) {
    var end = start + 1
    while end < line.end {
      let byte = bytes[end]
      let isHeader = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isHeader else { break }
      end += 1
    }
    // `>=1.0` is a version, not the head of a text.
    guard !inFlow, endsLine(at: skipBlanks(from: end)) else { throw try mustBeQuoted(start, inFlow: inFlow) }
    throw problem("text blocks are not supported; write the text on one line, in double quotes", start, end)
  }

  private func looksLikePath(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<max(start, end)].contains {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ".")
    }
  }

  private func mustBeQuoted(_ start: Int, inFlow: Bool) throws(YAMLProblem) -> YAMLProblem {
    let first = text(start, start + 1)
    let end = try plainEnd(from: start, inFlow: inFlow)
    // `[*.{h,m}]`: where the string is meant to end cannot be known.
    let isCut = inFlow && isOpening(at: end)
    let form = isCut ? "" : inQuotes(start, end).map { ": \($0)" } ?? ""
    return problem("a string that starts with '\(first)' must be in quotes\(form)", start, end)
  }

  /// A text as YAML wants it, unless it is too long for a message.
  private func inQuotes(_ start: Int, _ end: Int) -> String? {
    guard end - start <= 80 else { return nil }
    let quoted = text(start, end).map { $0 == "'" ? "''" : String($0) }.joined()
    return "'\(quoted)'"
  }

  private static func shortened(_ text: String) -> String { text.count <= 40 ? text : text.prefix(40) + "…" }

  func unclosedQuote(at start: Int) -> YAMLProblem {
    problem("this quote is not closed; a string has to end on the line where it starts", start, start + 1)
  }

  /// - Parameter line: the line that cannot belong to the bracket; nil at the end of the file.
  func unclosedBracket(at open: Int, before line: YAMLLine? = nil) -> YAMLProblem {
    let (opening, closing) = bytes[open] == UInt8(ascii: "[") ? ("[", "]") : ("{", "}")
    guard let line else { return problem("'\(opening)' is not closed; add '\(closing)'", open, open + 1) }
    let number = LineTable(source).line(of: ByteOffset(line.start))
    return problem(
      "'\(opening)' is not closed before line \(number); add '\(closing)', or indent that line", open, open + 1)
  }

  /// Braces and brackets part items inside brackets, in the midst of a word too.
  func checkEnd(ofFlowScalar end: Int, style: YAMLScalar.Style) throws(YAMLProblem) {
    guard style == .plain, isOpening(at: end) else { return }
    throw problem("a string with '\(text(end, end + 1))' must be in quotes inside brackets", end, end + 1)
  }

  private func isOpening(at position: Int) -> Bool {
    position < line.end && (bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "{"))
  }

  func missingComma(at start: Int) -> YAMLProblem {
    problem("missing ',' before this; a string has to end on the line where it starts", start, start + 1)
  }

  func flowKeyWithoutValue(_ key: YAMLScalar, at range: SourceRange) -> YAMLProblem {
    if let slip = Self.missingSpace(in: YAMLNode(.scalar(key), at: range)) { return slip }
    return YAMLProblem("key '\(Self.shortened(key.text))' has no value; write 'key: value'", at: range)
  }

  func tooDeep(at start: Int) -> YAMLProblem {
    problem("more than \(Self.maximalDepth) levels of nesting; write it flatter", start, start + 1)
  }
}
