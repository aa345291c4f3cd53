import Foundation
import IntrospectLintCLI
import Testing

/// The commands beside `lint`.
struct CommandTests {
  private let files = InMemoryFileSystem([
    ".lint.yml": "exclude: [Old/]\nrules:\n  version-gap: off\noverrides:\n  - paths: [Tests/]\n    rules: { version-gap: note }\n",
    "App/A.swift": Sample.fault, "App/Old/B.swift": Sample.fault, "Tests/C.swift": Sample.clean,
  ])

  // MARK: - files

  @Test func filesListsWhatWouldBeLinted() {
    let run = Run("files", in: files)
    #expect(run.output == "App/A.swift\nTests/C.swift\n")
    #expect(run.status == .clean && run.errors == "")
    #expect(Run("files", "App/Old/B.swift", in: files).output == "")
    #expect(Run("files", "--no-config", "App", in: files).output == "App/A.swift\nApp/Old/B.swift\n")
  }

  @Test func filesSaysWhyTheOthersAreLeftOut() {
    #expect(Run("files", "--skipped", in: files).output == "App/Old: excluded by .lint.yml:1, 'Old/'\n")
    #expect(Run("files", "Nowhere", in: files).status == .failure)
  }

  @Test func aNameCannotGiveGitHubACommandThere() {
    let files = InMemoryFileSystem(["::error::a.swift": ""])
    let run = Run(["files"], in: files.make().files, environment: ["GITHUB_ACTIONS": "true"])
    #expect(!run.output.hasPrefix("::") && run.output.contains("error"))
  }

  // MARK: - config

  @Test func configShowTellsWhatHoldsForAFileAndWhy() {
    let test = Run("config", "show", "Tests/C.swift", in: files)
    #expect(test.status == .clean)
    #expect(test.output.hasPrefix("# Tests/C.swift: from '.lint.yml'\n"))
    func line(_ start: String, _ run: Run) -> String? {
      run.output.split(separator: "\n").first { $0.hasPrefix(start) }.map(String.init)
    }
    #expect(line("  version-gap: note", test)?.hasSuffix("# .lint.yml:6, for Tests/") == true)
    #expect(line("exclude: [Old/]", test)?.hasSuffix("# .lint.yml:1") == true)
    #expect(line("fail-on: warning", test)?.hasSuffix("# default") == true)
    let app = Run("config", "show", "App/A.swift", in: files)
    #expect(line("  version-gap: off", app)?.hasSuffix("# .lint.yml:3") == true)
    #expect(Run("config", "show", "App/Old/B.swift", in: files).output.contains("# not linted: excluded by .lint.yml:1, 'Old/'\n"))
    #expect(Run("config", "show", "--no-config", in: files).output.hasPrefix("# .: no .lint.yml up to '/project': all is default\n"))
  }

  @Test func configPathNamesTheFileOrSaysThatThereIsNone() {
    #expect(Run("config", "path", "App/A.swift", in: files).output == ".lint.yml\n")
    let none = Run("config", "path", in: InMemoryFileSystem(["A.swift": ""]))
    #expect(none.status == .clean && none.output == "")
    #expect(none.errors == "introspect-lint: note: no .lint.yml between '.' and the root of the repository, '/project'\n")
  }

  @Test func configCheckReadsWhatIsNamedOrAllOfThem() {
    #expect(Run("config", "check", in: files).output == "1 configuration without an error\n")
    let broken = InMemoryFileSystem([".lint.yml": "fail-on: warning\n", "App/.lint.yml": "fail-onn: 1\n"])
    for arguments in [["config", "check"], ["config", "check", ".lint.yml", "App/.lint.yml"]] {
      let run = Run(arguments, in: broken.make().files)
      #expect(run.status == .failure && run.output == "")
      #expect(run.errors.hasPrefix("App/.lint.yml:1:1: error: unknown key 'fail-onn'; did you mean 'fail-on'?\n"))
    }
    #expect(Run("config", "check", ".lint.yml", in: broken).status == .clean)
    #expect(Run("config", "check", in: InMemoryFileSystem()).output == "no .lint.yml here\n")
  }

  @Test func configSchemaIsADocument() throws {
    let run = Run("config", "schema", in: files)
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(properties.keys.contains("fail-on") && properties.keys.contains("overrides"))
  }

