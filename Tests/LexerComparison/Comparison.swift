// Lexes files with this package's lexer and with SwiftParser, and prints where they differ.
//
//   Tests/LexerComparison/build
//   .build/lexer-comparison [--limit N] [--list FILE] [--mutants N] PATH ...
//
// A directory stands for all `.swift` files in it. `--list` names a file with one path a line. `--limit` bounds the
// differences printed for one file (5). `--mutants` compares, instead of the files, N changed pieces of them; see
// Mutants.swift. Exit status: 0 without differences, 1 with some, 2 if something is not readable.

import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

// MARK: - What SwiftParser splits or names differently

/// The token kinds of SwiftParser, as far as the comparison tells them apart.
private enum Part {
  case quote, pounds, segment, regex
  case identifier, dollarIdentifier, keyword, wildcard, integer, float
  case operatorLike, period, comma, colon, colonColon, semicolon, atSign, pound, backslash, backtick, arrow, equal
  case exclamation, question, ampersand, angle
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case shebang, unknown, endOfFile

  init(_ kind: SwiftSyntax.TokenKind) {
    switch kind {
    case .stringQuote, .multilineStringQuote, .singleQuote: self = .quote
    case .rawStringPoundDelimiter: self = .pounds
    case .stringSegment: self = .segment
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: self = .regex
    case .identifier: self = .identifier
    case .dollarIdentifier: self = .dollarIdentifier
    case .keyword: self = .keyword
    case .wildcard: self = .wildcard
    case .integerLiteral: self = .integer
    case .floatLiteral: self = .float
    case .binaryOperator, .prefixOperator, .postfixOperator, .ellipsis: self = .operatorLike
    case .period: self = .period
    case .comma: self = .comma
    case .colon: self = .colon
    case .semicolon: self = .semicolon
    case .atSign: self = .atSign
    case .pound: self = .pound
    case .backslash: self = .backslash
    case .backtick: self = .backtick
    case .arrow: self = .arrow
    case .equal: self = .equal
    case .exclamationMark: self = .exclamation
    case .postfixQuestionMark, .infixQuestionMark: self = .question
    case .prefixAmpersand: self = .ampersand
    case .leftAngle, .rightAngle: self = .angle
    case .leftParen: self = .leftParen
    case .rightParen: self = .rightParen
    case .leftSquare: self = .leftBracket
    case .rightSquare: self = .rightBracket
    case .leftBrace: self = .leftBrace
    case .rightBrace: self = .rightBrace
    case .poundIf: self = .poundIf
    case .poundElseif: self = .poundElseif
    case .poundElse: self = .poundElse
    case .poundEndif: self = .poundEndif
    case .poundAvailable: self = .poundAvailable
    case .poundUnavailable: self = .poundUnavailable
    case .poundSourceLocation: self = .poundSourceLocation
    case .shebang: self = .shebang
    case .endOfFile: self = .endOfFile
    // Kinds that only some releases have.
    default: self = "\(kind)" == "colonColon" ? .colonColon : .unknown
    }
  }
}

