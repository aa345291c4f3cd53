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
  public let timing: Timing
  /// Whether the closure runs a main-queue turn later, and not inside the update of the view.
  public let isDeferred: Bool
}

/// A function of the project that hands its closure on to a probe: `.withHostingWindow { window in … }`.
public struct ProbeModifier: Hashable, Sendable {
  public let name: String
  /// What callers write before the closure; nil for nothing.
  public let label: String?
  /// The name of the type that the closure is handed to.
  public let probe: String
}
