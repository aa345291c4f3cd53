import IntrospectFacts

extension VersionFate {
  /// What there is to say, behind a colon and without a final stop; nil for what runs and for what can be extended.
  public func words(for target: PlatformVersion) -> String? {
    switch self {
    case .runs, .runsInRange, .extendable: nil
    case .changesClass(let version, _): "class changes at \(version.displayName): belongs in a second modifier"
    case .silent(let reason): reason.words(for: target)
    case .unknown(let doubt): doubt.words(for: target)
    }
  }
}

extension SilenceReason {
  /// Behind a colon, without a final stop.
  public func words(for target: PlatformVersion) -> String {
    let platform = target.platform.name
    switch self {
    case .namesNone: return "names no \(platform) version"
    case .coveredBesides: return "another call on the chain covers \(target.displayName)"
    case .continuedBesides(let version):
      return "another call on the chain goes on to \(platform) \(version.displayName)"
    case .excluded: return "'#if' or '#available' keeps it from \(target.displayName)"
    case .belowTarget(let bound):
      let origin = bound.origin.map { " (\($0))" } ?? ""
      return "the deployment target is \(platform) \(bound.lowest.displayName)\(origin)"
    case .suppressed: return "a comment silences 'stale-version-list' here"
    case .empty: return "the list is empty"
    case .endsEarlier(let last, let next):
      return "ends with \(platform) \(last.displayName), without \(next.displayName): a gap may be meant"
    case .gap(let later): return "goes on with \(platform) \(later.displayName): a gap may be meant"
    case .unavailable(let reason): return reason
    case .mixedClasses: return "does not compile: its versions have no native class in common"
    case .statedType(let type, let classes):
      return "the closure takes \(type), and \(target.displayName) has \(classes.joined(separator: " or "))"
    case .libraryTooOld(let needed, let own, let origin):
      return "needs \(needed), you have \(own)" + (origin.map { " (\($0))" } ?? "")
    case .libraryUnknown(let needed):
      let release = needed.map { "needs \($0), and " } ?? ""
      return "\(release)no pin tells which release of SwiftUI Introspect is in use; 'library:' in .lint.yml names it"
    case .namedByUse: return "a call that goes by it names \(target.displayName) as well"
    }
  }
}

extension Doubt {
  /// Behind a colon, without a final stop.
  public func words(for target: PlatformVersion) -> String {
    switch self {
    case .viewType: "the view type comes from elsewhere"
    case .predicate: "what 'on:' stands for on the chain is not known in full"
    case .ownLibrary: "the project has a copy of the library, which '--registry' can read"
    case .newerLibrary(let release):
      "SwiftUI Introspect \(release) is newer than this program; '--registry' reads a checkout of it"
    case .newerVersion: "the checkout of the library that is gone by does not know \(target.displayName)"
    }
  }
}
