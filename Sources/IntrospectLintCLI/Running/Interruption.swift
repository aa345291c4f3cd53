/// Requests to end the process, such as Ctrl-C, held back while files are written.
public struct Interruption: Sendable {
  /// Runs `body`, which may ask whether a request has come. One that has ends the process afterwards.
  public var holding: @Sendable (_ body: (_ hasCome: () -> Bool) -> Void) -> Void

  public init(holding: @escaping @Sendable (_ body: (_ hasCome: () -> Bool) -> Void) -> Void) {
    self.holding = holding
  }

  /// Nobody asks.
  public static let none = Interruption { body in body { false } }
}
