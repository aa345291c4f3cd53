import Foundation
import IntrospectSyntax
import Testing

/// The files in `TestCorpus/Lexing`. Those named `.invalid.swift` do not parse.
private let corpus: [SourceText] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = root.appendingPathComponent("TestCorpus/Lexing")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
    guard let contents = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
      return nil
    }
    return SourceText(path: name, bytes: [UInt8](contents))
  }
}()

@Test func theCorpusIsFound() { #expect(corpus.count >= 12) }

@Test(arguments: corpus)
func gapsInTheCorpusAreWhiteSpaceOrComments(source: SourceText) { #expect(faults(Lexer(source).tokenize()) == []) }

@Test(arguments: corpus.filter { !$0.path.hasSuffix(".invalid.swift") })
func validFilesHaveNothingUnterminatedOrUnbalanced(source: SourceText) {
  let buffer = Lexer(source).tokenize()
  #expect(!buffer.tokens.contains { $0.flags.contains(.unterminated) || $0.kind == .unknown })
  var open: [TokenKind] = []
  for (index, token) in buffer.tokens.enumerated() {
    let opening: TokenKind
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace: open.append(token.kind); continue
    case .rightParen: opening = .leftParen
    case .rightBracket: opening = .leftBracket
    case .rightBrace: opening = .leftBrace
    default: continue
    }
    #expect(open.popLast() == opening, "token \(index), '\(buffer.text(index))', at \(token.start)")
  }
  #expect(open.isEmpty)
}

@Test(arguments: corpus)
func everyPrefixOfTheCorpusIsLexedToItsEnd(source: SourceText) {
  for length in 0..<source.bytes.count {
    let buffer = tokenBuffer(bytes: Array(source.bytes.prefix(length)))
    if buffer.tokens.last?.end != length { Issue.record("\(source.path): prefix of \(length) bytes") }
  }
}

@Test(arguments: corpus.filter { $0.path != "line-breaks.swift" })
func otherLineBreaksChangeOffsetsOnly(source: SourceText) {
  let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let plain = Lexer(source).tokenize()
  // A conflict of the second kind and a placeholder end at a line feed and nothing else.
  let isSpecial = source.path.hasPrefix("conflict") || source.path.hasPrefix("placeholders")
  for lineBreak in isSpecial ? ["\r\n"] : ["\r\n", "\r"] {
    let changed = tokenBuffer(bytes: Array(lines.joined(separator: lineBreak.utf8)))
    if source.path.hasPrefix("conflict") { continue }
    #expect(changed.tokens.map(\.kind) == plain.tokens.map(\.kind), "\(lineBreak.debugDescription)")
    #expect(changed.tokens.map(\.flags) == plain.tokens.map(\.flags), "\(lineBreak.debugDescription)")
  }
}
