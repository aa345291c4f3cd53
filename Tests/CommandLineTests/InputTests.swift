import IntrospectLintCLI
import Testing

/// Sources that do not come by their paths on the command line.
struct InputTests {
  private let files = InMemoryFileSystem(["A.swift": Sample.fault, "App/B.swift": Sample.fault, "README.md": "text"])

  // MARK: - Standard input

  @Test func aSourceOnStandardInputIsJudgedUnderItsName() {
    let run = Run("-", "--stdin-filename", "App/New.swift", input: Sample.fault, in: files)
    #expect(run.findingPaths == ["App/New.swift"])
    #expect(run.status == .findings)
    #expect(Run("--", "-", input: Sample.fault, in: files).findingPaths == ["<stdin>"])
    #expect(Run("-", input: Sample.clean, in: files).output == "no findings; looked at 1 introspection call in 1 file\n")
  }

  @Test func theNameOfAStandInBringsItsConfiguration() {
    let files = InMemoryFileSystem([
      ".lint.yml": "rules: { non-idempotent-closure: off }", "App/.lint.yml": "exclude: [Old/]\n",
    ])
    #expect(Run("-", "--stdin-filename", "New.swift", input: Sample.fault, in: files).status == .clean)
    #expect(Run("-", "--stdin-filename", "App/New.swift", input: Sample.fault, in: files).findingPaths == ["App/New.swift"])
    let excluded = Run("-", "--stdin-filename", "App/Old/New.swift", input: Sample.fault, in: files)
    #expect(excluded.status == .clean)
    #expect(excluded.errors == "introspect-lint: note: 'App/Old/New.swift' was not linted: excluded by App/.lint.yml:1, 'Old/'\n")
    // A folder that is not there yet lies in the folder that is.
    #expect(Run("-", "--stdin-filename", "Far/Away/New.swift", input: Sample.fault, in: files).status == .clean)
  }

  @Test func whatIsOddAboutTextIsSaidAsOfAFile() {
    let binary = Run("-", "--stdin-filename", "A.swift", input: "let a = 1\u{0}", in: files)
    #expect(binary.status == .clean)
    #expect(binary.errors == "introspect-lint: note: skipped 'A.swift': it holds NUL bytes, which Swift sources do not\n")
    #expect(Run("-", input: "", in: files).output == "no findings; looked at 0 introspection calls in 1 file\n")
  }

  @Test func standardInputThatCannotBeReadFailsTheRun() {
    var system = files.make().files
    system.standardInput = { () throws(FileSystem.Failure) in throw .other("bad file descriptor") }
    let run = Run(["-"], in: system)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot read standard input: bad file descriptor\n")
  }

  @Test(arguments: [
    (["-", "A.swift"], "'-' stands for one source and takes no other paths beside it"),
    (["-", "--files-from", "x"], "'-' stands for one source and takes no other paths beside it"),
    (["A.swift", "--stdin-filename", "B.swift"], "'--stdin-filename' says what '-' stands for, and there is no '-'"),
    (["A.swift", "--files-from", "list"], "'--files-from' takes no other paths beside it, such as 'A.swift'"),
    (["A.swift", "-0"], "'-0' speaks of the names in '--files-from', and there is none"),
  ])
  func whatDoesNotGoTogetherIsRefused(arguments: [String], message: String) {
    let run = Run(arguments, in: files.make().files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  // MARK: - Lists

  @Test(arguments: ["A.swift\nApp\nREADME.md\n", "A.swift\r\nApp\r\n", "\n\nA.swift\nApp"])
  func aListNamesFilesAndFoldersALineEach(list: String) {
    #expect(Run("--files-from", "-", input: list, in: files).findingPaths == ["A.swift", "App/B.swift"])
    var withList = files
    withList.add("list.txt", .file(Array(list.utf8)))
    #expect(Run("--files-from", "list.txt", in: withList).findingPaths == ["A.swift", "App/B.swift"])
  }

  @Test func namesMayEndWithNULAndHoldLineBreaks() {
    let files = InMemoryFileSystem(["a\nb.swift": Sample.fault, "-z.swift": Sample.fault])
    let run = Run("--files-from", "-", "-0", input: "a\nb.swift\u{0}-z.swift\u{0}", in: files)
    #expect(run.status == .findings)
    #expect(run.findingPaths == ["-z.swift", "a\\u{A}b.swift"])
    let forgotten = Run("--files-from", "-", input: "A.swift\u{0}B.swift\u{0}", in: self.files)
    #expect(forgotten.status == .failure)
    #expect(forgotten.errors == "introspect-lint: error: the list '-' holds NUL bytes; '-0' reads names that end with one\n")
  }

  @Test func aListWithoutSourcesLintsNothingAndSaysSo() {
    let run = Run("--files-from", "-", input: "README.md\n", in: files)
    #expect(run.status == .clean)
    #expect(run.findingPaths == [])
    #expect(run.errors == "introspect-lint: note: '-' names no Swift file\n")
  }

  @Test func aListThatIsNotThereOrNamesAMissingFileFailsTheRun() {
    #expect(
      Run("--files-from", "lst", in: files).errors
        == "introspect-lint: error: cannot read the list 'lst': no such file or directory\n")
    let run = Run("--files-from", "-", input: "Gone.swift\nA.swift\n", in: files)
    #expect(run.status == .failure)
    #expect(run.findingPaths == ["A.swift"])
  }

  // MARK: - How much is said

  @Test func quietPrintsFindingsAndErrorsOnly() {
    let run = Run("A.swift", "-q", in: files)
    #expect(run.output.split(separator: "\n").count == 1 && run.findingPaths == ["A.swift"])
    #expect(Run("README.md", "--quiet", in: files).errors.hasPrefix("introspect-lint: error: "))
    let clean = InMemoryFileSystem(["A.swift": Sample.clean])
    #expect(Run("-q", in: clean).output == "")
    #expect(Run("-q", in: clean).errors == "")
    #expect(Run("-q", "-v", in: clean).errors == "introspect-lint: error: '--quiet' and '--verbose' exclude each other\n")
  }

  @Test func verboseSaysWhatWasReadAndLeftOutAndWhy() {
    let files = InMemoryFileSystem([
      "App/A.swift": Sample.clean, "App/G.swift": "// @generated\n" + Sample.clean, "App/.lint.yml": "exclude: [Old/]\n",
      "App/Old/B.swift": "", "C.swift": "", ".gitignore": "Derived/\n", "Derived/D.swift": "", "Pods/E.swift": "",
    ])
    let run = Run("-v", in: files)
    #expect(run.status == .clean)
    #expect(
      run.errors == """
        introspect-lint: note: format 'concise': standard output is no terminal
        introspect-lint: note: no configuration holds for 1 file
        introspect-lint: note: 'App/.lint.yml' holds for 2 files
        introspect-lint: note: skipped 'App/Old': excluded by App/.lint.yml:1, 'Old/'
        introspect-lint: note: skipped 'Derived': ignored by .gitignore, 'Derived/'
        introspect-lint: note: skipped 'Pods': a folder of other people's code; give it by name to lint it
        introspect-lint: note: skipped 'App/G.swift': generated, by its header

        """)
  }

