import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// Whole outputs: what stands around the source line.
@Suite struct PrettyReporterTests {
  @Test func showsEachFindingAndCountsThem() {
    let source = SourceText(path: "a.swift", text: "first()\nsecond(here)\n")
    let report = ReporterSample.report(
      source, PrettySample.finding("first", in: source, .error, message: "'first' is wrong"),
      PrettySample.finding("here", in: source, rule: "other-rule", message: "'here' is odd"))
    #expect(
      PrettySample.text(report) == """
        error[some-rule]: 'first' is wrong
         --> a.swift:1:1
          |
        1 | first()
          | ^^^^^

        warning[other-rule]: 'here' is odd
         --> a.swift:2:8
          |
        2 | second(here)
          |        ^^^^

        1 error and 1 warning in 1 file
          1  other-rule
          1  some-rule
        looked at 3 introspection calls in 7 files

        """)
  }

  @Test func leavesTheFooterOutWhenQuiet() {
    let source = SourceText(path: "a.swift", text: "fault()\n")
    #expect(
      PrettySample.text(ReporterSample.report(source, PrettySample.finding(in: source)), isQuiet: true) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^


        """)
  }

  @Test func saysWhatACleanRunLookedAt() {
    let source = SourceText(path: "a.swift", text: "x")
    let report = Report(
      [LintResult(source: source, diagnostics: [], callSiteCount: 1, suppressedCount: 2)], fileCount: 4,
      generatedCount: 1)
    #expect(
      PrettySample.text(report) == """
        no findings; looked at 1 introspection call in 4 files; 2 findings suppressed; 1 generated file left out

        """)
    #expect(PrettySample.text(report, isQuiet: true) == "")
  }

  /// Most frequent first, then by name; numbers stand below each other.
  @Test func countsBySeverityAndRule() {
    let first = SourceText(path: "a.swift", text: "fault")
    let second = SourceText(path: "b.swift", text: "fault")
    let warnings = (0..<10).map { PrettySample.finding(in: first, rule: "often", message: "\($0)") }
    let others = [
      PrettySample.finding(in: second, .note, rule: "once"), PrettySample.finding(in: second, .error, rule: "again"),
      PrettySample.finding(in: second, .error, rule: "often"),
    ]
    let report = Report(
      [
        LintResult(source: first, diagnostics: warnings, callSiteCount: 1),
        LintResult(source: second, diagnostics: others, callSiteCount: 1),
      ], fileCount: 2)
    let footer = PrettySample.text(report).split(separator: "\n").suffix(5).joined(separator: "\n")
    #expect(
      footer == """
        2 errors, 10 warnings and 1 note in 2 files
          11  often
           1  again
           1  once
        looked at 2 introspection calls in 2 files
        """)
  }

  @Test func listsTheClausesOfAMessageBelow() {
    let source = SourceText(path: "a.swift", text: "fault()\n")
    let finding = PrettySample.finding(
      in: source, message: "'a; b' is wrong; it never runs; so be it", notes: [Diagnostic.Note("look it up")])
    #expect(
      PrettySample.block(source, finding) == """
        warning[some-rule]: 'a; b' is wrong
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^
          |
          = it never runs
          = so be it
          = note: look it up

        """)
  }

  // MARK: - Notes

  static let letters = SourceText(path: "a.swift", text: "alpha beta gamma\nb2\nb3\nb4\n")

  private static func note(_ text: String, _ words: String) -> Diagnostic.Note {
    Diagnostic.Note(words, at: ReporterSample.range(of: text, in: letters))
  }

  @Test func showsANoteOnTheSameLine() {
    let finding = PrettySample.finding("beta", in: Self.letters, notes: [Self.note("alpha", "it starts here")])
    #expect(
      PrettySample.block(Self.letters, finding) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:7
          |
        1 | alpha beta gamma
          | ----- ^^^^
          | it starts here

        """)
  }

  @Test func hangsTheWordsOfSeveralMarks() {
    let finding = PrettySample.finding(
      "beta", in: Self.letters, label: "middle", notes: [Self.note("gamma", "right"), Self.note("alpha", "left")])
    #expect(
      PrettySample.marks(Self.letters, finding) == [
        "1 | alpha beta gamma",
        "  | ----- ^^^^ ----- right",
        "  | |     middle",
        "  | left",
      ])
  }

  @Test func showsTheFindingInsideTheRangeOfANote() {
    let finding = PrettySample.finding(
      "beta", in: Self.letters, label: "this part", notes: [Self.note("alpha beta gamma", "the whole")])
    #expect(
      PrettySample.marks(Self.letters, finding) == [
        "1 | alpha beta gamma",
        "  | ------^^^^------",
        "  | |     this part",
        "  | the whole",
      ])
  }

  @Test func showsANoteOnTheSameRangeOnce() {
    let finding = PrettySample.finding("beta", in: Self.letters, label: "one", notes: [Self.note("beta", "two")])
    #expect(
      PrettySample.marks(Self.letters, finding) == ["1 | alpha beta gamma", "  |       ^^^^ two", "  |       one"])
  }

  @Test func showsANoteOnTheNextLine() {
    let finding = PrettySample.finding("beta", in: Self.letters, label: "here", notes: [Self.note("b2", "and here")])
    #expect(
      PrettySample.marks(Self.letters, finding) == [
        "1 | alpha beta gamma", "  |       ^^^^ here", "2 | b2", "  | -- and here",
      ])
  }

  @Test func showsTheOneLineBetweenAFindingAndItsNote() {
    let finding = PrettySample.finding("beta", in: Self.letters, notes: [Self.note("b3", "it comes from here")])
    #expect(
      PrettySample.marks(Self.letters, finding) == [
        "1 | alpha beta gamma", "  |       ^^^^", "2 | b2", "3 | b3", "  | -- it comes from here",
      ])
  }

  @Test func cutsTheLinesBetweenAFindingAndItsNote() {
    let finding = PrettySample.finding("beta", in: Self.letters, notes: [Self.note("b4", "it comes from here")])
    #expect(
      PrettySample.marks(Self.letters, finding) == [
        "1 | alpha beta gamma", "  |       ^^^^", "...", "4 | b4", "  | -- it comes from here",
      ])
  }

  @Test func alignsLineNumbersOfDifferentLength() {
    let source = SourceText(path: "a.swift", text: "\n\n\n\n\n\n\n\nnine\n\n\ntwelve")
    let note = Diagnostic.Note("it comes from here", at: ReporterSample.range(of: "nine", in: source))
    #expect(
      PrettySample.block(source, PrettySample.finding("twelve", in: source, notes: [note])) == """
        warning[some-rule]: 'it' is wrong
          --> a.swift:12:1
           |
         9 | nine
           | ---- it comes from here
        ...
        12 | twelve
           | ^^^^^^

        """)
  }

  @Test func showsANoteInAnotherFile() {
    let source = SourceText(path: "a.swift", text: "fault()\n")
    let other = SourceText(path: "Views/B.swift", text: "x\n  other()\n")
    let finding = PrettySample.finding(
      in: source,
      notes: [
        Diagnostic.Note("it is declared here", at: ReporterSample.range(of: "other", in: other), in: "Views/B.swift"),
        Diagnostic.Note("and here", at: PrettySample.range(1, 2), in: "Gone.swift"),
      ])
    #expect(
      PrettySample.block(source, finding, others: [other]) == """
        warning[some-rule]: 'it' is wrong
         --> a.swift:1:1
          |
        1 | fault()
          | ^^^^^
        note: it is declared here
         --> Views/B.swift:2:3
          |
        2 |   other()
          |   -----
        note: and here
          --> Gone.swift

        """)
  }

  // MARK: - Ranges

  @Test func marksTheFirstAndTheLastOfSeveralLines() {
    let source = SourceText(path: "a.swift", text: "call(\n  one,\n  two\n)\n")
    let finding = PrettySample.finding(in: source, at: PrettySample.range(0, 20), label: "all of this")
    #expect(PrettySample.marks(source, finding) == ["1 | call(", "  | ^^^^^", "...", "4 | )", "  | ^ all of this"])
    let shorter = PrettySample.finding(in: source, at: PrettySample.range(4, 18))
    #expect(
      PrettySample.marks(source, shorter) == ["1 | call(", "  |     ^", "2 |   one,", "3 |   two", "  |   ^^^"])
  }

  /// The bytes of `one` and of two line breaks; nothing of the third line is meant.
  @Test func marksNoBlankLinesAtTheEndOfARange() {
    let source = SourceText(path: "a.swift", text: "one\n\ntwo\n")
    let finding = PrettySample.finding(in: source, at: PrettySample.range(0, 5))
    #expect(PrettySample.marks(source, finding) == ["1 | one", "  | ^^^"])
    let blanks = SourceText(path: "a.swift", text: "one\n  \n \ntwo\n")
    let blank = PrettySample.finding(in: blanks, at: PrettySample.range(0, 9))
    #expect(PrettySample.marks(blanks, blank) == ["1 | one", "  | ^^^"])
  }

  @Test(arguments: [
    ("first()", 5, ":1:6", ["1 | first()", "  |      ^"]),
    // At the end of a file without a final line break, and with one.
    ("first()", 7, ":1:8", ["1 | first()", "  |        ^"]),
    ("first()\n", 8, ":2:1", ["2 |", "  | ^"]),
    ("", 0, ":1:1", ["1 |", "  | ^"]),
    ("a\r\n\r\nb", 3, ":2:1", ["2 |", "  | ^"]),
  ])
  func marksAPlaceWithoutBytes(text: String, offset: Int, place: String, expected: [String]) {
    let source = SourceText(path: "a.swift", text: text)
    let finding = PrettySample.finding(in: source, at: PrettySample.range(offset, offset))
    #expect(PrettySample.marks(source, finding) == expected)
    #expect(PrettySample.block(source, finding).contains(" --> a.swift\(place)\n"))
  }

  /// A range that is longer than its file, as after an edit between reading and reporting, is cut.
  @Test func cutsARangeBeyondTheEnd() {
    let source = SourceText(path: "a.swift", text: "one\ntwo")
    let finding = PrettySample.finding(in: source, at: PrettySample.range(4, 90))
    #expect(PrettySample.marks(source, finding) == ["2 | two", "  | ^^^"])
  }
}
