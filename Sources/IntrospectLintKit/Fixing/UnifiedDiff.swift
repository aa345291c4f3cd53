/// The change of one file in the form that `git apply` takes.
///
/// Lines end with `\n` alone, as git sees them: a `\r` before it is text.
public struct UnifiedDiff: Sendable {
  /// From the root of the repository.
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// As many unchanged lines stand around a change.
  private static let contextCount = 3
  /// A change over more lines than this is not taken apart.
  private static let reach = 1000

  public init(from old: [UInt8], to new: [UInt8], path: String) {
    self.path = path
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The diff with its header; empty where nothing differs.
  public var text: [UInt8] {
    let hunks = hunks
    guard !hunks.isEmpty else { return [] }
    let (from, to) = (Self.name("a/" + path), Self.name("b/" + path))
    // Without quotes a name ends at the first tab.
    let end = path.utf8.contains(UInt8(ascii: " ")) && !from.hasPrefix("\"") ? "\t" : ""
    return Array("diff --git \(from) \(to)\n--- \(from)\(end)\n+++ \(to)\(end)\n".utf8) + hunks.flatMap(text)
  }

  // MARK: - Changes

  /// Lines that differ: those of the old text that go, and those of the new one that come.
  private struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let (gone, come) = distanceToCommonLine(left, right) ?? (old.count - left, new.count - right)
      changes.append(Change(old: left..<left + gone, new: right..<right + come))
      (left, right) = (left + gone, right + come)
    }
    return changes
  }

  /// How many lines to pass over on both sides until they agree again, as few as possible; nil where they do not.
  private func distanceToCommonLine(_ left: Int, _ right: Int) -> (old: Int, new: Int)? {
    for sum in 1...Self.reach {
      for gone in 0...sum {
        let (line, other) = (left + gone, right + sum - gone)
        guard line < old.count, other < new.count, old[line] == new[other] else { continue }
        // A brace by itself says little, unless the lines before it were replaced one by one.
        let isLast = line + 1 == old.count || other + 1 == new.count
        if gone * 2 == sum || isLast || old[line + 1] == new[other + 1] { return (gone, sum - gone) }
      }
    }
    return nil
  }

  // MARK: - Hunks

  /// Changes with little between them, and the lines around them.
  private struct Hunk {
    var changes: [Change]
    var old: Range<Int>
    var new: Range<Int>
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let before = min(Self.contextCount, change.old.lowerBound)
      let after = min(Self.contextCount, old.count - change.old.upperBound)
      let oldEnd = change.old.upperBound + after
      let newEnd = change.new.upperBound + after
      if let last = hunks.last, change.old.lowerBound - before <= last.old.upperBound {
        hunks[hunks.count - 1] = Hunk(
          changes: last.changes + [change], old: last.old.lowerBound..<oldEnd, new: last.new.lowerBound..<newEnd)
      } else {
        hunks.append(
          Hunk(
            changes: [change], old: change.old.lowerBound - before..<oldEnd,
            new: change.new.lowerBound - before..<newEnd))
      }
    }
    return hunks
  }

  private func text(of hunk: Hunk) -> [UInt8] {
    var text = Array("@@ -\(Self.place(hunk.old)) +\(Self.place(hunk.new)) @@\n".utf8)
    var line = hunk.old.lowerBound
    for change in hunk.changes {
      for kept in old[line..<change.old.lowerBound] { Self.append(" ", kept, to: &text) }
      for gone in old[change.old] { Self.append("-", gone, to: &text) }
      for come in new[change.new] { Self.append("+", come, to: &text) }
      line = change.old.upperBound
    }
    for kept in old[line..<hunk.old.upperBound] { Self.append(" ", kept, to: &text) }
    return text
  }

  /// `first,count`, from 1; of no lines, the line before them.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: sign))
    text += line
    if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Each with its line break.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// In quotes where git would put it in quotes to be able to read it again.
  private static func name(_ path: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard !path.utf8.allSatisfy(isPlain) else { return path }
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
        bytes += [UInt8(ascii: "\\")] + digits
      }
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
