import IntrospectSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints one line a token: offset, length, kind; offset and length in bytes.
func printTokens(_ arguments: [String]) -> Int32 {
  let withComments = arguments.contains("--comments")
  let paths = arguments.filter { $0 != "--comments" }
  guard paths.count == 1, let path = paths.first else {
    writeError("usage: introspect-lint-dev tokens [--comments] FILE\n")
    return 2
  }
  guard let contents = FileManager.default.contents(atPath: path) else {
    writeError("introspect-lint-dev: error: cannot read '\(path)'\n")
    return 2
  }

  let buffer = Lexer(SourceText(path: path, bytes: [UInt8](contents))).tokenize()
  var output: [UInt8] = []
  func printLine(_ start: Int, _ length: Int, _ words: some Sequence<UInt8>) {
    output.append(contentsOf: String(start).utf8)
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: String(length).utf8)
    output.append(UInt8(ascii: " "))
    output.append(contentsOf: words)
    output.append(UInt8(ascii: "\n"))
  }

  // The name of a case comes from reflection, which is too slow to ask once a token.
  let kindNames = (UInt8(0)...UInt8.max).map { TokenKind(rawValue: $0).map { Array("\($0)".utf8) } ?? [] }
  var comments = (withComments ? buffer.comments : [])[...]
  for (index, token) in buffer.tokens.enumerated() {
    while let comment = comments.first, comment.nextToken <= index {
      printLine(comment.range.start.value, comment.range.byteLength, "comment \(comment.kind)".utf8)
      comments.removeFirst()
    }
    var words = kindNames[Int(token.kind.rawValue)]
    for (flag, name) in flagNames where token.flags.contains(flag) { words.append(contentsOf: " \(name)".utf8) }
    printLine(Int(token.start), Int(token.length), words)
  }
  writeAll(output, to: 1)
  return 0
}

private let flagNames: [(TokenFlags, String)] = [
  (.startsLine, "startsLine"), (.backticked, "backticked"), (.placeholder, "placeholder"),
  (.unterminated, "unterminated"),
]
