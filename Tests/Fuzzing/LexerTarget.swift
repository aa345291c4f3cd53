import IntrospectSyntax

/// Tokens and trivia tile the file in order, and lexing it again gives the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "Fuzz.swift", bytes: bytes(start, count))
  let buffer = Lexer(source).tokenize()
  let faults = faults(buffer)
  check(faults.isEmpty, "\(faults)")
  if count % 8 == 0 { check(Lexer(source).tokenize().tokens == buffer.tokens, "other tokens at the second time") }
  return 0
}
