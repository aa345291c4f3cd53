import IntrospectSyntax
import Testing

@Test(arguments: [
  "x = /a(b)c/", "f(/a/)", "[/a/, /b/]", "return /a/", "{ /a/ }", "x ?? /a/", "try /a/", "!/a/", "x = /^ a/", "/a/",
  #"x = /\//"#, #"x = /a\ /"#, "case /a/:", "x ? /a/ : b", "try? /^ x/", "a\n/b/", "\"\\(/a/)\"",
])
func aSlashWhereAnOperandMayStartOpensALiteral(text: String) {
  #expect(kinds(text).contains(.regexLiteral), "\(tokens(text))")
}

@Test(arguments: [
  "a / b / c", "a/b/c", "a /b", "f(/, b / c)", "x = y / 2 // half / all", "f(a)/b(c)/d", "x[0] / y / z",
  "func /(a: Int, b: Int) {}", "infix operator /^/", "reduce(1, /)", "a /= b / c", "x = a */ b /", "x / a /", "x\n/ a /",
  "x! / y / z", "1 / 2 / 3", "self / a / b", "nil / a / b", "(a) / b / c", "\"\" / b / c", "$0 / $1 / $2",
])
func aSlashThatDividesOpensNone(text: String) {
  #expect(!kinds(text).contains(.regexLiteral), "\(tokens(text))")
}

@Test func theOperatorBeforeALiteralIsATokenOfItsOwn() {
  #expect(tokens("^^/a/") == ["operator ^^", "regexLiteral /a/"])
  #expect(tokens("x\n=/a/") == ["identifier x", "equal =", "regexLiteral /a/"])
}

@Test func aParenthesisThatTheLiteralDidNotOpenMakesItAnOperator() {
  #expect(tokens("f(/x) + g(y/)") == [
    "identifier f", "leftParen (", "operator /", "identifier x", "rightParen )", "operator +", "identifier g",
    "leftParen (", "identifier y", "operator /", "rightParen )",
  ])
}

@Test func aLiteralMayHoldWhatLooksLikeQuotesAndBraces() {
  #expect(tokens(#"let r = /"{(\d)}["'`]/ + a"#) == [
    "keyword let", "identifier r", "equal =", #"regexLiteral /"{(\d)}["'`]/"#, "operator +", "identifier a",
  ])
}

@Test func theFirstSlashClosesALiteralEvenWithinACharacterClass() {
  #expect(tokens("x = /[/]") == ["identifier x", "equal =", "regexLiteral /[/", "rightBracket ]"])
}

@Test func anExtendedLiteralEndsWithItsPounds() {
  #expect(tokens("#/a/b/# + ##/c/#d/##") == ["regexLiteral #/a/b/#", "operator +", "regexLiteral ##/c/#d/##"])
  #expect(tokens("#/\n a / b # c\n /# d") == ["regexLiteral #/\n a / b # c\n /#", "identifier d"])
}

@Test func anUnterminatedExtendedLiteralEndsWithItsFirstLine() {
  #expect(tokens("#/a\nb") == ["regexLiteral #/a…", "identifier b"])
  #expect(tokens("#/ \na\nb") == ["regexLiteral #/ …", "identifier a", "identifier b"])
}

@Test func anUnterminatedLiteralThatCanBeNothingElseEndsWithItsLine() {
  #expect(tokens("x = / a\nb") == ["identifier x", "equal =", "regexLiteral / a…", "identifier b"])
}
