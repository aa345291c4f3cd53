import IntrospectFacts

/// What becomes of a call, or of a list that calls go by, on one version of a platform.
public enum VersionFate: Hashable, Sendable {
  /// The version is named, and its class is what the closure takes.
  case runs
  /// A range takes the version in. Nobody looks after the class there but this program.
  case runsInRange
  /// The version is not named and can be: nothing speaks against it.
  case extendable
  /// From `version` on the view has other native classes.
  case changesClass(at: OSVersion, to: [String])
  /// The closure does not run, for a reason that is known.
  case silent(SilenceReason)
  /// Nothing can be said.
  case unknown(Doubt)
}

/// Why a closure does not run on a version.
public enum SilenceReason: Hashable, Sendable {
  // Somebody has chosen that, or nothing is lost.

  /// The call names no version of the platform.
  case namesNone
  /// Another call of the chain covers the version.
  case coveredBesides
  /// Another call of the chain goes on to this version, the one before.
  case continuedBesides(OSVersion)
  /// `#if` or `#available` keeps the version away.
  case excluded
  /// No device with the version can run the app.
  case belowTarget(DeploymentTarget)
  /// A comment silences what would be said of the list.
  case suppressed

  // All others.

  case empty
  /// The list stops with a version, and leaves out another one that comes before the version in question.
  case endsEarlier(OSVersion, leavingOut: OSVersion)
  /// The list goes on with a later version: leaving this one out may be meant.
  case gap(before: OSVersion)
  /// The library has nothing there, in words that may follow a colon.
  case unavailable(String)
  /// The versions of one call have no class in common.
  case mixedClasses
  /// The closure states a type that is none of the classes there.
  case statedType(String, classes: [String])
  /// The release of the library in use lacks the version.
  case libraryTooOld(needs: LibraryVersion, has: LibraryVersion, origin: String?)
  /// Nobody knows whether the release of the library in use has the version.
  case libraryUnknown(needs: LibraryVersion?)
  /// A call that goes by the constant names the version itself, and would name it twice.
  case namedByUse

  /// Whether the silence is meant, or costs nothing.
  public var isChosen: Bool {
    switch self {
    case .namesNone, .coveredBesides, .continuedBesides, .excluded, .belowTarget, .suppressed: true
    case .empty, .endsEarlier, .gap, .unavailable, .mixedClasses, .statedType, .libraryTooOld, .libraryUnknown,
      .namedByUse:
      false
    }
  }
}

/// Why nothing can be said of a call.
public enum Doubt: Hashable, Sendable {
  /// The view type comes from elsewhere.
  case viewType
  /// Something on the chain may cover the version: an expression, a constant or a version from elsewhere.
  case predicate
  /// The project holds a copy of the library.
  case ownLibrary
  /// The library in use is newer than all that is known of it.
  case newerLibrary(LibraryVersion)
  /// The facts that the file is judged by end before the version.
  case newerVersion
}
