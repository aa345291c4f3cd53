import IntrospectLintCLI
import Testing

/// `bump`: adds a version to the lists that can have it.
struct BumpCommandTests {
  static let feed = """
    import SwiftUIIntrospect
    struct FeedView: View {
      var body: some View {
        ScrollView {}.introspect(.scrollView, on: .iOS(.v17, .v18, .v26)) { $0.bounces = false }
        List {}
          .introspect(.list, on: .iOS(.v14, .v15)) { (table: UITableView) in table.bounces = false }
          .introspect(.list, on: .iOS(
            .v16, // first
            .v17,
            .v18,
            .v26 // last
          )) { $0.bounces = false }
        Slider(value: $x).introspect(.slider, on: .iOS(.v15...)) { $0.isContinuous = false }
        Toggle("", isOn: $y).introspect(.toggle, on: .iOS(.v17)) { $0.isEnabled = false }
      }
    }

    """
  static let bumped = feed.replacing(".v18, .v26))", with: ".v18, .v26, .v27))")
    .replacing("        .v26 // last\n", with: "        .v26, // last\n        .v27\n")
  static let library = "library: 27.0.0\n"

  private func run(_ arguments: String..., in files: InMemoryFileSystem) -> (Run, WrittenFiles) {
    let (system, written) = files.make()
    return (Run(["bump", "iOS", "27"] + arguments, in: system), written)
  }

