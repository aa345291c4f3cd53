import IntrospectSyntax
import Testing

@Test(arguments: ["a", "introspect", "Größe", "名前", "é", "🎉", "👨‍👩‍👧", "_x", "a1$", "async", "some", "anyname", "Selfish"])
func aNameIsOneToken(text: String) { #expect(tokens(text) == ["identifier \(text)"]) }

@Test(arguments: [
  "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
  "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
  "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while",
])
func aReservedWordIsAKeyword(word: String) {
  #expect(tokens(word) == ["keyword \(word)"])
  #expect(tokens(word + "x") == ["identifier \(word)x"])
  #expect(tokens("`\(word)`") == ["identifier `\(word)`"])
}

@Test func aReservedWordBeforeAnOperatorBeyondASCIIIsStillOne() {
  #expect(tokens("_⊕self∘x") == ["keyword _", "operator ⊕", "keyword self", "operator ∘", "identifier x"])
}

@Test func aNameInBackticksMayHoldSpaces() {
  let buffer = tokenBuffer("`class` `two words`()")
  #expect(buffer.kind(0) == .identifier && buffer[0].flags.contains(.backticked))
  #expect(buffer.name(0) == "class")
  #expect(buffer.name(1) == "two words")
  #expect(buffer.text(1) == "`two words`")
}

@Test func aBacktickWithoutAPartnerInItsLineStandsAlone() {
  #expect(tokens("`a\nb`") == ["backtick `…", "identifier a", "identifier b", "backtick `…"])
}

@Test func dollarNamesAreOneToken() {
  #expect(tokens("$0 + $name.$1") == [
    "dollarIdentifier $0", "operator +", "dollarIdentifier $name", "period .", "dollarIdentifier $1",
  ])
}

@Test func aPlaceholderIsAName() {
  let buffer = tokenBuffer("f(<#T##Int#>, <#x#>)")
  #expect(buffer.text(2) == "<#T##Int#>" && buffer.kind(2) == .identifier)
  #expect(buffer[2].flags.contains(.placeholder))
  #expect(tokens("a <<#x#>") == ["identifier a", "operator <", "identifier <#x#>"])
  #expect(tokens("a <#x\n#>") == [
    "identifier a", "operator <", "pound #", "identifier x", "pound #", "operator >",
  ])
}

@Test func directivesAreTokensAndOtherPoundsStandBeforeTheirName() {
  #expect(kinds("#if A\n#elseif B\n#else\n#endif") == [
    .poundIf, .identifier, .poundElseif, .identifier, .poundElse, .poundEndif,
  ])
  #expect(kinds("#available(iOS 16, *) #unavailable(iOS 16) #sourceLocation()").filter { $0 != .identifier } == [
    .poundAvailable, .leftParen, .integerLiteral, .comma, .operator, .rightParen, .poundUnavailable, .leftParen,
    .integerLiteral, .rightParen, .poundSourceLocation, .leftParen, .rightParen,
  ])
  #expect(tokens("#selector(a) #Preview ##x") == [
    "pound #", "identifier selector", "leftParen (", "identifier a", "rightParen )", "pound #", "identifier Preview",
    "pound #", "pound #", "identifier x",
  ])
}

@Test func aCombiningMarkAloneIsAName() { #expect(tokens("a \u{301}b") == ["identifier a", "identifier \u{301}b"]) }
