/// Makes text from files and their names safe to print: on one line, visible, and no command to whatever reads it.
enum OutputText {
  /// `text` with control characters and those that reorder what follows them written out, `\u{1B}`.
  ///
  /// Line breaks are among them, so the result is one line.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// `text` as one line of words: a line break and the blanks around it become one blank, the rest is as in `visible`.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isLineBreak) else { return visible(text) }
    let lines = text.unicodeScalars.split(whereSeparator: isLineBreak).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      let kept = trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
      return visible(String(String.UnicodeScalarView(kept)))
    }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A finished text, none of whose lines is ours to give commands with, so that a runner of GitHub Actions takes
  /// nothing in it for one.
  ///
  /// In a line that begins with `::` the first colon is written out, `\u{3A}:`; `##[` gets a blank inside.
  static func withoutCommands(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let start = line.firstIndex { $0 != " " && $0 != "\t" } ?? line.endIndex
      guard line[start...].hasPrefix("::") else { return defused(String(line)) }
      return String(line[..<start]) + "\\u{3A}" + defused(String(line[start...].dropFirst()))
    }
    return lines.joined(separator: "\n")
  }

  /// `##[`, which starts a command anywhere in a line, as `## [`.
  static func defused(_ text: String) -> String { text.replacing("##[", with: "## [") }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// C0, DEL and C1; line and paragraph separators; the marks, embeddings, overrides and isolates of bidirectional text.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
