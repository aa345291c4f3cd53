/// A constant that came earlier or later than its version and its form would say.
///
/// Source: the tags of SwiftUIIntrospect, 0.4.0 to 27.0.0-beta.2.
struct SinceException: Sendable {
  let callForm: String
  let target: PlatformVersion
  let since: LibraryVersion

  private init(_ callForm: String, _ platform: Platform, _ version: OSVersion, _ since: LibraryVersion) {
    self.callForm = callForm
    self.target = PlatformVersion(platform, version)
    self.since = since
  }

  static let all = [
    // Missing in 1.2.0, which brought the version to the other forms.
    SinceException("colorPicker", .visionOS, 2, LibraryVersion(1, 3, 0)),
    SinceException("form(style: .grouped)", .visionOS, 2, LibraryVersion(1, 3, 0)),
    SinceException("map", .iOS, 18, LibraryVersion(1, 3, 0)),
    // Marked unavailable in the first three betas of 1.4.0.
    SinceException("tabView", .macOS, 26, LibraryVersion(1, 4, 0, "beta.4")),
    // Unavailable today, and once available: see `RemovedMember`.
    SinceException("navigationSplitView", .tvOS, 18, LibraryVersion(1, 2, 0)),
    SinceException("toggle(style: .button)", .macOS, 26, LibraryVersion(1, 4, 0, "beta.1")),
  ]
}

/// Versions of a form that some releases of the library had and later ones do not.
public struct RemovedMember: Sendable, Hashable {
  public let callForm: String
  public let platform: Platform
  public let versions: [OSVersion]
  public let nativeClass: String
  /// The first release that had them.
  public let since: LibraryVersion
  /// The first release without them.
  public let removedIn: LibraryVersion
  /// What became of them.
  public let reason: String

  /// Whether `release` of the library has these versions.
  public func exists(in release: LibraryVersion) -> Bool { since <= release && release < removedIn }

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  private init(
    _ callForm: String, _ platform: Platform, _ versions: ClosedRange<OSVersion>, _ nativeClass: String,
    since: LibraryVersion, removedIn: LibraryVersion, _ reason: String
  ) {
    self.callForm = callForm
    self.platform = platform
    self.versions = platform.constants(in: versions)
    self.nativeClass = nativeClass
    self.since = since
    self.removedIn = removedIn
    self.reason = reason
  }

  private static let hang = "an Apple bug could hang the whole app (siteline/swiftui-introspect issue 400)"
  private static let viewChangedClass = "'.view' gives a UIView instead, and no longer looks at ancestors by default"

