/// A version of an operating system as the library's constants name it.
///
/// An integer literal is a major version, so facts read `.iOS(13...15, "UITableView")`.
public struct OSVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  public init(integerLiteral major: Int) { self.init(major) }

  /// The version that a constant of the library is named for: `v13`, `v10_15`.
  ///
  /// Nil where the name is not spelled as the library would spell it: `v013`, `v13_0`, `latest`.
  public init?(memberName: some StringProtocol) {
    guard memberName.utf8.first == UInt8(ascii: "v") else { return nil }
    self.init(parts: memberName.dropFirst().split(separator: "_", omittingEmptySubsequences: false))
    guard self.memberName == memberName else { return nil }
  }

  /// Reads a number as people write it: `17`, `17.0`, `10.15`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    self.init(parts: text.split(separator: ".", omittingEmptySubsequences: false))
  }

  private init?(parts: [some StringProtocol]) {
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The name of the library's constant, without its dot: `v10_15`.
  public var memberName: String { "v" + joined(by: "_") }

  /// The number as people write it: `10.15`.
  public var displayName: String { joined(by: ".") }

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  private func joined(by separator: String) -> String {
    if patch != 0 { return "\(major)\(separator)\(minor)\(separator)\(patch)" }
    return minor == 0 ? "\(major)" : "\(major)\(separator)\(minor)"
  }
}
