import IntrospectFacts
import IntrospectSyntax

/// What one file adds to what is known of its project.
public struct FileSummary: Sendable {
  /// As the user or the walk gave it.
  public let path: String
  /// Where the names of the file's probes for views stand, in the order of the source.
  public let probeCalls: [SourceRange]
  /// The view types that the file's calls name: `list(style: .plain)`.
  public let callForms: Set<String>
  /// How many calls of the file name each version themselves.
  public let callsByVersion: [PlatformVersion: Int]
  /// The functions `introspect…` that the file declares.
  public let introspectFunctions: [IntrospectFunction]
  /// Whether the file is part of a copy of the library.
  public let holdsLibraryCopy: Bool
  /// By the name of the static member: the types that it may stand for.
  public let viewTypes: [String: Set<String>]
  /// Functions that the file adds to `PlatformViewVersionPredicate`, by name.
  public let predicates: Set<String>
  /// The version constants that the file adds to the library's, or to types of its own.
  public let versionConstants: Set<VersionConstant>
  /// The constants of the file that stand for predicates.
  public let predicateConstants: [PredicateConstant]
  /// The chains of the file with a call that goes by such a constant, wherever that is declared.
  public let constantChains: [ConstantChain]
  /// The probes that the file declares, in the order of the source.
  public let probes: [ProbeDeclaration]
  /// The functions of views in the file that hand a closure on to what may be a probe.
  public let probeModifiers: [ProbeModifier]

  /// - Parameters:
  ///   - countsProbes: whether the file's probes are of interest.
  ///   - file: what is equal for one file, however a run names it; its path where nothing is said.
  public init(_ structure: FileStructure, countsProbes: Bool = true, file: String? = nil) {
    path = structure.tokens.source.path
    let file = file ?? path
    probeCalls =
      countsProbes
      ? structure.callSites.filter(structure.isProbeForView).map { structure.tokens[$0.nameToken].range } : []
    callForms = Set(structure.callSites.compactMap { $0.viewType?.callForm })
    callsByVersion = Self.callsByVersion(structure)
    var reader = ProjectDeclarationReader(structure)
    reader.read()
    introspectFunctions = reader.introspectFunctions
    holdsLibraryCopy = reader.holdsLibraryCopy
    viewTypes = reader.viewTypes
    predicates = reader.predicates
    versionConstants = reader.versionConstants
    predicateConstants = PredicateConstantReader(structure, file: file).read()
    constantChains = ConstantChain.chains(of: structure, file: file)
    let probeReader = ProbeDeclarationReader(structure: structure)
    probes = probeReader.probes()
    probeModifiers = probeReader.modifiers()
  }

  /// A version in a clause that no build can match is written, but proves nothing.
  private static func callsByVersion(_ structure: FileStructure) -> [PlatformVersion: Int] {
    var calls: [PlatformVersion: Int] = [:]
    for site in structure.callSites where site.api == .introspect && site.viewType != nil {
      let place = PlaceConditions(of: site, in: structure.tokens)
      let named = site.predicates.reduce(into: Set<PlatformVersion>()) { $0.formUnion($1.versions(in: place)) }
      for version in named { calls[version, default: 0] += 1 }
    }
    return calls
  }
}

/// A function that a project declares under a name like the library's.
public struct IntrospectFunction: Hashable, Comparable, Sendable {
  public let name: String
  /// The labels of its parameters, `_` for none: `_:on:customize:`.
  public let labels: String
  /// Whether it is compiled only where the library is not there: a stand-in for other platforms.
  public let replacesLibrary: Bool

  public static func < (left: IntrospectFunction, right: IntrospectFunction) -> Bool {
    if left.name != right.name { return left.name < right.name }
    if left.labels != right.labels { return left.labels < right.labels }
    return left.replacesLibrary && !right.replacesLibrary
  }
}

/// A constant that a project adds to the versions of a view type.
public struct VersionConstant: Hashable, Sendable {
  public let name: String
  public let platform: Platform
  /// The view type that it is declared for; nil where it may be any.
  public let viewType: String?

  public init(name: String, platform: Platform, viewType: String?) {
    self.name = name
    self.platform = platform
    self.viewType = viewType
  }
}
