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
    self.init(memberName.utf8.dropFirst(), separator: UInt8(ascii: "_"), isExact: true)
  }

  /// Reads a number as people write it: `17`, `17.0`, `10.15`; nil for anything else.
  public init?(_ text: some StringProtocol) { self.init(text.utf8, separator: UInt8(ascii: ".")) }

  /// Reads one to three numbers, a byte at a time, since every version of every list is read so.
  ///
  /// - Parameter isExact: whether nothing may be written that says nothing: `013`, `13_0`.
  private init?(_ text: some Sequence<UInt8>, separator: UInt8, isExact: Bool = false) {
    var numbers: [Int] = []
    var number: Int?
    for byte in text {
      if byte == separator {
        guard let whole = number, numbers.count < 2 else { return nil }
        numbers.append(whole)
        number = nil
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), !(isExact && number == 0) else { return nil }
      let (product, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isTooLargeNow else { return nil }
      number = sum
    }
    guard let last = number, !(isExact && last == 0 && !numbers.isEmpty) else { return nil }
    numbers.append(last)
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