  @Test func listsAreExtendedAndTheRestIsTold() {
    let files = InMemoryFileSystem([".lint.yml": Self.library, "Feed.swift": Self.feed, "B.swift": Sample.clean])
    let (run, written) = run(in: files)
    #expect(written.paths == ["/project/Feed.swift"])
    #expect(written["/project/Feed.swift"] == Self.bumped)
    #expect(
      run.output == """
        Feed.swift:4:70: .scrollView: '.v27' added
        Feed.swift:12:9: .list: '.v27' added
        Feed.swift:6:41: .list: left: another call on the chain covers iOS 27
        Feed.swift:15:55: .toggle: left: ends with iOS 17, without 18: a gap may be meant
        2 lists extended in 1 file, 2 left, 1 range left alone

        """)
    #expect(run.errors == "" && run.status == .clean)
  }

  @Test func aSecondRunChangesNothing() {
    let files = InMemoryFileSystem([".lint.yml": Self.library, "Feed.swift": Self.bumped])
    let (run, written) = run(in: files)
    #expect(written.paths == [] && run.status == .clean)
    #expect(run.output.hasSuffix("0 lists extended, 2 left, 1 range left alone\n"))
    let diff = self.run("--diff", in: files).0
    #expect(diff.output == "" && diff.status == .clean)
  }

  @Test func aDiffIsPrintedAndNothingIsWritten() {
    let (run, written) = run(
      "--diff", in: InMemoryFileSystem([".lint.yml": Self.library, "App/Feed.swift": Self.feed]))
    #expect(written.paths == [] && run.status == .findings)
    #expect(run.output.hasPrefix("diff --git a/App/Feed.swift b/App/Feed.swift\n"))
    #expect(
      run.errors == """
        App/Feed.swift:6:41: note: .list: another call on the chain goes on to iOS 26
        App/Feed.swift:14:55: note: .toggle: ends with iOS 17, without 18: a gap may be meant
        introspect-lint: note: 2 lists extended in 1 file, 2 left, 1 range left alone; nothing was written

        """)
  }

  @Test func theReleaseInUseHasToKnowTheVersion() {
    let pins = """
      {
        "pins" : [
          {
            "identity" : "swiftui-introspect",
            "kind" : "remoteSourceControl",
            "location" : "https://github.com/siteline/swiftui-introspect",
            "state" : {
              "revision" : "0123456789012345678901234567890123456789",
              "version" : "26.0.1"
            }
          }
        ],
        "version" : 2
      }
      """
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Feed",
        dependencies: [.package(url: "https://github.com/siteline/swiftui-introspect", from: "26.0.0")],
        targets: [.target(name: "Feed")])
      """
    let files = InMemoryFileSystem([
      "Package.swift": manifest, "Package.resolved": pins,
      "Sources/Feed/A.swift": "let a = V().introspect(.slider, on: .iOS(.v26)) { $0.x() }\n",
    ])
    let (run, written) = run(in: files)
    #expect(written.paths == [] && run.status == .clean)
    #expect(
      run.output == """
        Sources/Feed/A.swift:1:42: .slider: left: needs 27.0.0-beta.1, you have 26.0.1 (Package.resolved:9)
        0 lists extended, 1 left

        """)
  }

  // MARK: - Constants and single files

  private static let constants = [
    ".lint.yml": library,
    "Kit.swift": """
      import SwiftUIIntrospect
      extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
        static var supported: Self { .iOS(.v18,.v26) }
      }

      """,
    "A.swift": """
      struct OneView: View { var body: some View { ScrollView {}.introspect(.scrollView, on: .supported) { $0.bounces = false } } }
      struct TwoView: View { var body: some View { ScrollView {}.introspect(.scrollView, on: .supported) { $0.bounces = false } } }

      """,
  ]

  @Test(arguments: [["."], ["Kit.swift"]])
  func aConstantIsExtendedForAllItsCalls(paths: [String]) {
    let (system, written) = InMemoryFileSystem(Self.constants).make()
    let run = Run(["bump", "iOS", "27", "--checklist", "List.md"] + paths, in: system)
    #expect(run.output == "Kit.swift:3:47: .supported: '.v27' added\n1 list extended in 1 file, 0 left\n")
    #expect(written["/project/Kit.swift"]?.contains(".iOS(.v18,.v26,.v27)") == true)
    // Whichever files were given, all screens have to be tried.
    #expect(
      written["List.md"] == """
        ## iOS 27

        These closures run on iOS 27 now. The native class is the one they had; what they do with it there has to be tried.

        - [ ] tried on iOS 27: **OneView**, `.scrollView` (`UIScrollView`), [`A.swift:1`](A.swift#L1)
        - [ ] tried on iOS 27: **TwoView**, `.scrollView` (`UIScrollView`), [`A.swift:2`](A.swift#L2)

        """)
  }

  @Test func filesThatWereNotGivenStay() {
    let (run, written) = run("A.swift", in: InMemoryFileSystem(Self.constants))
    #expect(written.paths == [] && run.output == "0 lists extended, 0 left\n")
  }

  @Test func aNameThatCannotBeReadIsTold() {
    let source = "let a = V().introspect(.slider, on: Platforms.all) { $0.x() }\n"
    let (run, written) = run(in: InMemoryFileSystem([".lint.yml": Self.library, "A.swift": source]))
    #expect(written.paths == [])
    let reason = "what 'on:' stands for on the chain is not known in full"
    #expect(run.output == "A.swift:1:24: .slider: left: \(reason)\n0 lists extended, 1 left\n")
  }

  @Test func whatIsLeftOutStays() {
    let files = InMemoryFileSystem([
      ".lint.yml": Self.library + "exclude: [Out/]\n", "Out/A.swift": Self.feed,
      "Generated.swift": "// @generated\n" + Self.feed, "Old.swift": "let a = V().introspectSlider { $0.x() }\n",
    ])
    let (run, written) = run(in: files)
    #expect(written.paths == [] && run.output == "0 lists extended, 0 left\n" && run.errors == "")
  }

  @Test func bytesThatAreNotAddedStay() {
    let source = "\u{FEFF}" + Self.feed.replacing("\n", with: "\r\n").dropLast(2)
    let (_, written) = run(in: InMemoryFileSystem([".lint.yml": Self.library, "A.swift": String(source)]))
    let expected = "\u{FEFF}" + Self.bumped.replacing("\n", with: "\r\n").dropLast(2)
    #expect(written["/project/A.swift"].map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test func aLinkIsFollowedInsideTheRepositoryOnly() {
    var files = InMemoryFileSystem([".lint.yml": Self.library])
    files.add("Out.swift", .link("/elsewhere/B.swift"))
    files.add("/elsewhere/B.swift", .file(Array(Self.feed.utf8)))
    let (run, written) = run("--config", ".lint.yml", "Out.swift", in: files)
    #expect(written.paths == [])
    #expect(run.errors.contains("'Out.swift' is not fixed: the link leads out of the repository"))
  }

  @Test func aFileThatCannotBeWrittenIsTold() {
    var (system, _) = InMemoryFileSystem([".lint.yml": Self.library, "A.swift": Self.feed, "B.swift": Self.feed]).make()
    let replaced = WrittenFiles()
    system.replace = { path, _, new throws(FileSystem.Failure) in
      if path == "/project/A.swift" { throw .notPermitted }
      replaced.add(path, new)
    }
    let run = Run(["bump", "iOS", "27"], in: system)
    #expect(replaced.paths == ["/project/B.swift"] && run.status == .failure)
    #expect(run.errors == "introspect-lint: error: cannot write 'A.swift': permission denied\n")
    #expect(run.output.hasSuffix("2 lists extended in 1 file, 4 left, 2 ranges left alone\n"))
  }

  // MARK: - Pruning

  @Test(arguments: [
    ("16", ".v15, .v16, .v17, .v18, .v26", ".v16, .v17, .v18, .v26, .v27"),
    ("16.4", ".v15, .v16, .v17, .v18, .v26", ".v16, .v17, .v18, .v26, .v27"),
    // The last one stays, until there is a newer one.
    ("27", ".v26", ".v27"),
    ("27", ".v18, .v26", ".v27"),
    ("18", ".v17", ".v17"),
    ("13", ".v15, .v26", ".v15, .v26, .v27"),
    ("26", "\n  .v17,\n  .v18,\n  .v26,\n", "\n  .v26,\n  .v27,\n"),
    ("26", "\n  .v18, // old\n  .v26\n", "\n  .v18, // old\n  .v26,\n  .v27\n"),
    ("26", ".v26, .v18, .v17", ".v27, .v26"),
    ("17", ".v15...", ".v15..."),
  ])
  func versionsBelowTheTargetGo(target: String, list: String, expected: String) {
    func source(_ list: String) -> String {
      "let a = Slider(value: $x).introspect(.slider, on: .iOS(\(list))) { $0.isContinuous = false }\n"
    }
    let settings = Self.library + "targets: { iOS: \(target) }\n"
    let (_, written) = run("--prune", in: InMemoryFileSystem([".lint.yml": settings, "A.swift": source(list)]))
    #expect(written["/project/A.swift"] ?? source(list) == source(expected))
    let again = InMemoryFileSystem([".lint.yml": settings, "A.swift": source(expected)])
    #expect(run("--prune", "--diff", in: again).0.output == "")
  }

  @Test func withoutATargetNothingIsPruned() {
    let source = "let a = V().introspect(.slider, on: .iOS(.v13, .v14, .v26)) { $0.x() }\n"
    let (run, written) = run("--prune", in: InMemoryFileSystem([".lint.yml": Self.library, "A.swift": source]))
    #expect(written["/project/A.swift"] == source.replacing(".v26", with: ".v26, .v27"))
    #expect(run.output.hasSuffix("1 list extended in 1 file, 0 left\n"))
  }

  @Test func whatCannotGoIsTold() {
    let settings = Self.library + "targets: { iOS: 17 }\n"
    let source = """
      let a = V().introspect(.slider, on: .iOS(
        .v15, // old
        .v26, .v27
      )) { $0.x() }

      """
    let (run, written) = run("--prune", in: InMemoryFileSystem([".lint.yml": settings, "A.swift": source]))
    #expect(written.paths == [])
    #expect(run.output == "A.swift:2:3: .slider: left: '.v15' stays: a comment would be lost\n0 lists extended, 1 left\n")
  }

  /// The older half of a list in two parts is gone by then, and the newer half is pruned by itself.
  @Test func theNewerHalfOfAListIsPruned() {
    let settings = Self.library + "targets: { iOS: 18 }\n"
    let source = """
      let a = List {}
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { $0.bounces = false }

      """
    let (run, written) = run("--prune", in: InMemoryFileSystem([".lint.yml": settings, "A.swift": source]))
    #expect(
      written["/project/A.swift"] == source.replacing(".v16, .v17, .v18, .v26", with: ".v18, .v26, .v27"),
      "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("1 list extended in 1 file, 1 list pruned, 1 left\n"))
  }

  // MARK: - The checklist

  @Test func theChecklistNamesWhatToTryAndWhatWasLeft() {
    let files = InMemoryFileSystem([".lint.yml": Self.library, "My App/Feed.swift": Self.feed])
    let (run, written) = run("--diff", "--checklist", "List.md", in: files)
    #expect(run.status == .findings && written.paths == ["List.md"])
    #expect(
      written["List.md"] == """
        ## iOS 27

        These closures run on iOS 27 now. The native class is the one they had; what they do with it there has to be tried.

        - [ ] tried on iOS 27: **FeedView**, `.scrollView` (`UIScrollView`), [`My App/Feed.swift:4`](My%20App/Feed.swift#L4)
        - [ ] tried on iOS 27: **FeedView**, `.list` (`UICollectionView`), [`My App/Feed.swift:12`](My%20App/Feed.swift#L12)

        Not changed:

        - `.list`, [`My App/Feed.swift:6`](My%20App/Feed.swift#L6): another call on the chain goes on to iOS 26
        - `.toggle`, [`My App/Feed.swift:14`](My%20App/Feed.swift#L14): ends with iOS 17, without 18: a gap may be meant
        - 1 range over iOS 27, where nobody checks the class

        """)
  }

  @Test func anEmptyChecklistSaysSo() {
    let (_, written) = run("--checklist", "List.md", in: InMemoryFileSystem(["A.swift": Sample.clean]))
    #expect(written["List.md"] == "## iOS 27\n\nNo closure runs on iOS 27 that did not run there before.\n")
    let (run, _) = run("--checklist", "no/List.md", in: InMemoryFileSystem(["A.swift": Sample.clean]))
    #expect(run.status == .failure && run.errors.contains("cannot write 'no/List.md'"))
  }
}
