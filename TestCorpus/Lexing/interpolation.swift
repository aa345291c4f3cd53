// Literals within interpolations within literals, and parentheses that are not theirs.
struct Greeting {
  let name: String
  let times: [Int]

  var plain: String { "Hello, \(name)!" }
  var nested: String { "Hello, \(name.isEmpty ? "nobody" : "dear \(name + "\("!")")")" }
  var closure: String { "\(times.map { "(\($0))" }.joined(separator: ", "))" }
  var parentheses: String { ") \((name, (times.first ?? (0)))) (" }
  var comment: String { "\(name /* ") */)" }
  var dictionary: String { "\(["a": 1]["a", default: (2)])" }
  var labelled: String { "\(String(repeating: "ab", count: times.count)) and \\(not) and \")\"" }
  var escapes: String { "\u{28}\u{29}\"\(name)\"" }
}
