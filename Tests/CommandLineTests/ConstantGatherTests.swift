import IntrospectLintCLI
import Testing

/// A constant that stands for a predicate is judged by all that go by it, whichever files a run is about.
struct ConstantGatherTests {
  private let files = InMemoryFileSystem([
    "App/Feed.swift": "let a = ScrollView {}.introspect(.scrollView, on: .supportedVersions) { $0.bounces = false }\n",
    "App/Log.swift": "let b = ScrollView {}.introspect(.scrollView, on: .supportedVersions, .iOS(.v18)) { $0.bounces = false }\n",
    "Kit/Versions.swift": """
      import SwiftUIIntrospect
      extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
        static var supportedVersions: Self { .iOS(.v16, .v17) }
      }

      """,
    "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v15)], targets: [.target(name: "Kit", path: "Kit")])

      """,
  ])

  private func findings(_ arguments: String..., format: String = "concise") -> String {
    Run(arguments + ["-q", "--format", format], in: files.make().files).output
  }

  @Test func theFaultLiesInTheConstant() {
    let lines = findings(".").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("App/Log.swift:1:76: ") && lines[0].contains("this closure never runs on iOS 26 and 27"))
    #expect(lines[1].hasPrefix("Kit/Versions.swift:3:45: ") && lines[1].contains("'.supportedVersions' never runs on iOS 15,"))
    #expect(lines[2].hasPrefix("Kit/Versions.swift:3:51: ") && lines[2].contains("'.supportedVersions' never runs on iOS 18 to 27"))
  }

  /// The file holds no call, and its own target and its users are known all the same.
  @Test(arguments: ["concise", "pretty", "json", "xcode"])
  func aFileAloneGetsItsFindingsOfTheWholeRun(format: String) {
    let alone = findings("Kit/Versions.swift", format: format)
    let rest = findings("App", format: format)
    let whole = findings(".", format: format)
    #expect(!alone.isEmpty && !rest.isEmpty)
    if format == "concise" { #expect(rest + alone == whole) }
    if format == "pretty" { #expect(alone.contains("App/Feed.swift:1:51") && whole.contains("App/Feed.swift:1:51")) }
    #expect(findings("App/Feed.swift", "Kit/Versions.swift", "App/Log.swift", format: format).count == whole.count)
  }

  @Test func aWrapperOfTheProjectIsFoundWhereverItIs() {
    let use = """
      import SwiftUIIntrospect
      struct Feed: View { @Weak var view: UIScrollView? }

      """
    let declaration = "@propertyWrapper struct Weak<T: AnyObject> { weak var wrappedValue: T? }\n"
    let alone = InMemoryFileSystem(["A.swift": use, "B.swift": "struct WeakBox {}\n"])
    let both = InMemoryFileSystem(["A.swift": use, "B.swift": declaration])
    for path in [".", "A.swift"] {
      #expect(Run(path, "-q", in: alone).output.contains("[missing-spi-import]"))
      #expect(Run(path, "-q", in: both).output == "")
    }
  }
}
