import Dispatch

/// A value that several threads read and change. All access goes through the semaphore, which makes it safe to share.
final class Protected<Value: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Gives the value to `body`, and to nobody else until that returns.
  func withValue<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    lock.wait()
    defer { lock.signal() }
    return try body(&value)
  }
}
