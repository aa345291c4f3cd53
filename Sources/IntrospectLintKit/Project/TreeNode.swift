import IntrospectSyntax

/// A value in a JSON file or in a property list of the old text format, with its place.
struct TreeNode {
  enum Content {
    case text(String)
    case array([TreeNode])
    case dictionary([(key: String, value: TreeNode)])
    /// A JSON `null`.
    case null
    /// Something that is none of our business: binary data, a string with rare escapes.
    case other
  }

  let content: Content
  /// From the opening to the closing delimiter.
  let range: SourceRange

  /// The text of a string or a number.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The text of a string or a number with its place.
  var located: Located<String>? { text.map { Located($0, at: range) } }

  var elements: [TreeNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var entries: [(key: String, value: TreeNode)]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The value of `key`; nil without one, and where two values compete.
  subscript(key: String) -> TreeNode? {
    guard let entries else { return nil }
    let matches = entries.filter { $0.key == key }
    return matches.count == 1 ? matches[0].value : nil
  }
}