/// Whether the tokens of SwiftParser that fill one of ours mean the same.
private func isSame(_ token: Token, _ text: String, _ parts: [Part]) -> Bool {
  let isUnterminated = token.flags.contains(.unterminated)
  switch token.kind {
  // A literal comes as delimiters and segments, an interpolation as `\`, `#` and `(`.
  case .stringLiteral:
    return parts.allSatisfy { [.quote, .pounds, .segment].contains($0) }
      && parts.count(where: { $0 == .quote }) == (isUnterminated ? 1 : 2)
  case .stringHead:
    return parts.last == .leftParen
      && parts.dropLast().allSatisfy { [.quote, .pounds, .segment, .backslash].contains($0) }
      && parts.count(where: { $0 == .quote }) == 1 && parts.count(where: { $0 == .backslash }) == 1
  case .stringMiddle:
    return parts.first == .rightParen && parts.last == .leftParen
      && parts.dropFirst().dropLast().allSatisfy { [.pounds, .segment, .backslash].contains($0) }
      && parts.count(where: { $0 == .backslash }) == 1
  case .stringTail:
    if token.length == 0 { return parts.isEmpty }
    return parts.first == .rightParen && parts.dropFirst().allSatisfy { [.quote, .pounds, .segment].contains($0) }
      && parts.count(where: { $0 == .quote }) == (isUnterminated ? 0 : 1)
  case .regexLiteral: return parts.allSatisfy { $0 == .regex }

  // The parser, not its lexer, decides which contextual words are keywords, and which keywords are only names.
  case .identifier:
    // After an attribute the parser takes the `<` of a placeholder for the start of generic arguments.
    if token.flags.contains(.placeholder), parts.first == .angle { return true }
    return parts == [.identifier] || parts == [.keyword]
  case .keyword: return parts == [.keyword] || parts == [.identifier] || parts == [.wildcard]
  // `$name` is an identifier there, `$0` is not.
  case .dollarIdentifier: return parts == [.dollarIdentifier] || parts == [.identifier]

  case .integerLiteral: return parts == [.integer]
  // Versions in `#available` and `@available` are split at their points.
  case .floatLiteral: return parts == [.float] || parts == [.integer, .period, .integer]

  // `>>`, `>?` and `?>` of types, `&` of in-out arguments and `<` of generics are cut out of operators by the parser.
  case .operator:
    // The `*` of an availability attribute may come as a name.
    if text == "*", parts == [.identifier] { return true }
    return parts.allSatisfy {
      [.operatorLike, .angle, .ampersand, .question, .exclamation, .equal, .period, .arrow].contains($0)
    }
  // The name in `postfix operator ?` is an operator there, whatever the lexer called it.
  case .exclamationMark: return parts == [.exclamation] || parts == [.operatorLike]
  case .questionMark: return parts == [.question] || parts == [.operatorLike]
  case .equal: return parts == [.equal] || parts == [.operatorLike]
  case .arrow: return parts == [.arrow] || parts == [.operatorLike]
  case .period: return parts == [.period]
  case .comma: return parts == [.comma]
  // A release that does not know module selectors reads `::` as two colons.
  case .colonColon: return parts == [.colonColon] || parts == [.colon, .colon]
  case .colon: return parts == [.colon]
  case .semicolon: return parts == [.semicolon]
  case .atSign: return parts == [.atSign]
  case .pound: return parts == [.pound]
  case .backslash: return parts == [.backslash]
  case .backtick: return parts == [.backtick]
  case .leftParen: return parts == [.leftParen]
  case .rightParen: return parts == [.rightParen]
  case .leftBracket: return parts == [.leftBracket]
  case .rightBracket: return parts == [.rightBracket]
  case .leftBrace: return parts == [.leftBrace]
  case .rightBrace: return parts == [.rightBrace]
  case .poundIf: return parts == [.poundIf]
  case .poundElseif: return parts == [.poundElseif]
  case .poundElse: return parts == [.poundElse]
  case .poundEndif: return parts == [.poundEndif]
  case .poundAvailable: return parts == [.poundAvailable]
  case .poundUnavailable: return parts == [.poundUnavailable]
  case .poundSourceLocation: return parts == [.poundSourceLocation]
  case .unknown: return parts == [.unknown]
  case .endOfFile: return parts == [.endOfFile]
  }
}

// MARK: - One file

private struct Piece {
  let start: Int
  let end: Int
  let part: Part
}

/// A comment or other text between tokens.
private struct Gap: Equatable {
  enum Kind { case line, docLine, block, docBlock, shebang, unexpected }
  let kind: Kind
  let start: Int
  var end: Int
}

extension [Gap] {
  /// Unexpected text that touches is one piece, however many the two lexers make of it.
  fileprivate mutating func add(_ gap: Gap) {
    if gap.kind == .unexpected, let last, last.kind == .unexpected, last.end == gap.start {
      self[count - 1].end = gap.end
    } else {
      append(gap)
    }
  }
}

func parse(_ bytes: [UInt8]) -> SourceFileSyntax { bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }

