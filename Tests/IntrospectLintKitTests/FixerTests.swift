import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// The fixer with a judge of its own, so that the tests do not hang on what a rule says: each word of `faults` is a
/// finding, with the replacement as its fix.
@Suite struct FixerTests {
  /// What a word stands for.
  struct Fault: Sendable {
    let replacement: String?
    var safety = FixIt.Safety.safe
    var severity = Severity.warning
  }

  private func lint(_ source: SourceText, _ faults: [String: Fault]) -> LintResult {
    let tokens = Lexer(source).tokenize()
    let diagnostics = tokens.tokens.compactMap { token -> Diagnostic? in
      guard let fault = faults[source.text(in: token.range)] else { return nil }
      let word = source.text(in: token.range)
      let fixes = fault.replacement.map { text in
        [FixIt("Write '\(text)'", fault.safety, [SourceEdit(replacing: token.range, with: text)])]
      }
      return Diagnostic(
        rule: "no-\(word)", severity: fault.severity, message: "'\(word)' is wrong", range: token.range,
        fixes: fixes ?? [])
    }
    return LintResult(source: source, diagnostics: diagnostics, callSiteCount: 0)
  }

  private func fix(
    _ texts: [String], _ faults: [String: Fault], unsafe: Bool = false,
    also judge: @escaping ([LintResult]) -> [LintResult] = { $0 }
  ) -> FixedSources {
    let sources = texts.enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
    func results(_ changed: [SourceText]) -> [LintResult] {
      judge(sources.map { source in lint(changed.first { $0.path == source.path } ?? source, faults) })
    }
    return Fixer(accepts: { unsafe || $0.fix.safety == .safe }, judge: results).fix(results([]))
  }

  private func text(_ fixed: FixedSources, _ index: Int = 0) -> String? {
    fixed.files.first { $0.fixed.path == "\(index).swift" }.map { String(decoding: $0.fixed.bytes, as: UTF8.self) }
  }

  @Test func fixesAllFilesAndTellsWhatIsLeft() {
    let faults = ["bad": Fault(replacement: "good"), "sad": Fault(replacement: nil)]
    let fixed = fix(["bad + sad\n", "good\n", "bad; bad\n"], faults)
    #expect(fixed.files.map(\.fixed.path) == ["0.swift", "2.swift"])
    #expect(text(fixed) == "good + sad\n" && text(fixed, 2) == "good; good\n")
    #expect(fixed.files.map(\.fixes.count) == [1, 2])
    #expect(fixed.results.flatMap(\.diagnostics).map(\.message) == ["'sad' is wrong"])
    #expect(fixed.refused.isEmpty)
  }

  @Test func safeFixesLeaveTheOthersAlone() {
    let faults = ["bad": Fault(replacement: "good"), "odd": Fault(replacement: "even", safety: .needsReview)]
    #expect(text(fix(["bad odd\n"], faults)) == "good odd\n")
    #expect(text(fix(["bad odd\n"], faults, unsafe: true)) == "good even\n")
    #expect(fix(["bad odd\n"], faults).refused.isEmpty)
  }

  /// A fix that touches another has its turn in the next round.
  @Test func whatTouchesComesLater() {
    let faults = ["bad": Fault(replacement: "good"), "!": Fault(replacement: "?")]
    let fixed = fix(["bad!\n"], faults)
    #expect(text(fixed) == "good?\n")
    #expect(fixed.files.first?.fixes.map(\.fix.title) == ["Write 'good'", "Write '?'"])
  }

  @Test func goesOnInRoundsAsLongAsFixesLeadToFixes() {
    // A chain is one finding that changes its rule: none of its fixes may be applied.
    let faults = ["one": Fault(replacement: "two"), "two": Fault(replacement: "three")]
    let fixed = fix(["one; two\n"], faults)
    #expect(text(fixed) == "one; three\n")
    #expect(fixed.refused.map(\.reason) == [.bringsFinding(rule: "no-two", path: "0.swift", line: 1)])
  }

  @Test func aFixWhoseFindingStaysIsDropped() {
    let fixed = fix(["bad;\nsad\n"], ["bad": Fault(replacement: "bad "), "sad": Fault(replacement: "glad")])
    #expect(text(fixed) == "bad;\nglad\n")
    #expect(fixed.refused.map(\.reason) == [.findingStays])
  }

  /// The others are applied all the same, wherever the bad one stands among them.
  @Test(arguments: 0..<9)
  func oneBadFixAmongManyIsFound(place: Int) {
    var words = Array(repeating: "bad", count: 9)
    words[place] = "evil"
    let faults = [
      "bad": Fault(replacement: "good"), "evil": Fault(replacement: "worse"), "worse": Fault(replacement: nil),
    ]
    let fixed = fix([words.joined(separator: "\n")], faults)
    var expected = Array(repeating: "good", count: 9)
    expected[place] = "evil"
    #expect(text(fixed) == expected.joined(separator: "\n"))
    #expect(fixed.refused.map(\.reason) == [.bringsFinding(rule: "no-worse", path: "0.swift", line: place + 1)])
  }

  /// Where a fix that is dropped stood in the way of another, that one is applied.
  @Test func aDroppedFixMakesRoomForItsNeighbour() {
    let faults = ["evil": Fault(replacement: "worse"), "worse": Fault(replacement: nil), "!": Fault(replacement: "?")]
    #expect(text(fix(["evil!\n"], faults)) == "evil?\n")
  }