  @Test func aFormatWithoutWordsForACleanRunHasThemOnStandardError() {
    let clean = InMemoryFileSystem(["A.swift": Sample.clean])
    for format in ["xcode", "github"] {
      let run = Run("--format", format, in: clean)
      #expect(run.output == "")
      #expect(run.errors == "introspect-lint: note: no findings; looked at 1 introspection call in 1 file\n")
    }
    #expect(Run("--format", "json", in: clean).errors == "")
  }

  // MARK: - Colours

  @Test(arguments: [
    ([:], nil, true, true), ([:], nil, false, false), ([:], "always", false, true), ([:], "never", true, false),
    (["NO_COLOR": "1"], nil, true, false), (["NO_COLOR": ""], nil, true, true), (["NO_COLOR": "1"], "always", true, true),
    (["NO_COLOR": "0", "CLICOLOR_FORCE": "1"], nil, true, false), (["CLICOLOR_FORCE": "1"], nil, false, true),
    (["CLICOLOR_FORCE": "0"], nil, false, false), (["FORCE_COLOR": "1"], nil, false, true),
    (["FORCE_COLOR": "1", "CLICOLOR": "0"], nil, true, true), (["CLICOLOR": "0"], nil, true, false),
    (["TERM": "dumb"], nil, true, false), (["TERM": "dumb", "FORCE_COLOR": "1"], nil, true, true),
    (["CI": "true"], nil, true, true),
  ] as [([String: String], String?, Bool, Bool)])
  func coloursFollowTheOptionThenTheVariablesThenTheTerminal(
    environment: [String: String], option: String?, isTerminal: Bool, isColored: Bool
  ) {
    let arguments = ["A.swift", "--format", "pretty"] + (option.map { ["--color", $0] } ?? [])
    let run = Run(arguments, in: files.make().files, environment: environment, isTerminal: isTerminal)
    #expect(run.output.contains("\u{1B}[") == isColored)
    // Links go to a terminal only, and not in a job that nobody watches.
    let hasLinks = isColored && isTerminal && environment["CI"] == nil && environment["TERM"] != "dumb"
    #expect(run.output.contains("\u{1B}]8;;file:///project/A.swift") == hasLinks)
  }

  @Test(arguments: ["concise", "xcode", "github", "json"])
  func formatsForProgramsAreNeverColoured(format: String) {
    let run = Run(["A.swift", "--format", format, "--color", "always"], in: files.make().files, isTerminal: true)
    #expect(!run.output.contains("\u{1B}"))
    let (system, written) = files.make()
    _ = Run(["A.swift", "--format", "pretty=out.txt", "--color", "always"], in: system, isTerminal: true)
    #expect(written["out.txt"]?.hasPrefix("warning[") == true)
  }

  @Test func standardErrorIsColouredByItself() {
    let run = Run(["Gone.swift"], in: files.make().files, isErrorTerminal: true)
    #expect(run.errors == "introspect-lint: \u{1B}[1;31merror:\u{1B}[0m cannot find 'Gone.swift'\n")
    #expect(!Run(["Gone.swift"], in: files.make().files, isTerminal: true).errors.contains("\u{1B}"))
  }
}
