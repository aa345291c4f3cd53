import Foundation
import IntrospectLintCLI
import Testing

/// `forecast`: what falls silent on a version of a system. The screen itself is a case of `TestCorpus/Projects`.
struct ForecastCommandTests {
  private static func call(_ view: String, _ list: String) -> String {
    "let a = V().introspect(.\(view), on: \(list)) { $0.x() }\n"
  }

  /// One call of each kind, and some that are silent by choice.
  private static let sources = [
    ".lint.yml": "library: 27.0.0\n",
    "Runs.swift": call("slider", ".iOS(.v26, .v27)"),
    "Bump.swift": call("slider", ".iOS(.v18, .v26)") + call("slider", ".supported"),
    "Kit.swift": """
      import SwiftUIIntrospect
      extension PlatformViewVersionPredicate<SliderType, UISlider> {
        static var supported: Self { .iOS(.v26) }
      }

      """,
    "Class.swift": call("list", ".iOS(.v15)") + call("form", ".iOS(.v13...)"),
    "Other.swift": call("slider", ".iOS(.v18)") + call("slider", ".macOS(.v26)"),
    "Range.swift": call("slider", ".iOS(.v15...)"),
    "Unknown.swift": call("mine", ".iOS(.v26)") + call("slider", ".iOS(.v26), other"),
    "Mac.swift": call("button", ".macOS(.v26)"),
    "Old.swift": "let a = V().introspectSlider { $0.x() }\n",
  ]

  private struct Document: Decodable {
    struct Call: Decodable {
      let group: String
      let reason: String?
      let isSilent: Bool
      let path: String
      let line: Int
      let view: String
    }
    let platform: String
    let version: String
    let groups: [String: Int]
    let otherCalls: Int
    let calls: [Call]
  }

