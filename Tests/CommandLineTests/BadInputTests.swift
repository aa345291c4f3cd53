import IntrospectLintCLI
import Testing

/// What becomes of input that cannot be linted, or only with care.
struct BadInputTests {
  @Test func aMissingPathFailsTheRunAndTheRestIsLinted() {
    let run = Run("Sourcs", "App.swift", in: InMemoryFileSystem(["Sources/A.swift": "", "App.swift": Sample.fault]))
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot find 'Sourcs'; did you mean 'Sources'?\n")
    #expect(run.output.hasPrefix("App.swift:2:"))
  }

  @Test func theNearestPathIsFoundThroughSeveralSlips() {
    let files = InMemoryFileSystem(["Sources/App/Feed.swift": ""])
    let run = Run("Sorces/Ap/Feed.swfit", in: files)
    #expect(run.errors == "introspect-lint: error: cannot find 'Sorces/Ap/Feed.swfit'; did you mean 'Sources/App/Feed.swift'?\n")
  }

  @Test func aMissingPathLikeNoOtherIsNamedAlone() {
    let run = Run("Elsewhere/Feed.swift", in: InMemoryFileSystem(["Sources/Feed.swift": ""]))
    #expect(run.errors == "introspect-lint: error: cannot find 'Elsewhere/Feed.swift'\n")
    #expect(run.status == .failure)
  }

  @Test(arguments: [["Secret.swift", "App.swift"], ["."]])
  func anUnreadableFileFailsTheRunHoweverItWasMet(paths: [String]) {
    var files = InMemoryFileSystem(["App.swift": Sample.fault])
    files.add("Secret.swift", .forbidden(.file))
    let run = Run(paths, in: files.make().files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot read 'Secret.swift': permission denied\n")
    #expect(run.output.hasPrefix("App.swift:2:"))
  }

  @Test(arguments: ["Secret", "."])
  func anUnreadableFolderFailsTheRun(path: String) {
    var files = InMemoryFileSystem(["App.swift": Sample.fault])
    files.add("Secret", .forbidden(.directory))
    let run = Run(path, in: files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot read 'Secret': permission denied\n")
  }

  @Test func aFileThatVanishesAfterTheWalkIsSkippedInSilence() {
    var files = InMemoryFileSystem(["App.swift": Sample.clean])
    files.add("Gone.swift", .vanishing)
    let run = Run(".", in: files)
    #expect(run.status == .clean)
    #expect(run.errors == "")
  }

  @Test func aFileGivenByNameThatVanishesIsAnError() {
    var files = InMemoryFileSystem()
    files.add("Gone.swift", .vanishing)
    #expect(Run("Gone.swift", in: files).status == .failure)
  }

  @Test func damagedUTF8IsLintedWithANoteAtTheFirstBadByte() {
    var files = InMemoryFileSystem()
    files.add("A.swift", .file(Array("let é = \"".utf8) + [0xE9] + Array("\"\n\(Sample.fault)".utf8)))
    let run = Run("A.swift", in: files)
    #expect(run.errors == "A.swift:1:11: note: not UTF-8 from byte 10 on; linted all the same\n")
    #expect(run.output.hasPrefix("A.swift:3:"))
    #expect(run.status == .findings)
  }

  @Test func damagedUTF8AloneFailsNothing() {
    var files = InMemoryFileSystem()
    files.add("A.swift", .file([0x2F, 0x2F, 0xFF]))
    let run = Run(".", in: files)
    #expect(run.status == .clean)
    #expect(run.errors == "A.swift:1:3: note: not UTF-8 from byte 2 on; linted all the same\n")
  }

  /// The bytes that no UTF-8 holds, next to the last and first that it does.
  @Test(arguments: [
    ([0xC0, 0x80], false), ([0xC2, 0x80], true), ([0xE0, 0x9F, 0xBF], false), ([0xE0, 0xA0, 0x80], true),
    ([0xED, 0x9F, 0xBF], true), ([0xED, 0xA0, 0x80], false), ([0xF0, 0x8F, 0xBF, 0xBF], false),
    ([0xF0, 0x90, 0x80, 0x80], true), ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0xF4, 0x90, 0x80, 0x80], false),
    ([0xF5, 0x80, 0x80, 0x80], false), ([0x80], false), ([0xE2, 0x82], false), ([0xC3], false),
  ] as [([UInt8], Bool)])
  func tellsUTF8FromWhatIsNone(bytes: [UInt8], isValid: Bool) {
    var files = InMemoryFileSystem()
    files.add("A.swift", .file(bytes))
    #expect(Run("A.swift", in: files).errors.isEmpty == isValid)
    #expect((String(validating: bytes, as: UTF8.self) != nil) == isValid)
  }

