import Testing

@testable import LintBench

struct MeasureTests {
  @Test(arguments: [([], 0), ([3], 3), ([5, 1, 3], 3), ([4, 1, 3, 2], 2.5)] as [([Double], Double)])
  func theMedianIsTheMiddle(values: [Double], median: Double) { #expect(Samples(values).median == median) }

  @Test func theLeastIsTheFastest() { #expect(Samples([3, 1, 2]).least == 1) }

  /// A round in which all was ten times as slow changes nothing.
  @Test func ratiosAreTakenRoundByRound() {
    let own = Samples([1, 20, 3])
    let theirs = Samples([2, 40, 6])
    #expect(own.medianRatio(to: theirs) == 0.5)
    #expect(own.medianRatio(to: own) == 1)
    // The medians alone would say 1.5.
    #expect(Samples([1, 3, 9]).medianRatio(to: Samples([1, 2, 90])) == 1)
    #expect(own.medianRatio(to: Samples()) == 0)
  }

  @Test func everyPlaceComesFirstEquallyOften() {
    let order = RunOrder(count: 3)
    #expect((0..<4).map(order.places) == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]])
  }

  @Test func growthLeavesTheConstantAside() {
    let growth = Growth(constant: 100, steps: [200, 300, 700])
    #expect(growth.factors == [2, 3])
    #expect(growth.worst == 3)
    #expect(Growth(constant: 100, steps: [100, 101]).factors == [1])
  }

  @Test func countsAreRead() {
    let callgrind = "==71== Events    : Ir\n==71== Collected : 9637435\n==71== \n==71== I   refs:      9,637,435\n"
    #expect(CounterOutput.instructions(inCallgrind: callgrind) == 9_637_435)
    #expect(CounterOutput.instructions(inCallgrind: "valgrind: no such file\n") == nil)
    let strace = """
      % time     seconds  usecs/call     calls    errors syscall
      ------ ----------- ----------- --------- --------- ----------------
       50.00    0.000100           1        90           read
       50.00    0.000100           1        10         3 openat
      ------ ----------- ----------- --------- --------- ----------------
      100.00    0.000200           2       100         3 total

      """
    #expect(CounterOutput.calls(inStrace: strace) == 100)
    #expect(CounterOutput.calls(inStrace: "") == nil)
    #expect(CounterOutput.peakKilobytes(inStatus: "Name:\tx\nVmHWM:\t    5120 kB\n") == 5_120)
  }
}