  private func document(_ arguments: String..., in files: InMemoryFileSystem) throws -> Document {
    let run = Run(["forecast", "iOS", "27", "--format", "json"] + arguments, in: files.make().files)
    #expect(run.errors == "")
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  @Test func eachCallIsInOneGroup() throws {
    let document = try document(in: InMemoryFileSystem(Self.sources))
    #expect(
      document.groups == [
        "runs": 1, "bumpIsSafe": 2, "classChanged": 2, "otherReason": 2, "range": 1, "unknown": 2,
      ])
    #expect(document.groups.values.reduce(0, +) == document.calls.count)
    #expect(document.otherCalls == 1)
    let byPath = Dictionary(grouping: document.calls, by: \.path).mapValues { $0.map(\.group) }
    #expect(byPath["Bump.swift"] == ["bumpIsSafe", "bumpIsSafe"])
    #expect(byPath["Class.swift"] == ["classChanged", "classChanged"])
    #expect(byPath["Range.swift"] == ["range"])
    #expect(document.calls.filter(\.isSilent).map(\.path) == [
      "Bump.swift", "Bump.swift", "Class.swift", "Class.swift", "Other.swift",
    ])
  }

  /// What is said of a call does not hang on what else was given.
  @Test func aFileByItselfIsToldTheSame() throws {
    let files = InMemoryFileSystem(Self.sources)
    let all = try document(in: files).calls
    for path in Set(all.map(\.path)) {
      let alone = try document(path, in: files).calls
      #expect(alone.map(\.group) == all.filter { $0.path == path }.map(\.group))
      #expect(alone.map(\.reason) == all.filter { $0.path == path }.map(\.reason))
    }
  }

  @Test func silenceFailsWhereThatIsAskedFor() {
    func status(_ list: String, _ arguments: String...) -> IntrospectLintCLI.ExitStatus {
      let files = InMemoryFileSystem([".lint.yml": "library: 27.0.0\n", "A.swift": Self.call("slider", list)])
      return Run(["forecast", "iOS", "27"] + arguments, in: files.make().files).status
    }
    #expect(status(".iOS(.v26)") == .clean)
    #expect(status(".iOS(.v26)", "--fail-on", "silent") == .findings)
    #expect(status(".iOS(.v18)", "--fail-on", "silent") == .findings)
    for list in [".iOS(.v26, .v27)", ".iOS(.v15...)", ".macOS(.v26)", ".iOS(.v26), other"] {
      #expect(status(list, "--fail-on", "silent") == .clean, "\(list)")
    }
  }

  /// No guess is made about a system that nobody knows yet.
  @Test(arguments: [
    ("28", "iOS 28 is not known here: the newest is iOS 27, and nothing is guessed beyond it; '--registry' reads a checkout of SwiftUI Introspect that knows more"),
    ("26.1", "iOS 26.1 is a part of iOS 26 to the library; ask for that"),
    ("19", "there is no iOS 19; the nearest is iOS 26"),
  ])
  func anUnknownVersionIsNotJudged(version: String, message: String) {
    for command in ["forecast", "bump"] {
      let run = Run(command, "iOS", version, in: InMemoryFileSystem(Self.sources))
      #expect(run.status == .failure && run.output == "")
      #expect(run.errors == "introspect-lint: error: \(message)\n")
    }
  }

  @Test func whatACheckoutDeclaresIsKnown() {
    let library = """
      extension iOSViewVersion<SliderType, UISlider> {
        public static let v26 = Self(for: .v26)
        public static let v27 = Self(for: .v27)
        public static let v28 = Self(for: .v28)
      }
      extension IntrospectableViewType where Self == SliderType { public static var slider: Self { .init() } }
      public struct SliderType: IntrospectableViewType {}
      """
    let files = InMemoryFileSystem([
      "Copy/Sources/ViewTypes/Slider.swift": library, "App/A.swift": Self.call("slider", ".iOS(.v26, .v27)"),
    ])
    let run = Run("forecast", "iOS", "28", "--registry", "Copy", "App", in: files)
    #expect(run.status == .clean && run.output.contains("     1  silent, bump is safe\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("introspect-lint bump iOS 28 --diff App "))
  }

  @Test func manyCallsAreStillOneScreen() {
    var sources = [".lint.yml": "library: 26.0.1\n"]
    for index in 1...200 {
      sources["F\(index).swift"] =
        Self.call("slider", ".iOS(.v25\(index))") + Self.call("list", ".iOS(.v15)") + Self.call("slider", ".iOS(.v26)")
        + Self.call("slider", ".iOS(.v1\(index % 5 + 3))") + Self.call("slider", ".iOS(.v15...)")
    }
    let run = Run("forecast", "iOS", "27", in: InMemoryFileSystem(sources))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
    #expect(run.output.contains("  200  needs 27.0.0-beta.1, you have 26.0.1 (.lint.yml:1)\n"))
    #expect(run.output.contains("# once SwiftUI Introspect is updated to 27.0.0-beta.1 or later\n"))
  }

  @Test(arguments: [
    (["forecast"], "'forecast' takes a platform and a version: introspect-lint forecast iOS 27"),
    (["bump", "iOS"], "'bump' takes a platform and a version: introspect-lint bump iOS 27"),
    (["bump", "iSO", "27"], "unknown value 'iSO' for 'bump'; did you mean 'iOS'?"),
    (["bump", "iOS", "new"], "'new' is no version of iOS: introspect-lint bump iOS 27"),
    (
      ["forecast", "Catalyst", "27"],
      "there are no lists for macCatalyst: Mac Catalyst apps are iOS apps to the library, so the iOS versions apply"
    ),
    (["forecast", "iOS", "27", "--fail-on", "warning"], "unknown value 'warning' for '--fail-on'; it takes silent"),
    (["forecast", "iOS", "27", "--format", "jsn"], "unknown value 'jsn' for '--format'; did you mean 'json'?"),
    (["bump", "iOS", "27", "-"], "'bump' reads files, not standard input"),
    (["bump", "iOS", "27", "Nowhere"], "cannot find 'Nowhere'"),
  ])
  func wrongUsageIsSaidInOneLine(arguments: [String], message: String) {
    let run = Run(arguments, in: InMemoryFileSystem(Self.sources).make().files)
    #expect(run.status == .failure)
    #expect(run.errors == "introspect-lint: error: \(message)\n")
  }

  @Test func platformsMayBeWrittenSmall() {
    let files = InMemoryFileSystem(Self.sources)
    #expect(Run("forecast", "ios", "27.0", in: files).output == Run("forecast", "iOS", "v27", in: files).output)
  }
}
