import IntrospectSyntax
import Testing

@Test(arguments: ["0", "1_000", "0b1_01", "0o17", "0xFF_ff", "007", "0b12", "0o9", "0xg", "12px", "1é", "0x", "0b"])
func anIntegerTakesAllThatCouldContinueAName(text: String) {
  #expect(tokens(text) == ["integerLiteral \(text)"])
}

@Test(arguments: ["1.5", "1_0.2_5", "1e5", "1.5e-3", "1E+5", "0x1p3", "0x1.8p-3", "0xA.Bp1", "1e", "1.5e+", "0x1.8p"])
func aFractionOrAnExponentMakesAFloat(text: String) {
  #expect(tokens(text) == ["floatLiteral \(text)"])
}

@Test func aDotWithoutADigitBehindItIsAMember() {
  #expect(tokens("1.description") == ["integerLiteral 1", "period .", "identifier description"])
  #expect(tokens("0xff.description") == ["integerLiteral 0xff", "period .", "identifier description"])
  #expect(tokens("0xff.fpValue") == ["integerLiteral 0xff", "period .", "identifier fpValue"])
  #expect(tokens("1...5") == ["integerLiteral 1", "operator ...", "integerLiteral 5"])
  #expect(tokens("1.") == ["integerLiteral 1", "period ."])
}

@Test func membersOfATupleAreIntegers() {
  #expect(tokens("x.0.1") == ["identifier x", "period .", "integerLiteral 0", "period .", "integerLiteral 1"])
}

@Test func aHexadecimalFractionWithoutItsExponentIsOneToken() {
  #expect(tokens("0x1.8 + 1") == ["integerLiteral 0x1.8", "operator +", "integerLiteral 1"])
  #expect(tokens("0x1.a+1") == ["integerLiteral 0x1", "period .", "identifier a", "operator +", "integerLiteral 1"])
}

@Test func lettersBehindAFractionStartAName() {
  #expect(tokens("1.5px") == ["floatLiteral 1.5", "identifier px"])
}
