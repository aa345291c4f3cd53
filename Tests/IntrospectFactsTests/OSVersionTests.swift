import IntrospectFacts
import Testing

struct OSVersionTests {
  @Test(
    "Member names and versions stand for each other",
    arguments: [("v13", OSVersion(13)), ("v10_15", OSVersion(10, 15)), ("v10_15_4", OSVersion(10, 15, 4))])
  func memberNames(name: String, version: OSVersion) {
    #expect(OSVersion(memberName: name) == version)
    #expect(version.memberName == name)
  }

  @Test(
    "What the library would not write is no version",
    arguments: ["", "v", "13", "V13", "v13_", "v13_0", "v013", "v1_2_3_4", "v-1", "v+1", "latest", "v1.0"])
  func oddNames(name: String) { #expect(OSVersion(memberName: name) == nil) }

  @Test("Versions are shown with dots and ordered by number")
  func display() {
    #expect(OSVersion(10, 15).displayName == "10.15")
    #expect(OSVersion(26).displayName == "26")
    #expect(OSVersion(10, 15) < OSVersion(10, 15, 4))
    #expect(OSVersion(10, 15, 4) < 11)
    #expect(OSVersion(2) < OSVersion(26))
  }
}

struct PlatformTests {
  @Test("26 follows the last version with the old numbering")
  func order() {
    #expect(Platform.iOS.version(after: 18) == 26)
    #expect(Platform.tvOS.version(after: 18) == 26)
    #expect(Platform.macOS.version(after: 15) == 26)
    #expect(Platform.visionOS.version(after: 2) == 26)
    #expect(Platform.macOS.version(after: OSVersion(10, 15)) == 11)
    #expect(Platform.iOS.version(after: 27) == nil)
    #expect(Platform.iOS.version(before: 26) == 18)
    #expect(Platform.iOS.versions(between: 17, and: 26) == [17, 18, 26])
  }

  @Test("10.15.4 is known and never missing")
  func partialRelease() {
    #expect(Platform.macOS.isKnown(OSVersion(10, 15, 4)))
    #expect(!Platform.macOS.versions.contains(OSVersion(10, 15, 4)))
    #expect(Platform.macOS.version(after: OSVersion(10, 15, 4)) == 11)
    #expect(!Platform.iOS.isKnown(OSVersion(10, 15, 4)))
  }

  @Test(
    "A version that does not exist most likely means the nearest that does",
    arguments: [
      (Platform.iOS, OSVersion(19), OSVersion(26)), (.iOS, 25, 26), (.iOS, 12, 13), (.iOS, 28, 27),
      (.iOS, OSVersion(16, 4), 16), (.tvOS, 20, 26), (.macOS, OSVersion(10, 14), OSVersion(10, 15)),
      (.macOS, OSVersion(10, 16), 11), (.macOS, 16, 26), (.macOS, OSVersion(10, 15, 1), OSVersion(10, 15)),
      (.visionOS, 3, 26), (.visionOS, 17, 1), (.visionOS, 18, 2), (.visionOS, OSVersion(1, 1), 1), (.iOS, 17, 17),
    ])
  func nearest(platform: Platform, version: OSVersion, nearest: OSVersion) {
    #expect(platform.nearestVersion(to: version) == nearest)
  }

  @Test("The library has 29 version constants")
  func constants() {
    #expect(Platform.allCases.map(\.versions.count).reduce(0, +) + 1 == 29)
    for platform in Platform.allCases {
      #expect(platform.versions.allSatisfy { platform.constantSince($0) != nil })
      #expect(platform.constantSince(28) == nil)
    }
  }

  @Test("macOS alone is AppKit's")
  func frameworks() { #expect(Platform.allCases.filter(\.isAppKit) == [.macOS]) }
}
