/// Breaks text into lines of at most 80 columns.
enum TextWrapping {
  static let width = 80

  /// The words of `text` in lines that all begin with `indent`. A word that is too long gets a line of its own.
  static func lines(of text: String, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isFirst = line.count == indent.count
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + word
      } else {
        line += isFirst ? String(word) : " " + word
      }
    }
    return line.count == indent.count ? lines : lines + [line]
  }
}
