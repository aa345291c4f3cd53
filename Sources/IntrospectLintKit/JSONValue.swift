/// A JSON document whose members keep their order, printed with two blanks a level.
enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// An object without the members that have no value.
  static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): text += Self.quoted(value)
    case .integer(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .array(let elements):
      Self.write(elements.map { (nil, $0) }, "[", "]", to: &text, indent: indent)
    case .object(let members):
      Self.write(members.map { ($0.0, $0.1) }, "{", "}", to: &text, indent: indent)
    }
  }

  private static func write(
    _ members: [(String?, JSONValue)], _ open: String, _ close: String, to text: inout String, indent: String
  ) {
    guard !members.isEmpty else {
      text += open + close
      return
    }
    let inner = indent + "  "
    text += open
    for (index, member) in members.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      if let name = member.0 { text += quoted(name) + ": " }
      member.1.write(to: &text, indent: inner)
    }
    text += "\n" + indent + close
  }

  /// In quotes; control characters and the marks that turn text around are escaped.
  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        let isPlain = ReportText.printable(String(scalar)) == String(scalar)
        if isPlain {
          text.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return text + "\""
  }
}
