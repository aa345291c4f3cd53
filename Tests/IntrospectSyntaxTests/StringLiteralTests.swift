import IntrospectSyntax
import Testing

@Test func aStringWithoutInterpolationIsOneToken() {
  #expect(tokens(#"f("a", "", "\"\\", "\u{1F600}")"#) == [
    "identifier f", "leftParen (", #"stringLiteral "a""#, "comma ,", #"stringLiteral """#, "comma ,",
    #"stringLiteral "\"\\""#, "comma ,", #"stringLiteral "\u{1F600}""#, "rightParen )",
  ])
}

@Test func anInterpolationSplitsTheLiteralAndItsParenthesesBelongToIt() {
  #expect(tokens(#""a \(b) c \(d(1)) e""#) == [
    #"stringHead "a \("#, "identifier b", #"stringMiddle ) c \("#, "identifier d", "leftParen (", "integerLiteral 1",
    "rightParen )", #"stringTail ) e""#,
  ])
}

@Test func interpolationsNest() {
  #expect(tokens(#""\("\(x)")""#) == [
    #"stringHead "\("#, #"stringHead "\("#, "identifier x", #"stringTail )""#, #"stringTail )""#,
  ])
  #expect(tokens(##""\(a ? "\(b)" : #"\#(c)"#)""##).count == 11)
}

@Test func aTryWithAMarkDoesNotUnsettleTheParenthesesOfAnInterpolation() {
  #expect(kinds(#""\(try? (a) ?? b)""#) == [
    .stringHead, .keyword, .questionMark, .leftParen, .identifier, .rightParen, .operator, .identifier, .stringTail,
  ])
}

@Test func aRawStringNeedsItsPoundsToEscapeAndToEnd() {
  #expect(tokens(##"#"a"b\(c)\n"#"##) == [##"stringLiteral #"a"b\(c)\n"#"##])
  #expect(tokens(##"#"\#(a)"#"##) == [##"stringHead #"\#("##, "identifier a", ##"stringTail )"#"##])
  #expect(tokens(###"##"a"#\#(b)"##"###) == [###"stringLiteral ##"a"#\#(b)"##"###])
}

@Test func threeQuotesInARawStringAreQuotesIfItEndsOnTheLine() {
  #expect(tokens("#\"\"\"# + a") == ["stringLiteral #\"\"\"#", "operator +", "identifier a"])
  #expect(tokens("#\"\"\"a\"\"\"# + b") == ["stringLiteral #\"\"\"a\"\"\"#", "operator +", "identifier b"])
  #expect(tokens("##\"\"\"a\"#\n\"\"\"##") == ["stringLiteral ##\"\"\"a\"#\n\"\"\"##"])
}

@Test func aMultiLineStringMayHoldQuotesAndLineBreaks() {
  #expect(tokens("\"\"\"\n a \"b\" \"\" \\\"\"\"\n\"\"\" c") == [
    "stringLiteral \"\"\"\n a \"b\" \"\" \\\"\"\"\n\"\"\"", "identifier c",
  ])
  #expect(tokens("\"\"\"\n\\(\n  a\n)\\\n\"\"\"") == [
    "stringHead \"\"\"\n\\(", "identifier a", "stringTail )\\\n\"\"\"",
  ])
}

@Test func anUnterminatedStringEndsWithItsLine() {
  #expect(tokens("let a = \"b\nlet c") == [
    "keyword let", "identifier a", "equal =", "stringLiteral \"b…", "keyword let", "identifier c",
  ])
  #expect(tokens("\"\\") == ["stringLiteral \"\\…"])
  #expect(tokens("'a' 'b") == ["stringLiteral 'a'", "stringLiteral 'b…"])
}

@Test func anUnterminatedInterpolationEndsWithItsLineAndGetsItsTail() {
  #expect(tokens("\"a \\(b\nc") == ["stringHead \"a \\(", "identifier b", "stringTail …", "identifier c"])
  #expect(tokens("\"\\(\"\\(b\nc") == [
    "stringHead \"\\(", "stringHead \"\\(", "identifier b", "stringTail …", "stringTail …", "identifier c",
  ])
}

@Test func aLineBreakEndsOnlyTheLiteralsThatMayNotHoldOne() {
  #expect(tokens("\"\"\"\n\\(\"\\(a\nb)\n\"\"\"") == [
    "stringHead \"\"\"\n\\(", "stringHead \"\\(", "identifier a", "stringTail …", "identifier b",
    "stringTail )\n\"\"\"",
  ])
}

@Test func anUnterminatedMultiLineStringReachesToTheEndOfTheFile() {
  #expect(tokens("\"\"\"\na\nb") == ["stringLiteral \"\"\"\na\nb…"])
  #expect(tokens("\"\"\"\n\\(a\n") == ["stringHead \"\"\"\n\\(", "identifier a", "stringTail …"])
}

@Test func curlyQuotesAreReadAsOneNameAsTheCompilerDoes() {
  #expect(tokens("a = “b c” d") == ["identifier a", "equal =", "identifier “b c”", "identifier d"])
  #expect(tokens("“b\n”") == ["identifier “", "identifier b", "unknown ”"])
}
