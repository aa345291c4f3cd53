import IntrospectFacts
import IntrospectSyntax

/// What becomes of the calls and constants of one file on one version of a platform.
public struct VersionSurvey: Sendable {
  public let source: SourceText
  /// The calls that name the platform, or whose view exists there, in the order of the source.
  public let calls: [VersionOutlook]
  /// How many calls of the library's modifier are about other platforms only.
  public let otherCallCount: Int
  /// The constants of the file that name the platform, in the order of the source.
  public let constants: [(id: PredicateConstant.ID, outlook: VersionOutlook)]
  /// What the deployment target leaves behind, in the order of the source.
  public let prunings: [PruningOutlook]

  /// Calls and constants, in the order of the source.
  public var lists: [VersionOutlook] { (calls + constants.map(\.outlook)).sorted { $0.range < $1.range } }

  public init(_ file: FileContext, on target: PlatformVersion) {
    let reader = SurveyReader(
      file: file, target: target,
      lists: ListReader(file: file, platform: target.platform, version: target.version))
    source = file.tokens.source
    let sites = file.structure.callSites.filter { $0.api == .introspect }
    calls = sites.compactMap(reader.outlook)
    otherCallCount = sites.count - calls.count
    constants = file.versionLists.constants.compactMap(reader.constant)
    prunings = file.versionLists.all.flatMap(reader.prunings)
  }
}

/// Reads the calls and constants of one file.
private struct SurveyReader {
  let file: FileContext
  let target: PlatformVersion
  let lists: ListReader

  private var platform: Platform { target.platform }

  /// Nil for a call that is about other platforms only.
  func outlook(of site: CallSite) -> VersionOutlook? {
    let names = site.predicates.contains { predicate in
      if case .versions(let name, _) = predicate.form { name == platform.name } else { false }
    }
    let call = file.versionLists.call(of: site)
    guard let call else { return outlook(of: site, names: names) }
    let hasView = call.facts.map { $0.firstVersion(on: platform) != nil } ?? call.isOpaque
    let clauses = call.clauses(on: platform)
    guard names || !clauses.isEmpty || hasView && call.place.mayBuild(for: platform) else { return nil }
    let group = file.versionLists.group(of: call)
    let (fate, clause) = lists.read(call, in: group)
    return outlook(of: call, fate, clause)
  }

  /// A call that the rules about lists do not judge.
  private func outlook(of site: CallSite, names: Bool) -> VersionOutlook? {
    // Without a view type that is a member, it may be anybody's method.
    guard names || site.viewType != nil && PlaceConditions(of: site, in: file.tokens).mayBuild(for: platform) else {
      return nil
    }
    let doubt: Doubt =
      if file.settings.isLibraryBeyondRegistry, let library = file.settings.library {
        .newerLibrary(library)
      } else {
        file.judgesVersionLists ? .viewType : .ownLibrary
      }
    let place = site.viewType?.tokens ?? site.nameToken..<site.nameToken + 1
    return VersionOutlook(
      fate: .unknown(doubt), edits: [], range: file.tokens.range(place), name: file.tokens.text(place),
      callForm: site.viewType?.callForm, nativeClass: nil, typeName: typeName(around: site.enclosing),
      hasOwnList: names, versions: [], decidingConstant: nil)
  }

  func constant(_ list: VersionedCall) -> (id: PredicateConstant.ID, outlook: VersionOutlook)? {
    guard case .constant(let constant, _) = list.subject, !list.clauses(on: platform).isEmpty else { return nil }
    let group = file.versionLists.group(of: list)
    let (fate, clause) = lists.read(list, in: group)
    return (constant.id, outlook(of: list, fate, clause))
  }

  private func outlook(of call: VersionedCall, _ fate: VersionFate, _ clause: VersionClause?) -> VersionOutlook {
    var edits: [SourceEdit] = []
    if fate == .extendable, let clause, clause.constant == nil,
      let newest = clause.entries.indices.max(by: { isOlder(clause.entries[$0], clause.entries[$1]) })
    {
      edits = clause.additions(of: [target.version], nextTo: newest, in: file.tokens)
    }
    let own = call.ownClauses.filter { $0.platform == platform }
    return VersionOutlook(
      fate: fate, edits: edits, range: range(of: call, clause ?? own.last), name: name(of: call),
      callForm: call.facts?.callForm, nativeClass: call.nativeClass,
      typeName: typeName(around: call.site?.enclosing), hasOwnList: !own.isEmpty,
      versions: own.flatMap(\.entries).filter { !$0.isRange }.compactMap(\.version), decidingConstant: clause?.constant)
  }

  private func isOlder(_ left: VersionClause.Entry, _ right: VersionClause.Entry) -> Bool {
    (left.version ?? 0) < (right.version ?? 0)
  }

  private func range(of call: VersionedCall, _ clause: VersionClause?) -> SourceRange {
    if let clause {
      return file.tokens.range(clause.entries.last?.tokens ?? clause.predicate.tokens)
    }
    return file.tokens.range(call.viewType?.tokens ?? call.nameToken..<call.nameToken + 1)
  }

  private func name(of call: VersionedCall) -> String {
    switch call.subject {
    case .call(_, let viewType): "." + viewType.callForm
    case .constant(let constant, _): constant.name.spelling
    }
  }

  /// The type that the code around a call belongs to.
  private func typeName(around declaration: Int?) -> String? {
    file.structure.declarations(outwardsFrom: declaration).first(where: \.kind.isNominal)?.name
  }

  // MARK: Pruning

  func prunings(of call: VersionedCall) -> [PruningOutlook] {
    call.ownClauses.filter { $0.platform == platform }.flatMap { clause -> [PruningOutlook] in
      guard let unreachable = UnreachableVersions(of: clause, in: call, file) else { return [] }
      return unreachable.runs.compactMap { run in
        guard let removal = unreachable.removal(of: run, in: file.tokens) else { return nil }
        let first = clause.entries[run.lowerBound].tokens
        return PruningOutlook(
          versions: clause.entries[run].compactMap(\.version), range: file.tokens.range(first), name: name(of: call),
          edit: removal.obstacle == nil ? removal.edit : nil, obstacle: removal.obstacle.map(words))
      }
    }
  }

  private func words(for obstacle: UnreachableVersions.Obstacle) -> String {
    switch obstacle {
    case .comment: "a comment would be lost"
    case .nativeClass: "the closure might get another class"
    }
  }
}
