import IntrospectFacts
import IntrospectSyntax

extension FileContext {
  /// What a call or a constant covers on a platform, beside the other calls of its chain; nil for a view type that is not known.
  ///
  /// Starts with the deployment target where it is known, with the first version of the call else, and always shows
  /// `versions`, which the finding is about.
  func coverage(of call: VersionedCall, on platform: Platform, showing versions: [OSVersion] = []) -> [VersionCoverage] {
    guard let facts = call.facts else { return [] }
    let siblings = versionLists.group(of: call)?.calls
      .filter { $0.nameToken != call.nameToken } ?? []
    let named = call.clauses(on: platform).flatMap(\.entries).compactMap(\.version)
    let target = settings.targets[platform]?.lowest
    let bounds = versions + [target ?? named.min()].compactMap { $0 }
    let known = registry.versions(on: platform)
    // A target such as 16.4 stands for the release that it is an update of.
    guard let bound = bounds.min(), let first = known.last(where: { $0 <= bound }) ?? known.first else { return [] }
    let last = max(newestVersion(on: platform) ?? first, (named + versions).max() ?? first)
    let columns = known.filter { first <= $0 && $0 <= last }.map { version in
      VersionCoverage.Column(
        version: version.displayName,
        cover: call.names(version, on: platform)
          ? .covered : siblings.contains { $0.names(version, on: platform) } ? .elsewhere : .missing,
        nativeClass: nativeClass(behind: facts, of: call, on: platform, version))
    }
    guard !columns.isEmpty else { return [] }
    return [VersionCoverage(platform: platform.name, columns: columns, target: target?.displayName)]
  }

  private func nativeClass(
    behind facts: ViewTypeFacts, of call: VersionedCall, on platform: Platform, _ version: OSVersion
  ) -> String? {
    let classes = facts.nativeClasses(on: platform, version)
    if let own = call.nativeClass, classes.contains(own) { return own }
    return classes.first
  }
}

extension VersionedCall {
  /// Whether the closure of the call can run on `version`: a range finds nothing where the class is another.
  fileprivate func names(_ version: OSVersion, on platform: Platform) -> Bool {
    clauses(on: platform).flatMap(\.entries).contains { entry in
      guard entry.covers(version) else { return false }
      guard entry.isRange else { return true }
      guard let facts else { return false }
      return nativeClass.map { facts.nativeClasses(on: platform, version).contains($0) } ?? true
    }
  }
}
