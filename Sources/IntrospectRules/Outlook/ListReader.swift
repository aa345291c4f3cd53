import IntrospectFacts
import IntrospectSyntax

/// Tells what becomes of one list on one version: the question behind `forecast` and `bump`.
struct ListReader {
  let file: FileContext
  let platform: Platform
  let version: OSVersion

  /// The fate of a list, and the clause that would have to grow.
  typealias Reading = (fate: VersionFate, clause: VersionClause?)

  /// What is known of a call or a constant, beside the other calls of its chain.
  func read(_ call: VersionedCall, in group: ChainGroup?) -> Reading {
    guard file.registry.versions(on: platform).contains(version) else { return (.unknown(.newerVersion), nil) }
    guard let facts = call.facts, let group else { return (.unknown(.viewType), nil) }
    let own = call.clauses(on: platform)
    let entries = own.flatMap(\.entries)
    if entries.contains(where: { $0.covers(version) }) { return (fate(ofCovering: call, entries, facts), nil) }
    if call.isOpaque || !own.allSatisfy(\.isCertain) { return (.unknown(.predicate), nil) }
    if let reason = reasonBesides(call, entries, group) { return (.silent(reason), nil) }
    let others = group.calls.filter { $0.nameToken != call.nameToken }
    if others.contains(where: { $0.isOpaque || !$0.clauses(on: platform).allSatisfy(\.isCertain) }) {
      return (.unknown(.predicate), nil)
    }
    let status = facts.status(on: platform, version)
    if let reason = status.reason { return (.silent(.unavailable(reason)), nil) }
    let reasons = entries.compactMap { $0.version.flatMap { facts.status(on: platform, $0).reason } }
    if let reason = reasons.first { return (.silent(.unavailable(reason)), nil) }
    if call.mixesClasses { return (.silent(.mixedClasses), nil) }
    return read(call, entries, facts, in: group)
  }

  /// Of a call that names the version, or has a range over it.
  private func fate(
    ofCovering call: VersionedCall, _ entries: [VersionClause.Entry], _ facts: ViewTypeFacts
  ) -> VersionFate {
    if let reason = facts.status(on: platform, version).reason { return .silent(.unavailable(reason)) }
    if call.mixesClasses { return .silent(.mixedClasses) }
    if entries.contains(where: { !$0.isRange && $0.version == version }) {
      // What does not compile does not run.
      if case .libraryTooOld(let needed, let own, let origin)? = libraryReason(facts) {
        return .silent(.libraryTooOld(needs: needed, has: own, origin: origin))
      }
      return .runs
    }
    let classes = facts.nativeClasses(on: platform, version)
    if let nativeClass = call.nativeClass, !classes.contains(nativeClass) {
      return .changesClass(at: firstVersion(without: nativeClass, facts, after: entries), to: classes)
    }
    return .runsInRange
  }

  /// What lies in the surroundings of a list that does not cover the version.
  private func reasonBesides(
    _ call: VersionedCall, _ entries: [VersionClause.Entry], _ group: ChainGroup
  ) -> SilenceReason? {
    if !call.mayRun(version, on: platform) { return .excluded }
    if let target = file.settings.targets[platform],
      target.leavesBehind(version, of: file.registry.versions(on: platform))
    {
      return .belowTarget(target)
    }
    if entries.isEmpty { return call.clauses(on: platform).isEmpty ? .namesNone : .empty }
    let others = group.calls.filter { $0.nameToken != call.nameToken }.flatMap { $0.clauses(on: platform) }
      .flatMap(\.entries)
    if others.contains(where: { $0.covers(version) }) { return .coveredBesides }
    let last = entries.compactMap(\.version).max()
    if let later = others.compactMap(\.version).filter({ $0 < version }).max(), last.map({ $0 < later }) ?? true {
      return .continuedBesides(later)
    }
    return nil
  }

  /// Of a list that compiles, and stops before or after a version that the view has.
  private func read(
    _ call: VersionedCall, _ entries: [VersionClause.Entry], _ facts: ViewTypeFacts, in group: ChainGroup
  ) -> Reading {
    if let later = group.namedVersions(on: platform).first(where: { $0 > version }) {
      return (.silent(.gap(before: later)), nil)
    }
    let classes = facts.nativeClasses(on: platform, version)
    if let nativeClass = call.nativeClass, !classes.contains(nativeClass) {
      return (.changesClass(at: firstVersion(without: nativeClass, facts, after: entries), to: classes), nil)
    }
    guard call.canName(version, on: platform) else { return (.changesClass(at: version, to: classes), nil) }
    guard let before = versionBefore(facts),
      let clause = call.clauses(on: platform).last(where: { $0.entries.contains { $0.version == before } })
    else {
      guard let last = entries.compactMap(\.version).max(), let next = versionBehind(last, facts) else {
        return (.unknown(.predicate), nil)
      }
      return (.silent(.endsEarlier(last, leavingOut: next)), nil)
    }
    if let reason = reasonAtUse(of: call, facts) { return (reason, clause) }
    if isSuppressed(clause) { return (.silent(.suppressed), clause) }
    if let reason = libraryReason(facts) { return (.silent(reason), clause) }
    return (.extendable, clause)
  }

