import IntrospectFacts

/// All calls of one modifier chain with the same view type.
///
/// Lists are split over several calls where the native class changes, so what one of them covers is covered.
public struct ChainGroup: Sendable {
  public let facts: ViewTypeFacts
  /// In the order of the source.
  public let calls: [VersionedCall]

  /// Whether it is known what the group covers on `platform`, and each of its calls compiles.
  public func isCertain(on platform: Platform) -> Bool {
    calls.allSatisfy { call in
      !call.isOpaque && !call.mixesClasses && call.clauses(on: platform).allSatisfy(\.isCertain)
    }
  }

  /// The lowest version that a range of the group starts with; nil without one.
  public func openLowerBound(on platform: Platform) -> OSVersion? {
    calls.flatMap { $0.clauses(on: platform) }.flatMap(\.entries).filter(\.isRange).compactMap(\.version).min()
  }

  /// The versions that are named one by one and compile, oldest first.
  public func namedVersions(on platform: Platform) -> [OSVersion] {
    let versions = calls.flatMap { $0.clauses(on: platform) }.flatMap(\.entries)
      .filter { !$0.isRange }.compactMap(\.version)
      .filter { facts.status(on: platform, $0).isAvailable }
    return Set(versions).sorted()
  }

  /// Whether a call of the group may hand over one of `classes` on `version`, ranges included.
  public func covers(_ version: OSVersion, on platform: Platform, as classes: [String]) -> Bool {
    calls.contains { call in
      guard let nativeClass = call.nativeClass, classes.contains(nativeClass) else { return false }
      return call.clauses(on: platform).flatMap(\.entries).contains { $0.covers(version) }
    }
  }
}
