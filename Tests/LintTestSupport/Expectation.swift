/// One finding that a comment announces.
public struct Expectation: Hashable, Sendable {
  /// The line that the finding starts in, from 1.
  public let line: Int
  public let rule: String
  /// Where it starts in that line, from 1, in UTF-8 bytes; nil where the comment leaves it open.
  public let column: Int?
  /// What its message holds; nil where the comment leaves it open.
  public let fragment: String?

  public init(line: Int, rule: String, column: Int? = nil, fragment: String? = nil) {
    self.line = line
    self.rule = rule
    self.column = column
    self.fragment = fragment
  }

  /// As it is written in a comment.
  public var text: String {
    rule + (column.map { "@\($0)" } ?? "") + (fragment.map { " \"\($0)\"" } ?? "")
  }

  /// How much it says: the expectation that says most takes its finding first.
  var precision: Int { (column == nil ? 0 : 1) + (fragment == nil ? 0 : 2) }
}

/// What the comments of a file announce.
///
///     // expect: rule-id                              one finding of the rule in this line
///     // expect: rule-a, rule-b@17 "a fragment"       several; column in UTF-8 bytes, part of the message
///     // expect+1: rule-id   // expect-2: rule-id     in a line further down or up
///     // expect-none                                  no finding in the whole file; must be said
///
/// Read from the raw lines: a lexer that loses a comment would lose finding and expectation together.
public struct Expectations: Sendable {
  public private(set) var expected: [Expectation] = []
  /// Whether the file says that it has no findings.
  public private(set) var saysNone = false
  /// What is wrong with the comments themselves, with the line.
  public private(set) var malformed: [(line: Int, problem: String)] = []

  public init(_ bytes: [UInt8]) {
    for (index, line) in RawLines(bytes).enumerated() { read(line, number: index + 1) }
    if expected.isEmpty, !saysNone, malformed.isEmpty {
      malformed.append((1, "no finding is expected, and no '// expect-none' says so"))
    }
    if saysNone, !expected.isEmpty {
      malformed.append((expected[0].line, "findings are expected in a file that says '// expect-none'"))
    }
  }

  /// The rules that are expected to report something, in order of name.
  public var rules: [String] { Set(expected.map(\.rule)).sorted() }

  private mutating func read(_ line: Substring, number: Int) {
    guard let directive = Self.directive(in: line) else { return }
    guard let body = directive.wellFormed else {
      malformed.append((number, "write '// expect: RULE', not '\(directive.written)'"))
      return
    }
    if body == "-none" {
      saysNone = true
      return
    }
    guard let colon = body.firstIndex(of: ":"), let offset = Self.offset(body[..<colon]) else {
      malformed.append((number, "cannot read '\(directive.written)'"))
      return
    }
    var reader = EntryReader(rest: body[body.index(after: colon)...], line: number + offset)
    reader.read()
    expected += reader.entries
    if let problem = reader.problem { malformed.append((number, "\(problem) in '\(directive.written)'")) }
  }

  /// The last comment of the line that means to be a directive; `wellFormed` is what follows `// expect`, nil where
  /// blanks or capitals are not as they should be.
  private static func directive(in line: Substring) -> (written: Substring, wellFormed: Substring?)? {
    var found: (Substring, Substring?)?
    var rest = line
    while let slashes = rest.firstRange(of: "//") {
      let comment = rest[slashes.lowerBound...]
      let words = rest[slashes.upperBound...].drop { $0 == " " || $0 == "/" || $0 == "\t" }
      if words.prefix(6).lowercased() == "expect" {
        let next = words.dropFirst(6).first
        // `// expects`, `// expected of` and `// expect the` are prose.
        if next == nil || next == ":" || next == "+" || next == "-" {
          let isWellFormed = comment.hasPrefix("// expect")
          found = (comment, isWellFormed ? comment.dropFirst("// expect".count) : nil)
        }
      }
      rest = words
    }
    guard let (written, body) = found else { return nil }
    return (written, body.map { $0.trimmingSuffix { $0 == " " || $0 == "\t" } })
  }

  private static func offset(_ text: Substring) -> Int? {
    if text.isEmpty { return 0 }
    guard text.first == "+" || text.first == "-" else { return nil }
    return Int(text)
  }
}

/// Reads `rule-a, rule-b@17 "a fragment"`.
private struct EntryReader {
  var rest: Substring
  let line: Int
  private(set) var entries: [Expectation] = []
  private(set) var problem: String?

  init(rest: Substring, line: Int) {
    self.rest = rest
    self.line = line
  }

  mutating func read() {
    repeat {
      skipBlanks()
      let rule = take { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      guard !rule.isEmpty else { return fail("a rule is missing") }
      var column: Int?
      if skip("@") {
        column = Int(take { $0.isASCII && $0.isNumber })
        guard column != nil else { return fail("a column is missing") }
      }
      skipBlanks()
      var fragment: String?
      if skip("\"") {
        let text = take { $0 != "\"" }
        guard skip("\""), !text.isEmpty else { return fail("a fragment has no end or no text") }
        fragment = String(text)
      }
      skipBlanks()
      entries.append(Expectation(line: line, rule: String(rule), column: column, fragment: fragment))
    } while skip(",")
    if !rest.isEmpty { fail("'\(rest)' is not understood") }
  }

  private mutating func fail(_ text: String) { problem = text }

  private mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private mutating func take(while condition: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return taken
  }
}

/// The lines of a file without their line breaks; `\n`, `\r\n` and a lone `\r` end one.
struct RawLines: Sequence {
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    var lines: [Substring] = []
    var start = 0
    var index = 0
    func line(_ end: Int) -> Substring { Substring(String(decoding: bytes[start..<end], as: UTF8.self)) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(line(index))
        if byte == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        start = index + 1
      }
      index += 1
    }
    lines.append(line(bytes.count))
    self.lines = lines
  }

  func makeIterator() -> IndexingIterator<[Substring]> { lines.makeIterator() }
}

extension Substring {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, condition(last) { result.removeLast() }
    return result
  }

  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