  @Test(arguments: [
    (["config"], "'config' takes one of show, check, schema, path"),
    (["config", "shwo"], "unknown value 'shwo' for 'config'; did you mean 'show'?"),
    (["config", "show", "Ap"], "cannot find 'Ap'; did you mean 'App'?"),
    (["config", "show", "App", "Tests"], "'config show' takes one path, not 'Tests' as well"),
    (["config", "schema", "App"], "'config schema' takes no 'App'"),
    (["doctor", "App", "Tests"], "'doctor' takes one path, not 'Tests' as well"),
    (["init", "App"], "'init' takes no 'App'; it looks at the current repository"),
    (["hook"], "'hook' takes 'print'"),
    (["hook", "prnit"], "unknown value 'prnit' for 'hook'; did you mean 'print'?"),
    (["hook", "print", "x"], "'hook print' takes no 'x'"),
    (["completions"], "'completions' takes one of bash, zsh, fish"),
    (["completions", "zhs"], "unknown value 'zhs' for 'completions'; did you mean 'zsh'?"),
    (["explian", "version-gap"], "no file and no command is called 'explian'; did you mean the command 'explain'?"),
    (["comfig", "show"], "no file and no command is called 'comfig'; did you mean the command 'config'?"),
    (["--colour", "never"], "unknown option '--colour'; did you mean '--color'?"),
    (["--color", "allways"], "unknown value 'allways' for '--color'; did you mean 'always'?"),
  ])
  func wrongUsageIsSaidInOneLine(arguments: [String], message: String) {
    let run = Run(arguments, in: files.make().files)
    #expect(run.status == .failure && run.output == "")
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  // MARK: - init and doctor

  @Test func initProposesAFileThatReadsWellAndWritesItOnRequest() throws {
    let files = InMemoryFileSystem(["App/A.swift": Sample.fault, "Vendor/B.swift": Sample.fault])
    let shown = Run("init", in: files)
    #expect(shown.status == .clean)
    #expect(shown.errors == "introspect-lint: note: nothing was written; 'introspect-lint init --write' writes this to '.lint.yml'\n")
    #expect(shown.output.contains("2 introspection calls in 2 Swift files"))
    #expect(shown.output.contains("exclude:\n  - 'Vendor/'\n"))
    let (system, written) = files.make()
    #expect(Run(["init", "--write"], in: system).output == "wrote '.lint.yml'; now run 'introspect-lint'\n")
    #expect(written[".lint.yml"] == shown.output)
    var configured = files
    configured.add(".lint.yml", .file(Array(shown.output.utf8)))
    let run = Run(".", in: configured)
    #expect(run.findingPaths == ["App/A.swift"] && run.errors == "")
    #expect(Run("init", in: configured).errors == "introspect-lint: error: '.lint.yml' exists already; 'introspect-lint config show' tells what holds\n")
  }

  /// What the proposal only suggests is right as well: without the signs in front of it, the file can be read.
  @Test func theSuggestionsOfInitCanBeTakenUp() {
    let files = InMemoryFileSystem(["App/A.swift": Sample.fault])
    let keys = ["include:", "exclude:", "targets:", "library:", "rules:", "  suppression-without", "  extract-overuse", "overrides:", "  - paths", "    rules:"]
    let lines = Run("init", in: files).output.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      keys.contains { line.hasPrefix("# " + $0) } ? String(line.dropFirst(2)) : String(line)
    }
    var configured = files
    configured.add(".lint.yml", .file(Array(lines.joined(separator: "\n").utf8)))
    let run = Run("config", "check", in: configured)
    #expect(run.status == .clean)
    #expect(run.errors == "")
  }

  @Test func initIsForTheWholeRepository() {
    var system = InMemoryFileSystem(["App/Deep/A.swift": ""]).make().files
    system.workingDirectory = { "/project/App/Deep" }
    #expect(Run(["init"], in: system).errors.contains("writes this to '../../.lint.yml'"))
  }

  @Test func doctorSaysWhatARunGoesBy() {
    let run = Run("doctor", in: files)
    #expect(run.status == .clean)
    for line in [
      "version        introspect-lint 0.1.0", "repository     /project (by its .git)", "configuration  .lint.yml: 2 files",
      "files          2 files to lint", "               left out: 1 path excluded by .lint.yml:1, 'Old/'",
      "project        no manifest and no Xcode project, 2 files that introspect",
      "               targets unknown; 'targets:' in .lint.yml names them",
    ] { #expect(run.output.split(separator: "\n").contains(Substring(line)), "no '\(line)'") }
  }

  // MARK: - completions

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameEveryCommandOptionAndRule(shell: String) {
    let script = Run("completions", shell, in: files).output
    for word in ["lint", "forecast", "bump", "checklist", "retire", "target", "visionOS", "config", "doctor", "stale-version-list", "stdin-filename", "quiet", "pretty", "list"] {
      #expect(script.contains(word), "no '\(word)'")
    }
  }
}
