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

  /// All that holds a list: calls and constants.
  public var all: [VersionedCall] { calls + constants }

  /// No lists at all.
  init() {
    calls = []
    constants = []
    groups = []
  }

  public init(_ structure: FileStructure, registry: Registry, project: ProjectContext, isOwnRegistry: Bool = false) {
    let reader = VersionReader(registry: registry, project: project, isOwnRegistry: isOwnRegistry)
    calls = structure.callSites.compactMap { VersionedCall($0, in: structure, reader) }
    constants = project.constants(in: structure.tokens.source.path).compactMap { Self.list(of: $0, reader) }
    groups =
      Self.groups(of: calls)
      + constants.compactMap { list in list.facts.map { ChainGroup(facts: $0, calls: [list]) } }
  }

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
      guard let calls = byKey[key], let facts = calls.first?.facts else { return nil }
      return ChainGroup(facts: facts, calls: calls)
    }
  }
}