  /// What a closure says against it: that of the call, or that of any call which goes by the constant.
  private func reasonAtUse(of call: VersionedCall, _ facts: ViewTypeFacts) -> VersionFate? {
    let classes = facts.nativeClasses(on: platform, version)
    if let site = call.site, let type = file.structure.statedType(inClosureOf: site), !Self.fits(type, classes) {
      return .silent(.statedType(type, classes: classes))
    }
    for use in call.uses {
      if !use.group.isCertain(on: platform) { return .unknown(.predicate) }
      if use.otherEntries(on: platform).contains(where: { $0.covers(version) }) { return .silent(.namedByUse) }
      if !use.call.canName(version, on: platform) { return .changesClass(at: version, to: classes) }
      if let type = use.statedType, !Self.fits(type, classes) { return .silent(.statedType(type, classes: classes)) }
    }
    return nil
  }

  /// Whether a closure that states a type can be given one of the classes.
  ///
  /// A name that is no class of Apple's may stand for one.
  private static func fits(_ type: String, _ classes: [String]) -> Bool {
    if classes.contains(type) { return true }
    if classes.contains(where: { NativeClass.named($0)?.inherits(from: type) ?? false }) { return true }
    return NativeClass.named(type) == nil && !NativeClassName.isView(type)
  }

  // MARK: Versions and classes

  /// The release before the version that the view type has, a part of a year's release included.
  private func versionBefore(_ facts: ViewTypeFacts) -> OSVersion? {
    facts.availableVersions(on: platform).last { $0 < version }
  }

  private func versionBehind(_ last: OSVersion, _ facts: ViewTypeFacts) -> OSVersion? {
    file.registry.versions(on: platform).first { $0 > last && facts.status(on: platform, $0).isAvailable }
  }

  /// The first version behind those of a list on which a class is gone.
  private func firstVersion(
    without nativeClass: String, _ facts: ViewTypeFacts, after entries: [VersionClause.Entry]
  ) -> OSVersion {
    let first = entries.compactMap(\.version).min() ?? version
    return file.registry.versions(on: platform, between: first, and: version).first { other in
      facts.status(on: platform, other).isAvailable
        && !facts.nativeClasses(on: platform, other).contains(nativeClass)
    } ?? version
  }

  // MARK: What else has a say

  private func isSuppressed(_ clause: VersionClause) -> Bool {
    let newest = clause.entries.max { ($0.version ?? 0) < ($1.version ?? 0) }
    guard clause.constant == nil, let entry = newest else { return false }
    let finding = Diagnostic(
      rule: StaleVersionListRule.info.id, severity: .note, message: "", range: file.tokens.range(entry.tokens))
    return file.suppressions.cover.first(covering: finding) != nil
  }

  /// Why the library in use may lack the version; nil where it is known to have it.
  private func libraryReason(_ facts: ViewTypeFacts) -> SilenceReason? {
    let settings = file.settings
    // What a copy of the library declares, it has.
    if settings.hasOwnRegistry { return nil }
    let needed = facts.since(on: platform, version) ?? platform.constantSince(version)
    if let library = settings.library {
      guard let needed, library < needed else { return nil }
      return .libraryTooOld(needs: needed, has: library, origin: settings.libraryOrigin)
    }
    if let needed, let oldest = settings.oldestLibrary, needed <= oldest { return nil }
    if let used = file.project.newestVersionUsed[platform], version <= used { return nil }
    return .libraryUnknown(needs: needed)
  }
}

extension VersionedCall {
  /// Whether the call could name `version` too, and every closure that compiles now would compile then and get what it
  /// gets now.
  func canName(_ version: OSVersion, on platform: Platform) -> Bool {
    guard let facts else { return false }
    let more = targets + [PlatformVersion(platform, version)]
    return keepsClass(with: version, on: platform) && facts.commonClasses(of: more) == facts.commonClasses(of: targets)
  }
}

extension FileStructure {
  /// The class that the closure of a call states for its parameter, without its module; nil where it states none.
  func statedType(inClosureOf site: CallSite) -> String? {
    guard case .closure(let closure) = site.customization, closure.parameters.count == 1,
      let type = closure.parameters.first?.type
    else { return nil }
    // `UIKit.UIScrollView`, `UIScrollView?`.
    let names = type.filter { tokens.kind($0) == .identifier }
    let isPlain = type.allSatisfy { [.identifier, .period, .questionMark].contains(tokens.kind($0)) }
    return isPlain ? names.last.map(tokens.name) : nil
  }
}
