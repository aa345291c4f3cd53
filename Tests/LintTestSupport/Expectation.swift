/// One finding that a comment asks for.
public struct Expectation: Hashable, Sendable, CustomStringConvertible {
  /// The line of the finding, from 1.
  public let line: Int
  public let rule: String
  /// From 1, in UTF-8 bytes; nil where any column will do.
  public let column: Int?
  /// What the message must hold; nil where any message will do.
  public let fragment: String?

  public var description: String {
    rule + (column.map { "@\($0)" } ?? "") + (fragment.map { " \"\($0)\"" } ?? "")
  }

  /// How much it says beside the rule. Those that say more choose their finding first.
  var precision: Int { (column == nil ? 0 : 2) + (fragment == nil ? 0 : 1) }
}

/// The expectation comments of one file, read from its raw lines.
///
/// Not through the lexer: if that lost a comment, a finding and its expectation could vanish together.
///
///     // expect: rule-id                           one finding of the rule on this line
///     // expect: rule-a, rule-b@17 "has no"        several; a column in UTF-8 bytes; a part of the message
///     // expect+1: rule-id                         on the next line
///     // expect-1: rule-id                         on the line before
///     // expect-none                               the whole file is clean
public struct Expectations: Sendable {
  public private(set) var expected: [Expectation] = []
  /// What is wrong with the comments themselves, each with its line.
  public private(set) var problems: [String] = []
  public private(set) var saysNone = false

  public init(of text: String) {
    let lines = Self.lines(of: text)
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
    for expectation in expected where expectation.line < 1 || expectation.line > lines.count {
      problems.append("\(expectation) is expected on line \(expectation.line), which does not exist")
    }
    if saysNone, !expected.isEmpty { problems.append("the file says 'expect-none' and expects findings") }
    if !saysNone, expected.isEmpty, problems.isEmpty {
      problems.append("the file neither expects a finding nor says 'expect-none'")
    }
  }

  /// `\r\n`, `\n` and a lone `\r` each end one line.
  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }

  private mutating func read(_ line: Substring, number: Int) {
    guard let comment = Self.comment(in: line) else { return }
    func malformed(_ why: String) { problems.append("line \(number): \(why): \(comment.whole)") }
    guard comment.isExact else { return malformed("an expectation starts with '// expect'") }
    var rest = comment.rest
    if rest.hasPrefix("-none") {
      guard rest.dropFirst(5).allSatisfy(\.isWhitespace) else { return malformed("nothing may follow 'expect-none'") }
      guard !saysNone else { return malformed("'expect-none' is said twice") }
      saysNone = true
      return
    }
    var target = number
    if rest.first != ":" {
      let sign = rest.removeFirst() == "-" ? -1 : 1
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let distance = Int(digits), distance > 0 else { return malformed("no number of lines") }
      rest = rest.dropFirst(digits.count)
      target += sign * distance
    }
    guard rest.first == ":" else { return malformed("no colon") }
    rest.removeFirst()
    repeat {
      guard let expectation = Self.readOne(from: &rest, line: target) else { return malformed("not an expectation") }
      expected.append(expectation)
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return }
    } while rest.removeFirst() == ","
    malformed("something stands behind the expectation")
  }

  /// Reads `rule-id`, `@17` and `"a part of the message"`.
  private static func readOne(from rest: inout Substring, line: Int) -> Expectation? {
    rest = rest.drop(while: \.isWhitespace)
    let rule = rest.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    guard !rule.isEmpty else { return nil }
    rest = rest.dropFirst(rule.count)
    var column: Int?
    if rest.first == "@" {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      column = Int(digits)
      guard column != nil else { return nil }
      rest = rest.dropFirst(1 + digits.count)
    }
    var fragment: String?
    let quoted = rest.drop(while: \.isWhitespace)
    if quoted.first == "\"" {
      let text = quoted.dropFirst().prefix { $0 != "\"" }
      rest = quoted.dropFirst(1 + text.count)
      guard rest.first == "\"", !text.isEmpty else { return nil }
      rest.removeFirst()
      fragment = String(text)
    }
    return Expectation(line: line, rule: String(rule), column: column, fragment: fragment)
  }

  /// The last comment of the line that is, or was meant to be, an expectation. Words such as `// expects` are none.
  private static func comment(in line: Substring) -> (whole: Substring, rest: Substring, isExact: Bool)? {
    var found: (Substring, Substring, Bool)?
    var place = line.startIndex
    while place < line.endIndex {
      let tail = line[place...]
      place = line.index(after: place)
      guard tail.hasPrefix("//") else { continue }
      let words = tail.dropFirst(2).drop { $0 == " " || $0 == "/" }
      guard words.prefix(6).lowercased() == "expect" else { continue }
      let rest = words.dropFirst(6)
      let sign = rest.first
      guard sign == ":" || sign == "+" || sign == "-" || rest.drop(while: \.isWhitespace).first == ":" else { continue }
      found = (tail, rest, tail.hasPrefix("// expect") && sign != " ")
    }
    return found
  }
}
