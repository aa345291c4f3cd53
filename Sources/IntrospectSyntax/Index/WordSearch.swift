/// Looks for many words at once in bytes that nobody has lexed.
///
/// The bytes of a word skip ahead by what they cannot be part of (Wu and Manber's table of byte pairs), so that most
/// bytes of a file are never looked at.
public struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word; the search looks at windows of that many bytes.
  private let window: Int
  /// By hash of two bytes: how far the window may move on.
  private let skips: [UInt8]
  /// By hash of the last two bytes of the window: the words that may stand there.
  private let candidates: [Int: [Int]]

  /// - Parameter words: identifiers; those of a single byte are looked for too, at the speed of one byte a step.
  public init(_ words: some Collection<String>) {
    self.words = Set(words).filter { !$0.isEmpty }.sorted().map { Array($0.utf8) }
    window = min(self.words.map(\.count).min() ?? 1, Int(UInt8.max))
    var skips = [UInt8](repeating: UInt8(max(window - 1, 1)), count: Self.tableSize)
    var candidates: [Int: [Int]] = [:]
    if window > 1 {
      for (number, word) in self.words.enumerated() {
        for end in 1..<window {
          let hash = Self.hash(word[end - 1], word[end])
          skips[hash] = min(skips[hash], UInt8(window - 1 - end))
          if end == window - 1 { candidates[hash, default: []].append(number) }
        }
      }
    }
    self.skips = skips
    self.candidates = candidates
  }

  public var isEmpty: Bool { words.isEmpty }

  private static let tableSize = 1 << 14

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 0x7F) << 7 | Int(second & 0x7F) }

  /// Whether `bytes` hold one of the words, as a whole word, at a place that `accept` takes.
  ///
  /// - Parameter accept: is given the offset of the word.
  public func hits(_ bytes: UnsafeBufferPointer<UInt8>, where accept: (Int) -> Bool = { _ in true }) -> Bool {
    guard !words.isEmpty, bytes.count >= window else { return false }
    guard window > 1 else { return hitsByteByByte(bytes, where: accept) }
    return skips.withUnsafeBufferPointer { skips in
      var end = window - 1
      while end < bytes.count {
        let hash = Self.hash(bytes[end - 1], bytes[end])
        let skip = Int(skips[hash])
        if skip > 0 {
          end += skip
          continue
        }
        let start = end - window + 1
        if let numbers = candidates[hash], numbers.contains(where: { stands($0, at: start, in: bytes) }), accept(start) {
          return true
        }
        end += 1
      }
      return false
    }
  }

  private func hitsByteByByte(_ bytes: UnsafeBufferPointer<UInt8>, where accept: (Int) -> Bool) -> Bool {
    bytes.indices.contains { start in
      words.indices.contains { stands($0, at: start, in: bytes) } && accept(start)
    }
  }

  /// Whether the word stands at `start`, and is not a part of a longer one.
  private func stands(_ number: Int, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = words[number]
    guard start + word.count <= bytes.count, bytes[start] == word[0],
      word.indices.allSatisfy({ bytes[start + $0] == word[$0] })
    else { return false }
    let isStart = start == 0 || !Self.isWordByte(bytes[start - 1])
    return isStart && (start + word.count == bytes.count || !Self.isWordByte(bytes[start + word.count]))
  }

  /// Whether the byte may be part of an identifier; those of all letters beyond ASCII are.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension WordSearch {
  /// Whether a word stands behind the keyword of a declaration: `class Feed`, `func attach`.
  public func hitsDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    hits(bytes) { start in Self.isIntroduced(at: start, in: bytes) }
  }

  private static let introducers: [StaticString] = [
    "func", "class", "struct", "enum", "protocol", "actor", "extension", "typealias",
  ]

  /// Whether the word before `start`, over blanks, lines and a backtick, introduces a declaration. A type may stand
  /// before the name: `extension Feed.Row`.
  private static func isIntroduced(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = start
    while end > 0, isWordByte(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    let beforeBlanks = end
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    // A comment may stand between the two; it is rare enough to look into the file for it.
    if end > 1, bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") { return true }
    guard end < beforeBlanks || end < start else { return false }
    return introducers.contains { word in
      let length = word.utf8CodeUnitCount
      guard end >= length, end == length || !isWordByte(bytes[end - length - 1]) else { return false }
      return (0..<length).allSatisfy { bytes[end - length + $0] == word.utf8Start[$0] }
    }
  }
}
