import IntrospectFacts
import IntrospectSyntax

/// What is known beyond one file: what all the files of a project hold together.
///
/// The same whatever order the files were read in.
public struct ProjectContext: Sendable {
  /// How many calls of the project name each version, themselves or by a constant.
  public let callsByVersion: [PlatformVersion: Int]
  /// The newest version that any call of the project names, per platform.
  ///
  /// Stands in for the version of the library that the project uses, where nothing else tells.
  public let newestVersionUsed: [Platform: OSVersion]
  /// The functions `introspect…` that the project declares, in the order of their names.
  public let introspectFunctions: [IntrospectFunction]
  /// Whether the project holds a copy of the library, whose versions and view types are its own.
  public let holdsLibraryCopy: Bool
  /// The project's own view types: the types that each member of `IntrospectableViewType` may stand for.
  public let viewTypes: [String: Set<String>]
  /// The platform functions that the project adds to the library's predicate: `iOS` may then take anything.
  public let predicates: Set<String>

  /// The project's calls of probes for views, by path and place.
  public let probeCalls: [(path: String, range: SourceRange)]

  /// The view types that the project's calls name.
  public let callForms: Set<String>
  /// The places that pin the library, by path.
  public let pins: [LibraryPinPlace]

  /// The probes that the project declares itself.
  public let probes: ProjectProbes

  private let versionConstants: Set<VersionConstant>
  private let predicateConstants: PredicateConstants

  /// - Parameters:
  ///   - files: one summary for each file that mentions the library or a probe, in any order.
  ///   - pins: the places that pin the library, in any order.
  public init(_ files: [FileSummary] = [], pins: [LibraryPinPlace] = []) {
    var calls: [PlatformVersion: Int] = [:]
    var newest: [Platform: OSVersion] = [:]
    var viewTypes: [String: Set<String>] = [:]
    for file in files {
      for (version, count) in file.callsByVersion { calls[version, default: 0] += count }
      for (member, types) in file.viewTypes { viewTypes[member, default: []].formUnion(types) }
    }
    let predicateConstants = PredicateConstants(files, viewTypes: viewTypes)
    for (version, count) in predicateConstants.callsByVersion { calls[version, default: 0] += count }
    for version in calls.keys {
      newest[version.platform] = max(newest[version.platform] ?? version.version, version.version)
    }
    self.predicateConstants = predicateConstants
    callsByVersion = calls
    newestVersionUsed = newest
    introspectFunctions = Set(files.flatMap(\.introspectFunctions)).sorted()
    holdsLibraryCopy = files.contains(where: \.holdsLibraryCopy)
    self.viewTypes = viewTypes
    probes = ProjectProbes(files)
    predicates = files.reduce(into: []) { $0.formUnion($1.predicates) }
    versionConstants = files.reduce(into: []) { $0.formUnion($1.versionConstants) }
    callForms = files.reduce(into: []) { $0.formUnion($1.callForms) }
    self.pins = pins.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    probeCalls = files.filter { !$0.probeCalls.isEmpty }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .flatMap { file in file.probeCalls.map { (path: file.path, range: $0) } }
  }

  /// Whether the project itself declares a function of that name, in code that is compiled beside the library.
  public func declaresFunction(named name: String) -> Bool {
    introspectFunctions.contains { $0.name == name && !$0.replacesLibrary }
  }

  /// The type that `member` stands for, where the project declares exactly one.
  public func viewType(ofMember member: String) -> String? {
    guard let types = viewTypes[member], types.count == 1 else { return nil }
    return types.first
  }

  /// The constants that stand for predicates in the file at `path`, in the order of the source.
  func constants(in path: String) -> [PredicateConstant] { predicateConstants.byPath[path] ?? [] }

  /// What a name means in a call for a view type in the file at `path`, where exactly one constant can be meant.
  func constant(
    _ name: PredicateName, for facts: ViewTypeFacts?, swiftType: String?, in path: String
  ) -> PredicateConstant? {
    predicateConstants.constant(name, for: facts, swiftType: swiftType, in: path)
  }

  /// Whether the name of a constant may mean another one as well.
  func hasRival(_ constant: PredicateConstant) -> Bool { predicateConstants.hasRival(constant) }

  /// The chains with a call that goes by a constant of one of some names, in the order of their files and places.
  func constantChains(naming names: Set<PredicateName>) -> [ConstantChain] { predicateConstants.chains(naming: names) }

  /// Whether a constant of the project may be what `member` means in a list for `viewType`; nil for any type.
  public func declaresVersion(_ member: String, of viewType: String?, on platform: Platform) -> Bool {
    let anyType = VersionConstant(name: member, platform: platform, viewType: nil)
    guard let viewType else {
      return versionConstants.contains { $0.name == member && $0.platform == platform }
    }
    return versionConstants.contains(anyType)
      || versionConstants.contains(VersionConstant(name: member, platform: platform, viewType: viewType))
  }

  /// The constants that the project declares for `viewType` on `platform`; nil where some may be for any type.
  public func declaredVersions(of viewType: String, on platform: Platform) -> Set<String>? {
    let onPlatform = versionConstants.filter { $0.platform == platform }
    if onPlatform.contains(where: { $0.viewType == nil }) { return nil }
    return Set(onPlatform.filter { $0.viewType == viewType }.map(\.name))
  }
}