  /// Source: the tags of SwiftUIIntrospect, 0.4.0 to 27.0.0-beta.2.
  public static let all = [
    RemovedMember(
      "view", .iOS, 13...16, "UIViewController",
      since: LibraryVersion(0, 4, 0), removedIn: LibraryVersion(0, 7, 0), viewChangedClass),
    RemovedMember(
      "view", .iOS, 17...17, "UIViewController",
      since: LibraryVersion(0, 6, 0), removedIn: LibraryVersion(0, 7, 0), viewChangedClass),
    RemovedMember(
      "view", .tvOS, 13...16, "UIViewController",
      since: LibraryVersion(0, 4, 0), removedIn: LibraryVersion(0, 7, 0), viewChangedClass),
    RemovedMember(
      "view", .tvOS, 17...17, "UIViewController",
      since: LibraryVersion(0, 6, 0), removedIn: LibraryVersion(0, 7, 0), viewChangedClass),
    RemovedMember(
      "toggle", .visionOS, 1...1, "UISwitch",
      since: LibraryVersion(0, 11, 0), removedIn: LibraryVersion(1, 1, 0), "support on visionOS ended with 1.1.0"),
    RemovedMember(
      "toggle(style: .switch)", .visionOS, 1...1, "UISwitch",
      since: LibraryVersion(0, 11, 0), removedIn: LibraryVersion(1, 1, 0), "support on visionOS ended with 1.1.0"),
    RemovedMember(
      "signInWithAppleButton", .iOS, 14...17, "ASAuthorizationAppleIDButton",
      since: LibraryVersion(0, 7, 0), removedIn: LibraryVersion(1, 1, 3), hang),
    RemovedMember(
      "signInWithAppleButton", .tvOS, 14...17, "ASAuthorizationAppleIDButton",
      since: LibraryVersion(0, 7, 0), removedIn: LibraryVersion(1, 1, 3), hang),
    RemovedMember(
      "signInWithAppleButton", .macOS, 11...14, "ASAuthorizationAppleIDButton",
      since: LibraryVersion(0, 7, 0), removedIn: LibraryVersion(1, 1, 3), hang),
    RemovedMember(
      "signInWithAppleButton", .visionOS, 1...1, "ASAuthorizationAppleIDButton",
      since: LibraryVersion(0, 11, 0), removedIn: LibraryVersion(1, 1, 3), hang),
    RemovedMember(
      "navigationSplitView", .tvOS, 18...18, "UINavigationController",
      since: LibraryVersion(1, 2, 0), removedIn: LibraryVersion(1, 3, 0),
      "from tvOS 18 NavigationSplitView has no UIKit controller under it"),
    RemovedMember(
      "tabView", .macOS, 15...15, "NSTabView",
      since: LibraryVersion(1, 2, 0), removedIn: LibraryVersion(1, 4, 0, "beta.1"),
      "withdrawn in three betas; 1.4.0-beta.4 brought it back"),
    RemovedMember(
      "toggle(style: .button)", .macOS, 26...26, "NSButton",
      since: LibraryVersion(1, 4, 0, "beta.1"), removedIn: LibraryVersion(26, 0, 0),
      "from macOS 26 a button-style Toggle has no NSButton under it"),
  ]
}

// MARK: - Features and faults

/// Something of the library beside its view types that a release brought.
public enum LibraryFeature: Sendable, CaseIterable {
  /// The module `SwiftUIIntrospect` with `introspect(_:on:customize:)`.
  case modernModule
  /// `.iOS(.v15...)`, behind `@_spi(Advanced)`.
  case ranges
  /// The name `Advanced` of the group that was `Internals` before.
  case advancedSPI
  /// The predicate `.visionOS(…)`.
  case visionOS
  /// The property wrapper `@Weak`, behind `@_spi(Advanced)`.
  case weakWrapper

  /// Source: the tags of SwiftUIIntrospect.
  public var since: LibraryVersion {
    switch self {
    case .modernModule: LibraryVersion(0, 4, 0)
    case .ranges, .advancedSPI: LibraryVersion(0, 8, 0)
    case .visionOS: LibraryVersion(0, 11, 0)
    case .weakWrapper: LibraryVersion(0, 12, 0)
    }
  }
}

/// A known fault of the library that a newer release does not have.
public struct LibraryFault: Sendable, Hashable {
  /// The first release with it.
  public let since: LibraryVersion
  /// The first release without it.
  public let fixedIn: LibraryVersion
  /// What goes wrong, after "this version …".
  public let summary: String
  /// The only form that it touches; nil for all.
  public let callForm: String?

  /// Whether `release` of the library has the fault.
  public func affects(_ release: LibraryVersion) -> Bool { since <= release && release < fixedIn }

  /// Source: SwiftUIIntrospect's change log, pull request 512, issues 400 and 441.
  public static let all = [
    LibraryFault(
      since: LibraryVersion(0, 6, 1), fixedIn: LibraryVersion(26, 0, 1),
      summary: "keeps an entry for every introspected view for the life of the app, and a pointer that may dangle",
      callForm: nil),
    LibraryFault(
      since: LibraryVersion(1, 4, 0, "beta.3"), fixedIn: LibraryVersion(26, 0, 0),
      summary: "runs each closure twice, at once and again on the main queue",
      callForm: nil),
    LibraryFault(
      since: LibraryVersion(0, 7, 0), fixedIn: LibraryVersion(1, 1, 3),
      summary: "can hang the app when '.signInWithAppleButton' is introspected",
      callForm: "signInWithAppleButton"),
  ]
}
