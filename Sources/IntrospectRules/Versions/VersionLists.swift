import IntrospectFacts
import IntrospectSyntax

/// The version lists of one file: what all rules about them start from.
public struct VersionLists: Sendable {
  /// In the order of the source.
  public let calls: [VersionedCall]
  /// The calls of known view types, by chain and type, in the order of their first calls.
  public let groups: [ChainGroup]

  /// No lists at all.
  init() {
    calls = []
    groups = []
  }

  public init(_ structure: FileStructure, registry: Registry, project: ProjectContext, isOwnRegistry: Bool = false) {
    calls = structure.callSites.compactMap {
      VersionedCall(
        $0, in: structure.tokens, registry: registry, project: project, isOwnRegistry: isOwnRegistry)
    }
    groups = Self.groups(of: calls)
  }

  private struct Key: Hashable {
    let chainStart: Int
    let swiftType: String
  }

  private static func groups(of calls: [VersionedCall]) -> [ChainGroup] {
    var order: [Key] = []
    var byKey: [Key: [VersionedCall]] = [:]
    for call in calls {
      guard let facts = call.facts else { continue }
      let key = Key(chainStart: call.site.chainStart, swiftType: facts.swiftType)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(call)
    }
    return order.compactMap { key in
      guard let calls = byKey[key], let facts = calls.first?.facts else { return nil }
      return ChainGroup(facts: facts, calls: calls)
    }
  }
}
