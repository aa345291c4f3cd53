import IntrospectLintCLI
import Testing

/// View types read from a checkout of the library, in place of those that are built in.
struct LibraryCheckoutTests {
  /// A library that knows `.badge` and, of `.list`, two versions that nobody else knows.
  private static let library = """
    public struct BadgeType: IntrospectableViewType {}
    extension IntrospectableViewType where Self == BadgeType { public static var badge: Self { .init() } }
    extension iOSViewVersion<BadgeType, UILabel> {
      public static let v27 = Self(for: .v27)
      public static let v28 = Self(for: .v28)
    }
    """
  private static let call = "let a = Text(\"\").introspect(.badge, on: .iOS(.v27)) { $0.isHidden = true }\n"

  private func files(_ more: [String: String] = [:]) -> InMemoryFileSystem {
    InMemoryFileSystem(["A.swift": Self.call, "Vendor/lib/Sources/ViewTypes/Badge.swift": Self.library].merging(more) { $1 })
  }

  @Test(arguments: ["Vendor/lib", "Vendor/lib/Sources/ViewTypes", "/project/Vendor/lib"])
  func theOptionNamesACheckoutOrItsViewTypes(path: String) {
    #expect(Run("A.swift", "-q", in: files()).output == "")
    let run = Run("A.swift", "-q", "--registry", path, in: files())
    #expect(run.output.hasPrefix("A.swift:1:46: warning: this closure never runs on iOS 28; the backing class is still UILabel"))
  }

  @Test func theConfigurationNamesOneForItsFiles() {
    let files = files(["Inner/B.swift": Self.call, "Inner/.lint.yml": "registry: ../Vendor/lib\n", ".lint.yml": "registry: Vendor/lib\n"])
    #expect(Run("A.swift", "-q", in: files).findingPaths == ["A.swift"])
    let outside = Run("Inner/B.swift", in: files)
    #expect(outside.status == .failure)
    #expect(outside.errors.hasPrefix("Inner/.lint.yml:1:11: error: '../Vendor/lib' leads out of the folder of this file"))
  }

  @Test func whatCannotBeReadStopsTheRun() {
    let missing = Run("A.swift", "--registry", "Vendor/lob", in: files())
    #expect(missing.status == .failure && missing.output == "")
    #expect(missing.errors == "introspect-lint: error: cannot read the library in 'Vendor/lob': no such file or directory\n")
    let empty = Run("A.swift", "--registry", "Vendor", in: files())
    #expect(empty.errors == "introspect-lint: error: 'Vendor' declares no view type of SwiftUI Introspect; name a checkout of the library\n")
    let configured = Run(".", in: files([".lint.yml": "registry: Nowhere\n"]))
    #expect(configured.status == .failure && configured.output == "")
    #expect(configured.errors.hasPrefix(".lint.yml:1:1: error: cannot read the library in '/project/Nowhere': no such file or directory\n"))
  }

  @Test func aLinkOutOfTheRepositoryIsNotFollowed() {
    var files = InMemoryFileSystem(["A.swift": Self.call, ".lint.yml": "registry: lib\n", "/elsewhere/Sources/ViewTypes/B.swift": Self.library])
    files.add("lib", .link("/elsewhere"))
    let run = Run(".", in: files)
    #expect(run.status == .failure)
    #expect(run.errors.contains(".lint.yml:1:1: error: 'lib' leads out of the repository; nothing outside is read\n"))
  }
}