  @Test func aFindingInAnotherFileCountsToo() {
    // The second file is wrong as soon as the first one is good.
    let fixed = fix(["bad\n", "other\n"], ["bad": Fault(replacement: "good")]) { results in
      guard results[0].diagnostics.isEmpty else { return results }
      let finding = Diagnostic(
        rule: "elsewhere", severity: .note, message: "now this", range: SourceRange(at: ByteOffset(0)))
      return [results[0], results[1].adding([finding])]
    }
    #expect(fixed.files.isEmpty)
    #expect(fixed.refused.map(\.reason) == [.bringsFinding(rule: "elsewhere", path: "1.swift", line: 1)])
    #expect(fixed.refused[0].reason.words(in: "0.swift") == "'elsewhere' would be found in 1.swift:1")
  }

  /// Text that eats what stands beside it, in several ways.
  @Test(arguments: [
    ("bad", "good //", "bad; rest\n"), ("bad", "\"", "bad; rest\n"), ("bad", "/*", "bad; rest\n"),
    (" bad", "good", "let x bad\n"), (" ", "", "let bad = 1\n"),
  ])
  func whatStandsBesideTheEditsIsReadAsBefore(words: String, replacement: String, source: String) {
    let range = ReporterSample.range(of: words, in: SourceText(path: "", text: source))
    let fixed = fixOnce(source, FixIt("Do it", .safe, [SourceEdit(replacing: range, with: replacement)]))
    #expect(fixed.files.isEmpty)
    #expect(fixed.refused.map(\.reason) == [.changesNeighbours])
  }

  @Test(arguments: ["(", "good)", "{ good", "[", "\n#if X\ngood"])
  func bracketsAndBranchesBalance(replacement: String) {
    let source = "bad\n"
    let range = ReporterSample.range(of: "bad", in: SourceText(path: "", text: source))
    let fixed = fixOnce(source, FixIt("Do it", .safe, [SourceEdit(replacing: range, with: replacement)]))
    #expect(fixed.files.isEmpty)
    #expect(fixed.refused.map(\.reason) == [.breaksBrackets])
  }

  /// A file that was out of balance before may be mended elsewhere.
  @Test func oldDamageStandsInNobodysWay() {
    #expect(text(fix(["f((\nbad\n"], ["bad": Fault(replacement: "good")])) == "f((\ngood\n")
  }

  @Test func aSafeFixLosesNoComment() {
    let source = "bad /* why */ thing\n"
    let all = ReporterSample.range(of: "bad /* why */ thing", in: SourceText(path: "", text: source))
    let lost = fixOnce(source, FixIt("Do it", .safe, [SourceEdit(replacing: all, with: "good")]))
    #expect(lost.refused.map(\.reason) == [.losesComment])
    let kept = fixOnce(source, FixIt("Do it", .safe, [SourceEdit(replacing: all, with: "good /* why */")]))
    #expect(text(kept) == "good /* why */\n")
    let looked = fixOnce(source, FixIt("Do it", .needsReview, [SourceEdit(replacing: all, with: "good")]))
    #expect(text(looked) == "good\n")
  }

  @Test func aDamagedFileIsLeftAlone() {
    let source = SourceText(path: "0.swift", bytes: Array("bad /* ".utf8) + [0xFF] + Array(" */\n".utf8))
    let result = lint(source, ["bad": Fault(replacement: "good")])
    let fixed = Fixer(accepts: { _ in true }, judge: { _ in [result] }).fix([result])
    #expect(fixed.files.isEmpty)
    #expect(fixed.refused.map(\.reason) == [.fileIsDamaged])
  }

  /// Line ends, a byte order mark and a last line without an end are bytes like all others.
  @Test(arguments: ["\u{FEFF}bad\r\nbad\r\n", "bad\rbad", "a\r\nbad", "\u{FEFF}bad"])
  func otherBytesStay(source: String) {
    let fixed = fix([source], ["bad": Fault(replacement: "good")])
    let words = Array(source.utf8).split(separator: UInt8(ascii: "b"), omittingEmptySubsequences: false)
    let rest = words.dropFirst().flatMap { Array("good".utf8) + $0.dropFirst(2) }
    #expect(fixed.files.first?.fixed.bytes == Array(words.first ?? []) + rest)
  }

  /// What needs a look may leave lesser findings in its lines, and a finding that no fix can mend any further.
  @Test func aFixThatNeedsALookMayLeaveSomething() {
    let faults = [
      "bad": Fault(replacement: "so_so", safety: .needsReview, severity: .error), "so_so": Fault(replacement: nil),
    ]
    #expect(text(fix(["bad\n"], faults, unsafe: true)) == "so_so\n")
    var safe = faults
    safe["bad"]?.safety = .safe
    #expect(fix(["bad\n"], safe, unsafe: true).files.isEmpty)
  }

  /// One finding at `bad`, with that fix; none where the text holds no `bad`.
  private func fixOnce(_ text: String, _ fix: FixIt) -> FixedSources {
    func lint(_ source: SourceText) -> LintResult {
      let isBad = String(decoding: source.bytes, as: UTF8.self).contains("bad")
      let finding = Diagnostic(
        rule: "no-bad", severity: .warning, message: "bad", range: ReporterSample.range(of: "bad", in: source),
        fixes: [fix])
      return LintResult(source: source, diagnostics: isBad ? [finding] : [], callSiteCount: 0)
    }
    let source = SourceText(path: "0.swift", text: text)
    return Fixer(accepts: { _ in true }, judge: { $0.map(lint) }).fix([lint(source)])
  }
}
