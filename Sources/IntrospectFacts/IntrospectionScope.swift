/// Where the library looks for the native object.
///
/// Source: `IntrospectionScope` in SwiftUIIntrospect's Sources/Introspect.swift.
public struct IntrospectionScope: OptionSet, Sendable, Hashable, CustomStringConvertible {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view that the modifier is applied to.
  public static let receiver = IntrospectionScope(rawValue: 1 << 0)
  /// What encloses the view that the modifier is applied to.
  public static let ancestor = IntrospectionScope(rawValue: 1 << 1)

  /// `receiver`, `ancestor`, or `receiver+ancestor`: the receiver is tried first.
  public var description: String {
    switch (contains(.receiver), contains(.ancestor)) {
    case (true, true): "receiver+ancestor"
    case (true, false): "receiver"
    case (false, true): "ancestor"
    case (false, false): "none"
    }
  }
}
