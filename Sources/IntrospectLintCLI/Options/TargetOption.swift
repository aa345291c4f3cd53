import IntrospectFacts

/// `--target iOS=18`: a deployment target to ask about.
enum TargetOption {
  static let info = OptionInfo(
    "--target", value: "PLATFORM=VERSION", .text, help: "as if this were the deployment target; repeatable")

  /// What was given; of two for one platform, the later.
  static func targets(_ arguments: Arguments) throws(UsageError) -> [Platform: OSVersion] {
    var targets: [Platform: OSVersion] = [:]
    for value in arguments.values(of: info) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2 else {
        throw UsageError("'--target' takes a platform and a version: --target iOS=18, not '\(value)'")
      }
      let platform = try VersionOperands.platform(parts[0], for: info.name)
      guard let version = OSVersion(parts[1]) else {
        throw UsageError("'\(parts[1])' is no version of \(platform.name): --target \(platform.name)=18")
      }
      // A target may be an update such as 16.4.
      guard platform.versions.contains(where: { $0.major == version.major }) else {
        throw UsageError(reason(PlatformVersion(platform, version)))
      }
      targets[platform] = version
    }
    return targets
  }

  private static func reason(_ target: PlatformVersion) -> String {
    let platform = target.platform
    if target.version > platform.newestVersion {
      let newest = PlatformVersion(platform, platform.newestVersion).displayName
      return "\(target.displayName) is not known here: the newest is \(newest), and nothing is guessed beyond it"
    }
    let near = PlatformVersion(platform, platform.nearestVersion(to: target.version))
    return "there is no \(target.displayName) that SwiftUI runs on; the nearest is \(near.displayName)"
  }
}
