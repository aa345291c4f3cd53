import IntrospectLintCLI
import Testing

/// Which configuration holds where, and what it leaves out.
struct ConfigurationTests {
  private func files(_ contents: [String: String], faults: String...) -> InMemoryFileSystem {
    var all = contents
    for path in faults { all[path] = Sample.fault }
    return InMemoryFileSystem(all)
  }

  // MARK: - Search

  @Test func theNearestFileUpwardHoldsAndReplacesTheOuterOne() {
    let files = files(
      [".lint.yml": "rules: { non-idempotent-closure: off }", "Inner/.lint.yml": "fail-on: warning\n"],
      faults: "App/A.swift", "Inner/Deep/B.swift")
    // The inner file does not say that the rule is off, so it is on there.
    #expect(Run(".", in: files).findingPaths == ["Inner/Deep/B.swift"])
    #expect(Run("App/A.swift", "Inner/Deep/B.swift", in: files).findingPaths == ["Inner/Deep/B.swift"])
  }

  @Test(arguments: ["/project", "/project/App", "/project/App/Feed"])
  func theResultDoesNotDependOnTheWorkingDirectory(folder: String) {
    let memory = files([".lint.yml": "exclude: [App/Old/]\n"], faults: "App/A.swift", "App/Feed/B.swift", "App/Old/C.swift")
    var system = memory.make().files
    system.workingDirectory = { folder }
    let run = Run(["/project"], in: system)
    #expect(run.findingPaths == ["/project/App/A.swift", "/project/App/Feed/B.swift"])
    #expect(run.errors == "")
  }

  @Test func theSearchEndsAtTheRootOfTheRepository() {
    var files = files([:], faults: "A.swift")
    files.add("/.lint.yml", .file(Array("exclude: ['*.swift']".utf8)))
    #expect(Run(".", in: files).findingPaths == ["A.swift"])
  }

  @Test func aRepositoryInsideIsItsOwn() {
    var files = files([".lint.yml": "rules: { non-idempotent-closure: off }"], faults: "A.swift", "Module/B.swift")
    files.add("Module/.git", .file(Array("gitdir: elsewhere".utf8)))
    #expect(Run(".", in: files).findingPaths == ["Module/B.swift"])
    #expect(Run("Module/B.swift", in: files).findingPaths == ["Module/B.swift"])
    #expect(Run("A.swift", in: files).findingPaths == [])
  }

  @Test func callsOutsideOfTheAdaptersAreFound() {
    let configuration = "adapters: [App/Adapters/**]\nrules: { scattered-introspection: warning }\n"
    let files = files(
      [".lint.yml": configuration, "Inner/.lint.yml": "rules: { scattered-introspection: warning }"],
      faults: "App/A.swift", "App/Adapters/B.swift", "Inner/C.swift")
    let run = Run("--only", "scattered-introspection", ".", in: files)
    #expect(run.findingPaths == ["App/A.swift"])
    #expect(run.output.contains("outside of the paths that 'adapters:' names"))
    // The inner file says nothing of adapters.
    #expect(run.errors.contains("'scattered-introspection' says nothing without the paths of 'adapters:'"))
  }

  @Test func aFileOrNoneReplacesTheSearch() {
    let files = files(
      [".lint.yml": "rules: { non-idempotent-closure: off }", "ci/strict.yml": "rules: { non-idempotent-closure: error }"],
      faults: "A.swift")
    #expect(Run("A.swift", in: files).status == .clean)
    #expect(Run("A.swift", "--no-config", in: files).findingPaths == ["A.swift"])
    #expect(Run("A.swift", "--config", "ci/strict.yml", in: files).output.contains(": error: "))
    #expect(Run("--config", "x.yml", "--no-config", in: files).errors.contains("exclude each other"))
    let missing = Run("A.swift", "--config", "ci/strikt.yml", in: files)
    #expect(missing.status == .failure)
    #expect(missing.errors == "introspect-lint: error: cannot read 'ci/strikt.yml': no such file or directory\n")
    #expect(missing.output == "")
  }

  // MARK: - Broken files

