import Dispatch

/// What a command leaves behind when it is done: the end of the process frees it at once, where taking it apart piece by
/// piece shows in the time of a run.
///
/// All access goes through the semaphore, which makes it safe to share.
final class Leftovers: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var kept: [any Sendable] = []

  /// Keeps a value for as long as the tool is there.
  func keep(_ value: some Sendable) {
    lock.wait()
    defer { lock.signal() }
    kept.append(value)
  }
}
