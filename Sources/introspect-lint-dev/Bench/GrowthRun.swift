import LintBench

/// `bench growth`: counts the instructions for inputs of N, 2N and 4N pieces, shape by shape.
struct GrowthRun {
  let options: BenchOptions
  let tool: String
  let scratch: ScratchFolder

  /// 0 where all shapes stay within the bound, or where nothing can be counted; else 1.
  func run() throws -> Int32 {
    guard StepCounter.countsInstructions else {
      say("growth: left out, there is no valgrind to count with\n")
      return 0
    }
    let shapes = GrowthShape.all.filter { options.only.isEmpty || options.only.contains($0.name) }
    let constant = try steps([(name: "nothing", files: [("A.swift", "")])], [])[0]
    var tooSteep: [String] = []
    say("instructions, less the \(constant) of an empty file\n")
    for shape in shapes {
      let inputs = [1, 2, 4].map { (name: "\(shape.name)-\($0)", files: shape.files(shape.base * $0)) }
      let growth = Growth(constant: constant, steps: try steps(inputs, shape.arguments))
      let isTooSteep = growth.worst > options.bound
      if isTooSteep { tooSteep.append(shape.name) }
      let name = shape.name + String(repeating: " ", count: max(1, 34 - shape.name.count))
      let perPiece = (growth.steps[0] - constant) / shape.base
      say(
        "\(name)\(growth.factors.map { rounded($0, digits: 2) }.joined(separator: "  "))"
          + "  \(perPiece) a piece at \(shape.base)\(isTooSteep ? "  too steep" : "")\n")
    }
    guard !tooSteep.isEmpty else { return 0 }
    let bound = rounded(options.bound, digits: 2)
    writeError("introspect-lint-dev: error: more than \(bound) times the steps: \(tooSteep.joined(separator: ", "))\n")
    return 1
  }

  private typealias Input = (name: String, files: [(path: String, text: String)])

  private func steps(_ inputs: [Input], _ arguments: [String]) throws -> [Int] {
    let common = [tool, "--no-config", "-j", "1"] + (arguments.contains("--format") ? [] : ["--format", "concise"])
    let runs = try inputs.map { input in
      let root = "\(scratch.path)/growth-\(input.name)"
      try scratch.write(input.files.map { ($0.path, Array($0.text.utf8)) }, under: root)
      return common + arguments + [root]
    }
    return try zip(inputs, StepCounter(scratch: scratch).instructions(ofEach: runs)).map { input, steps in
      guard let steps else { throw Failure(input: input.name) }
      return steps
    }
  }

  /// A run that gave no count.
  private struct Failure: Error, CustomStringConvertible {
    let input: String

    var description: String { "the run over '\(input)' ended without a count" }
  }
}
