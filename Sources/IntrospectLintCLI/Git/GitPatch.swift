/// Reads what `git diff --unified=0` prints.
enum GitPatch {
  /// The lines, from 1, that each file gets, by its new path.
  static func newLines(of patch: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var path: String?
    // Lines of a hunk look like anything, so they are counted.
    var rest = 0
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0, let first = line.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        rest -= 1
        continue
      }
      if line.starts(with: "+++ ".utf8) {
        path = self.path(line.dropFirst(4))
      } else if line.starts(with: "@@ ".utf8), let hunk = hunk(line) {
        rest = hunk.count
        if let path, let new = hunk.new { lines[path, default: []].append(new) }
      }
    }
    return lines
  }

  /// `@@ -3,2 +4,5 @@`: how many lines follow, and which ones are new.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (count: Int, new: ClosedRange<Int>?)? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count >= 4, let old = span(words[1]), let new = span(words[2]) else { return nil }
    return (old.count + new.count, new.count > 0 ? new.start...new.start + new.count - 1 : nil)
  }

  /// `-3,2`, `+4`.
  private static func span(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil else { return nil }
    return (start, numbers.count > 1 ? numbers[1] ?? 0 : 1)
  }

  /// `b/Sources/Feed.swift`, in quotes with escapes where it holds odd bytes; nil for `/dev/null`.
  private static func path(_ text: ArraySlice<UInt8>) -> String? {
    var bytes = Array(text)
    // A blank in a name is followed by a tab at the end.
    if bytes.last == UInt8(ascii: "\t") { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""), bytes.count > 1 {
      bytes = unquoted(bytes.dropFirst().dropLast())
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(validating: bytes.dropFirst(2), as: UTF8.self)
  }

  /// Escapes as in C: `\t`, `\"`, `\303`.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(next), rest.count >= 2 else {
        result.append(escapes[next] ?? next)
        continue
      }
      let digits = [next] + rest.prefix(2)
      rest = rest.dropFirst(2)
      result.append(digits.reduce(0) { $0 << 3 | ($1 & 7) })
    }
    return result
  }
}
