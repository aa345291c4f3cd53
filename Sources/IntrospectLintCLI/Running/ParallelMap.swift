import Dispatch

/// Applies a pure function to many inputs at the same time.
struct ParallelMap: Sendable {
  /// How many inputs may be worked on at the same time; 1 keeps all work on the calling thread.
  let jobs: Int

  /// The results in the order of the inputs, whatever the number of jobs.
  ///
  /// - Parameters:
  ///   - makeState: room that one worker uses again and again, such as a read buffer.
  func map<Input: Sendable, State, Output: Sendable>(
    _ inputs: [Input], state makeState: @Sendable () -> State,
    _ body: @Sendable (Input, inout State) -> Output?
  ) -> [Output] {
    let workerCount = min(jobs, (inputs.count + Self.batch - 1) / Self.batch)
    guard workerCount > 1 else {
      var state = makeState()
      return inputs.compactMap { body($0, &state) }
    }
    let shared = Shared<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
      var state = makeState()
      var outputs: [(Int, Output)] = []
      while let range = shared.next(Self.batch) {
        for index in range {
          if let output = body(inputs[index], &state) { outputs.append((index, output)) }
        }
      }
      shared.add(outputs)
    }
    return shared.ordered()
  }

  /// As above, for work that needs no room of its own.
  func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    map(inputs, state: {}) { input, _ in body(input) }
  }

  /// How many inputs a worker takes at once: small, since one file may cost as much as a hundred others.
  private static let batch = 4

  /// What the workers share. All access goes through the semaphore, which makes it safe to send.
  private final class Shared<Output: Sendable>: @unchecked Sendable {
    private let count: Int
    private let lock = DispatchSemaphore(value: 1)
    private var position = 0
    private var outputs: [(index: Int, output: Output)] = []

    init(count: Int) { self.count = count }

    func next(_ batch: Int) -> Range<Int>? {
      lock.wait()
      defer { lock.signal() }
      guard position < count else { return nil }
      let range = position..<min(position + batch, count)
      position = range.upperBound
      return range
    }

    func add(_ more: [(Int, Output)]) {
      lock.wait()
      defer { lock.signal() }
      outputs += more.map { (index: $0.0, output: $0.1) }
    }

    func ordered() -> [Output] { outputs.sorted { $0.index < $1.index }.map(\.output) }
  }
}
