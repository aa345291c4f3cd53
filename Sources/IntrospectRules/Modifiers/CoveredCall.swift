import IntrospectFacts
import IntrospectSyntax

/// One call whose code could be read, with what SwiftUI has for each thing that the code does.
public struct CoveredCall: Sendable, Hashable {
  /// One statement that does something.
  public struct Use: Sendable, Hashable {
    /// What it sets or calls, as it is written behind the native object: `tabBar.isHidden`; nil for anything else.
    public let member: String?
    /// What does the same on the view, the best first; empty for what nothing is known to do.
    public let modifiers: [NativeModifier]

    /// What does the same on each of these versions and later; nil where nothing does.
    public func modifier(from versions: [Platform: OSVersion]) -> NativeModifier? {
      modifiers.first { $0.isAvailable(from: versions) }
    }
  }

  /// What is looked for, `.list(style: .plain)`, or the function that is called.
  public let name: String
  /// The name of the call.
  public let range: SourceRange
  /// The platforms that the call may run on; empty where that is not known.
  public let platforms: [Platform]
  /// In order of place; empty where the code does nothing.
  public let uses: [Use]
  /// Whether a comment silences what would be said of the call.
  public let isSilenced: Bool

  /// Whether SwiftUI has something for all that the code does, on each platform of the call, from these versions on.
  ///
  /// False where the version of one of the platforms is missing.
  public func isWhole(from versions: [Platform: OSVersion]) -> Bool {
    guard !uses.isEmpty, !platforms.isEmpty, platforms.allSatisfy({ versions[$0] != nil }) else { return false }
    let own = versions.filter { platforms.contains($0.key) }
    return uses.allSatisfy { $0.modifier(from: own) != nil }
  }

  /// Whether SwiftUI has something for all that the code does from some version on.
  public var canBeWhole: Bool {
    guard !uses.isEmpty else { return false }
    guard !platforms.isEmpty else { return uses.allSatisfy { !$0.modifiers.isEmpty } }
    let latest = OSVersion(Int.max)
    return isWhole(from: Dictionary(uniqueKeysWithValues: platforms.map { ($0, latest) }))
  }

  /// The lowest version of a platform from which on SwiftUI has something for all that the code does, where the other
  /// platforms stay at these versions; nil where there is none.
  public func firstWholeVersion(on platform: Platform, with versions: [Platform: OSVersion]) -> OSVersion? {
    guard platforms.contains(platform) else { return nil }
    let known = Set(uses.flatMap(\.modifiers).compactMap { $0.knownMinimum(on: platform) })
    return known.sorted().first { version in
      if let own = versions[platform], version <= own { return false }
      return isWhole(from: versions.merging([platform: version]) { $1 })
    }
  }
}

extension FileContext {
  /// The calls of the file, in order of place; nil for one whose code, or what it is given, cannot be read.
  ///
  /// - Parameter assumed: what to take for the deployment targets where none is known: without one, nobody knows where
  ///   a call runs that has no list.
  public func coveredCalls(assuming assumed: [Platform: OSVersion] = [:]) -> [CoveredCall?] {
    var file = self
    if settings.targets.isEmpty, !assumed.isEmpty {
      var settings = settings
      settings.targets = assumed.mapValues { DeploymentTarget($0) }
      file = FileContext(
        structure: structure, registry: registry, project: project, settings: settings, declarations: declarations)
    }
    return file.callSites.filter(file.isCallSite).map(file.coveredCall)
  }

  private func coveredCall(_ site: CallSite) -> CoveredCall? {
    guard let coverage = modifierCoverage(of: site) else { return nil }
    let range = tokens.range(site.nameToken..<site.nameToken + 1)
    let finding = Diagnostic(rule: NativeModifierAvailableRule.info.id, severity: .note, message: "", range: range)
    return CoveredCall(
      name: site.viewType.map { "." + $0.callForm } ?? tokens.name(site.nameToken), range: range,
      platforms: coverage.platforms,
      uses: coverage.statements.map { statement in
        .init(member: statement.member, modifiers: statement.modifiers.filter { !$0.isOnScene })
      },
      isSilenced: suppressions.cover.first(covering: finding) != nil)
  }
}
