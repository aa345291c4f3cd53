import IntrospectFacts
import IntrospectSyntax

/// One place where code reaches through SwiftUI to UIKit or AppKit, or carries views from one to the other.
public struct NativeSite: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A call of the library, of its 0.x module too.
    case introspection
    /// A call of a home-made probe.
    case probe
    /// A type that shows a native view or controller in SwiftUI.
    case representable
    /// A native object that shows SwiftUI views: a subclass of one, or a place where one is made.
    case host
  }

  public let kind: Kind
  /// What is called or conformed to: `introspect`, `extract`, `UIViewRepresentable`, `UIHostingController`.
  public let name: String
  /// The declarations around it, outermost first: `FeedView.body`; the type itself for one; empty at the top of a file.
  public let symbol: String
  /// The view type as the registry spells it, `.list(style: .plain)`; of a host, the view in it, where that is plain to
  /// see; empty where there is nothing to tell.
  public let view: String
  /// The classes that the code may be handed, or that the type makes; empty where nobody knows.
  public let nativeClasses: [String]
  /// Where the library looks; nil for what has no scope.
  public let scope: String?
  /// The version lists as they are written: `.iOS(.v17, .v18)`.
  public let predicates: [String]
  /// What the call does on each platform that it or its chain names; empty where it names none.
  public let platforms: [SiteVersions]
  /// Whether its versions hang on code that cannot be read.
  public let isOpaque: Bool
  /// From the period to the last closure; of a declaration all of it.
  public let range: SourceRange
  /// The name of the call or of the type.
  public let nameRange: SourceRange
}

/// What a call does on the versions of one platform.
public struct SiteVersions: Sendable, Hashable {
  public enum Verdict: String, Sendable, CaseIterable {
    /// The call names the version.
    case runs
    /// A range of the call takes the version in.
    case range
    /// Another call of the chain names the version.
    case sibling
    /// The version is asked for, the view has a native class there, and nothing of the chain runs.
    case silent
    /// The call names the version and does not compile.
    case broken
    /// The view has no native class there, or SwiftUI has no such view.
    case absent
    /// An `#if` or an availability check leaves the version out.
    case excluded
    /// Below the deployment target, or newer than what can be asked for.
    case notAsked
    /// The list hangs on code that cannot be read.
    case unknown
  }

  public struct Column: Sendable, Hashable {
    public let version: OSVersion
    public let verdict: Verdict
    /// What the closure gets, or would get; nil where there is none, or nobody knows.
    public let nativeClass: String?
  }

  public let platform: Platform
  /// The newest version that a list can be asked to name; nil where there is none.
  public let newest: OSVersion?
  /// Every version of the platform that the registry knows, oldest first.
  public let columns: [Column]
}
