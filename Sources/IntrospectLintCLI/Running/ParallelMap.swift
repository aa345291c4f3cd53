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
    let shared = Protected(Shared<Output>(count: inputs.count))
    DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
      var state = makeState()
      var outputs: [(index: Int, output: Output)] = []
      while let range = shared.withValue({ $0.next(Self.batch) }) {
        for index in range {
          if let output = body(inputs[index], &state) { outputs.append((index, output)) }
        }
      }
      shared.withValue { $0.outputs += outputs }
    }
    return shared.withValue { $0.outputs.sorted { $0.index < $1.index }.map(\.output) }
  }

  /// As above, for work that needs no room of its own.
  func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    map(inputs, state: {}) { input, _ in body(input) }
  }

  /// How many inputs a worker takes at once: small, since one file may cost as much as a hundred others.
  private static let batch = 4

  /// What the workers share.
  private struct Shared<Output: Sendable>: Sendable {
    let count: Int
    private var position = 0
    var outputs: [(index: Int, output: Output)] = []

    init(count: Int) { self.count = count }

    mutating func next(_ batch: Int) -> Range<Int>? {
      guard position < count else { return nil }
      let range = position..<min(position + batch, count)
      position = range.upperBound
      return range
    }
  }
}
