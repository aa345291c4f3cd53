/// Breaks lines at blanks for a terminal.
enum WrappedText {
  /// `text` in lines of at most `width` columns, where its words allow that.
  ///
  /// - Parameters:
  ///   - first: how many columns are taken before the first line; it is left empty if only others have room for a word.
  ///   - rest: how many columns the other lines are moved in.
  static func lines(_ text: String, width: Int?, first: Int, rest: Int) -> [String] {
    guard let width else { return [text] }
    var lines: [String] = []
    var line = ""
    var used = first
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = DisplayWidth.of(String(word))
      let isTooLong = used + (line.isEmpty ? 0 : 1) + length > width
      if isTooLong, !line.isEmpty || (lines.isEmpty && rest < first) {
        lines.append(line)
        line = String(word)
        used = rest + length
        continue
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += length
    }
    return lines + [line]
  }

  /// The parts of a message between its semicolons; those in quotes part nothing.
  static func clauses(_ message: String) -> [String] {
    var clauses: [String] = []
    var clause = ""
    var isQuoted = false
    var before: Character = " "
    let characters = Array(message)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      // An apostrophe inside a word is no quote.
      if character == "'", isQuoted || !(before.isLetter || before.isNumber) { isQuoted.toggle() }
      if character == ";", !isQuoted, index + 1 < characters.count, characters[index + 1] == " " {
        clauses.append(clause)
        clause = ""
        index += 2
        before = " "
        continue
      }
      clause.append(character)
      before = character
      index += 1
    }
    return clauses + [clause]
  }
}