  @Test func aFileWithNULBytesIsSkippedWithANote() {
    var files = InMemoryFileSystem()
    files.add("A.swift", .file(Array(Sample.fault.utf8) + [0]))
    let run = Run(".", in: files)
    #expect(run == Run("A.swift", in: files))
    #expect(run.status == .clean)
    #expect(run.findingPaths == [])
    #expect(run.errors == "introspect-lint: note: skipped 'A.swift': it holds NUL bytes, which Swift sources do not\n")
  }

  @Test(arguments: [true, false])
  func aFileInUTF16IsSkippedWithANote(hasByteOrderMark: Bool) {
    var files = InMemoryFileSystem()
    let bytes = Sample.fault.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    files.add("A.swift", .file((hasByteOrderMark ? [0xFF, 0xFE] : []) + bytes))
    let run = Run(".", in: files)
    #expect(run.status == .clean)
    #expect(run.errors == "introspect-lint: note: skipped 'A.swift': it is UTF-16; save it as UTF-8\n")
  }

  @Test func aFolderCalledLikeASourceIsWalked() {
    let files = InMemoryFileSystem(["x.swift/A.swift": Sample.fault])
    #expect(Run(".", in: files).output.hasPrefix("x.swift/A.swift:2:"))
    #expect(Run("x.swift", in: files).output.hasPrefix("x.swift/A.swift:2:"))
  }

  @Test func aLinkCycleIsNotFollowed() {
    var files = InMemoryFileSystem(["App/Feed/A.swift": Sample.clean])
    files.add("App/Feed/Loop", .link(".."))
    let run = Run(".", in: files)
    #expect(run.status == .clean)
    #expect(run.errors == "introspect-lint: note: did not follow 'App/Feed/Loop': the link leads back to a folder around it\n")
  }

  @Test func aLinkOutOfTheRepositoryIsNotFollowed() {
    var files = InMemoryFileSystem(["/elsewhere/B.swift": Sample.fault, "App/A.swift": Sample.clean])
    files.add("App/Out", .link("/elsewhere"))
    files.add("App/B.swift", .link("/elsewhere/B.swift"))
    let run = Run("App", in: files)
    #expect(run.status == .clean)
    #expect(
      run.errors == """
        introspect-lint: note: did not follow 'App/B.swift': the link leads out of the repository
        introspect-lint: note: did not follow 'App/Out': the link leads out of the repository

        """)
  }

  @Test func aLinkInsideTheRepositoryIsFollowedOnce() {
    var files = InMemoryFileSystem(["Shared/B.swift": Sample.fault])
    files.add("App/Shared", .link("../Shared"))
    #expect(Run("App", in: files).output.hasPrefix("App/Shared/B.swift:2:"))
    let whole = Run(".", in: files)
    #expect(whole.findingPaths == ["Shared/B.swift"])
    #expect(whole.errors == "")
  }

  @Test func aFileNameThatIsNotUTF8FailsTheRun() {
    var files = InMemoryFileSystem(["A.swift": Sample.clean])
    files.add("App/caf\u{FFFD}.swift", .badlyNamed)
    let run = Run(".", in: files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: skipped 'caf\u{FFFD}.swift' in 'App': the name is not UTF-8; rename it\n")
  }

  @Test func anEmptyFolderIsCleanAndSaysSo() {
    var files = InMemoryFileSystem()
    files.add("Empty", .directory)
    let run = Run("Empty", in: files)
    #expect(run.status == .clean)
    #expect(run.output == "no findings; looked at 0 introspection calls in 0 files\n")
    #expect(run.errors == "introspect-lint: note: 'Empty' holds no Swift files\n")
  }

  @Test func whatIsNoSwiftFileIsRefusedByName() {
    var files = InMemoryFileSystem(["README.md": Sample.fault])
    files.add("Pipe.swift", .pipe)
    let run = Run("README.md", "Pipe.swift", in: files)
    #expect(run.status == .failure)
    #expect(
      run.errors == """
        introspect-lint: error: 'README.md' is not a Swift file: its name does not end in '.swift'
        introspect-lint: error: 'Pipe.swift' is neither a file nor a folder

        """)
  }

  @Test func controlCharactersInNamesAreSpelledOut() {
    let run = Run("a\u{1B}[31m\n::error::b", in: InMemoryFileSystem())
    #expect(run.errors == "introspect-lint: error: cannot find 'a\\u{1b}[31m\\n::error::b'\n")
  }

  @Test func aFileNameCannotGiveGitHubACommand() {
    var files = InMemoryFileSystem()
    files.add("::error::.swift", .file([0xFF]))
    files.add("##[group].swift", .file([0xFF]))
    let run = Run(["."], in: files.make().files, environment: ["GITHUB_ACTIONS": "true"])
    for line in run.errors.split(separator: "\n") {
      #expect(!line.hasPrefix("::") && !line.contains("##["))
    }
    // One for each file, and one that says what was looked at.
    #expect(run.errors.split(separator: "\n").count == 3)
  }
}
