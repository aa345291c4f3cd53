import IntrospectFacts
import IntrospectSyntax

/// Reads one comment by the grammar of `SuppressionComment`.
struct SuppressionReader {
  private let source: SourceText
  private let comment: Comment
  private var position: Int
  private let end: Int
  private var rules: [SuppressionComment.RuleName] = []
  private var problem: SuppressionComment.Problem?

  private static let marker = "introspect-lint:"

  /// Nil for a comment that is not meant for the tool.
  ///
  /// A letter follows the marker at once: `introspect-lint: see the README` is prose.
  init?(_ comment: Comment, in source: SourceText) {
    let end = comment.range.end.value
    var start = comment.range.start.value + 2
    while start < end, Self.isBlank(source.bytes[start]) { start += 1 }
    let word = start + Self.marker.utf8.count
    guard word < end, source.bytes[start..<word].elementsEqual(Self.marker.utf8), Self.isLetter(source.bytes[word])
    else { return nil }
    self.source = source
    self.comment = comment
    self.end = end
    position = word
  }

  mutating func read() -> SuppressionComment {
    let action = readAction()
    var until: SuppressionComment.End?
    var reason: SourceRange?
    if action != nil {
      readRules()
      if problem == nil { until = readEnd() }
      reason = readReason()
    }
    return SuppressionComment(
      range: comment.range, nextToken: comment.nextToken, action: action, rules: rules, end: until, reason: reason,
      problem: problem)
  }

  // MARK: - Parts

  private mutating func readAction() -> SuppressionComment.Action? {
    let (verb, verbRange) = takeWord { $0 != UInt8(ascii: ":") }
    switch verb {
    case "disable":
      guard position < end, source.bytes[position] == UInt8(ascii: ":") else { return .disable(.region) }
      position += 1
      let (name, range) = takeWord { _ in true }
      if let scope = SuppressionComment.Scope(rawValue: name), scope != .region { return .disable(scope) }
      let names = SuppressionComment.Scope.allCases.map(\.rawValue).filter { !$0.isEmpty }
      fail(
        "unknown scope '\(name)'", at: range, near: name, outOf: names,
        "write 'disable:next', ':this', ':previous', ':file', or 'disable' alone for a region")
    case "enable":
      return .enable
    default:
      fail(
        "unknown word '\(verb)'", at: verbRange, near: verb, outOf: ["disable", "enable"],
        "write 'disable' or 'enable'")
    }
    return nil
  }

  private mutating func readRules() {
    while true {
      skipBlanks()
      if isAtReason || position == end || isAtWord("until") {
        let what =
          rules.isEmpty ? "no rule is named; name what is to be silenced" : "a rule is missing behind the comma"
        problem = problem ?? .init(message: what, range: rules.last?.range ?? comment.range, replacement: nil)
        return
      }
      let (id, range) = takeWord { $0 != UInt8(ascii: ",") }
      if id.isEmpty {
        problem = .init(
          message: "a rule is missing before the comma", range: SourceRange(range.start, range.start + 1),
          replacement: nil)
        return
      }
      rules.append(.init(id: id, range: range))
      skipBlanks()
      guard position < end, source.bytes[position] == UInt8(ascii: ",") else { break }
      position += 1
    }
    if position == end || isAtReason || isAtWord("until") { return }
    let (word, range) = takeWord { $0 != UInt8(ascii: ",") }
    let isRule = RuleCatalog.rule(word) != nil
    problem = .init(
      message: isRule
        ? "a comma is missing before '\(word)'"
        : "'\(word)' is no part of a suppression; a reason stands behind '--'",
      range: range, replacement: nil)
  }

  private mutating func readEnd() -> SuppressionComment.End? {
    guard isAtWord("until") else { return nil }
    let start = takeWord { _ in true }.range.start
    skipBlanks()
    let (name, nameRange) = takeWord { _ in true }
    skipBlanks()
    let (number, numberRange) = takeWord { _ in true }
    let whole = SourceRange(start, max(numberRange.end, nameRange.end))
    let names = Platform.allCases.map(\.name) + ["library"]
    guard names.contains(name) else {
      fail(
        "unknown platform '\(name)'", at: nameRange, near: name, outOf: names,
        "write 'until iOS 28' or 'until library 27.0.0'")
      return nil
    }
    if let platform = Platform(rawValue: name) {
      if let version = OSVersion(number) {
        return .init(event: .version(PlatformVersion(platform, version)), range: whole)
      }
      problem = .init(
        message: "no version stands behind 'until \(name)'; write 'until \(name) 28'", range: whole, replacement: nil)
    } else {
      if let version = LibraryVersion(number) { return .init(event: .library(version), range: whole) }
      problem = .init(
        message: "no version stands behind 'until library'; write 'until library 27.0.0'", range: whole,
        replacement: nil)
    }
    return nil
  }

  private mutating func readReason() -> SourceRange? {
    skipBlanks()
    if problem == nil, position < end, !isAtReason {
      let start = position
      let (word, _) = takeWord { _ in true }
      problem = .init(
        message: "'\(word)' is no part of a suppression; a reason stands behind '--'",
        range: SourceRange(ByteOffset(start), ByteOffset(position)), replacement: nil)
    }
    // A reason is found behind what cannot be read too.
    while position < end, !isAtReason { position += 1 }
    guard position < end else { return nil }
    position += 2
    skipBlanks()
    var last = end
    while last > position, Self.isBlank(source.bytes[last - 1]) { last -= 1 }
    return last > position ? SourceRange(ByteOffset(position), ByteOffset(last)) : nil
  }

  // MARK: - Bytes

  private mutating func fail(
    _ what: String, at range: SourceRange, near word: String, outOf names: [String], _ advice: String
  ) {
    let near = NearMiss.candidates(for: word, in: names).first
    problem = .init(
      message: near.map { "\(what); did you mean '\($0)'?" } ?? "\(what); \(advice)", range: range, replacement: near)
  }

  private var isAtReason: Bool {
    position + 1 < end && source.bytes[position] == UInt8(ascii: "-") && source.bytes[position + 1] == UInt8(ascii: "-")
      && (position + 2 == end || Self.isBlank(source.bytes[position + 2]))
  }

  private func isAtWord(_ word: StaticString) -> Bool {
    let stop = position + word.utf8CodeUnitCount
    guard stop <= end, stop == end || Self.isBlank(source.bytes[stop]) else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { source.bytes[position + $0] == word.utf8Start[$0] }
  }

  /// Takes what stands before the next blank, as long as it belongs to the word.
  private mutating func takeWord(_ belongs: (UInt8) -> Bool) -> (text: String, range: SourceRange) {
    let start = position
    while position < end, !Self.isBlank(source.bytes[position]), belongs(source.bytes[position]) { position += 1 }
    let range = SourceRange(ByteOffset(start), ByteOffset(position))
    return (source.text(in: range), range)
  }

  private mutating func skipBlanks() {
    while position < end, Self.isBlank(source.bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
