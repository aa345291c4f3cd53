/// Reads a unified diff: what `git diff` prints with any number of context lines, with or without prefixes.
enum GitPatch {
  /// The lines, from 1, that each file gets, by its new path; a file that is only renamed or loses lines has none.
  static func newLines(of patch: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var path: String?
    var oldName = ArraySlice<UInt8>()
    // Lines of a hunk look like anything, so they are counted.
    var hunk = Hunk(old: 0, new: 0, line: 0)
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunk.isOpen {
        guard hunk.take(line), let path else { continue }
        lines[path, default: []].appendLine(hunk.line - 1)
      } else if line.starts(with: "--- ".utf8) {
        oldName = line.dropFirst(4)
      } else if line.starts(with: "+++ ".utf8) {
        path = self.path(line.dropFirst(4), old: oldName)
      } else if line.starts(with: "@@ ".utf8), let next = self.hunk(line) {
        hunk = next
      }
    }
    return lines
  }

  /// What is left of a hunk.
  private struct Hunk {
    var old: Int
    var new: Int
    /// The number of the next line in the new file.
    var line: Int

    var isOpen: Bool { old > 0 || new > 0 }

    /// Reads a line of the hunk; true where it is a new one.
    mutating func take(_ text: ArraySlice<UInt8>) -> Bool {
      switch text.first {
      case UInt8(ascii: "+"):
        new -= 1
        line += 1
        return true
      case UInt8(ascii: "-"): old -= 1
      // The line above has no line break at its end.
      case UInt8(ascii: "\\"): break
      // A blank, or nothing where an editor took the blank away.
      default:
        old -= 1
        new -= 1
        line += 1
      }
      return false
    }
  }

  /// `@@ -3,2 +4,5 @@`.
  private static func hunk(_ line: ArraySlice<UInt8>) -> Hunk? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count >= 4, let old = span(words[1]), let new = span(words[2]) else { return nil }
    return Hunk(old: old.count, new: new.count, line: new.start)
  }

  /// `-3,2`, `+4`.
  private static func span(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil else { return nil }
    return (start, numbers.count > 1 ? numbers[1] ?? 0 : 1)
  }

  /// `b/Sources/Feed.swift`, or without `b/` where the old name has no `a/`; nil for `/dev/null`.
  private static func path(_ text: ArraySlice<UInt8>, old: ArraySlice<UInt8>) -> String? {
    let bytes = name(text)
    guard bytes != Array("/dev/null".utf8) else { return nil }
    let before = name(old)
    let isNew = before == Array("/dev/null".utf8)
    let isPrefixed = bytes.starts(with: "b/".utf8) && (isNew || before.starts(with: "a/".utf8))
    return String(validating: isPrefixed ? bytes.dropFirst(2) : bytes[...], as: UTF8.self)
  }

  /// A name in a header, without the time behind a tab, and out of the quotes in which git puts odd bytes.
  private static func name(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(text.prefix { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") })
    if bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""), bytes.count > 1 {
      bytes = unquoted(bytes.dropFirst().dropLast())
    }
    return bytes
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

extension [ClosedRange<Int>] {
  /// Adds a line that is behind all others.
  fileprivate mutating func appendLine(_ line: Int) {
    if let last, last.upperBound == line - 1 {
      self[count - 1] = last.lowerBound...line
    } else {
      append(line...line)
    }
  }
}
