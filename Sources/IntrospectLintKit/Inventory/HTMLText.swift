/// Text on its way into a page of HTML.
enum HTMLText {
  /// On one line, with control characters spelled out, and fit for content and for attributes in quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportText.printable(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `<name attributes>content</name>`; the content is markup already.
  static func element(_ name: String, _ attributes: String = "", _ content: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " ")\(attributes)>\(content)</\(name)>"
  }

  static func code(_ text: String) -> String { text.isEmpty ? "" : element("code", "", breakable(escaped(text))) }

  /// Lets long paths and names go on in the next line: behind a slash, before a dot between names.
  private static func breakable(_ escaped: String) -> String {
    var result = ""
    var last: Character = " "
    for character in escaped {
      if character == ".", last.isLetter || last.isNumber || last == ")" { result += "<wbr>" }
      result.append(character)
      if character == "/" { result += "<wbr>" }
      last = character
    }
    return result
  }

  static func path(_ text: String) -> String { breakable(escaped(text)) }
}
