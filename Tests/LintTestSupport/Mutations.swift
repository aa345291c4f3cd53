import Foundation
import IntrospectSyntax

/// The same file, written otherwise.
public struct Variant: Sendable {
  public let name: String
  public let text: String
  /// By how many lines everything moves down.
  public let addedLines: Int

  /// Files in which the same must be found as in `text`.
  public static func equivalents(of text: String) -> [Variant] {
    // Two family emoji and a flag: what counts scalars, UTF-16 or characters as bytes goes wrong here.
    let emoji = "// 👩‍👩‍👧‍👦 é 👍🏽 🇳🇱\n"
    return [
      Variant(name: "behind a line with emoji", text: emoji + text, addedLines: 1),
      Variant(name: "behind a byte order mark", text: "\u{FEFF}" + text, addedLines: 0),
      Variant(name: "behind a shebang line", text: "#!/usr/bin/env swift\n" + text, addedLines: 1),
      Variant(name: "with CRLF", text: text.replacingLineFeeds(with: "\r\n"), addedLines: 0),
      Variant(name: "with CR", text: text.replacingLineFeeds(with: "\r"), addedLines: 0),
    ]
  }

  /// Files in which nothing must be found, since all of `text` is inside one comment or one string literal.
  public static func disguises(of text: String) -> [Variant] {
    var disguises: [Variant] = []
    if text.count(of: "/*") == text.count(of: "*/") {
      disguises.append(Variant(name: "in a comment", text: "/*\n\(text)\n*/\n", addedLines: 1))
    }
    var pounds = "##"
    while text.contains("\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    let literal = "let s = \(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)\n"
    disguises.append(Variant(name: "in a string literal", text: literal, addedLines: 1))
    return disguises
  }

  /// Beginnings of `text`: about a hundred, or, when all are asked for, one at each byte (at each seventh in a file
  /// longer than 4 KB).
  public static func prefixes(of text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let all = bytes.count > 4096 ? 7 : 1
    // An odd distance does not fall into step with the indentation.
    let distance = isExhaustive ? all : (bytes.count / 100) | 1
    return stride(from: 0, to: bytes.count, by: distance).map { Array(bytes[..<$0]) }
  }

  /// `text` with one to three tokens taken out: 30 times, or 200 when all are asked for. The same text gives the same
  /// files.
  public static func deletions(from text: String) -> [[UInt8]] {
    let source = SourceText(path: "", text: text)
    let tokens = Lexer(source).tokenize().tokens.dropLast()
    guard !tokens.isEmpty else { return [] }
    var generator = SeededGenerator(seed: UInt64(source.bytes.count))
    return (0..<(isExhaustive ? 200 : 30)).map { _ in
      let number = Int.random(in: 1...3, using: &generator)
      let deleted = Set((0..<number).map { _ in Int.random(in: 0..<tokens.count, using: &generator) })
      var bytes = source.bytes
      for index in deleted.sorted(by: >) { bytes.removeSubrange(Int(tokens[index].start)..<tokens[index].end) }
      return bytes
    }
  }
}

/// Whether time does not matter.
private let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE_CORPUS"] != nil

extension String {
  func replacingLineFeeds(with lineBreak: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
  }

  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}

/// Random numbers that are the same in every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
