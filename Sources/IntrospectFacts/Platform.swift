/// A platform that the library has version constants for.
public enum Platform: String, Sendable, CaseIterable, Hashable {
  case iOS, tvOS, macOS, visionOS

  /// The framework that the native classes of a platform come from.
  public enum Framework: String, Sendable, Hashable {
    case UIKit, AppKit
  }

  /// The name as Apple and the library write it: `iOS`.
  public var name: String { rawValue }

  public var framework: Framework { self == .macOS ? .AppKit : .UIKit }

  /// Whether the native classes here are UIKit's, so that one build may name this platform beside the other such ones.
  public var isUIKit: Bool { framework == .UIKit }

  /// Whether the native classes here are AppKit's.
  public var isAppKit: Bool { framework == .AppKit }
}

/// One version of one platform.
public struct PlatformVersion: Hashable, Sendable {
  public let platform: Platform
  public let version: OSVersion

  public init(_ platform: Platform, _ version: OSVersion) {
    self.platform = platform
    self.version = version
  }

  /// As people write it: `macOS 10.15`.
  public var displayName: String { "\(platform.name) \(version.displayName)" }
}
