import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax
import LintTestSupport
import Testing

/// Whatever a file of a project holds, it is read or unknown, and no place lies outside of it.
struct ProjectDamageTests {
  /// One reader with a file for it; gives all the places that it tells.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let places: @Sendable (SourceText) -> [SourceRange?]
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "Package.swift", text: ProjectManifestTests.sample, places: manifestPlaces),
    Sample(name: "Package.resolved 1", text: ProjectPinTests.resolved1, places: pinPlaces),
    Sample(name: "Package.resolved 3", text: ProjectPinTests.resolved3, places: pinPlaces),
    Sample(name: "Podfile.lock", text: ProjectPinTests.pods) { [place(of: PodfileLockReader.read($0))] },
    Sample(name: "project.pbxproj", text: ProjectXcodeTests.project, places: projectPlaces),
    Sample(name: "xcconfig", text: ProjectXcodeTests.config) { source in
      let config = XcodeConfigReader.read(source)
      return config.deployment.settings.map(\.range) + config.includes.map(\.path.range)
    },
  ]

  private static func place<Value>(of stated: Stated<Value>) -> SourceRange? {
    if case .unknown(let place) = stated { place } else { stated.located?.range }
  }

  @Sendable private static func pinPlaces(_ source: SourceText) -> [SourceRange?] {
    [place(of: PackageResolvedReader.read(source))]
  }

  @Sendable private static func manifestPlaces(_ source: SourceText) -> [SourceRange?] {
    let manifest = PackageManifestReader.read(source)
    _ = manifest.isInLibraryProduct(fileAt: "Sources/Kit/View.swift")
    var places = manifest.platforms.values.map { place(of: $0) }
    places += manifest.libraries.flatMap { [$0.name?.range] + $0.targets.map(\.range) }
    return places + manifest.targets.map(\.name.range) + [place(of: manifest.library)]
  }

  @Sendable private static func projectPlaces(_ source: SourceText) -> [SourceRange?] {
    guard let project = XcodeProjectReader.read(source) else { return [] }
    return project.deployment.settings.map(\.range) + project.configurationFiles.map(\.range)
      + project.unknownConfigurationFiles + [place(of: project.library)]
  }

  private func isInside(_ sample: Sample, _ bytes: [UInt8]) -> Bool {
    sample.places(SourceText(path: sample.name, bytes: bytes)).allSatisfy { range in
      range.map { $0.start.value >= 0 && $0.end.value <= bytes.count } ?? true
    }
  }

  @Test(arguments: samples) func everyPrefixIsRead(sample: Sample) {
    let bytes = Array(sample.text.utf8)
    #expect((0...bytes.count).filter { !isInside(sample, Array(bytes[..<$0])) } == [])
  }

  @Test(arguments: samples) func everyDamageIsRead(sample: Sample) {
    var random = SeededGenerator(seed: 11)
    let signs = Array("\n\r\t :=;,()[]{}<>#&*'\"%@`\\/.-$0a\0\u{FEFF}é".utf8) + [0xFF, 0xC3]
    let faults = (0..<1000).filter { _ in !isInside(sample, random.damaged(Array(sample.text.utf8), with: signs)) }
    #expect(faults == [])
  }

  /// Brackets without end, lines without end, and bytes that are no text.
  @Test(arguments: samples) func hostileFilesAreReadInTime(sample: Sample) {
    let units = [
      "{", "[", "(", "{a=", "{\"a\":", "\"", "/*", "/", "\\", "#include \"", "[sdk=", ".package(", "Package(", ".a",
      "a.", "#if x\n", "\0", "\u{FEFF}", "PODS:\n  - ", "A[", "IPHONEOS_DEPLOYMENT_TARGET[",
    ]
    for unit in units {
      let bytes = Array(String(repeating: unit, count: 5_000).utf8)
      #expect(isInside(sample, bytes))
      #expect(isInside(sample, Array(sample.text.utf8) + bytes))
      #expect(isInside(sample, bytes + Array(sample.text.utf8)))
    }
  }
}
