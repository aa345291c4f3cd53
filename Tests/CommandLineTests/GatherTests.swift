import IntrospectLintCLI
import Testing

/// A run over some files finds in them what a run over everything does.
struct GatherTests {
  /// Verdicts that hang on other files: another call that proves the library, a view type of the project's own, a
  /// constant of the project's own.
  private let files = InMemoryFileSystem([
    "App/Old.swift": "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n",
    "App/New.swift": "let b = ScrollView {}.introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = false }\n",
    "App/Own.swift": "let c = Text(\"\").introspect(.badge, on: .iOS(.v16, .v17)) { $0.isHidden = true }\n",
    "Kit/Badge.swift": """
      @_spi(Advanced) import SwiftUIIntrospect
      extension IntrospectableViewType where Self == BadgeType { public static var badge: BadgeType { .init() } }
      extension iOSViewVersion<BadgeType, UILabel> { public static let v17 = Self(for: .v17) }

      """,
    "Kit/Plain.swift": "let plain = 1\n",
    "Other/Gap.swift": "let d = List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }\n",
  ])

  private func findings(_ arguments: String...) -> [Substring] {
    Run(arguments + ["-q"], in: files.make().files).output.split(separator: "\n")
  }

  @Test func theWholeRunFindsWhatIsExpected() {
    let rules = findings(".").map { $0.split(separator: "[").last ?? "" }
    #expect(rules == ["stale-version-list]", "unavailable-version]", "version-gap]"])
    #expect(findings(".").contains { $0.hasPrefix("App/Old.swift:1:56: warning: ") && $0.contains("2 other calls here cover iOS 27") })
    #expect(findings(".").contains { $0.hasPrefix("App/Own.swift:1:46: error: ") && $0.contains("declares no '.v16'") })
  }

  @Test(arguments: ["App/Old.swift", "App/New.swift", "App/Own.swift", "Kit/Badge.swift", "Other/Gap.swift"])
  func aFileAloneGetsItsFindingsOfTheWholeRun(path: String) {
    let whole = findings(".").filter { $0.hasPrefix(path + ":") }
    #expect(findings(path) == whole)
    // Among others, in any order, and over standard input.
    #expect(findings("Kit/Plain.swift", path).filter { $0.hasPrefix(path + ":") } == whole)
    #expect(findings(path, "Kit/Plain.swift").filter { $0.hasPrefix(path + ":") } == whole)
    guard case .file(let bytes) = files.nodes["/project/" + path] else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let run = Run("-", "--stdin-filename", path, "-q", input: text, in: files)
    #expect(run.output.split(separator: "\n") == whole)
  }

  @Test(arguments: ["App", "Kit", "Other"])
  func aFolderGetsItsFindingsOfTheWholeRun(folder: String) {
    #expect(findings(folder) == findings(".").filter { $0.hasPrefix(folder + "/") })
  }

  @Test func theTextOnStandardInputReplacesTheFile() {
    // The call that proves iOS 27 is gone from the text, and its file does not prove it any more.
    let text = "let b = 1\n"
    let run = Run("-", "--stdin-filename", "App/New.swift", "-q", input: text, in: files)
    #expect(run.output == "")
  }

  @Test func whatIsExcludedOrIgnoredIsNotKnownEither() {
    var excluded = files
    excluded.add(".lint.yml", .file(Array("exclude: [App/New.swift, Other/]\n".utf8)))
    let run = Run("App/Old.swift", "-q", in: excluded)
    #expect(run.output.contains(": note: ") && !run.output.contains("other call"))
  }

  @Test func aRepositoryInsideIsNoPartOfTheProject() {
    var files = InMemoryFileSystem([
      "A.swift": "let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18)) { $0.bounces = false }\n",
      "Module/B.swift": "let b = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }\n",
    ])
    files.add("Module/.git", .directory)
    for path in [".", "A.swift"] {
      let run = Run(path, "-q", in: files)
      #expect(run.output.contains("A.swift:1:56: note: ") && !run.output.contains("other call"))
    }
  }

  @Test(arguments: [1, 2, 8]) func theReportDoesNotHangOnTheNumberOfJobs(jobs: Int) {
    for format in ["concise", "pretty", "json"] {
      let one = Run("--format", format, "--jobs", "1", in: files)
      #expect(Run("--format", format, "--jobs", "\(jobs)", in: files) == one)
    }
  }
}