  @Test func allFaultsAreSaidAtOnceAndNothingIsLinted() {
    let files = files([".lint.yml": "exlude: [A]\nfail-on: warnings\n"], faults: "A.swift")
    let run = Run(".", in: files)
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(
      run.errors == """
        .lint.yml:1:1: error: unknown key 'exlude'; did you mean 'exclude'?
          |
        1 | exlude: [A]
          | ^^^^^^
        .lint.yml:2:10: error: unknown value 'warnings'; did you mean 'warning'?
          |
        2 | fail-on: warnings
          |          ^^^^^^^^

        """)
  }

  @Test func aBrokenFileFarDownStopsTheRunToo() {
    let files = files(["App/Deep/.lint.yml": "rules: [\n"], faults: "A.swift", "App/Deep/B.swift")
    let run = Run(".", in: files)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors.hasPrefix("App/Deep/.lint.yml:1:8: error: "))
    // Where it does not hold, it is not read.
    #expect(Run("A.swift", in: files).status == .findings)
    #expect(Run(".", "--no-config", in: files).status == .findings)
  }

  @Test func aFileInAFolderThatIsLeftOutIsNotRead() {
    let files = files([".lint.yml": "exclude: [Old/]\n", "Old/.lint.yml": "nonsense\n"], faults: "A.swift", "Old/B.swift")
    let run = Run(".", in: files)
    #expect(run.findingPaths == ["A.swift"] && run.errors == "")
    #expect(Run("Old/B.swift", in: files).status == .clean)
  }

  @Test func aFileThatLeadsOutOfTheRepositoryIsNotRead() {
    var files = files([:], faults: "A.swift")
    files.add("/secret", .file(Array("password: hunter2".utf8)))
    files.add(".lint.yml", .link("/secret"))
    let run = Run(".", in: files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: '.lint.yml' leads out of the repository; configuration is read inside it only\n")
  }

  @Test func aFileThatCannotBeReadStopsTheRun() {
    var files = files([:], faults: "A.swift")
    files.add(".lint.yml", .forbidden(.file))
    let run = Run(".", in: files)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors == "introspect-lint: error: cannot read '.lint.yml': permission denied\n")
  }

  @Test func aPipeInItsPlaceIsNotReadAndHangsNothing() {
    var files = files([:], faults: "A.swift")
    files.add(".lint.yml", .pipe)
    #expect(Run(".", in: files).findingPaths == ["A.swift"])
  }

  // MARK: - What is left out

  @Test func excludesHoldForWhatIsGivenByNameToo() {
    let files = files([".lint.yml": "exclude: [Generated/**, '*.old.swift']\n"], faults: "A.swift", "Generated/B.swift", "C.old.swift")
    #expect(Run(".", in: files).findingPaths == ["A.swift"])
    #expect(Run("A.swift", "Generated/B.swift", "C.old.swift", in: files).findingPaths == ["A.swift"])
    let all = Run("Generated/B.swift", "C.old.swift", in: files)
    #expect(all.status == .clean)
    #expect(all.errors == "introspect-lint: note: 0 of 2 given paths were linted: all are left out by the configuration\n")
    let one = Run("Generated/B.swift", in: files)
    #expect(one.errors == "introspect-lint: note: 'Generated/B.swift' was not linted: excluded by .lint.yml:1, 'Generated/**'\n")
    #expect(Run("Generated", in: files).status == .clean)
  }

  @Test func whatAnOuterFileExcludesNoInnerOneBringsBack() {
    let files = files(
      [".lint.yml": "exclude: ['*.old.swift']\n", "App/.lint.yml": "exclude: ['!A.old.swift']\n"], faults: "App/A.old.swift", "App/B.swift")
    #expect(Run(".", in: files).findingPaths == ["App/B.swift"])
    #expect(Run("App/A.old.swift", in: files).findingPaths == [])
  }

  @Test func patternsAreRelativeToTheFileThatHoldsThem() {
    let files = files(["App/.lint.yml": "exclude: [/Old/]\n"], faults: "App/Old/A.swift", "Old/B.swift", "App/Sub/Old/C.swift")
    #expect(Run(".", in: files).findingPaths == ["App/Sub/Old/C.swift", "Old/B.swift"])
    #expect(Run("App", in: files).findingPaths == ["App/Sub/Old/C.swift"])
  }

  @Test func includesTakeInNothingElse() {
    let files = files([".lint.yml": "include: [Sources/]\n"], faults: "A.swift", "Sources/B.swift", "Sources/Deep/C.swift")
    #expect(Run(".", in: files).findingPaths == ["Sources/B.swift", "Sources/Deep/C.swift"])
    #expect(Run("A.swift", "Sources/B.swift", in: files).findingPaths == ["Sources/B.swift"])
    #expect(Run("A.swift", in: files).errors == "introspect-lint: note: 'A.swift' was not linted: not in the 'include' of .lint.yml:1\n")
  }

  @Test func generatedFilesAreLeftOutAndCounted() {
    let generated = "// Generated using Sourcery 2.0\n// DO NOT EDIT\n" + Sample.fault
    let files = InMemoryFileSystem(["A.swift": generated, "B.swift": Sample.clean])
    let run = Run(".", in: files)
    #expect(run.output == "no findings; looked at 1 introspection call in 1 file; 1 generated file left out\n")
    let all = InMemoryFileSystem(["A.swift": generated, "B.swift": Sample.clean, ".lint.yml": "generated: lint\n"])
    #expect(Run(".", in: all).findingPaths == ["A.swift"])
  }

  @Test func gitignoreHoldsInAWalkAndNotForWhatIsGivenByName() {
    let files = files(
      [".gitignore": "Derived/\n*.tmp.swift\n", "App/.gitignore": "!Keep.tmp.swift\n/Local.swift\n"],
      faults: "Derived/A.swift", "B.tmp.swift", "App/Keep.tmp.swift", "App/Local.swift", "App/C.swift")
    #expect(Run(".", in: files).findingPaths == ["App/C.swift", "App/Keep.tmp.swift"])
    #expect(Run("App", in: files).findingPaths == ["App/C.swift", "App/Keep.tmp.swift"])
    #expect(Run("Derived/A.swift", "B.tmp.swift", in: files).findingPaths == ["B.tmp.swift", "Derived/A.swift"])
    #expect(Run("Derived", in: files).findingPaths == ["Derived/A.swift"])
  }

  @Test func aGitignoreThatIsALinkIsNotRead() {
    var files = files([:], faults: "A.swift")
    files.add("/elsewhere", .file(Array("*.swift\n".utf8)))
    files.add(".gitignore", .link("/elsewhere"))
    #expect(Run(".", in: files).findingPaths == ["A.swift"])
  }

  // MARK: - What does nothing

  @Test func patternsThatMatchNothingAreWarnedOfWithTheirLines() {
    let files = files(
      [".lint.yml": "include: [App/]\nexclude:\n  - App/Old/\n  - App/New/\noverrides:\n  - paths: [Tests/]\n    rules: { version-gap: off }\n"],
      faults: "App/A.swift", "App/Old/B.swift")
    let run = Run(".", in: files)
    #expect(run.status == .findings)
    #expect(run.findingPaths == ["App/A.swift"])
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix(".lint.yml") }
    #expect(
      lines == [
        ".lint.yml:4:5: warning: 'App/New/' excludes no file here; it is relative to the folder of this file",
        ".lint.yml:6:5: warning: these paths match no file that is linted",
      ])
    // A run over a part of it cannot know.
    #expect(Run("App", in: files).errors == "")
    #expect(Run("App/A.swift", in: files).errors == "")
    #expect(Run(".", "-q", in: files).errors == "")
  }

  @Test func aPatternBelowAFolderThatIsLeftOutIsNotWarnedOf() {
    let files = files(
      [".lint.yml": "exclude: [Old/, Old/Deep/**, .build/, Pods/]\n", "Pods/P.swift": ""], faults: "A.swift", "Old/B.swift")
    #expect(Run(".", in: files).errors == "")
  }

  // MARK: - Keys

  @Test func probesAreReadWhereTheConfigurationNamesThem() {
    let source = "let a = ScrollView {}.findUIView(UIScrollView.self) { view in view.addSubview(UIView()) }\n"
    #expect(Run(".", in: InMemoryFileSystem(["A.swift": source])).status == .clean)
    let files = InMemoryFileSystem(["A.swift": source, ".lint.yml": "probes: [findUIView]\n"])
    #expect(Run(".", in: files).findingPaths == ["A.swift"])
  }

  @Test func theFailingLevelIsThatOfTheFilesConfiguration() {
    let files = files([".lint.yml": "fail-on: error\n", "Strict/.lint.yml": "fail-on: note\n"], faults: "A.swift", "Strict/B.swift")
    #expect(Run("A.swift", in: files).status == .clean)
    #expect(Run("Strict/B.swift", in: files).status == .findings)
    #expect(Run(".", in: files).status == .findings)
    #expect(Run("A.swift", "--fail-on", "warning", in: files).status == .findings)
    #expect(Run("Strict", "--fail-on", "never", in: files).status == .clean)
  }

  @Test func whatTheLibraryKnowsAndWhatIsNewestBoundsWhatIsAskedFor() {
    let source = "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n"
    func run(_ configuration: String) -> Run { Run(".", in: InMemoryFileSystem(["A.swift": source, ".lint.yml": configuration])) }
    // Nobody knows which release the project uses, so it is only worth a note.
    #expect(run("version: 1").output.contains("note: this closure never runs on iOS 26 and 27"))
    #expect(run("library: 26.0.1").output.contains("warning: this closure never runs on iOS 26;"))
    #expect(run("library: 27.0.0").output.contains("warning: this closure never runs on iOS 26 and 27;"))
    #expect(run("library: 1.3.0").status == .clean)
    #expect(run("newest: { iOS: 18 }").output.hasPrefix("no findings"))
    #expect(run("newest: { iOS: 26 }\nlibrary: 27.0.0").output.contains("never runs on iOS 26;"))
  }

  @Test func aSuppressionEndsWithTheLibraryThatTheConfigurationNames() {
    let source = "// introspect-lint:disable:next non-idempotent-closure until library 26.0.0\n" + Sample.fault
    func run(_ configuration: String) -> Run { Run(".", in: InMemoryFileSystem(["A.swift": source, ".lint.yml": configuration])) }
    #expect(run("version: 1").status == .clean)
    #expect(run("library: 1.3.0\nrules: { library-too-old: off }").status == .clean)
    #expect(run("library: 26.0.1").output.contains("[ended-suppression]"))
    #expect(run("library: 26.0.1").output.contains("[non-idempotent-closure]"))
  }

  @Test func overridesHoldForTheirPathsAndLaterOnesWin() {
    let configuration = """
      rules: { non-idempotent-closure: note }
      overrides:
        - paths: [Tests/]
          rules: { non-idempotent-closure: off }
        - paths: ['Tests/UI/**']
          rules: { non-idempotent-closure: error }

      """
    let files = files([".lint.yml": configuration], faults: "A.swift", "Tests/B.swift", "Tests/UI/C.swift")
    let lines = Run(".", in: files).output.split(separator: "\n").map { $0.split(separator: ":").prefix(4).joined(separator: ":") }
    #expect(lines.dropLast() == ["A.swift:2:77: note", "Tests/UI/C.swift:2:77: error"])
  }

  @Test func aRuleOfTheProjectCountsOnlyWhereItIsOn() {
    func probe(_ count: Int) -> String {
      String(repeating: "let a = ScrollView {}.extract(UIScrollView.self) { $0.bounces = false }\n", count: count)
    }
    func run(_ configuration: String) -> Run {
      Run(".", in: InMemoryFileSystem(["A.swift": probe(2), "Tests/B.swift": probe(2), ".lint.yml": configuration]))
    }
    #expect(run("version: 1").output.contains("Tests/B.swift:1:23: note: 4 calls of home-made probes"))
    #expect(run("rules:\n  extract-overuse: { limit: 4 }").output.hasPrefix("no findings"))
    #expect(run("overrides:\n  - paths: [Tests/]\n    rules: { extract-overuse: off }").output.hasPrefix("no findings"))
  }
}
