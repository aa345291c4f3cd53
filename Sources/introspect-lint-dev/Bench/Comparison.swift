import LintBench

/// Runs all contestants over one tree, round by round, and prints how they compare.
struct Comparison {
  let tool: String
  let baseline: String?
  let tree: String
  let scratch: ScratchFolder

  private struct Measured {
    let contestant: Contestant
    var wall = Samples()
    var processor = Samples()
  }

  /// False where a program failed, which was said.
  func run(named name: String, rounds: Int) -> Bool {
    var all = [Contestant.tool(tool, as: "tool", over: tree)]
    if let baseline { all.append(.tool(baseline, as: "baseline", over: tree)) }
    let hasSearch = ChildProcess.exists("rg")
    if hasSearch { all.append(.search(tree)) }
    var measured = all.map { Measured(contestant: $0) }
    let order = RunOrder(count: all.count)
    // The first round fills the caches and does not count.
    for round in 0...rounds {
      for place in order.places(inRound: round) {
        guard let cost = cost(of: all[place]) else { return false }
        guard round > 0 else { continue }
        measured[place].wall.values.append(cost.wall)
        measured[place].processor.values.append(cost.processor)
      }
    }
    say("\n\(name), \(rounds) rounds\n")
    say(TextTable(rows(measured)).text)
    if !hasSearch { say("ripgrep: left out, there is no 'rg'\n") }
    for (label, program) in [("tool", tool)] + (baseline.map { [("baseline", $0)] } ?? []) {
      say("\(label): \(counts(of: program))\n")
    }
    return true
  }

  private func cost(of contestant: Contestant) -> RunCost? {
    let child = ChildProcess(
      arguments: contestant.arguments, output: "\(scratch.path)/output", errors: "\(scratch.path)/errors")
    let cost = child.run()
    guard let cost, let status = cost.status, contestant.statuses.contains(status) else {
      let words = contestant.arguments.joined(separator: " ")
      writeError("introspect-lint-dev: error: status \(cost?.status.map { "\($0)" } ?? "unknown") of \(words)\n")
      return nil
    }
    return cost
  }

  private func rows(_ measured: [Measured]) -> [[String]] {
    let first = measured[0]
    let head = ["", "wall ms", "min", "CPU ms", "min", "tool/wall", "tool/CPU"]
    return [head]
      + measured.map { other in
        [
          other.contestant.name, Self.milliseconds(other.wall.median), Self.milliseconds(other.wall.least),
          Self.milliseconds(other.processor.median), Self.milliseconds(other.processor.least),
          Self.ratio(first.wall.medianRatio(to: other.wall)),
          Self.ratio(first.processor.medianRatio(to: other.processor)),
        ]
      }
  }

  /// What can be counted of one program: figures that are the same in every run.
  private func counts(of program: String) -> String {
    let counter = StepCounter(scratch: scratch)
    let run = Contestant.tool(program, as: "", over: tree, jobs: 1).arguments
    let instructions = counter.instructions(of: run).map { "\(Self.grouped($0)) instructions" }
    let calls = counter.systemCalls(of: run).map { "\(Self.grouped($0)) system calls" }
    let peak = counter.peakKilobytes(of: Contestant.tool(program, as: "", over: tree).arguments)
      .map { "\(Self.grouped($0)) KB at most" }
    return [
      instructions ?? "no instructions (there is no valgrind)", calls ?? "no system calls (there is no strace)",
      peak ?? "no memory",
    ].joined(separator: ", ")
  }

  private static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000, digits: 1) }

  private static func ratio(_ value: Double) -> String { rounded(value, digits: 2) }

  /// `9,637,435`.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return String(digits.enumerated().flatMap { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
    })
  }
}

func say(_ text: String) { writeAll(Array(text.utf8), to: 1) }

/// A number with so many digits behind the point.
func rounded(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let number = Int((value * Double(scale)).rounded())
  let fraction = String(number % scale)
  return "\(number / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
