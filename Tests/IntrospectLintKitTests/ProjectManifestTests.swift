import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax
import Testing

/// What is read from a `Package.swift`.
struct ProjectManifestTests {
  static let sample = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Kit",
      platforms: [.iOS(.v16), .macOS(.v10_15), .tvOS("16.4"), .macCatalyst(.v16), .watchOS(.v9)],
      products: [
        .library(name: "Kit", targets: ["Kit", "KitUI"]),
        .library(name: "KitStatic", type: .static, targets: ["Kit"]),
        .executable(name: "kit", targets: ["kit"]),
      ],
      dependencies: [
        .package(url: "https://github.com/apple/swift-collections", from: "1.0.0"),
        .package(url: "https://github.com/siteline/SwiftUI-Introspect.git", from: "1.3.0"),
      ],
      targets: [
        .target(name: "Kit", exclude: ["Templates", "Nested"]),
        .target(
          name: "KitUI", dependencies: ["Kit", .product(name: "SwiftUIIntrospect", package: "SwiftUI-Introspect")],
          path: "./UI/"),
        .target(name: "Nested", path: "Sources/Kit/Nested"),
        .target(name: "Parts", path: "Parts", sources: ["a", "b/One.swift"]),
        .executableTarget(name: "kit", dependencies: ["Kit"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .plugin(name: "Gen", capability: .buildTool()),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .target(name: "Odd", path: folder),
      ]
    )

    """

  private func manifest(_ text: String) -> PackageManifest {
    PackageManifestReader.read(SourceText(path: "Package.swift", text: text))
  }

  private func platforms(_ list: String) -> PackageManifest {
    manifest("let package = Package(name: \"A\", platforms: \(list), targets: [])")
  }

  @Test func readsTheSample() {
    let source = SourceText(path: "Package.swift", text: Self.sample)
    let manifest = PackageManifestReader.read(source)
    #expect(manifest.statesPlatforms)
    #expect(manifest.deploymentTarget(on: .iOS).value == 16)
    #expect(manifest.deploymentTarget(on: .macOS).value == OSVersion(10, 15))
    #expect(manifest.deploymentTarget(on: .tvOS).value == OSVersion(16, 4))
    #expect(manifest.deploymentTarget(on: .visionOS) == .nothing)
    #expect(manifest.deploymentTarget(on: .macOS).located.map { source.text(in: $0.range) } == ".v10_15")
    #expect(manifest.libraries.map(\.name?.value) == ["Kit", "KitStatic"])
    #expect(manifest.hasAllLibraries)
    #expect(manifest.targets.map(\.folder) == [
      "Sources/Kit", "UI", "Sources/Kit/Nested", "Parts", "Sources/kit", "Tests/KitTests", "Plugins/Gen", nil,
    ])
    #expect(manifest.library.value == .atLeast(LibraryVersion(1, 3, 0)))
    #expect(manifest.library.located.map { source.text(in: $0.range) } == "\"1.3.0\"")
  }

  @Test(arguments: [
    ("Sources/Kit/View.swift", "Kit", true), ("Sources/Kit/Deep/View.swift", "Kit", true),
    ("./Sources/Kit//View.swift", "Kit", true), ("UI/View.swift", "KitUI", true),
    ("Sources/Kit/Nested/A.swift", "Nested", false), ("Sources/kit/main.swift", "kit", false),
    ("Tests/KitTests/A.swift", "KitTests", false), ("Plugins/Gen/Gen.swift", "Gen", false),
    ("Parts/a/A.swift", "Parts", false), ("Parts/b/One.swift", "Parts", false), ("Parts/b/Two.swift", nil, nil),
    ("Sources/Kit/Templates/A.swift", nil, nil), ("Sources/Kitten/A.swift", nil, nil), ("Package.swift", nil, nil),
    ("../Kit/A.swift", nil, nil), ("/Sources/Kit/A.swift", nil, nil), ("", nil, nil),
  ] as [(String, String?, Bool?)])
  func mapsAFileToItsTarget(path: String, target: String?, isInLibrary: Bool?) {
    let manifest = manifest(Self.sample)
    #expect(manifest.target(ofFileAt: path)?.name.value == target)
    #expect(manifest.isInLibraryProduct(fileAt: path) == isInLibrary)
  }

  @Test(arguments: [
    "platforms", "minimum()", "[.iOS(.v16)] + more", "[.iOS(version)]", "[.iOS(.v16, .v17)]", "[.iOS(\"16\\(x)\")]",
    "[.iOS(flag ? .v15 : .v16)]", "[.iOS(.v16), .iOS(.v17)]", "[.iOS(.latest)]", "[.iOS(\"sixteen\")]",
    "[.custom(\"ios\", versionString: \"16.0\")]", "[\n#if os(Linux)\n.iOS(.v16)\n#endif\n]", "[.iOS(.v16)", "[.iOS]",
  ])
  func computedPlatformsAreUnknown(list: String) {
    #expect(platforms(list).deploymentTarget(on: .iOS).isUnknown)
  }

  @Test func whatIsNotUnderstoodLeavesTheRest() {
    let manifest = platforms("[.iOS(.v16), .custom(\"x\", versionString: \"1\"), SupportedPlatform.macOS(.v13)]")
    #expect(manifest.deploymentTarget(on: .iOS).value == 16)
    #expect(manifest.deploymentTarget(on: .macOS).value == 13)
    #expect(manifest.deploymentTarget(on: .tvOS).isUnknown)
  }

  @Test func noPlatformsSayNothing() {
    for text in ["let package = Package(name: \"A\")", "let package = Package(name: \"A\", platforms: nil)"] {
      #expect(!manifest(text).statesPlatforms)
      #expect(manifest(text).deploymentTarget(on: .iOS) == .nothing)
    }
  }

  @Test(arguments: [
    "", "let package = makePackage()", "func f() { _ = Package(name: \"A\") }",
    "#if os(Linux)\nlet package = Package(name: \"A\")\n#else\nlet package = Package(name: \"B\")\n#endif",
    "#if os(Linux)\nlet package = Package(name: \"A\")\n#endif", "let package = Package(name: \"A\"",
    "let package = Package(name: \"A\", platforms: [.iOS(.v16)])\npackage.platforms = [.iOS(.v17)]",
  ])
  func anUnclearPackageIsUnknown(text: String) {
    #expect(manifest(text).deploymentTarget(on: .iOS).isUnknown)
  }

  @Test func aFileWithoutPackageSaysNothingSure() {
    let manifest = manifest("\0\u{1}")
    #expect(manifest.library == .unknown(at: nil))
    #expect(manifest.isOfferedAsLibrary(target: "A") == nil)
    #expect(manifest.isInLibraryProduct(fileAt: "Sources/A/A.swift") == nil)
  }

  @Test(arguments: [
    ("products: products", nil), ("products: [product(\"A\")]", nil),
    ("products: [.library(name: \"A\", targets: t)]", nil),
    ("products: [\n#if X\n.library(name: n, targets: [\"A\"]),\n.library(name: n, targets: [\"A\"]),\n#endif\n]", nil),
    ("products: [.library(name: n, targets: [\"A\"])]", true), ("products: []", false),
    ("products: [.library(name: \"B\", targets: [\"B\"])] + more", nil), ("targets: []", false),
  ] as [(String, Bool?)])
  func tellsLibraryTargets(products: String, expected: Bool?) {
    #expect(manifest("let package = Package(name: \"A\", \(products))").isOfferedAsLibrary(target: "A") == expected)
  }

  @Test(arguments: [
    ("from: \"1.0.0\"", .atLeast(LibraryVersion(1, 0, 0))), ("exact: \"1.2.0\"", .exact(LibraryVersion(1, 2, 0))),
    (".exact(\"0.12.0\")", .exact(LibraryVersion(0, 12, 0))),
    (".upToNextMajor(from: \"1.1.0\")", .atLeast(LibraryVersion(1, 1, 0))),
    (".upToNextMinor(from: \"1.1.0\")", .atLeast(LibraryVersion(1, 1, 0))),
    ("\"1.0.0\"..<\"2.0.0\"", .atLeast(LibraryVersion(1, 0, 0))),
    ("\"26.0.0\"...\"27.0.0-beta\"", .atLeast(LibraryVersion(26, 0, 0))),
    ("branch: \"main\"", nil), ("revision: \"abc\"", nil), (".branch(\"main\")", nil), ("from: version", nil),
    ("from: Version(1, 0, 0)", nil), ("from: \"one\"", nil), (".exact(from: \"1.0.0\")", nil),
  ] as [(String, LibraryRequirement?)])
  func readsRequirements(text: String, expected: LibraryRequirement?) {
    let call = ".package(url: \"https://github.com/siteline/swiftui-introspect\", \(text))"
    let places = [
      "let package = Package(name: \"A\", dependencies: [\(call)])", "package.dependencies += [\(call),]",
      "package.dependencies.append(\(call))", "let introspect: Package.Dependency = \(call)\nlet b = 1",
      "let all = [Package.Dependency\(call)]",
    ]
    for place in places {
      let library = manifest(place).library
      #expect(library.value == expected, "\(place)")
      #expect(library != .nothing)
    }
  }

  @Test(arguments: [
    "let all = [flag ? \(call) : other]", "let all = flag ? [\(call)] : []", "let all = flag ? [] : [\(call)]",
    "if flag { package.dependencies = [\(call)] }", "func f() -> Package.Dependency { \(call) }",
    "let all = [\n#if X\n\(call),\n#endif\n]", "let all = [\(call), .package(path: \"../swiftui-introspect\")]",
    "let all = [\(call), .package(url: \"a/swiftui-introspect\", from: \"2.0.0\")]", "let all = [\(call).local]",
  ])
  func conditionalRequirementsAreUnknown(text: String) { #expect(manifest(text).library.isUnknown) }

  private static let call = ".package(url: \"https://github.com/siteline/swiftui-introspect\", from: \"1.0.0\")"

  @Test(arguments: [
    ("git@github.com:siteline/SwiftUI-Introspect.git", true), ("https://example.org/swiftui-introspect/", true),
    ("https://github.com/siteline/SwiftUI-Introspect", true), ("ssh://git@host/SWIFTUI-INTROSPECT.git", true),
    ("https://github.com/a/my-swiftui-introspect", false), ("https://github.com/a/swiftui-introspect-extras", false),
    ("https://github.com/swiftui-introspect/other", false), ("", false),
  ])
  func knowsTheLibraryByItsAddress(url: String, isLibrary: Bool) {
    let text = "let package = Package(name: \"A\", dependencies: [.package(url: \"\(url)\", from: \"1.0.0\")])"
    #expect((manifest(text).library != .nothing) == isLibrary)
  }
}
