import IntrospectFacts
import Testing

@testable import IntrospectLintKit

/// The bounds of `required-version`.
struct ConfigurationRequirementTests {
  @Test("Every bound has to hold", arguments: [
    (">=1.0, <2", ["1.0.0", "1.2.0", "1.2.1", "2.0.0-beta.1"]),
    (">=1.0,<2", ["1.0.0", "1.2.0", "1.2.1", "2.0.0-beta.1"]),
    ("  >= 1.2 ,  < 2  ", ["1.2.0", "1.2.1", "2.0.0-beta.1"]),
    ("1.2", ["1.2.0"]),
    ("==1.2.0", ["1.2.0"]),
    ("== v1.2.1", ["1.2.1"]),
    ("!=1.2.0", ["0.9.0", "1.0.0-rc.1", "1.0.0", "1.2.1", "2.0.0-beta.1", "2.0.0"]),
    (">1.2", ["1.2.1", "2.0.0-beta.1", "2.0.0"]),
    ("<=1.2", ["0.9.0", "1.0.0-rc.1", "1.0.0", "1.2.0"]),
    ("<1", ["0.9.0", "1.0.0-rc.1"]),
    (">=1.0.0-rc.1, !=1.2.1, <2.0.0-beta.1", ["1.0.0-rc.1", "1.0.0", "1.2.0"]),
    (">=2, <1", []),
  ])
  func accepts(text: String, expected: [String]) throws {
    let versions = ["0.9.0", "1.0.0-rc.1", "1.0.0", "1.2.0", "1.2.1", "2.0.0-beta.1", "2.0.0"]
    let requirement = try #require(VersionRequirement(text))
    #expect(versions.filter { LibraryVersion($0).map(requirement.accepts) == true } == expected)
  }

  @Test("Other text is no requirement", arguments: [
    "", " ", ",", ">=1,", ",<2", ">=", "latest", "~> 1.0", "^1.0", "=1.0", "> =1", ">=1 <2", ">=1 0", "1. 0", ">>1",
    "1.2.3.4", ">=1.x", "1..2", "-1",
  ])
  func refuses(text: String) { #expect(VersionRequirement(text) == nil) }
}
