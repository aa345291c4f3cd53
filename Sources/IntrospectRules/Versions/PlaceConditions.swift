import IntrospectFacts
import IntrospectSyntax

/// Where the code around a place lets it run: what its `#if` branches and its availability checks leave over.
///
/// Only what is certain excludes anything: a flag, a compiler version or a module that is not known may be there.
public struct PlaceConditions: Sendable {
  /// The builds that may hold the place, as far as `#if` tells.
  private let targets: [BuildTarget]
  private let availability: [AvailabilityCondition]

  public init(_ branches: [ConditionalBranch], _ availability: [AvailabilityCondition], in buffer: TokenBuffer) {
    var targets = BuildTarget.all
    for branch in branches where !targets.isEmpty {
      if !branch.condition.isEmpty { Self.remove(from: &targets, where: branch.condition, is: false, in: buffer) }
      for condition in branch.earlierConditions {
        Self.remove(from: &targets, where: condition, is: true, in: buffer)
      }
    }
    self.targets = targets
    self.availability = availability
  }

  /// Takes out the builds that a condition has that value for.
  private static func remove(
    from targets: inout [BuildTarget], where condition: Range<Int>, is value: Bool, in buffer: TokenBuffer
  ) {
    let conditions = BuildCondition(buffer)
    // Most flags are the same for all.
    guard condition.contains(where: { BuildTarget.isAsked(at: $0, in: buffer) }) else {
      if conditions.value(of: condition, fact: { _, _ in nil }) == value { targets = [] }
      return
    }
    targets.removeAll { conditions.value(of: condition, fact: $0.fact) == value }
  }

  /// Around a call.
  public init(of site: CallSite, in buffer: TokenBuffer) { self.init(site.branches, site.availability, in: buffer) }

  /// Whether a build for `platform` may hold the place, as far as `#if` tells.
  public func mayBuild(for platform: Platform) -> Bool {
    targets.contains { $0.platform == platform }
  }

  /// Whether `version` of `platform` may reach the place.
  public func mayRun(_ version: OSVersion, on platform: Platform) -> Bool {
    targets.contains { target in
      target.platform == platform && availability.allSatisfy { $0.mayHold(version, on: target) }
    }
  }
}

/// What a build is made for. A Catalyst app is an iOS app to the library and something else to `#if`.
private struct BuildTarget {
  let platform: Platform
  let isCatalyst: Bool

  static let all =
    Platform.allCases.map { BuildTarget(platform: $0, isCatalyst: false) }
    + [BuildTarget(platform: .iOS, isCatalyst: true)]

  /// Whether the token is the name of a test that `fact` knows something of.
  static func isAsked(at index: Int, in buffer: TokenBuffer) -> Bool {
    buffer.isText(index, "os") || buffer.isText(index, "canImport") || buffer.isText(index, "targetEnvironment")
  }

  /// What the compiler would say of one test in an `#if`; nil where that is not known here.
  func fact(_ name: String, _ argument: String?) -> Bool? {
    guard let argument else { return nil }
    let subject = String(argument.prefix { $0 != "," && $0 != "." && $0 != " " })
    switch name {
    case "os":
      return switch subject {
      case "OSX": platform == .macOS
      case "xrOS": platform == .visionOS
      default: platform.name == subject
      }
    case "canImport":
      return switch subject {
      case "SwiftUI", "SwiftUIIntrospect": true
      case "UIKit": platform.isUIKit
      // The SDK of Catalyst has an AppKit of which little can be used.
      case "AppKit", "Cocoa": isCatalyst ? nil : platform.isAppKit
      default: nil
      }
    case "targetEnvironment":
      return subject == "macCatalyst" ? isCatalyst : nil
    default:
      return nil
    }
  }

  /// The lowest version that a condition names for this target.
  func minimum(in condition: AvailabilityCondition) -> WrittenVersion? {
    if isCatalyst, let minimum = condition.minimums["macCatalyst"] { return minimum }
    switch platform {
    case .macOS: return condition.minimums["macOS"] ?? condition.minimums["OSX"]
    case .visionOS: return condition.minimums["visionOS"] ?? condition.minimums["xrOS"]
    case .iOS, .tvOS: return condition.minimums[platform.name]
    }
  }
}

extension AvailabilityCondition {
  /// Whether some release of `version` may be where the condition says what it says.
  ///
  /// A constant stands for a whole year's release, so 16 lies on both sides of a check for 16.4.
  fileprivate func mayHold(_ version: OSVersion, on target: BuildTarget) -> Bool {
    guard let written = target.minimum(in: self) else {
      // A check that names other platforms succeeds here by its `*`, so its `else` is never reached.
      return holds || !hasWildcard
    }
    let minimum = OSVersion(written.major, written.minor, written.patch)
    guard holds else { return version < minimum }
    return version >= minimum || version.isRelease(of: written)
  }
}

extension OSVersion {
  /// Whether `written` is an update of this release: 16.4 of 16, 10.15.7 of 10.15.
  fileprivate func isRelease(of written: WrittenVersion) -> Bool {
    major == written.major && (minor == 0 || minor == written.minor)
  }
}
