import IntrospectFacts
import IntrospectSyntax

/// The constants of a project that stand for predicates, and the calls that go by them.
struct PredicateConstants: Sendable {
  /// By the file, as the run names it, in the order of the source.
  let byPath: [String: [PredicateConstant]]
  /// In the order of their files and places.
  private let chains: [ConstantChain]
  /// The places in `chains` of those with a call that goes by a name, in order.
  private let chainPlaces: [PredicateName: [Int]]
  /// How many calls name each version by constants alone.
  private(set) var callsByVersion: [PlatformVersion: Int] = [:]

  private let byName: [PredicateName: [PredicateConstant]]

  /// - Parameter viewTypes: the project's own, by the member.
  init(_ files: [FileSummary], viewTypes: [String: Set<String>]) {
    byPath = Dictionary(
      files.filter { !$0.predicateConstants.isEmpty }.map { ($0.path, $0.predicateConstants) },
      uniquingKeysWith: { first, _ in first })
    byName = Dictionary(grouping: files.flatMap(\.predicateConstants), by: \.name)
    // Within a file they are in order already.
    chains = files.filter { !$0.constantChains.isEmpty }.sorted { left, right in
      left.constantChains[0].file.utf8.lexicographicallyPrecedes(right.constantChains[0].file.utf8)
    }.flatMap(\.constantChains)
    var places: [PredicateName: [Int]] = [:]
    for (place, chain) in chains.enumerated() {
      for name in chain.names { places[name, default: []].append(place) }
    }
    chainPlaces = places
    for chain in chains {
      for site in chain.sites { count(site, in: chain, viewTypes) }
    }
  }

  /// The one constant that a name can mean in a call for a view type in the file at `path`.
  func constant(
    _ name: PredicateName, for facts: ViewTypeFacts?, swiftType: String?, in path: String
  ) -> PredicateConstant? {
    let fitting = byName[name, default: []].filter { $0.fits(facts, swiftType: swiftType, in: path) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The chains with a call that goes by one of some names, in the order of their files and places.
  func chains(naming names: Set<PredicateName>) -> [ConstantChain] {
    Set(names.flatMap { chainPlaces[$0] ?? [] }).sorted().map { chains[$0] }
  }

  func hasRival(_ constant: PredicateConstant) -> Bool {
    byName[constant.name, default: []].contains(where: constant.competes)
  }

  /// Counts the versions that a call names by its constants and not itself.
  private mutating func count(_ site: CallSite, in chain: ConstantChain, _ viewTypes: [String: Set<String>]) {
    guard let viewType = site.viewType else { return }
    // The names of the library's types are the same in every release.
    let facts = viewTypes[viewType.member] == nil ? Registry.current.viewType(callForm: viewType.callForm) : nil
    let own = viewTypes[viewType.member].flatMap { $0.count == 1 ? $0.first : nil }
    let place = PlaceConditions(of: site, in: chain.structure.tokens)
    var named: Set<PlatformVersion> = []
    var written: Set<PlatformVersion> = []
    for predicate in site.predicates {
      if let name = PredicateName(predicate, of: site, in: chain.structure) {
        let constant = constant(name, for: facts, swiftType: facts?.swiftType ?? own, in: chain.source.path)
        guard let constant else { continue }
        named.formUnion(constant.value?.versions(in: place) ?? [])
      } else {
        written.formUnion(predicate.versions(in: place))
      }
    }
    for version in named.subtracting(written) { callsByVersion[version, default: 0] += 1 }
  }
}

extension ConstantChain {
  /// The names of the constants that the chain goes by, each once.
  fileprivate var names: Set<PredicateName> {
    Set(sites.flatMap { site in site.predicates.compactMap { PredicateName($0, of: site, in: structure) } })
  }
}

extension CallSite.Predicate {
  /// The versions that are named here and that some build with `place` can match.
  func versions(in place: PlaceConditions) -> Set<PlatformVersion> {
    guard case .versions(let name, let versions) = form, let platform = Platform(rawValue: name),
      place.mayBuild(for: platform)
    else { return [] }
    return Set(versions.compactMap { OSVersion(memberName: $0.member) }.map { PlatformVersion(platform, $0) })
  }
}
