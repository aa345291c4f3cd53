/// The first version on each platform that has a SwiftUI modifier.
public struct ModifierAvailability: Sendable, Hashable {
  private var versions: [Platform: OSVersion]

  init(iOS: OSVersion? = nil, macOS: OSVersion? = nil, tvOS: OSVersion? = nil, visionOS: OSVersion? = nil) {
    versions = [:]
    versions[.iOS] = iOS
    versions[.macOS] = macOS
    versions[.tvOS] = tvOS
    versions[.visionOS] = visionOS
  }

  /// The first version with it; nil where it does not exist, or where that is not known.
  public func minimum(on platform: Platform) -> OSVersion? { versions[platform] }

  /// Whether it is there from `version` on.
  public func isAvailable(on platform: Platform, _ version: OSVersion) -> Bool {
    minimum(on: platform).map { $0 <= version } ?? false
  }

  /// The platforms that have it.
  public var platforms: [Platform] { Platform.allCases.filter { versions[$0] != nil } }
}

// MARK: - The releases of one year

extension ModifierAvailability {
  static let os13 = Self(iOS: 13, macOS: OSVersion(10, 15), tvOS: 13, visionOS: 1)
  static let os14 = Self(iOS: 14, macOS: 11, tvOS: 14, visionOS: 1)
  static let os15 = Self(iOS: 15, macOS: 12, tvOS: 15, visionOS: 1)
  static let os16 = Self(iOS: 16, macOS: 13, tvOS: 16, visionOS: 1)
  static let os16_4 = Self(iOS: OSVersion(16, 4), macOS: OSVersion(13, 3), tvOS: OSVersion(16, 4), visionOS: 1)
  static let os17 = Self(iOS: 17, macOS: 14, tvOS: 17, visionOS: 1)
  static let os18 = Self(iOS: 18, macOS: 15, tvOS: 18, visionOS: 2)
  static let os26 = Self(iOS: 26, macOS: 26, tvOS: 26, visionOS: 26)

  /// The same without some platforms, which do not have it or of which nothing is known.
  func without(_ platforms: Platform...) -> Self {
    var copy = self
    for platform in platforms { copy.versions[platform] = nil }
    return copy
  }
}
