import IntrospectLintCLI
import Testing

/// A copy of the library that a package manager fetched, where nobody names one.
struct FoundCheckoutTests {
  private static let call = """
    let a = List {}.introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }

    """

  /// A library that knows iOS 28.
  private static func library(newest: String = "v27", iOS: String = "v28") -> String {
    """
    public struct ListType: IntrospectableViewType {}
    extension IntrospectableViewType where Self == ListType { public static var list: Self { .init() } }
    extension iOSViewVersion<ListType, UICollectionView> {
      public static let v16 = Self(for: .v16)
      public static let v17 = Self(for: .v17)
      public static let v18 = Self(for: .v18)
      public static let v26 = Self(for: .v26)
      public static let v27 = Self(for: .v27)
      public static let \(iOS) = Self(for: .\(iOS))
    }
    extension tvOSViewVersion<ListType, UITableView> { public static let \(newest) = Self(for: .\(newest)) }
    extension macOSViewVersion<ListType, NSTableView> { public static let \(newest) = Self(for: .\(newest)) }
    extension visionOSViewVersion<ListType, UICollectionView> { public static let \(newest) = Self(for: .\(newest)) }
    """
  }

  private static func pins(_ version: String) -> String {
    """
    { "pins" : [ { "identity" : "swiftui-introspect", "kind" : "remoteSourceControl",
      "location" : "https://github.com/siteline/swiftui-introspect", "state" : { "version" : "\(version)" } } ], "version" : 2 }
    """
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Feed", dependencies: [.package(url: "https://github.com/siteline/swiftui-introspect", from: "1.0.0")],
      targets: [.target(name: "Feed", path: ".")])
    """

  private func files(pin: String?, at checkout: String, _ library: String = library()) -> InMemoryFileSystem {
    var files = InMemoryFileSystem([
      "A.swift": Self.call, "Package.swift": Self.manifest, "\(checkout)/Sources/ViewTypes/List.swift": library,
    ])
    if let pin { files.add("Package.resolved", .file(Array(Self.pins(pin).utf8))) }
    return files
  }

  private static let finding = "warning: this closure never runs on iOS 28"

  @Test(arguments: [
    ".build/checkouts/swiftui-introspect", ".build/checkouts/SwiftUI-Introspect", "SourcePackages/checkouts/fork",
  ])
  func aReleaseNewerThanThisProgramIsJudgedByItsCheckout(path: String) {
    let run = Run(".", in: files(pin: "99.1.0", at: path))
    #expect(run.output.contains(Self.finding))
    #expect(!run.errors.contains("newer than"))
    #expect(Run("A.swift", "-q", in: files(pin: "99.1.0", at: path)).output.contains(Self.finding))
  }

  @Test func aKnownReleaseIsJudgedByWhatIsBuiltIn() {
    #expect(Run(".", "-q", in: files(pin: "27.0.0", at: ".build/checkouts/swiftui-introspect")).output == "")
  }

  @Test func withoutAPinTheCheckoutTellsTheRelease() {
    #expect(Run(".", "-q", in: files(pin: nil, at: ".build/checkouts/swiftui-introspect")).output.contains(Self.finding))
    // One that knows less than this program may be left from an earlier release.
    let older = files(pin: nil, at: ".build/checkouts/swiftui-introspect", Self.library(newest: "v26"))
    #expect(Run(".", "-q", in: older).output == "")
  }

  @Test func whatIsNamedIsTaken() {
    var files = files(pin: "99.1.0", at: ".build/checkouts/swiftui-introspect")
    files.add("Pods/lib/Sources/ViewTypes/List.swift", .file(Array(Self.library(iOS: "v29").utf8)))
    #expect(Run(".", "--registry", "Pods/lib", "-q", in: files).output.contains("never runs on iOS 29"))
    files.add(".lint.yml", .file(Array("registry: Pods/lib\n".utf8)))
    #expect(Run(".", "-q", in: files).output.contains("never runs on iOS 29"))
  }

  @Test func theFolderOfTheOwnerComesFirst() {
    var files = files(pin: nil, at: ".build/checkouts/swiftui-introspect")
    files.add(".git", .directory)
    files.add("Kit/Package.swift", .file(Array(Self.manifest.utf8)))
    files.add("Kit/B.swift", .file(Array(Self.call.utf8)))
    files.add("Kit/.build/checkouts/swiftui-introspect/Sources/ViewTypes/L.swift", .file(Array(Self.library(iOS: "v29").utf8)))
    let output = Run(".", "-q", in: files).output.split(separator: "\n")
    #expect(output.count == 2 && output[0].contains("iOS 28") && output[1].contains("iOS 29"))
  }

  @Test func aLinkOutOfTheRepositoryIsNotFollowed() {
    var files = InMemoryFileSystem([
      "A.swift": Self.call, "Package.swift": Self.manifest, "/elsewhere/checkouts/swiftui-introspect/Sources/ViewTypes/L.swift": Self.library(),
    ])
    files.add(".build", .link("/elsewhere"))
    #expect(Run("A.swift", "-q", in: files).output == "")
  }

  @Test func aCopyInTheProjectItselfKeepsItsSay() {
    var files = files(pin: nil, at: ".build/checkouts/swiftui-introspect")
    files.add("Copy.swift", .file(Array("public struct iOSVersion {} // of SwiftUIIntrospect\n".utf8)))
    #expect(Run(".", "-q", in: files).output == "")
  }

  @Test(arguments: [
    ("99.1.0", "view types from '.build/checkouts/swiftui-introspect', as the release is newer than this program"),
    (nil, "view types from '.build/checkouts/swiftui-introspect', as no pin names the release"),
    ("27.0.0", "view types built in, which knows the release"),
  ])
  func theDoctorSaysWhichWasTaken(pin: String?, words: String) {
    let files = files(pin: pin, at: ".build/checkouts/swiftui-introspect")
    let lines = Run("doctor", in: files).output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(Substring(words)))
    #expect(lines.contains { $0.hasPrefix("lists are asked up to iOS \(pin == "27.0.0" ? 27 : 28)") })
  }

  @Test func theDoctorSaysThatThereIsNone() {
    let files = files(pin: "99.1.0", at: "Other")
    #expect(Run("doctor", in: files).output.contains("view types unknown: the release is newer than this program, and no checkout of it was found"))
  }
}
