import IntrospectFacts
import IntrospectSyntax

/// Works out what one call does on each version of each platform, beside the other calls of its chain.
struct SiteVersionReader {
  private let file: FileContext
  private let call: VersionedCall
  private let others: [VersionedCall]

  init(_ call: VersionedCall, in file: FileContext) {
    self.file = file
    self.call = call
    let group = file.versionLists.group(of: call)
    others = group?.calls.filter { $0.nameToken != call.nameToken } ?? []
  }

  func platforms() -> [SiteVersions] {
    Platform.allCases.compactMap { platform in
      let isNamed = ([call] + others).contains { !$0.clauses(on: platform).isEmpty }
      guard isNamed else { return nil }
      let columns = file.registry.versions(on: platform).map { column(for: $0, on: platform) }
      return SiteVersions(platform: platform, newest: file.newestVersion(on: platform), columns: columns)
    }
  }

  private func column(for version: OSVersion, on platform: Platform) -> SiteVersions.Column {
    let verdict = verdict(for: version, on: platform)
    let classes = call.facts?.nativeClasses(on: platform, version) ?? []
    let handed = ([call] + others).compactMap(\.nativeClass).first { classes.contains($0) }
    return .init(version: version, verdict: verdict, nativeClass: handed ?? classes.first)
  }

  private func verdict(for version: OSVersion, on platform: Platform) -> SiteVersions.Verdict {
    let own = entries(of: call, on: platform).filter { $0.covers(version) }
    guard let facts = call.facts else {
      // A view type of the project's own: the library finds it where its list says.
      if let entry = own.first { return entry.isRange ? .range : .runs }
      return call.place.mayRun(version, on: platform) ? isAsked(version, on: platform) ? .unknown : .notAsked : .excluded
    }
    let classes = facts.nativeClasses(on: platform, version)
    let isNamed = own.contains { !$0.isRange }
    if classes.isEmpty { return isNamed ? .broken : .absent }
    guard call.place.mayRun(version, on: platform) else { return .excluded }
    if call.mixesClasses, !own.isEmpty { return .broken }
    if isNamed { return .runs }
    if !own.isEmpty, finds(classes, call) { return .range }
    if others.contains(where: { runs($0, version, on: platform, classes) }) { return .sibling }
    if !own.isEmpty { return isAsked(version, on: platform) ? .silent : .notAsked }
    guard isAsked(version, on: platform) else { return .notAsked }
    let isCertain = ([call] + others).allSatisfy { !$0.isOpaque && $0.clauses(on: platform).allSatisfy(\.isCertain) }
    return isCertain ? .silent : .unknown
  }

  private func entries(of call: VersionedCall, on platform: Platform) -> [VersionClause.Entry] {
    call.clauses(on: platform).flatMap(\.entries)
  }

  /// Whether a range of the call finds an object of one of `classes`.
  private func finds(_ classes: [String], _ call: VersionedCall) -> Bool {
    call.nativeClass.map(classes.contains) ?? true
  }

  private func runs(_ call: VersionedCall, _ version: OSVersion, on platform: Platform, _ classes: [String]) -> Bool {
    call.place.mayRun(version, on: platform) && !call.mixesClasses && finds(classes, call)
      && entries(of: call, on: platform).contains { $0.covers(version) }
  }

  /// Whether the project is built for `version`, and its library knows it.
  ///
  /// Where the deployment target is not known, the chain is asked for nothing older than it names itself.
  private func isAsked(_ version: OSVersion, on platform: Platform) -> Bool {
    guard let newest = file.newestVersion(on: platform), version <= newest else { return false }
    let named = ([call] + others).flatMap { entries(of: $0, on: platform) }.compactMap(\.version).min()
    guard let bound = file.settings.targets[platform]?.highest ?? named else { return false }
    // A target such as 16.4 stands for the release that it is an update of.
    let known = file.registry.versions(on: platform)
    return (known.last { $0 <= bound } ?? known.first).map { $0 <= version } ?? false
  }
}
