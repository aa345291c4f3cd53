/// One Swift file as it was read: a path for messages and the bytes, whatever they hold.
public struct SourceText: Sendable {
  /// The path to name in messages, as the user or the walk gave it.
  public let path: String
  /// The whole file, a byte order mark included.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The length of a leading UTF-8 byte order mark: 3 or 0.
  public var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// What ends the first line, and should end one that is added: `\n` where nothing tells.
  public var lineBreak: String {
    guard let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
      bytes[first] == UInt8(ascii: "\r")
    else { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The text of `range`, with replacement characters for what is not UTF-8.
  public func text(in range: SourceRange) -> String {
    let start = min(max(range.start.value, 0), bytes.count)
    let end = min(max(range.end.value, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
