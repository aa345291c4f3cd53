import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// Which calls of a run can be deleted because SwiftUI has modifiers for all that they do, and what higher deployment
/// targets would add.
public struct Retirement: Sendable {
  /// Each call whose code could be read belongs to exactly one of them.
  public enum Group: String, Sendable, CaseIterable {
    case now, raised, higher, unknown, silenced, partial, nothing
  }

  /// One call with its place.
  public struct Call: Sendable {
    public let covered: CoveredCall
    public let group: Group
    /// As the user or the walk gave it.
    public let path: String
    /// Of its name; columns in UTF-8 bytes.
    public let place: LineColumn
    /// The deployment targets of the file.
    public let targets: [Platform: DeploymentTarget]

    /// Those of the platforms that the call may run on.
    public var ownTargets: [(platform: Platform, target: DeploymentTarget)] {
      covered.platforms.compactMap { platform in targets[platform].map { (platform, $0) } }
    }

    /// The platforms of the call whose deployment target nobody knows.
    public var unknownPlatforms: [Platform] { covered.platforms.filter { targets[$0] == nil } }
  }

  /// What one higher deployment target would add.
  public struct Price: Sendable, Hashable {
    public let target: PlatformVersion
    /// So many more calls can go with it, those of lower targets included.
    public let callCount: Int
  }

  /// The deployment targets that were asked about. A file whose own is higher keeps it.
  public let asked: [Platform: OSVersion]
  /// By file in the order of the run, then by place.
  public let calls: [Call]
  /// How many calls there are whose code, or what it is given, cannot be read.
  public let unreadCount: Int
  /// How many files were looked at.
  public let fileCount: Int

  /// - Parameter results: with coverage, in the order of the run.
  public init(_ results: [LintResult], asking asked: [Platform: OSVersion], fileCount: Int) {
    self.asked = asked
    self.fileCount = fileCount
    calls = results.flatMap { result -> [Call] in
      guard let coverage = result.coverage, !coverage.calls.isEmpty else { return [] }
      let lines = LineTable(result.source)
      return coverage.calls.map { call in
        Call(
          covered: call, group: Group(of: call, coverage.targets, asking: asked), path: result.source.path,
          place: lines.location(of: call.range.start, in: .utf8), targets: coverage.targets)
      }
    }
    unreadCount = results.reduce(0) { $0 + ($1.coverage?.unreadCount ?? 0) }
  }

  public func calls(in group: Group) -> [Call] { calls.filter { $0.group == group } }

  /// The targets that decide over a call: what its file has, or what was asked about where that is higher.
  public func targets(of call: Call) -> [Platform: OSVersion] {
    call.group == .now ? call.targets.mapValues(\.lowest) : Group.raised(call.targets, to: asked)
  }

  // MARK: - What more would go

  /// The calls that could go, but for a target.
  private var waiting: [Call] { calls.filter { $0.group == .higher || $0.group == .unknown } }

  /// The lowest target of a platform with which a call goes where all other targets stay.
  private func price(of call: Call, on platform: Platform) -> OSVersion? {
    call.covered.firstWholeVersion(on: platform, with: targets(of: call))
  }

  /// By platform, then by version: each target of one platform that lets more calls go.
  public var prices: [Price] {
    let waiting = waiting
    return Platform.allCases.flatMap { platform -> [Price] in
      let needed = waiting.compactMap { price(of: $0, on: platform) }
      return Set(needed).sorted().map { version in
        Price(target: PlatformVersion(platform, version), callCount: needed.count { $0 <= version })
      }
    }
  }

  /// How many calls would go only if the targets of several platforms rise together.
  public var jointCount: Int {
    waiting.count { call in
      call.covered.platforms.count > 1 && call.covered.platforms.allSatisfy { price(of: call, on: $0) == nil }
    }
  }

  /// The targets that were asked about and that no file is below, though some have calls for the platform.
  public var idleTargets: [PlatformVersion] {
    Platform.allCases.compactMap { platform in
      guard let version = asked[platform] else { return nil }
      let own = calls.filter { $0.covered.platforms.contains(platform) }.map { $0.targets[platform]?.lowest }
      let isIdle = !own.isEmpty && own.allSatisfy { target in target.map { $0 >= version } ?? false }
      return isIdle ? PlatformVersion(platform, version) : nil
    }
  }
}

extension Retirement.Group {
  fileprivate init(
    of call: CoveredCall, _ targets: [Platform: DeploymentTarget], asking asked: [Platform: OSVersion]
  ) {
    guard call.canBeWhole else {
      self = call.uses.contains { !$0.modifiers.isEmpty } ? .partial : .nothing
      return
    }
    if call.isSilenced {
      self = .silenced
    } else if call.isWhole(from: targets.mapValues(\.lowest)) {
      self = .now
    } else {
      let raised = Self.raised(targets, to: asked)
      if call.isWhole(from: raised) {
        self = .raised
      } else {
        let isKnown = !call.platforms.isEmpty && call.platforms.allSatisfy { raised[$0] != nil }
        self = isKnown ? .higher : .unknown
      }
    }
  }

  /// Each of the two where only one is known, else the higher one.
  fileprivate static func raised(
    _ targets: [Platform: DeploymentTarget], to asked: [Platform: OSVersion]
  ) -> [Platform: OSVersion] {
    targets.mapValues(\.lowest).merging(asked) { max($0, $1) }
  }
}
