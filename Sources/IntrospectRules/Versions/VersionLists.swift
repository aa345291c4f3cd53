import IntrospectFacts
import IntrospectSyntax

/// The version lists of one file: what all rules about them start from.
public struct VersionLists: Sendable {
  /// In the order of the source.
  public let calls: [VersionedCall]
  /// The constants of the file that calls may go by, in the order of the source.
  public let constants: [VersionedCall]
  /// The calls of known view types, by chain and type, in the order of their first calls; then each constant by itself.
  public let groups: [ChainGroup]
  /// The place in `calls` of each call, by the token that names it.
  private let callPlaces: [Int: Int]
  /// The place in `groups` of each call and constant, by the token that names it.
  private let groupPlaces: [Int: Int]

  /// All that holds a list: calls and constants.
  public var all: [VersionedCall] { calls + constants }

  /// No lists at all.
  init() {
    calls = []
    constants = []
    groups = []
    callPlaces = [:]
    groupPlaces = [:]
  }

  public init(_ structure: FileStructure, registry: Registry, project: ProjectContext, isOwnRegistry: Bool = false) {
    let reader = VersionReader(registry: registry, project: project, isOwnRegistry: isOwnRegistry)
    calls = structure.callSites.compactMap { VersionedCall($0, in: structure, reader) }
    constants = project.constants(in: structure.tokens.source.path).compactMap { Self.list(of: $0, reader) }
    groups =
      Self.groups(of: calls)
      + constants.compactMap { list in list.facts.map { ChainGroup(facts: $0, calls: [list]) } }
    callPlaces = Dictionary(calls.enumerated().map { ($1.nameToken, $0) }) { first, _ in first }
    var groupPlaces: [Int: Int] = [:]
    for (place, group) in groups.enumerated() {
      for call in group.calls where groupPlaces[call.nameToken] == nil { groupPlaces[call.nameToken] = place }
    }
    self.groupPlaces = groupPlaces
  }

  /// What the call of a site asks for; nil for a site without a version list.
  func call(of site: CallSite) -> VersionedCall? { callPlaces[site.nameToken].map { calls[$0] } }

  /// The calls that are judged together with a call or a constant, itself among them; nil for an unknown view type.
  func group(of call: VersionedCall) -> ChainGroup? { groupPlaces[call.nameToken].map { groups[$0] } }

  /// Nil for a constant that cannot be judged: by what it is for, or by who goes by it.
  private static func list(of constant: PredicateConstant, _ reader: VersionReader) -> VersionedCall? {
    guard constant.value != nil, !reader.project.hasRival(constant) else { return nil }
    let uses = reader.project.constantChains(naming: constant.name).flatMap {
      Self.uses(of: constant.id, in: $0, reader)
    }
    let stated = constant.viewType.flatMap(reader.facts(ofSwiftType:))
    let used = uses.compactMap(\.call.facts)
    // One that fits any view type is judged only where all calls have the same.
    guard let facts = stated ?? used.first, used.allSatisfy({ $0.swiftType == facts.swiftType }) else {
      return nil
    }
    return VersionedCall(constant, for: facts, uses: uses, reader)
  }

  private static func uses(
    of constant: PredicateConstant.ID, in chain: ConstantChain, _ reader: VersionReader
  ) -> [ConstantUse] {
    let calls = chain.sites.compactMap { VersionedCall($0, in: chain.structure, reader) }
    return groups(of: calls).flatMap { group in
      group.calls.compactMap { call in
        guard let reference = call.references.first(where: { $0.constant == constant }), let site = call.site else {
          return nil
        }
        return ConstantUse(
          constant: constant, source: chain.source, range: chain.structure.tokens.range(reference.predicate.tokens),
          call: call, group: group, checksAvailability: chain.structure.checksAvailability(inClosureOf: site),
          statedType: chain.structure.statedType(inClosureOf: site))
      }
    }
  }

  private struct Key: Hashable {
    let chainStart: Int
    let swiftType: String
  }

  /// Chains with more calls of one type are not judged: nobody writes them, and each call is compared with all others.
  private static let groupLimit = 100

  private static func groups(of calls: [VersionedCall]) -> [ChainGroup] {
    var order: [Key] = []
    var byKey: [Key: [VersionedCall]] = [:]
    for call in calls {
      guard let facts = call.facts, let site = call.site else { continue }
      let key = Key(chainStart: site.chainStart, swiftType: facts.swiftType)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(call)
    }
    return order.compactMap { key in
      guard let calls = byKey[key], calls.count <= groupLimit, let facts = calls.first?.facts else { return nil }
      return ChainGroup(facts: facts, calls: calls)
    }
  }
}
