/// JSON whose keys stand in the order in which they are given, indented by two blanks.
///
/// Foundation's encoder either sorts keys or leaves their order to chance.
indirect enum JSONText {
  case null
  case number(Int)
  case boolean(Bool)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// A string, or null where there is none.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  static func optional(_ number: Int?) -> JSONText { number.map { .number($0) } ?? .null }

  /// Without a line break at the end.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .number(let number): return "\(number)"
    case .boolean(let value): return value ? "true" : "false"
    case .string(let string): return Self.quoted(string)
    case .array(let elements):
      guard !elements.isEmpty else { return "[]" }
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// Control characters and those that reorder text are written as `\u001B`, which a reader turns back.
  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if OutputText.isInvisible(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
