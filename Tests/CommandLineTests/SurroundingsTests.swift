import IntrospectLintCLI
import Testing

/// Where a project lies, where the tool is started and what else is asked for change nothing in what is found.
struct SurroundingsTests {
  /// A file system that notes which folders are listed.
  private func watched(_ files: InMemoryFileSystem) -> (files: FileSystem, listed: Collected<String>) {
    let listed = Collected<String>()
    var system = files.make().files
    let (entries, directory) = (system.entries, system.workingDirectory())
    system.entries = { path throws(FileSystem.Failure) in
      listed.add(path == "." ? directory : path.hasPrefix("/") ? path : "\(directory)/\(path)")
      return try entries(path)
    }
    return (system, listed)
  }

  // MARK: - What is not looked at

  @Test func aFolderThatIsLeftOutIsNotEntered() {
    let (files, listed) = watched(
      InMemoryFileSystem([
        ".lint.yml": "exclude: [Vendor/, 'Old*/**']\n", ".gitignore": "Derived/\n", "App/A.swift": Sample.fault,
        "Vendor/Deep/B.swift": "", "OldOnes/Deep/C.swift": "", "Derived/Deep/D.swift": "", ".build/Deep/E.swift": "",
        "Pods/Deep/F.swift": "", "A.xcassets/Deep/G.swift": "",
      ]))
    #expect(Run([], in: files).findingPaths == ["App/A.swift"])
    let folders = listed.all.filter { !$0.hasSuffix("/checkouts") }
    #expect(Set(folders) == ["/project", "/project/App", "/project/OldOnes"])
  }

  /// What they say of introspection may hang on the rest of the repository; where they say nothing of it, nothing does.
  @Test func filesGivenByNameThatHoldNothingOfInterestAreNoReasonToWalk() {
    let (files, listed) = watched(
      InMemoryFileSystem(["A.swift": Sample.plain, "App/B.swift": Sample.plain, "App/C.swift": Sample.fault]))
    #expect(Run(["A.swift", "App/B.swift"], in: files).status == .clean)
    #expect(!listed.all.contains("/project/App"))
  }

  @Test func aRunWritesNothingThatNobodyAskedFor() {
    let (files, written) = InMemoryFileSystem(["A.swift": FixCommandTests.source, ".lint.yml": "fail-on: note\n"]).make()
    for arguments in [[], ["--diff"], ["files"], ["inventory"], ["doctor"], ["init"], ["forecast", "iOS", "27"], ["retire"]] {
      _ = Run(arguments, in: files)
    }
    #expect(written.paths == [])
  }

  // MARK: - Where the project lies

  @Test(arguments: ["/Pods/a", "/home/DerivedData/b", "/tmp/.hidden/c", "/node_modules/x.bundle/d", "/Old/App"])
  func aProjectMayLieInAFolderOfAnyName(root: String) {
    var files = InMemoryFileSystem()
    files.workingDirectory = root
    files.add("\(root)/.git", .directory)
    for (name, text) in [
      ("A.swift", Sample.fault), ("App/B.swift", Sample.fault), ("Old/C.swift", Sample.fault), (".lint.yml", "exclude: [/Old/]\n"),
    ] { files.add("\(root)/\(name)", .file(Array(text.utf8))) }
    #expect(Run(".", in: files).findingPaths == ["A.swift", "App/B.swift"])
    #expect(Run("\(root)/A.swift", in: files).findingPaths == ["\(root)/A.swift"])
  }

  /// As `/tmp` and `/private/tmp` do on a Mac.
  @Test func aLinkToTheProjectChangesNothing() {
    var files = InMemoryFileSystem([
      "App/A.swift": Sample.fault, "Old/B.swift": Sample.fault,
      ".lint.yml": "exclude: [Old/]\noverrides:\n  - paths: [App/]\n    rules: { non-idempotent-closure: error }\n",
    ])
    files.add("/link", .link("/project"))
    for arguments in [["/link"], ["/link/App/A.swift", "/link/Old/B.swift"]] {
      let run = Run(arguments, in: files.make().files)
      #expect(run.output.hasPrefix("/link/App/A.swift:2:77: error: ") && run.output.contains("1 error; looked at"))
    }
    files.workingDirectory = "/link"
    #expect(Run(in: files).output.hasPrefix("App/A.swift:2:77: error: "))
    #expect(Run("--format", "json", in: files).output.contains("\"path\": \"App/A.swift\""))
  }

  /// A relative path of an annotation starts at the checkout, not where the tool is started.
  @Test(arguments: ["/project", "/project/App", "/project/App/Feed"])
  func annotationsStartAtTheCheckout(folder: String) {
    var files = InMemoryFileSystem(["App/Feed/A.swift": Sample.fault, "B.swift": Sample.plain])
    files.workingDirectory = folder
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/project"]
    let run = Run(["--format", "github"], in: files.make().files, environment: environment)
    #expect(run.output.hasPrefix("::warning title=non-idempotent-closure,file=App/Feed/A.swift,line=2,"))
  }

  // MARK: - What is said besides

  @Test(arguments: ["json", "sarif", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "github", "xcode", "concise"])
  func nothingButTheReportIsOnStandardOutput(format: String) {
    var files = InMemoryFileSystem(["A.swift": Sample.fault, ".lint.yml": "exclude: [Nothing/]\n", "C.swift": "a\u{0}"])
    files.add("B.swift", .file([0xFF]))
    files.add("App/Loop", .link(".."))
    let run = Run("--format", format, "--verbose", in: files)
    #expect(run.errors.split(separator: "\n").count > 4)
    #expect(run.output == Run("--format", format, "--quiet", in: files).output || format == "concise")
    #expect(!run.output.contains("introspect-lint: "))
    #expect(run.status == .findings)
  }

  /// No limit hides any of many that are alike.
  @Test(arguments: ["concise", "pretty", "json", "xcode", "gitlab", "checkstyle", "rdjson", "sarif"])
  func everyFindingIsReported(format: String) {
    let files = InMemoryFileSystem(["A.swift": String(repeating: Sample.fault, count: 300)])
    let output = Run("--format", format, in: files).output
    let lines = output.split(whereSeparator: \.isNewline)
    let count = lines.count { $0.contains("adds one more subview at each update") }
    #expect(count == 300, "\(format): \(count)")
  }
}
