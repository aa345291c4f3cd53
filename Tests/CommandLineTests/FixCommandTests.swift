import IntrospectLintCLI
import IntrospectLintKit
import Testing

/// What `--fix`, `--diff` and `--unsafe-fixes` do with files.
struct FixCommandTests {
  /// A version twice, which a safe fix takes out, and a gap, which only a fix that needs a look fills.
  static let source = """
    import SwiftUIIntrospect
    let a = List {}.introspect(.list, on: .iOS(.v16, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
    let b = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }

    """
  static let safelyFixed = source.replacing(".v16, .v16", with: ".v16")
  static let fixed = safelyFixed.replacing("(.v16, .v18", with: "(.v16, .v17, .v18")

  private func run(_ arguments: String..., in files: InMemoryFileSystem) -> (Run, WrittenFiles) {
    let (system, written) = files.make()
    return (Run(arguments, in: system), written)
  }

  @Test func safeFixesAreWrittenAndTheRestIsReported() {
    let files = InMemoryFileSystem(["A.swift": Self.source, "B.swift": Sample.clean])
    let (run, written) = run("--fix", in: files)
    #expect(written["/project/A.swift"] == Self.safelyFixed)
    #expect(written.paths == ["/project/A.swift"])
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("A.swift:3:"))
    #expect(run.output.hasSuffix("1 warning; 1 fix applied in 1 file; looked at 3 introspection calls in 2 files\n"))
    #expect(run.errors == "")
  }

  @Test func whereAllIsMendedTheStatusIsClean() {
    let (run, written) = run("--fix", "--unsafe-fixes", in: InMemoryFileSystem(["A.swift": Self.source]))
    #expect(written["/project/A.swift"] == Self.fixed)
    #expect(run.status == .clean)
    #expect(run.output == "no findings; 2 fixes applied in 1 file; looked at 2 introspection calls in 1 file\n")
  }

  @Test func aSecondRunChangesNothing() {
    let (run, written) = run("--fix", in: InMemoryFileSystem(["A.swift": Self.safelyFixed]))
    #expect(written.paths == [])
    #expect(run.output.hasSuffix("1 warning; no fixes to apply; looked at 2 introspection calls in 1 file\n"))
  }

  @Test func oneRuleIsFixedByItself() {
    let files = InMemoryFileSystem(["A.swift": Self.source])
    let (run, written) = run("--fix", "--unsafe-fixes", "--only", "version-gap", in: files)
    #expect(written["/project/A.swift"] == Self.source.replacing("(.v16, .v18", with: "(.v16, .v17, .v18"))
    #expect(run.status == .clean)
  }

  @Test func whatIsNotReportedIsNotFixed() {
    let files = InMemoryFileSystem([
      "Suppressed.swift": "// introspect-lint:disable:file duplicate-version, version-gap\n" + Self.source,
      "Generated.swift": "// @generated\n" + Self.source, "Out/A.swift": Self.source,
      ".lint.yml": "exclude: [Out/]\nrules: { version-gap: off }\n",
    ])
    // The gap is not judged at all, so nothing is said of its suppression.
    let (run, written) = run("--fix", "--unsafe-fixes", in: files)
    #expect(written.paths == [])
    #expect(run.status == .clean)
  }

  // MARK: - Diffs

  @Test func aDiffIsPrintedAndNothingIsWritten() {
    var files = InMemoryFileSystem(["App/My Feed.swift": Self.source, "App/B.swift": Sample.clean])
    files.workingDirectory = "/project/App"
    let (run, written) = run("--diff", "--unsafe-fixes", in: files)
    let lines = Self.source.split(separator: "\n")
    let new = Self.fixed.split(separator: "\n")
    #expect(
      run.output == """
        diff --git a/App/My Feed.swift b/App/My Feed.swift
        --- a/App/My Feed.swift\t
        +++ b/App/My Feed.swift\t
        @@ -1,3 +1,3 @@
         \(lines[0])
        -\(lines[1])
        -\(lines[2])
        +\(new[1])
        +\(new[2])

        """)
    #expect(run.errors == "introspect-lint: note: 2 fixes for 1 file; nothing was written\n")
    #expect(run.status == .findings)
    #expect(written.paths == [])
  }

  /// What a diff cannot mend does not count: the status tells whether there is one.
  @Test func anEmptyDiffIsClean() {
    let (run, _) = run("--diff", in: InMemoryFileSystem(["A.swift": Self.safelyFixed]))
    #expect(run.output == "")
    #expect(run.errors == "introspect-lint: note: no fixes to apply; nothing was written\n")
    #expect(run.status == .clean)
  }

  @Test func aReportCanStandBesideADiff() {
    let files = InMemoryFileSystem(["A.swift": Self.source])
    let (run, written) = run("--diff", "--format", "concise=report.txt", in: files)
    #expect(run.output.hasPrefix("diff --git a/A.swift b/A.swift\n"))
    // The files are as they were.
    #expect(written["report.txt"] == Run("A.swift", in: files).output)
  }

  /// A line that the runner would obey cannot be printed, and the rest of the diff is no use.
  @Test func noDiffHoldsACommandForGitHub() {
    let source = Self.source.replacing("let b", with: "/*\n::error::x\n*/\nlet b")
    let files = InMemoryFileSystem(["A.swift": source, "B.swift": Self.source])
    let run = Run(["--diff"], in: files.make().files, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.output.hasPrefix("diff --git a/B.swift b/B.swift\n") && !run.output.contains("::"))
    #expect(run.errors.contains("error: cannot print 'A.swift': a line of it would be a command to GitHub Actions\n"))
    #expect(run.status == .failure)
  }

  // MARK: - Standard input

  private func runOnInput(_ arguments: String..., input: String, in files: InMemoryFileSystem = .init()) -> Run {
    var system = files.make().files
    system.standardInput = { () throws(FileSystem.Failure) in Array(input.utf8) }
    return Run(["-"] + arguments, in: system)
  }

  @Test func fixedTextGoesToStandardOutputAndTheReportBesideIt() {
    let run = runOnInput("--fix", "--stdin-filename", "A.swift", input: "\u{FEFF}" + Self.source)
    #expect(Array(run.output.utf8) == Array(("\u{FEFF}" + Self.safelyFixed).utf8))
    #expect(run.errors.hasPrefix("A.swift:3:"))
    #expect(run.errors.hasSuffix("1 fix applied in 1 file; looked at 2 introspection calls in 1 file\n"))
    #expect(run.status == .findings)
  }

  /// An editor replaces its text by what comes out.
  @Test func textThatNeedsNoFixComesOutAsItWas() {
    for text in [Sample.clean, Sample.plain, "", "let a = 1\r\nlet b = 2"] {
      #expect(runOnInput("--fix", input: text).output == text)
    }
    let files = InMemoryFileSystem([".lint.yml": "exclude: [A.swift]\n"])
    let run = runOnInput("--fix", "--stdin-filename", "A.swift", input: Self.source, in: files)
    #expect(run.output == Self.source)
    #expect(run.status == .clean)
  }

  @Test func textThatCannotBePrintedAsItWasIsNotPrinted() {
    var system = InMemoryFileSystem().make().files
    system.standardInput = { () throws(FileSystem.Failure) in Array(Self.source.utf8) + [0xFF] }
    let run = Run(["-", "--fix"], in: system)
    #expect(run.output == "")
    #expect(run.errors.contains("error: cannot print '<stdin>': it is not UTF-8\n"))
    #expect(run.status == .failure)
  }

  @Test func aDiffOfStandardInputNamesTheFile() {
    let run = runOnInput("--diff", "--stdin-filename", "App/A.swift", input: Self.source)
    #expect(run.output.hasPrefix("diff --git a/App/A.swift b/App/A.swift\n"))
    #expect(run.status == .findings)
  }

  // MARK: - Files that cannot be fixed

  @Test func aDamagedFileIsLeftAlone() {
    var files = InMemoryFileSystem()
    files.add("A.swift", .file(Array(Self.source.utf8) + Array("// ".utf8) + [0xFF]))
    let (run, written) = run("--fix", in: files)
    #expect(written.paths == [])
    #expect(
      run.errors.contains("A.swift:2:50: note: fix not applied, 'remove the second mention': the file is not UTF-8"))
    #expect(run.output.contains("2 warnings; 1 fix not applied; looked at"))
    #expect(run.status == .findings)
  }

  @Test func aFileThatChangedSinceIsNotOverwritten() {
    var system = InMemoryFileSystem(["A.swift": Self.source, "B.swift": Self.source]).make().files
    let replaced = WrittenFiles()
    system.replace = { path, old, new throws(FileSystem.Failure) in
      // What it was is handed on, for whoever replaces it to compare.
      guard path.hasSuffix("/B.swift"), old == Array(Self.source.utf8) else { throw .changed }
      replaced.add(path, new)
    }
    let run = Run(["--fix"], in: system)
    #expect(replaced.paths == ["/project/B.swift"])
    #expect(
      run.errors == "introspect-lint: error: cannot write 'A.swift': it changed since it was read; run again\n")
    // What is left is what was read.
    #expect(run.output.contains("A.swift:2:") && run.output.contains("1 fix applied in 1 file, 1 not applied"))
    #expect(run.status == .failure)
  }

  @Test func aFileThatCannotBeWrittenKeepsItsFindings() {
    var system = InMemoryFileSystem(["A.swift": Self.source, "B.swift": Self.source]).make().files
    let replaced = WrittenFiles()
    system.replace = { path, _, new throws(FileSystem.Failure) in
      if path == "/project/A.swift" { throw .notPermitted }
      replaced.add(path, new)
    }
    let run = Run(["--fix"], in: system)
    #expect(replaced.paths == ["/project/B.swift"])
    #expect(run.errors == "introspect-lint: error: cannot write 'A.swift': permission denied\n")
    let lines = run.output.split(separator: "\n").map { $0.prefix(10) }
    #expect(lines == ["A.swift:2:", "A.swift:3:", "B.swift:3:", "3 warnings"])
    #expect(run.status == .failure)
  }

  @Test func aLinkIsWrittenThroughInsideTheRepositoryOnly() {
    var files = InMemoryFileSystem(["Shared/A.swift": Self.source])
    files.add("App/A.swift", .link("../Shared/A.swift"))
    files.add("App/Out.swift", .link("/elsewhere/B.swift"))
    files.add("/elsewhere/B.swift", .file(Array(Self.source.utf8)))
    let (run, written) = run("--fix", "App/A.swift", "App/Out.swift", in: files)
    #expect(written.paths == ["/project/Shared/A.swift"])
    #expect(written["/project/Shared/A.swift"] == Self.safelyFixed)
    #expect(run.errors == "introspect-lint: note: 'App/Out.swift' is not fixed: the link leads out of the repository\n")
  }

  // MARK: - Verdicts that hang on other files

  /// The constant has a gap, which one of the calls that go by it fills for itself.
  @Test(arguments: [["."], ["Constants.swift"]])
  func aFixThatBringsAFindingElsewhereIsNotApplied(paths: [String]) {
    let files = InMemoryFileSystem([
      "Constants.swift": """
        import SwiftUIIntrospect
        extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
          static var partly: Self { .iOS(.v15, .v17, .v18, .v26, .v27) }
        }

        """,
      "Feed.swift": """
        import SwiftUIIntrospect
        let a = ScrollView {}.introspect(.scrollView, on: .partly, .iOS(.v16)) { $0.bounces = false }
        let b = ScrollView {}.introspect(.scrollView, on: .partly) { $0.bounces = false }

        """,
    ])
    let (system, written) = files.make()
    let only = ["--only", "version-gap", "--only", "duplicate-version"]
    let run = Run(["--fix", "--unsafe-fixes"] + only + paths, in: system)
    #expect(written.paths == [])
    #expect(
      run.errors == """
        Constants.swift:3:34: note: fix not applied, 'add '.v16' to the iOS versions': 'duplicate-version' would be \
        found in Feed.swift:2 [version-gap]

        """)
    #expect(run.output.contains("1 warning; 1 fix not applied; looked at"))
  }

  // MARK: - Reports

  @Test func formatsForProgramsTellInTheirOwnWay() {
    let files = InMemoryFileSystem(["A.swift": Self.source])
    let json = Run("--fix", "--format", "json", in: files)
    let counts = ["\"applied\": 1", "\"changedFiles\": 1", "\"notApplied\": 0"].joined(separator: ",\n      ")
    #expect(json.output.contains("\"fixing\": {\n      \(counts)\n    }"))
    #expect(json.errors == "introspect-lint: note: 1 fix applied in 1 file\n")
    #expect(!Run("--format", "json", in: files).output.contains("\"fixing\""))
    #expect(Run("--fix", "--format", "xcode", "-q", in: files).errors == "")
  }

  @Test func verboseNamesEachFix() {
    let run = Run("--fix", "-v", in: InMemoryFileSystem(["A.swift": Self.source]))
    #expect(run.errors.contains("note: fix in 'A.swift': remove the second mention [duplicate-version]\n"))
  }

  @Test func previewsNameTheOption() {
    let run = Run(["A.swift"], in: InMemoryFileSystem(["A.swift": Self.source]).make().files, isTerminal: true)
    let text = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(text.contains("help: remove the second mention (safe: --fix)\n"))
    #expect(text.contains("help: add '.v17' to the iOS versions (needs a look: --fix --unsafe-fixes)\n"))
  }
}
