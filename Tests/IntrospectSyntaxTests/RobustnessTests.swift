import IntrospectSyntax
import LintTestSupport
import Testing

/// Text in which nearly every byte decides something.
private let trickyText = ##"""
  #!/bin/swift
  let a = "x \(y ? "\(z)" : #"\#(w)"#) \u{41}", r = /a(b)[)/]\//, e = ##/ x /#/ y /##
  /* a /* b */ c */ func /^(l: Int) { try? /^ x/ ; `two words` } // end
  #if os(iOS) && !X
  x?.y!.z ?? $0 <#code#> 0x1.8p3 1.5e-3 x.0.1 «» ⊕ é 👨‍👩‍👧 “a” ::
  #endif
  #"""#; #"""
    a \#(b(
    c)) """
    """#
  <<<<<<< one
  >>>>>>> two
  """##

@Test func gapsBetweenTokensAreWhiteSpaceOrComments() { #expect(faults(tokenBuffer(trickyText)) == []) }

@Test func everyPrefixAndEverySuffixIsLexedToItsEnd() {
  let bytes = Array(trickyText.utf8)
  for length in 0...bytes.count {
    #expect(faults(tokenBuffer(bytes: Array(bytes.prefix(length)))) == [], "prefix of \(length) bytes")
    #expect(faults(tokenBuffer(bytes: Array(bytes.suffix(length)))) == [], "suffix of \(length) bytes")
  }
}

@Test func everyByteMayBeAnyOtherOne() {
  let bytes = Array(trickyText.utf8)
  let strange: [UInt8] = [0, 0x0A, 0x0D, 0x22, 0x23, 0x28, 0x29, 0x2F, 0x3C, 0x5C, 0x60, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
  for index in bytes.indices {
    var changed = bytes
    changed[index] = strange[index % strange.count]
    #expect(faults(tokenBuffer(bytes: changed)) == [], "byte \(index)")
    changed = bytes
    changed[index] = strange[(index / 3 + 5) % strange.count]
    #expect(faults(tokenBuffer(bytes: changed)) == [], "byte \(index)")
  }
}

@Test func nestingIsNotLimitedByTheStack() {
  let depth = 10_000
  func nested(_ open: String, _ middle: String, _ close: String) -> TokenBuffer {
    tokenBuffer(String(repeating: open, count: depth) + middle + String(repeating: close, count: depth))
  }
  #expect(nested("(", "a", ")").tokens.count == 2 * depth + 2)
  #expect(nested("{ [ ", "a", " ] }").tokens.count == 4 * depth + 2)
  #expect(nested("/*", "a", "*/").comments.count == 1)
  #expect(nested("\"\\(", "a", ")\"").tokens.count == 2 * depth + 2)
  #expect(nested("\"\\(", "a", "").tokens.count == 2 * depth + 2)
  #expect(faults(nested("\"\"\"\n\\((", "a", "))\n\"\"\"")) == [])
}

// Each of these was quadratic in some lexer. A search that starts again at every token would take minutes here.
@Test(arguments: [
  "(/[a", "#/\n", "##/\n/# ", "#\"\"\"\\#(", "\"\\(", "\"\"\"\\(", "#", "##\"", "<#", "+<#", "`", "“", "<<<<<<< \n",
  ">>>> \n", "/*", "/**/", "\\/", "a / ", "/ ", "= /", " /", "\"", "'", "$", "\u{301}", "0x", "1.", "?", "!",
  "###\"\"\"\\###(##\"\"\"\\##(", "#/\n\\/# ", "*/", "\0", "\u{A0}", "\r", "try? /", "👨‍👩‍👧",
])
func repeatingAnythingIsLexedInOnePass(piece: String) {
  let buffer = tokenBuffer(String(repeating: piece, count: 50_000))
  #expect(buffer.tokens.last?.kind == .endOfFile)
  #expect(buffer.tokens.last?.end == buffer.source.bytes.count)
}

@Test func bytesThatAreNotUTF8RepeatedAreLexedInOnePass() {
  for byte in [UInt8(0x80), 0xC3, 0xE2, 0xF0, 0xFF] {
    let buffer = tokenBuffer(bytes: [UInt8](repeating: byte, count: 50_000))
    #expect(buffer.comments.count == 1)
  }
}

@Test func anEmptyFileIsItsEnd() {
  #expect(tokenBuffer("").tokens == [Token(start: 0, length: 0, kind: .endOfFile, flags: .startsLine)])
}
