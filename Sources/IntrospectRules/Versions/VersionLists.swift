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
    constants = Self.lists(of: project.constants(in: structure.tokens.source.path), reader)
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

  /// Without the constants that cannot be judged: by what they are for, or by who goes by them.
  private static func lists(of constants: [PredicateConstant], _ reader: VersionReader) -> [VersionedCall] {
    let constants = constants.filter { $0.value != nil && !reader.project.hasRival($0) }
    guard !constants.isEmpty else { return [] }
    // Each chain is read once, however many constants it goes by.
    let uses = reader.project.constantChains(naming: Set(constants.map(\.name))).flatMap { self.uses(in: $0, reader) }
    let byConstant = Dictionary(grouping: uses, by: \.constant)
    return constants.compactMap { list(of: $0, byConstant[$0.id] ?? [], reader) }
  }

  private static func list(
    of constant: PredicateConstant, _ uses: [ConstantUse], _ reader: VersionReader
  ) -> VersionedCall? {
    let stated = constant.viewType.flatMap(reader.facts(ofSwiftType:))
    let used = uses.compactMap(\.call.facts)
    // One that fits any view type is judged only where all calls have the same.
    guard let facts = stated ?? used.first, used.allSatisfy({ $0.swiftType == facts.swiftType }) else {
      return nil
    }
    return VersionedCall(constant, for: facts, uses: uses, reader)
  }

  /// The uses of all constants in a chain, one for each call and constant.
  private static func uses(in chain: ConstantChain, _ reader: VersionReader) -> [ConstantUse] {
    let calls = chain.sites.compactMap { VersionedCall($0, in: chain.structure, reader) }
    return groups(of: calls).flatMap { group in
      group.calls.flatMap { call -> [ConstantUse] in
        guard let site = call.site, !call.references.isEmpty else { return [] }
        let checksAvailability = chain.structure.checksAvailability(inClosureOf: site)
        let statedType = chain.structure.statedType(inClosureOf: site)
        var seen: Set<PredicateConstant.ID> = []
        return call.references.filter { seen.insert($0.constant).inserted }.map { constant, predicate in
          ConstantUse(
            constant: constant, source: chain.source, range: chain.structure.tokens.range(predicate.tokens),
            call: call, group: group, checksAvailability: checksAvailability, statedType: statedType)
        }
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
