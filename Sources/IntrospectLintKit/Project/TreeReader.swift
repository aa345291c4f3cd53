import IntrospectSyntax

/// Reads JSON and property lists of the old text format, which differ in little but their punctuation.
///
/// A file that is not well-formed is not read at all: a conflict or a missing end may hide any value.
struct TreeReader {
  enum Format {
    /// `{ "key": [1, "two"] }`.
    case json
    /// `{ key = (1, "two"); }`, with comments.
    case propertyList
  }

  /// A collection whose end has not been read.
  private struct Open {
    let start: Int
    let isDictionary: Bool
    var key: String?
    var elements: [TreeNode] = []
    var entries: [(key: String, value: TreeNode)] = []
  }

  /// What may stand next, beside the end of the collection.
  private enum Expectation {
    case value, key, keySeparator, separator
    /// The outermost value has been read.
    case end
  }

  /// Files of projects have a handful of levels; values that hold each other deeper than this are an attack.
  private static let deepest = 100

  private let format: Format
  private var bytes: TextBytes
  private var open: [Open] = []
  private var expected = Expectation.value
  private var root: TreeNode?

  private init(_ source: SourceText, _ format: Format) {
    self.format = format
    bytes = TextBytes(source)
  }

  /// The value that the file holds; nil where it is not well-formed.
  static func read(_ source: SourceText, _ format: Format) -> TreeNode? {
    var reader = TreeReader(source, format)
    while reader.expected != .end {
      guard reader.skipBlanks(), let byte = reader.bytes.current, reader.step(byte) else { return nil }
    }
    return reader.skipBlanks() && reader.bytes.isAtEnd ? reader.root : nil
  }

  /// Reads one token; false where it may not stand here.
  private mutating func step(_ byte: UInt8) -> Bool {
    let isJSON = format == .json
    switch (byte, expected) {
    case (UInt8(ascii: "{"), .value): return begin(isDictionary: true)
    case (UInt8(ascii: "["), .value) where isJSON: return begin(isDictionary: false)
    case (UInt8(ascii: "("), .value) where !isJSON: return begin(isDictionary: false)
    case (UInt8(ascii: "}"), .key): return finish(isDictionary: true)
    case (UInt8(ascii: "}"), .separator) where isJSON: return finish(isDictionary: true)
    case (UInt8(ascii: "]"), .value) where isJSON, (UInt8(ascii: "]"), .separator) where isJSON,
      (UInt8(ascii: ")"), .value) where !isJSON, (UInt8(ascii: ")"), .separator) where !isJSON:
      return finish(isDictionary: false)
    case (UInt8(ascii: ":"), .keySeparator) where isJSON, (UInt8(ascii: "="), .keySeparator) where !isJSON:
      expected = .value
    case (UInt8(ascii: ","), .separator) where isJSON || open.last?.isDictionary == false,
      (UInt8(ascii: ";"), .separator) where !isJSON && open.last?.isDictionary == true:
      expected = open.last?.isDictionary == true ? .key : .value
    case (_, .value):
      guard let scalar = scalar(byte) else { return false }
      add(scalar)
      return true
    case (_, .key):
      guard !open.isEmpty, let key = scalar(byte), !isJSON || byte == UInt8(ascii: "\"") else { return false }
      // A key with rare escapes is none that is asked for.
      open[open.count - 1].key = key.text ?? ""
      expected = .keySeparator
      return true
    default:
      return false
    }
    bytes.advance()
    return true
  }

  // MARK: - Collections

  private mutating func begin(isDictionary: Bool) -> Bool {
    guard open.count < Self.deepest else { return false }
    open.append(Open(start: bytes.offset, isDictionary: isDictionary))
    expected = isDictionary ? .key : .value
    bytes.advance()
    return true
  }

  private mutating func finish(isDictionary: Bool) -> Bool {
    // A bracket that closes where a value must stand closes an array, if one is open.
    guard let last = open.last, last.isDictionary == isDictionary, last.key == nil else { return false }
    open.removeLast()
    bytes.advance()
    let range = SourceRange(ByteOffset(last.start), ByteOffset(bytes.offset))
    add(TreeNode(content: isDictionary ? .dictionary(last.entries) : .array(last.elements), range: range))
    return true
  }

  private mutating func add(_ node: TreeNode) {
    guard let last = open.indices.last else {
      root = node
      expected = .end
      return
    }
    if let key = open[last].key {
      open[last].entries.append((key, node))
      open[last].key = nil
    } else {
      open[last].elements.append(node)
    }
    expected = .separator
  }

  // MARK: - Blanks and scalars

  /// Moves over white space and comments; false for a comment without an end.
  private mutating func skipBlanks() -> Bool {
    while true {
      bytes.skip { $0 == 0x20 || (0x09...0x0D).contains($0) }
      guard format == .propertyList, bytes.current == UInt8(ascii: "/") else { return true }
      switch bytes.next {
      case UInt8(ascii: "/"): bytes.skip { $0 != 0x0A && $0 != 0x0D }
      case UInt8(ascii: "*"):
        bytes.advance(by: 2)
        while bytes.current != UInt8(ascii: "*") || bytes.next != UInt8(ascii: "/") {
          if bytes.isAtEnd { return false }
          bytes.advance()
        }
        bytes.advance(by: 2)
      default: return true
      }
    }
  }

  private mutating func scalar(_ byte: UInt8) -> TreeNode? {
    let start = bytes.offset
    let content: TreeNode.Content
    switch byte {
    case UInt8(ascii: "\""):
      guard let text = quoted(byte) else { return nil }
      content = text
    case UInt8(ascii: "'") where format == .propertyList:
      guard let text = quoted(byte) else { return nil }
      content = text
    case UInt8(ascii: "<") where format == .propertyList:
      bytes.skip { $0 != UInt8(ascii: ">") }
      guard !bytes.isAtEnd else { return nil }
      bytes.advance()
      content = .other
    default:
      bytes.skip(while: isPlain)
      guard bytes.offset > start else { return nil }
      let text = bytes.text(from: start)
      if format == .json {
        guard text == "null" || text == "true" || text == "false" || byte == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        else { return nil }
      }
      content = format == .json && text == "null" ? .null : .text(text)
    }
    return TreeNode(content: content, range: SourceRange(ByteOffset(start), ByteOffset(bytes.offset)))
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
      return true
    case UInt8(ascii: "+"): return format == .json
    case UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"): return format == .propertyList
    default: return false
    }
  }

  /// A string between two `quote`s; nil without the second.
  private mutating func quoted(_ quote: UInt8) -> TreeNode.Content? {
    bytes.advance()
    var text: [UInt8] = []
    var isUnderstood = true
    while let byte = bytes.current, byte != quote {
      bytes.advance()
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escape = bytes.current else { return nil }
      bytes.advance()
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"): text.append(escape)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      default: isUnderstood = false
      }
    }
    guard !bytes.isAtEnd else { return nil }
    bytes.advance()
    return isUnderstood ? .text(String(decoding: text, as: UTF8.self)) : .other
  }
}
