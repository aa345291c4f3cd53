#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LintBench

/// Counts what a run takes, with other programs where they are there; nil where they are not.
struct StepCounter {
  let scratch: ScratchFolder

  static var countsInstructions: Bool { ChildProcess.exists("valgrind") }

  /// The instructions of the program itself, the system's left aside.
  ///
  /// To be asked of runs with one job: with more, what waits for what differs from run to run.
  func instructions(of arguments: [String]) -> Int? { instructions(ofEach: [arguments])[0] }

  /// The same of several runs, side by side: that changes no count.
  func instructions(ofEach runs: [[String]]) -> [Int?] {
    guard Self.countsInstructions else { return runs.map { _ in nil } }
    let started = runs.enumerated().map { number, arguments in
      let errors = "\(scratch.path)/errors-\(number)"
      let child = ChildProcess(
        arguments: ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + arguments,
        output: "\(scratch.path)/output-\(number)", errors: errors)
      return (running: child.start(), errors: errors)
    }
    return started.map { running, errors in
      guard running?.finish()?.status != nil else { return nil }
      return CounterOutput.instructions(inCallgrind: text(of: errors))
    }
  }

  /// The calls to the system, of all threads.
  func systemCalls(of arguments: [String]) -> Int? {
    guard ChildProcess.exists("strace") else { return nil }
    let table = "\(scratch.path)/calls"
    _ = errors(of: ["strace", "-f", "-c", "-o", table] + arguments)
    return CounterOutput.calls(inStrace: text(of: table))
  }

  /// The most memory that the program had at any time, in kilobytes; read while it runs, as often as that can be.
  ///
  /// What the system tells of a process when it has ended counts the one that started it as well.
  func peakKilobytes(of arguments: [String]) -> Int? {
    var peak = 0
    for _ in 0..<5 {
      _ = ChildProcess(arguments: arguments).run { process in
        let status = text(of: "/proc/\(process)/status")
        peak = max(peak, CounterOutput.peakKilobytes(inStatus: status) ?? 0)
      }
    }
    return peak > 0 ? peak : nil
  }

  private func errors(of arguments: [String]) -> String {
    let path = "\(scratch.path)/errors"
    _ = ChildProcess(arguments: arguments, output: "\(scratch.path)/output", errors: path).run()
    return text(of: path)
  }

  private func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