private func swiftParserPieces(_ tree: SourceFileSyntax) -> (pieces: [Piece], gaps: [Gap]) {
  var pieces: [Piece] = []
  var gaps: [Gap] = []
  func add(_ trivia: Trivia, at start: Int) {
    var place = start
    for piece in trivia {
      let end = place + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment: gaps.add(Gap(kind: .line, start: place, end: end))
      case .docLineComment: gaps.add(Gap(kind: .docLine, start: place, end: end))
      case .blockComment: gaps.add(Gap(kind: .block, start: place, end: end))
      case .docBlockComment: gaps.add(Gap(kind: .docBlock, start: place, end: end))
      case .unexpectedText: gaps.add(Gap(kind: .unexpected, start: place, end: end))
      default: break
      }
      place = end
    }
  }
  var place = 0
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let leading = token.leadingTriviaLength.utf8Length
    let length = token.trimmedLength.utf8Length
    let total = token.totalLength.utf8Length
    if leading > 0 { add(token.leadingTrivia, at: place) }
    let part = Part(token.tokenKind)
    if part == .shebang {
      gaps.add(Gap(kind: .shebang, start: place + leading, end: place + leading + length))
    } else if length > 0 || part == .endOfFile {
      pieces.append(Piece(start: place + leading, end: place + leading + length, part: part))
    }
    if total > leading + length { add(token.trailingTrivia, at: place + leading + length) }
    place += total
  }
  return (pieces, gaps)
}

private func ownGaps(_ buffer: TokenBuffer) -> [Gap] {
  var gaps: [Gap] = []
  for comment in buffer.comments {
    let kind: Gap.Kind =
      switch comment.kind {
      case .line: .line
      case .docLine: .docLine
      case .block: .block
      case .docBlock: .docBlock
      case .shebang: .shebang
      case .conflictMarker, .unexpectedText: .unexpected
      }
    gaps.add(Gap(kind: kind, start: comment.range.start.value, end: comment.range.end.value))
  }
  return gaps
}

/// What comparing one text gave.
struct Outcome {
  var differences: [(offset: Int, text: String)] = []
  var lines = 0
  var bytes = 0
  var tokens = 0
  var hasError = false
}

/// Compares the tokens of a text with those of the tree that SwiftParser makes of it.
func compareTokens(_ path: String, _ bytes: [UInt8], with tree: SourceFileSyntax) -> Outcome {
  var outcome = Outcome()
  let source = SourceText(path: path, bytes: bytes)
  let buffer = Lexer(source).tokenize()
  let (pieces, theirGaps) = swiftParserPieces(tree)
  outcome.hasError = tree.hasError
  outcome.lines = bytes.count(where: { $0 == UInt8(ascii: "\n") })
  outcome.bytes = bytes.count
  outcome.tokens = buffer.tokens.count

  func differ(_ offset: Int, _ text: String) { outcome.differences.append((offset, text)) }

  var next = 0
  var previousEnd = 0
  for (index, token) in buffer.tokens.enumerated() {
    let start = Int(token.start)
    if start < previousEnd { differ(start, "\(token.kind) starts before the token in front of it ends") }
    let gap = bytes[min(previousEnd, start)..<start]
    let startsLine = index == 0 || gap.contains(UInt8(ascii: "\n")) || gap.contains(UInt8(ascii: "\r"))
    if token.flags.contains(.startsLine) != startsLine { differ(start, "\(token.kind): wrong startsLine flag") }
    previousEnd = token.end

    if token.length == 0, token.kind != .endOfFile { continue }
    while next < pieces.count, pieces[next].start < start {
      differ(pieces[next].start, "SwiftParser has \(pieces[next].part) up to \(pieces[next].end)")
      next += 1
    }
    let first = next
    // The end of the file is empty, and belongs to no token that ends there.
    while next < pieces.count, pieces[next].end <= token.end,
      pieces[next].start < token.end || token.kind == .endOfFile
    {
      next += 1
    }
    let covered = pieces[first..<next]
    let parts = covered.map(\.part)
    if covered.first?.start != start || covered.last?.end != token.end || !isSame(token, buffer.text(index), parts) {
      let theirs = covered.map { "\($0.part) \($0.start)..<\($0.end)" }.joined(separator: ", ")
      differ(start, "\(token.kind) up to \(token.end) '\(buffer.text(index).prefix(40))', SwiftParser has \(theirs)")
    }
  }

  // The text of trivia is repaired there, so its lengths mean nothing where bytes are not UTF-8.
  if String(validating: bytes, as: UTF8.self) == nil { return outcome }
  // A byte order mark at the start is white space here.
  let ours = ownGaps(buffer)
  let theirs = theirGaps.filter { !($0.kind == .unexpected && $0.start == 0 && $0.end == source.byteOrderMarkLength) }
  if ours != theirs {
    for difference in theirs.difference(from: ours) {
      switch difference {
      case .insert(_, let gap, _): differ(gap.start, "SwiftParser has \(gap.kind) comment up to \(gap.end)")
      case .remove(_, let gap, _): differ(gap.start, "\(gap.kind) comment up to \(gap.end) that SwiftParser has not")
      }
    }
  }
  return outcome
}

