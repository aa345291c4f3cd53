/// A version of SwiftUIIntrospect, ordered as semantic versioning orders them.
public struct LibraryVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int
  public let patch: Int
  /// What follows the hyphen: `beta.1`; empty for a stable version.
  public let prerelease: String

  public init(_ major: Int, _ minor: Int, _ patch: Int, _ prerelease: String = "") {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.prerelease = prerelease
  }

  /// Reads `26.0.1`, `v1.3`, `27.0.0-beta.1+build`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let halves = withoutBuild.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let core = halves[0].first == "v" ? halves[0].dropFirst() : halves[0]
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard let number = Int(part), number >= 0, part.first != "+" else { return nil }
      numbers.append(number)
    }
    if halves.count == 2, !Self.isPrerelease(halves[1]) { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0,
      halves.count == 2 ? String(halves[1]) : "")
  }

  /// Whether a text is identifiers with dots between them, as semantic versioning has them: letters, digits, hyphens.
  private static func isPrerelease(_ text: some StringProtocol) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { identifier in
      !identifier.isEmpty
        && identifier.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
          default: false
          }
        }
    }
  }

  public var isPrerelease: Bool { !prerelease.isEmpty }

  public var description: String {
    let core = "\(major).\(minor).\(patch)"
    return isPrerelease ? "\(core)-\(prerelease)" : core
  }

  public static func < (left: LibraryVersion, right: LibraryVersion) -> Bool {
    let leftCore = (left.major, left.minor, left.patch)
    let rightCore = (right.major, right.minor, right.patch)
    if leftCore != rightCore { return leftCore < rightCore }
    // A pre-release comes before the version it leads to.
    if left.isPrerelease != right.isPrerelease { return left.isPrerelease }
    return precedes(left.prerelease, right.prerelease)
  }

  /// Compares identifier by identifier: numbers by value and before words, words by bytes, fewer before more.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let left = left.split(separator: ".")
    let right = right.split(separator: ".")
    for (a, b) in zip(left, right) where a != b {
      switch (Int(a), Int(b)) {
      case let (x?, y?): if x != y { return x < y }
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return a.utf8.lexicographicallyPrecedes(b.utf8)
      }
    }
    return left.count < right.count
  }
}
