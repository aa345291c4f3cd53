import Foundation
import SwiftParser
import SwiftSyntax

/// Pieces of files with a few tokens deleted, doubled, swapped or replaced by others of their file. Those that still
/// parse are lexed by both lexers; the others say nothing, as each lexer goes its own way behind a fault.
///
/// The order is the same in every run for the same files.
struct Mutants {
  /// The parser takes its time, so whole files would be few.
  static let pieceLength = 16...800

  /// One piece of a file with tokens to put into it.
  private struct Piece {
    let path: String
    /// Where it starts in the file, in bytes.
    let offset: Int
    let bytes: [UInt8]
    let tokens: [Token]
    /// All tokens of the file.
    let words: [[UInt8]]
  }

  private var pieces: [Piece] = []

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for file in files {
      let buffer = Lexer(SourceText(path: file.path, bytes: file.bytes)).tokenize()
      let words = Set(buffer.tokens.dropLast().map { Array(file.bytes[Int($0.start)..<$0.end]) })
        .sorted { $0.lexicographicallyPrecedes($1) }
      // A file may be one comment, of which a piece is code.
      if words.isEmpty { continue }
      for range in Self.paragraphs(file.bytes) where Self.pieceLength.contains(range.count) {
        let bytes = Array(file.bytes[range])
        let tokens = Lexer(SourceText(path: file.path, bytes: bytes)).tokenize().tokens
        if tokens.count < 3 || parse(bytes).hasError { continue }
        pieces.append(
          Piece(path: file.path, offset: range.lowerBound, bytes: bytes, tokens: tokens.dropLast(), words: words))
      }
    }
  }

  /// What stands between empty lines; the whole file too, if it is small.
  private static func paragraphs(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in bytes.indices.dropLast() where bytes[index] == 0x0A && bytes[index + 1] == 0x0A {
      ranges.append(start..<index + 1)
      start = index + 2
    }
    ranges.append(min(start, bytes.count)..<bytes.count)
    if ranges.count > 1 { ranges.append(0..<bytes.count) }
    return ranges
  }

  /// Goes round the pieces until so many mutants were compared, and returns how many differ.
  func compare(_ wanted: Int) -> Int {
    var (tried, compared, differing) = (0, 0, 0)
    var seen: Set<[UInt8]> = []
    // Pieces all of whose mutants were seen must not keep it from ending.
    while compared < wanted, tried < 100 * wanted, !pieces.isEmpty {
      let piece = pieces[tried % pieces.count]
      var random = SeededGenerator(seed: UInt64(tried))
      tried += 1
      let mutant = mutant(of: piece, &random)
      if seen.contains(mutant) { continue }
      let parsed = parse(mutant)
      if parsed.hasError { continue }
      seen.insert(mutant)
      compared += 1
      let differences = compareTokens(piece.path, mutant, with: parsed).differences
      guard let first = differences.first else { continue }
      differing += 1
      print("\(piece.path):\(piece.offset): mutant \(tried - 1), at \(first.offset): \(first.text)")
      print(String(decoding: mutant, as: UTF8.self).split(separator: "\n").map { "  | \($0)" }.joined(separator: "\n"))
    }
    print("\(pieces.count) pieces, \(tried) mutants, \(compared) that parse, \(differing) that differ")
    return differing
  }

  private func mutant(of piece: Piece, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = piece.bytes
    var end = piece.tokens.count
    // From the end on, so that the places of the tokens before hold.
    for _ in 0...random.below(2) where end > 0 {
      let index = random.below(end)
      let token = piece.tokens[index]
      let range = Int(token.start)..<token.end
      let text = Array(piece.bytes[range])
      switch random.below(6) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: text, at: range.upperBound)
      case 2: bytes.insert(contentsOf: [0x20] + text, at: range.upperBound)
      case 3 where index + 1 < end:
        let next = piece.tokens[index + 1]
        let between = piece.bytes[range.upperBound..<Int(next.start)]
        bytes.replaceSubrange(
          range.lowerBound..<next.end, with: piece.bytes[Int(next.start)..<next.end] + between + text)
      case 4: bytes.insert(contentsOf: random.pick(piece.words), at: range.lowerBound)
      default: bytes.replaceSubrange(range, with: random.pick(piece.words))
      }
      end = index
    }
    return bytes
  }
}
