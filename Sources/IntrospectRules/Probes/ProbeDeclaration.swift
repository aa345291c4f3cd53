import IntrospectFacts
import IntrospectSyntax

/// A view of the project's own that hands a native object to a closure, as far as one file tells.
public struct ProbeDeclaration: Hashable, Sendable {
  /// When the closure runs.
  public enum Timing: Hashable, Sendable {
    /// At each update of the view.
    case everyUpdate
    /// When the native view is made, and not again.
    case once
    /// Only under some condition, or nobody can tell.
    case unknown
  }

  /// The type that represents a native view or controller.
  public let name: String
  /// The stored property that holds the closure.
  public let property: String
  /// What the closure takes, as it is written: `UIWindow`, `V`.
  public let nativeClass: String
  public let timing: Timing
  /// Whether the closure runs a main-queue turn later, and not inside the update of the view.
  public let isDeferred: Bool
}

/// A function of the project that hands its closure on to a probe: `.withHostingWindow { window in … }`.
public struct ProbeModifier: Hashable, Sendable {
  public let name: String
  /// One parameter, as calls see it.
  public struct Parameter: Hashable, Sendable {
    /// Nil where callers write nothing.
    public let label: String?
    /// Whether a type is asked for: `UIScrollView.self`.
    public let isMetatype: Bool
  }

  public let parameters: [Parameter]
  /// The place of the closure among the parameters.
  public let closure: Int
  /// The name of the type that the closure is handed to.
  public let probe: String
  /// What the closure takes, as it is written.
  public let nativeClass: String
}
