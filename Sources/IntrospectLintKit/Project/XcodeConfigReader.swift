import IntrospectFacts
import IntrospectSyntax

/// What an `.xcconfig` file says.
public struct XcodeConfig: Sendable, Hashable {
  /// A file whose settings are to be read as well.
  public struct Include: Sendable, Hashable {
    /// Relative to the folder of the including file, unless absolute; it may hold variables.
    public let path: Located<String>
    /// `#include?`: the file may be missing.
    public let isOptional: Bool
  }

  public let deployment: DeploymentSettings
  /// In order of place.
  public let includes: [Include]
}

/// Reads `.xcconfig` files.
public enum XcodeConfigReader {
  public static func read(_ source: SourceText) -> XcodeConfig {
    var settings: [DeploymentSetting] = []
    var includes: [XcodeConfig.Include] = []
    var isContinued = false
    for whole in TextSlice.lines(of: source) {
      // A comment starts even in the middle of a value.
      let line = (whole.split(at: "//")?.before ?? whole).trimmed
      let continues = isContinued
      isContinued = line.hasSuffix("\\")
      if continues { continue }
      if line.hasPrefix("#include") {
        if let include = include(line.dropping(first: "#include".utf8.count)) { includes.append(include) }
      } else if let setting = setting(line) {
        settings.append(setting)
      }
    }
    return XcodeConfig(deployment: DeploymentSettings(settings: settings), includes: includes)
  }

  /// `"other.xcconfig"` or `? "other.xcconfig"`.
  private static func include(_ line: TextSlice) -> XcodeConfig.Include? {
    let isOptional = line.first == UInt8(ascii: "?")
    let path = (isOptional ? line.dropping(first: 1) : line).trimmed
    guard path.bounds.count > 2, path.first == UInt8(ascii: "\""), path.last == UInt8(ascii: "\"") else { return nil }
    let text = path.dropping(first: 1, last: 1).text
    return XcodeConfig.Include(path: Located(text, at: path.range), isOptional: isOptional)
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.0`.
  private static func setting(_ line: TextSlice) -> DeploymentSetting? {
    let key = line.split(at: "=")?.before ?? line
    guard let platform = DeploymentSettings.platform(ofKey: key.text) else { return nil }
    // A condition has a sign of equality of its own.
    var rest = line
    while let (before, after) = rest.split(at: "["), before.split(at: "=") == nil {
      guard let close = after.split(at: "]") else {
        return DeploymentSetting(platform: platform, version: nil, range: line.range)
      }
      rest = close.after
    }
    guard let value = rest.split(at: "=")?.after.trimmed else {
      return DeploymentSetting(platform: platform, version: nil, range: line.range)
    }
    return DeploymentSetting(platform: platform, version: OSVersion(value.text), range: value.range)
  }
}
