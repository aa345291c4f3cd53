/// The versions that the library knows, in release order.
///
/// Source: SwiftUIIntrospect's Sources/PlatformVersion.swift at 27.0.0-beta.2. A registry that was read from another
/// copy of the library may know more: see `Registry.versions(on:)`.
extension Platform {
  /// The versions a complete list would name, oldest first: one for each year's release.
  ///
  /// `v10_15_4` is not among them. It stands for a part of 10.15, only `.datePicker(style: .compact)` declares it, and
  /// no list lacks anything without it.
  public var versions: [OSVersion] {
    switch self {
    case .iOS, .tvOS: Self.mobileVersions
    case .macOS: Self.macVersions
    case .visionOS: Self.visionVersions
    }
  }

  /// The newest version that the library knows.
  public var newestVersion: OSVersion { versions[versions.count - 1] }

  /// The oldest version that the library knows.
  public var oldestVersion: OSVersion { versions[0] }

  /// Whether the library has a constant for `version` here, `v10_15_4` included.
  public func isKnown(_ version: OSVersion) -> Bool {
    versions.contains(version) || isPartialRelease(version)
  }

  /// Whether `version` has a constant but is only a part of a year's release, so that its absence is never a gap.
  public func isPartialRelease(_ version: OSVersion) -> Bool {
    self == .macOS && version == OSVersion(10, 15, 4)
  }

  /// The release that came after `version`; nil after the newest. 26 follows 18 on iOS.
  public func version(after version: OSVersion) -> OSVersion? { versions.first { $0 > version } }

  /// The release that came before `version`; nil before the oldest.
  public func version(before version: OSVersion) -> OSVersion? { versions.last { $0 < version } }

  /// The releases from `oldest` to `newest`, both included where they are releases.
  public func versions(between oldest: OSVersion, and newest: OSVersion) -> [OSVersion] {
    versions.filter { oldest <= $0 && $0 <= newest }
  }

  /// The constants that a span from the first to the last version of `range` has.
  ///
  /// A partial release counts only where the span begins with it.
  func constants(in range: ClosedRange<OSVersion>) -> [OSVersion] {
    precondition(isKnown(range.lowerBound) && isKnown(range.upperBound), "a span begins and ends with known versions")
    let releases = versions.filter(range.contains)
    return isPartialRelease(range.lowerBound) ? [range.lowerBound] + releases : releases
  }

  private static let mobileVersions: [OSVersion] = [13, 14, 15, 16, 17, 18, 26, 27]
  private static let macVersions: [OSVersion] = [OSVersion(10, 15), 11, 12, 13, 14, 15, 26, 27]
  private static let visionVersions: [OSVersion] = [1, 2, 26, 27]
}

// MARK: - Slips

extension Platform {
  /// The version most likely meant by one that does not exist.
  ///
  /// Apple went from 18 to 26 (macOS from 15, visionOS from 2), so `.v19` most likely means `.v26`.
  public func nearestVersion(to version: OSVersion) -> OSVersion {
    if isKnown(version) { return version }
    if version <= oldestVersion { return oldestVersion }
    if version >= newestVersion { return newestVersion }
    // macOS 10.16 was what macOS 11 called itself to old binaries.
    if self == .macOS, version.major == 10, version.minor >= 16 { return 11 }
    // A visionOS version with the number of the iOS version of the same year.
    if self == .visionOS, (13...18).contains(version.major) { return version.major == 18 ? 2 : 1 }
    let sameMajor = versions.last { $0.major == version.major && $0 < version }
    return sameMajor ?? self.version(after: version) ?? newestVersion
  }

  /// The number that the release after the last one with the old numbering would have had: 19 on iOS.
  ///
  /// Binaries built with an older SDK see OS 26 under this number, and the library matches it from there on.
  /// Source: SwiftUIIntrospect's Sources/PlatformVersion.swift since 1.4.0-beta.2.
  public var skippedVersion: OSVersion {
    switch self {
    case .iOS, .tvOS: 19
    case .macOS: 16
    case .visionOS: 3
    }
  }
}

// MARK: - When the library learned a version

extension Platform {
  /// The release of the library that brought the constant of `version`; nil where there is no such constant.
  ///
  /// Source: the tags of SwiftUIIntrospect up to 27.0.0-beta.2.
  public func constantSince(_ version: OSVersion) -> LibraryVersion? {
    guard isKnown(version) else { return nil }
    switch version.major {
    case 27: return LibraryVersion(27, 0, 0, "beta.1")
    case 26: return LibraryVersion(1, 4, 0, "beta.1")
    default: break
    }
    switch (self, version.major) {
    case (.iOS, 18), (.tvOS, 18), (.macOS, 15), (.visionOS, 2): return LibraryVersion(1, 2, 0)
    case (.visionOS, _): return LibraryVersion(0, 11, 0)
    case (.iOS, 17), (.tvOS, 17), (.macOS, 14): return LibraryVersion(0, 6, 0)
    default: return LibraryVersion(0, 4, 0)
    }
  }
}

/// A platform that Swift knows and the library has no predicate for.
public struct UnlistedPlatform: Sendable, Hashable {
  /// As `#if os(…)` or `targetEnvironment(…)` name it.
  public let name: String
  /// What to know instead.
  public let reason: String

  /// Source: SwiftUIIntrospect's Package.swift and Sources/PlatformVersion.swift, 0.4.0 to 27.0.0-beta.2.
  public static let all = [
    UnlistedPlatform(
      name: "macCatalyst",
      reason: "Mac Catalyst apps are iOS apps to the library, so the iOS versions apply"),
    UnlistedPlatform(
      name: "watchOS",
      reason: "watchOS has no UIKit views to introspect, and the library no longer builds for it from 27.0.0 on"),
  ]
}
