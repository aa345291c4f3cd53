import IntrospectFacts
import Testing

struct LibraryVersionTests {
  @Test(
    "Versions are read and written",
    arguments: [
      ("26.0.1", LibraryVersion(26, 0, 1)), ("v1.3", LibraryVersion(1, 3, 0)), ("27", LibraryVersion(27, 0, 0)),
      ("27.0.0-beta.1", LibraryVersion(27, 0, 0, "beta.1")), ("1.0.0-rc.1+build.5", LibraryVersion(1, 0, 0, "rc.1")),
    ])
  func reads(text: String, version: LibraryVersion) { #expect(LibraryVersion(text) == version) }

  @Test("Anything else is no version", arguments: ["", "main", "1.2.3.4", "1..2", "-1.0", "1.0.0-", "1.+2", "28.0-'0", "1.0.0-a..b", "1.0.0-é"])
  func refuses(text: String) { #expect(LibraryVersion(text) == nil) }

  @Test("Releases stand in the order of semantic versioning")
  func order() {
    let versions = LibraryRelease.all.map(\.version)
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(LibraryRelease.all, LibraryRelease.all.dropFirst()).allSatisfy { $0.date <= $1.date })
    #expect(LibraryRelease.all.count == 52)
  }

  @Test("Pre-releases come before their version, numbers before words, fewer parts before more")
  func prereleases() throws {
    let texts = ["1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0"]
    let versions = try texts.map { try #require(LibraryVersion($0)) }
    #expect(versions.reversed().sorted() == versions)
  }

  @Test("The first stable release may have another number")
  func stable() {
    #expect(LibraryRelease.firstStable(from: LibraryVersion(1, 4, 0, "beta.1"))?.version == LibraryVersion(26, 0, 0))
    #expect(LibraryRelease.firstStable(from: LibraryVersion(0, 7, 0))?.version == LibraryVersion(0, 7, 0))
    #expect(LibraryRelease.firstStable(from: LibraryVersion(28, 0, 0)) == nil)
    #expect(LibraryRelease.newestStable?.version == LibraryVersion(27, 0, 0))
  }

  @Test("Known faults end with the release that fixed them")
  func faults() {
    func faults(in text: String) -> Int {
      LibraryFault.all.filter { $0.affects(LibraryVersion(text) ?? LibraryVersion(0, 0, 0)) }.count
    }
    #expect(faults(in: "0.5.2") == 0)
    #expect(faults(in: "1.1.2") == 2)
    #expect(faults(in: "26.0.0") == 1)
    #expect(faults(in: "26.0.0-rc.1") == 2)
    #expect(faults(in: "26.0.1") == 0)
  }
}
