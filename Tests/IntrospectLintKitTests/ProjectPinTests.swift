import IntrospectFacts
import IntrospectLintKit
import IntrospectSyntax
import Testing

/// What is read from `Package.resolved` and `Podfile.lock`.
struct ProjectPinTests {
  static let resolved1 = """
    {
      "object": {
        "pins": [
          {
            "package": "Introspect",
            "repositoryURL": "https:\\/\\/github.com\\/siteline\\/SwiftUI-Introspect.git",
            "state": { "branch": null, "revision": "f2616860", "version": "0.2.3" }
          }
        ]
      },
      "version": 1
    }

    """

  static let resolved3 = """
    {
      "originHash" : "41b9",
      "pins" : [
        {
          "identity" : "swift-collections",
          "kind" : "remoteSourceControl",
          "location" : "https://github.com/apple/swift-collections",
          "state" : {
            "revision" : "ee97538f",
            "version" : "1.1.0"
          }
        },
        {
          "identity" : "swiftui-introspect",
          "kind" : "remoteSourceControl",
          "location" : "https://github.com/siteline/swiftui-introspect",
          "state" : {
            "revision" : "807f7329",
            "version" : "1.3.0"
          }
        }
      ],
      "version" : 3
    }

    """

  static let pods = """
    PODS:
      - Alamofire (5.9.1)
      - React-Core (0.75.0):
        - SwiftUIIntrospect (~> 1.0)
      - SwiftUIIntrospect (1.3.0)
      - "GoogleUtilities/NSData+zlib (7.1.1)"

    DEPENDENCIES:
      - SwiftUIIntrospect (~> 1.0)

    SPEC REPOS:
      trunk:
        - SwiftUIIntrospect

    EXTERNAL SOURCES:
      React-Core:
        :path: "../node_modules/react-native/"

    SPEC CHECKSUMS:
      SwiftUIIntrospect: fee9aa07293ee280373a591e1824e8ddc869ba5d

    COCOAPODS: 1.15.2

    """

  private func resolved(_ text: String) -> Stated<LibraryVersion> {
    PackageResolvedReader.read(SourceText(path: "Package.resolved", text: text))
  }

  private func pods(_ text: String) -> Stated<LibraryVersion> {
    PodfileLockReader.read(SourceText(path: "Podfile.lock", text: text))
  }

  @Test func readsTheSamples() {
    #expect(resolved(Self.resolved1).value == LibraryVersion(0, 2, 3))
    #expect(resolved(Self.resolved3).value == LibraryVersion(1, 3, 0))
    #expect(pods(Self.pods).value == LibraryVersion(1, 3, 0))
  }

  @Test func keepsPlaces() {
    let source = SourceText(path: "Package.resolved", text: "\u{FEFF}" + Self.resolved3)
    #expect(PackageResolvedReader.read(source).located.map { source.text(in: $0.range) } == "\"1.3.0\"")
    let lock = SourceText(path: "Podfile.lock", text: Self.pods)
    let place = PodfileLockReader.read(lock).located
    #expect(place.map { lock.text(in: $0.range) } == "1.3.0")
    #expect(place.map { LineTable(lock).line(of: $0.range.start) } == 5)
  }

