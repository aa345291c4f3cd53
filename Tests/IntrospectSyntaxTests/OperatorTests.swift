import IntrospectSyntax
import Testing

@Test func aRunOfOperatorCharactersIsOneOperator() {
  #expect(tokens("a &&= b <<< c") == ["identifier a", "operator &&=", "identifier b", "operator <<<", "identifier c"])
  #expect(tokens("a ⊕ b ∘≈ c") == ["identifier a", "operator ⊕", "identifier b", "operator ∘≈", "identifier c"])
}

@Test func angleBracketsAreOperators() {
  #expect(tokens("A<B<C>>()") == [
    "identifier A", "operator <", "identifier B", "operator <", "identifier C", "operator >>", "leftParen (",
    "rightParen )",
  ])
}

@Test func aDotContinuesOnlyAnOperatorThatStartsWithOne() {
  #expect(tokens("0..<5") == ["integerLiteral 0", "operator ..<", "integerLiteral 5"])
  #expect(tokens("a+.b") == ["identifier a", "operator +", "period .", "identifier b"])
  #expect(tokens("a.+b") == ["identifier a", "operator .+", "identifier b"])
  #expect(tokens("x...") == ["identifier x", "operator ..."])
}

@Test func marksBoundToTheLeftAreTokensOfTheirOwn() {
  #expect(tokens("a?.b!.c!!") == [
    "identifier a", "questionMark ?", "period .", "identifier b", "exclamationMark !", "period .", "identifier c",
    "exclamationMark !", "exclamationMark !",
  ])
  #expect(tokens("a ? b : c") == ["identifier a", "questionMark ?", "identifier b", "colon :", "identifier c"])
  #expect(tokens("!a ?? !b != c") == [
    "operator !", "identifier a", "operator ??", "operator !", "identifier b", "operator !=", "identifier c",
  ])
  #expect(tokens("a: Int?=nil") == [
    "identifier a", "colon :", "identifier Int", "questionMark ?", "equal =", "keyword nil",
  ])
}

@Test func reservedOperatorsHaveKindsOfTheirOwn() {
  #expect(tokens("a = b -> c :: d") == [
    "identifier a", "equal =", "identifier b", "arrow ->", "identifier c", "colonColon ::", "identifier d",
  ])
  #expect(kinds("a == b => c --> d") == [
    .identifier, .operator, .identifier, .operator, .identifier, .operator, .identifier,
  ])
}

@Test func aCommentMayStartWithinARunOfOperatorCharacters() {
  #expect(tokens("a +// b\nc") == ["identifier a", "operator +", "identifier c"])
  #expect(tokens("a +/* b */c") == ["identifier a", "operator +", "identifier c"])
}

@Test func theEndOfACommentThatNobodyOpenedIsUnknown() {
  #expect(tokens("a */ b") == ["identifier a", "unknown */", "identifier b"])
  #expect(tokens("a +*/ b") == ["identifier a", "unknown +*/", "identifier b"])
}

@Test func punctuationIsOneTokenEach() {
  #expect(kinds("@#\\;,:{}[]()`") == [
    .atSign, .pound, .backslash, .semicolon, .comma, .colon, .leftBrace, .rightBrace, .leftBracket, .rightBracket,
    .leftParen, .rightParen, .backtick,
  ])
}