// MARK: - All files

private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var outcomes: [Int: Outcome] = [:]
  private var unreadable: [Int] = []

  func add(_ outcome: Outcome?, at index: Int) {
    lock.withLock {
      if let outcome { outcomes[index] = outcome } else { unreadable.append(index) }
    }
  }

  func all() -> (outcomes: [Int: Outcome], unreadable: [Int]) { lock.withLock { (outcomes, unreadable.sorted()) } }
}

@main
struct Comparison {
  static func main() {
    var paths: [String] = []
    var limit = 5
    var mutants: Int?
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--limit": limit = arguments.popFirst().flatMap { Int($0) } ?? limit
      case "--mutants": mutants = arguments.popFirst().flatMap { Int($0) } ?? 0
      case "--list":
        guard let list = arguments.popFirst().flatMap({ FileManager.default.contents(atPath: $0) }) else { exit(2) }
        paths += String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
      default: paths += swiftFiles(argument)
      }
    }
    if paths.isEmpty {
      print("usage: lexer-comparison [--limit N] [--list FILE] [--mutants N] PATH ...")
      exit(2)
    }

    if let mutants {
      let files = paths.map { path in
        guard let contents = FileManager.default.contents(atPath: path) else {
          print("\(path): cannot be read")
          exit(2)
        }
        return (path: path, bytes: [UInt8](contents))
      }
      exit(Mutants(files).compare(mutants) == 0 ? 0 : 1)
    }

    let results = Results()
    let files = paths
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let bytes = FileManager.default.contents(atPath: files[index]).map { [UInt8]($0) }
      results.add(bytes.map { compareTokens(files[index], $0, with: parse($0)) }, at: index)
    }

    let (outcomes, unreadable) = results.all()
    var total = Outcome()
    var differences = 0
    var erroneous = 0
    for (index, path) in files.enumerated() {
      guard let outcome = outcomes[index] else { continue }
      total.lines += outcome.lines
      total.bytes += outcome.bytes
      total.tokens += outcome.tokens
      differences += outcome.differences.count
      if outcome.hasError { erroneous += 1 }
      for difference in outcome.differences.prefix(limit) {
        print("\(path):\(difference.offset): \(outcome.hasError ? "(file with errors) " : "")\(difference.text)")
      }
    }
    for index in unreadable { print("\(files[index]): cannot be read") }
    print(
      "\(outcomes.count) files, \(total.lines) lines, \(total.bytes) bytes, \(total.tokens) tokens, "
        + "\(erroneous) files with errors, \(differences) differences")
    exit(unreadable.isEmpty ? differences == 0 ? 0 : 1 : 2)
  }

  private static func swiftFiles(_ path: String) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      return [path]
    }
    guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0, isDirectory: &isDirectory) && !isDirectory.boolValue }
      .sorted()
  }
}