  @Test(arguments: [
    ("{\"identity\": \"swiftui-introspect\", \"state\": {\"revision\": \"a\"}}", nil),
    ("{\"identity\": \"swiftui-introspect\", \"state\": {\"branch\": \"main\", \"revision\": \"a\"}}", nil),
    ("{\"identity\": \"swiftui-introspect\", \"state\": {\"version\": null}}", nil),
    ("{\"identity\": \"swiftui-introspect\", \"state\": {\"version\": \"x\"}}", nil),
    ("{\"identity\": \"swiftui-introspect\"}", nil),
    ("{\"identity\": \"SwiftUI-Introspect\", \"state\": {\"version\": \"27.0.0-beta.1\"}}",
      LibraryVersion(27, 0, 0, "beta.1")),
    ("{\"identity\": \"siteline.swiftui-introspect\", \"kind\": \"registry\", \"state\": {\"version\": \"1.0.0\"}}",
      LibraryVersion(1, 0, 0)),
    ("{\"identity\": \"x\", \"location\": \"git@host:a/SwiftUI-Introspect\", \"state\": {\"version\": \"1.0.0\"}}",
      LibraryVersion(1, 0, 0)),
  ] as [(String, LibraryVersion?)])
  func readsPins(pin: String, expected: LibraryVersion?) {
    for version in [2, 3] {
      let pinned = resolved("{\"pins\": [\(pin)], \"version\": \(version)}")
      #expect(pinned.value == expected)
      #expect(pinned != .nothing)
    }
  }

  @Test func otherPinsSayNothing() {
    #expect(resolved("{\"pins\": [{\"identity\": \"other\"}], \"version\": 2}") == .nothing)
    #expect(resolved("{\"pins\": [], \"version\": 3}") == .nothing)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"pins\": [], \"version\": 4}", "{\"pins\": []}", "{\"version\": 2}",
    "{\"pins\": [],\n<<<<<<< HEAD\n\"version\": 2}", "{\"pins\": [], \"version\": 2} x", "\0\u{1}",
    "{\"pins\" [], \"version\": 2}", "{pins: [], version: 2}", "{\"pins\": [], \"pins\": [], \"version\": 2}",
  ])
  func whatIsNoSuchFileIsUnknown(text: String) { #expect(resolved(text).isUnknown) }

  @Test(arguments: [
    ("  - Introspect (0.12.0)", LibraryVersion(0, 12, 0)),
    ("  - \"SwiftUIIntrospect (1.1.0)\":", LibraryVersion(1, 1, 0)),
    ("  - SwiftUIIntrospect (1.1.0):\n    - Other", LibraryVersion(1, 1, 0)),
    ("  - SwiftUIIntrospect/Core (1.1.0)\n  - SwiftUIIntrospect (1.1.0)", LibraryVersion(1, 1, 0)),
    ("  - SwiftUIIntrospect (1.1.0)\n  - Introspect (0.2.0)", nil), ("  - SwiftUIIntrospect", nil),
    ("  - SwiftUIIntrospect (1.1", nil), ("  - SwiftUIIntrospect (latest)", nil),
    ("  - SwiftUIIntrospect (1.1.0)\n\nEXTERNAL SOURCES:\n  SwiftUIIntrospect:\n    :git: x", nil),
    ("<<<<<<< HEAD\n  - SwiftUIIntrospect (1.1.0)", nil),
  ] as [(String, LibraryVersion?)])
  func readsPods(lines: String, expected: LibraryVersion?) {
    let text = "PODS:\n" + lines + "\n\nCOCOAPODS: 1.15.2\n"
    for text in [text, text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"] {
      #expect(pods(text).value == expected)
      #expect(pods(text) != .nothing)
    }
  }

  @Test(arguments: [
    "PODS:\n  - Other (1.0)", "PODS:\n  - Other (1.0):\n    - SwiftUIIntrospect (1.0.0)",
    "DEPENDENCIES:\n  - SwiftUIIntrospect (1.0.0)", "PODS:\n  - IntrospectX (1.0.0)",
    "PODFILE CHECKSUM: 77",
  ])
  func otherPodsSayNothing(text: String) { #expect(pods(text + "\n\nCOCOAPODS: 1.15.2") == .nothing) }

  @Test(arguments: [
    "", "PODS:\n  - Other (1.0)\n", "PODS:\n  - SwiftUIIntrospect (1.1.0)\n\nDEPENDENCIES:\n", "\0\u{1}",
  ])
  func whatEndsTooEarlyIsUnknown(text: String) { #expect(pods(text).isUnknown) }
}
