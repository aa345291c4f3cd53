import IntrospectFacts
import IntrospectSyntax

/// One assignment of a deployment target among the build settings of Xcode.
public struct DeploymentSetting: Sendable, Hashable {
  public let platform: Platform
  /// Nil where the value is not a plain number: `$(inherited)`, `$(OTHER_SETTING)`.
  public let version: OSVersion?
  /// The value as written, quotes included.
  public let range: SourceRange
}

/// The deployment targets that a file of build settings assigns, conditional ones like any others.
public struct DeploymentSettings: Sendable, Hashable {
  /// In order of place.
  public let settings: [DeploymentSetting]

  /// The lowest of the known values for `platform`.
  public func lowest(on platform: Platform) -> Located<OSVersion>? {
    known(on: platform).min { $0.value < $1.value }
  }

  /// The highest of the known values for `platform`.
  public func highest(on platform: Platform) -> Located<OSVersion>? {
    known(on: platform).max { $0.value < $1.value }
  }

  /// Whether some value for `platform` is not known, so that `lowest` and `highest` may not be the bounds.
  public func hasUnknownValue(on platform: Platform) -> Bool {
    settings.contains { $0.platform == platform && $0.version == nil }
  }

  private func known(on platform: Platform) -> [Located<OSVersion>] {
    settings.compactMap { setting in
      guard setting.platform == platform, let version = setting.version else { return nil }
      return Located(version, at: setting.range)
    }
  }

  /// The platform whose deployment target the setting `key` holds, conditions such as `[sdk=macosx*]` left aside.
  static func platform(ofKey key: String) -> Platform? {
    // Most settings are about other things. Bytes, since all of these names are ASCII.
    switch key.utf8.first {
    case UInt8(ascii: "I"), UInt8(ascii: "M"), UInt8(ascii: "T"), UInt8(ascii: "X"): break
    default: return nil
    }
    let name = key.utf8.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    switch Substring(name) {
    case "IPHONEOS_DEPLOYMENT_TARGET": return .iOS
    case "MACOSX_DEPLOYMENT_TARGET": return .macOS
    case "TVOS_DEPLOYMENT_TARGET": return .tvOS
    case "XROS_DEPLOYMENT_TARGET": return .visionOS
    default: return nil
    }
  }
}
