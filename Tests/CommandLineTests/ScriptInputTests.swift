import IntrospectLintCLI
import LintTestSupport
import Testing

/// `--script-inputs` and `--stamp`: what a script phase of Xcode and a plugin of SwiftPM go by.
struct ScriptInputTests {
  private static func files() -> InMemoryFileSystem {
    var files = InMemoryFileSystem([
      "A.swift": Sample.fault, "My Views/B é.swift": Sample.fault, "Lists/C.swift": Sample.fault,
      "Folder/D.swift": Sample.fault, "Other.swift": Sample.fault, ".lint.yml": "fail-on: error\n",
      "a.xcfilelist":
        "# sources\n\n  /project/Lists/C.swift \r\n/project/My Views/B é.swift\n/project/.lint.yml\n#/project/Other.swift",
    ])
    // What a script phase may not read in the sandbox that Xcode makes.
    files.add("Secret", .forbidden(.directory))
    files.add("Hidden.swift", .forbidden(.file))
    return files
  }

  private static func environment(files: [String], lists: [String] = []) -> [String: String] {
    var environment = [
      "SCRIPT_INPUT_FILE_COUNT": "\(files.count)", "SCRIPT_INPUT_FILE_LIST_COUNT": "\(lists.count)",
      "XCODE_VERSION_ACTUAL": "2600",
    ]
    for (number, file) in files.enumerated() { environment["SCRIPT_INPUT_FILE_\(number)"] = file }
    for (number, list) in lists.enumerated() { environment["SCRIPT_INPUT_FILE_LIST_\(number)"] = list }
    return environment
  }

  private static func run(_ environment: [String: String], _ arguments: String...) -> Run {
    Run(["--script-inputs"] + arguments, in: files().make().files, environment: environment)
  }

  /// The files of the findings, sorted.
  private static func paths(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func declaredFilesAndListsAreLinted() {
    let run = Self.run(
      Self.environment(
        files: ["/project/A.swift", "/project/.lint.yml", "/project/Folder", "", "/project/A.swift"],
        lists: ["/project/a.xcfilelist"]))
    #expect(
      Self.paths(run) == [
        "/project/A.swift", "/project/Folder/D.swift", "/project/Lists/C.swift", "/project/My Views/B é.swift",
      ])
    // As Xcode reads them, and by the configuration.
    #expect(run.output.hasPrefix("/project/A.swift:2:") && run.status == .clean && run.errors == "")
  }

  @Test func filesThatAreOnlyDeclaredToXcodeArePassedOver() {
    let run = Self.run(Self.environment(files: ["/project/.lint.yml"]))
    #expect(run.status == .clean && run.output == "")
    #expect(run.errors.hasPrefix("introspect-lint: note: the inputs of the script phase name no Swift file\n"))
  }

  @Test(arguments: [
    (environment(files: []), "the script phase declares no input files and no input file lists"),
    (
      environment(files: [], lists: ["/project/b.xcfilelist"]),
      "cannot read the file list '/project/b.xcfilelist': no such file or directory"
    ),
    (environment(files: ["/project/E.swift"]), "cannot find '/project/E.swift'; did you mean '/project/A.swift'?"),
    (environment(files: ["/project/Hidden.swift"]), "cannot read '/project/Hidden.swift': permission denied"),
    (
      ["SCRIPT_INPUT_FILE_COUNT": "many"], "the script phase declares no input files and no input file lists"
    ),
  ] as [([String: String], String)])
  func whatCannotBeReadFailsTheRun(environment: [String: String], message: String) {
    let run = Self.run(environment)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "introspect-lint: error: \(message)")
  }

  /// What Xcode forbids its scripts looks like a file with the wrong permissions.
  @Test func aDenialOfTheSandboxNamesTheSetting() {
    let setting = ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"]
    let why = "permission denied; with ENABLE_USER_SCRIPT_SANDBOXING, Xcode lets a script phase"
    func errors(_ arguments: [String], _ environment: [String: String]) -> String {
      var files = Self.files()
      files.add("Locked", .forbidden(.directory))
      return Run(arguments, in: files.make().files, environment: environment).errors
    }
    let reading = "introspect-lint: error: cannot read 'Hidden.swift': "
    #expect(errors(["Hidden.swift"], setting).contains("\(reading)\(why) read only what the phase has as input\n"))
    #expect(errors(["Secret"], setting).contains("cannot read 'Secret': \(why) read only"))
    #expect(errors(["A.swift", "--stamp", "Locked/stamp"], setting).contains("'Locked/stamp': \(why) write only"))
    #expect(errors(["Hidden.swift"], [:]).contains("\(reading)permission denied\n"))
    #expect(errors(["Hidden.swift"], ["ENABLE_USER_SCRIPT_SANDBOXING": "NO"]).contains("\(reading)permission denied\n"))
  }

  // MARK: - Stamps

  /// With findings too: the build system has seen them.
  @Test(arguments: [("never", 0), ("warning", 1)])
  func aStampTellsThatAllWasLookedAt(level: String, status: Int32) {
    let (files, written) = Self.files().make()
    let run = Run(["A.swift", "--fail-on", level, "--stamp", "/project/stamp"], in: files)
    #expect(run.status.rawValue == status)
    #expect(written["/project/stamp"]?.hasPrefix("introspect-lint ") == true)
  }

  @Test func aRunThatFailedLeavesNoStamp() {
    let (files, written) = Self.files().make()
    #expect(Run(["A.swift", "Hidden.swift", "--stamp", "stamp"], in: files).status == .failure)
    #expect(written.paths == [])
  }

  @Test func aStampThatCannotBeWrittenFailsTheRun() {
    let run = Run("Folder", "--fail-on", "never", "--stamp", "nowhere/stamp", in: Self.files())
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot write 'nowhere/stamp': no such file or directory\n")
  }

  // MARK: - Plugins

  /// What the plugins give to the tool are options of it.
  @Test(arguments: [
    "IntrospectLintBuildTool/IntrospectLintBuildTool", "IntrospectLint/ToolRun", "IntrospectLintFix/IntrospectLintFix",
  ])
  func pluginsUseOptionsThatThereAre(path: String) throws {
    let text = try #require(Corpus.text(at: "Sources/Plugins/\(path).swift"))
    let help = Run("--help", in: InMemoryFileSystem()).output
    let options = text.matches(of: /"(--[a-z-]+)"/).map { String($0.1) }
    #expect(!options.isEmpty)
    for option in options { #expect(help.contains("  \(option) ") || help.contains(", \(option) "), "\(option)") }
  }
}
