import IntrospectSyntax

/// The probes that a project declares itself, by the names that calls use.
public struct ProjectProbes: Sendable {
  /// What is known of one probe.
  public struct Probe: Hashable, Sendable {
    public let timing: ProbeDeclaration.Timing
    public let isDeferred: Bool
    /// What callers write before the closure, where they write it in parentheses: the property of a view.
    public let labels: Set<String>
    /// What the closure takes; nil where declarations of the name disagree.
    public let nativeClass: String?
    /// The functions of that name, for a modifier.
    public let forms: Set<ProbeModifier>
  }

  /// By the name of the type.
  public let views: [String: Probe]
  /// By the name of the function.
  public let modifiers: [String: Probe]

  public init(_ files: [FileSummary] = []) {
    let declared = Dictionary(grouping: files.flatMap(\.probes), by: \.name)
    views = declared.mapValues { Self.probe($0) }
    let views = views
    let functions = Dictionary(grouping: files.flatMap(\.probeModifiers).filter { views[$0.probe] != nil }, by: \.name)
    modifiers = functions.mapValues { functions in
      let probes = functions.compactMap { views[$0.probe] }
      return Probe(
        timing: Self.agreed(probes.map(\.timing)), isDeferred: probes.allSatisfy(\.isDeferred),
        labels: [], nativeClass: Self.only(functions.map(\.nativeClass)), forms: Set(functions))
    }
  }

  /// Declarations that disagree, as for several platforms, leave open when the closure runs.
  private static func probe(_ declarations: [ProbeDeclaration]) -> Probe {
    Probe(
      timing: agreed(declarations.map(\.timing)), isDeferred: declarations.allSatisfy(\.isDeferred),
      labels: Set(declarations.map(\.property)), nativeClass: only(declarations.map(\.nativeClass)), forms: [])
  }

  private static func only(_ names: [String]) -> String? {
    Set(names).count == 1 ? names.first : nil
  }

  private static func agreed(_ timings: [ProbeDeclaration.Timing]) -> ProbeDeclaration.Timing {
    guard let first = timings.first, timings.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  public var isEmpty: Bool { views.isEmpty }

  /// All names that a call of a probe may have.
  public var names: Set<String> { Set(views.keys).union(modifiers.keys) }

  /// The probe that a call site is a call of; nil for one that the project does not declare.
  func probe(of site: CallSite) -> Probe? {
    switch site.api {
    case .ownProbe(let name): views[name] ?? modifiers[name]
    case .probe(let name): modifiers[name]
    case .introspect, .legacy, .legacySelector: nil
    }
  }
}
