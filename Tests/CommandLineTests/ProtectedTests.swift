import Dispatch
import Testing

@testable import IntrospectLintCLI

struct ProtectedTests {
  private struct Refused: Error {}

  @Test func manyThreadsLoseNothing() {
    let sum = Protected(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { sum.withValue { $0 += 1 } }
    }
    #expect(sum.withValue { $0 } == 8000)
  }

  @Test func isFreeAgainAfterAnError() {
    let sum = Protected(1)
    #expect(throws: Refused.self) {
      try sum.withValue { (value) throws(Refused) in
        value = 2
        throw Refused()
      }
    }
    #expect(sum.withValue { $0 } == 2)
  }
}
