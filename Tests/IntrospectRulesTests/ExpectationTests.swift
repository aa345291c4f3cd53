import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import LintTestSupport
import Testing

/// The testing library has an `Expectation` as well.
typealias Announced = LintTestSupport.Expectation

/// The comments that announce findings: a slip in one must not let a test pass.
@Suite struct ExpectationTests {
  private static func read(_ text: String) -> Expectations { Expectations(Array(text.utf8)) }

  @Test(arguments: [
    ("a // expect: r-1", [Announced(line: 1, rule: "r-1")]),
    ("\na // expect: r@17", [Announced(line: 2, rule: "r", column: 17)]),
    ("a // expect: r \"b, 'c'\"", [Announced(line: 1, rule: "r", fragment: "b, 'c'")]),
    (
      "a // expect: r@3 \"x\", s",
      [Announced(line: 1, rule: "r", column: 3, fragment: "x"), Announced(line: 1, rule: "s")]
    ),
    ("// expect+1: r\na", [Announced(line: 2, rule: "r")]),
    ("a\n\n// expect-2: r", [Announced(line: 1, rule: "r")]),
    ("let s = \"// expect: r\" // expect: s", [Announced(line: 1, rule: "s")]),
    ("a\r\nb // expect: r\r\n", [Announced(line: 2, rule: "r")]),
    ("a\rb // expect: r", [Announced(line: 2, rule: "r")]),
  ])
  func areRead(text: String, expected: [Announced]) {
    let expectations = Self.read(text)
    #expect(expectations.expected == expected)
    #expect(expectations.malformed.isEmpty)
  }

  @Test(arguments: [
    "a //expect: r", "a // Expect: r", "a //  expect: r", "/// expect: r", "a // expect:", "a // expect: r s",
    "a // expect: r@", "a // expect: r@x", "a // expect: r \"x", "a // expect: r \"\"", "a // expect: r,",
    "a // expect+: r", "a // expect+x: r", "a // expect", "a // expect-nothing", "a // expect: Rule", "",
    "// expect-none\na // expect: r",
  ])
  func areRefused(text: String) {
    let expectations = Self.read(text)
    #expect(!expectations.malformed.isEmpty)
    #expect(!expectations.mismatches(with: Self.result([])).isEmpty)
  }

  @Test(arguments: ["// expected of all\n// expect-none", "// expects little\n// expect-none"])
  func proseIsLeftAlone(text: String) {
    let expectations = Self.read(text)
    #expect(expectations.malformed.isEmpty && expectations.saysNone)
  }

  private static let source = SourceText(path: "a.swift", text: "one two // expect: r\nthree\n")

  private static func result(_ diagnostics: [(rule: String, offset: Int, message: String)]) -> LintResult {
    let diagnostics = diagnostics.map { rule, offset, message in
      Diagnostic(
        rule: rule, severity: .warning, message: message,
        range: SourceRange(ByteOffset(offset), ByteOffset(offset + 1)))
    }
    return LintResult(source: source, diagnostics: diagnostics, callSiteCount: 0)
  }

  @Test func bothSidesAreCompared() {
    let expectations = Expectations(Self.source.bytes)
    func kinds(_ diagnostics: (rule: String, offset: Int, message: String)...) -> [Mismatch.Kind] {
      expectations.mismatches(with: Self.result(diagnostics)).map(\.kind)
    }
    #expect(kinds(("r", 4, "m")) == [])
    #expect(kinds() == [.missing])
    #expect(kinds(("s", 4, "m")) == [.missing, .unexpected])
    #expect(kinds(("r", 4, "m"), ("r", 0, "m")) == [.unexpected], "one comment stands for one finding")
    #expect(kinds(("r", 22, "m")) == [.missing, .unexpected], "the line counts")
  }

  @Test func whatIsSaidCounts() {
    func isMatch(_ expectation: String, _ offset: Int, _ message: String) -> Bool {
      Self.read("one two // expect: \(expectation)").mismatches(with: Self.result([("r", offset, message)])).isEmpty
    }
    #expect(isMatch("r@5", 4, "m"))
    #expect(!isMatch("r@4", 4, "m"))
    #expect(isMatch("r \"part\"", 0, "a part of it"))
    #expect(!isMatch("r \"Part\"", 0, "a part of it"))
  }

  /// The vague comment leaves the finding that the exact one needs.
  @Test func theExactOneChoosesFirst() {
    let expectations = Self.read("one two // expect: r, r@1")
    #expect(expectations.mismatches(with: Self.result([("r", 0, "m"), ("r", 4, "m")])).isEmpty)
  }

  @Test func aDifferencePrintsBothSides() {
    let text = Expectations(Self.source.bytes).comparison(with: Self.result([("s", 4, "a message")]))
    #expect(
      text == """
        a.swift:1: one two // expect: r
          expected    r
          found       s@5 "a message" (warning)
          missing: r
          unexpected: s@5 "a message" (warning)

        """)
  }
}
