import LintBench

/// `bench`: how fast a build of the tool is, against another build and against a plain search.
func bench(_ arguments: [String]) -> Int32 {
  if ["--help", "-h"].contains(arguments.first) {
    say(BenchOptions.usage)
    return 0
  }
  let options: BenchOptions
  do throws(BenchOptions.Problem) { options = try BenchOptions(arguments) } catch {
    writeError("introspect-lint-dev: error: \(error.message)\n\n\(BenchOptions.usage)")
    return 2
  }
  let tool = options.tool ?? programBesideThis
  for program in [tool] + (options.baseline.map { [$0] } ?? []) where !ChildProcess.exists(program) {
    writeError("introspect-lint-dev: error: no program '\(program)'; build it, or name one with '--tool'\n")
    return 2
  }
  do {
    let scratch = try ScratchFolder(options.folder)
    defer { scratch.remove() }
    if options.isGrowth { return try GrowthRun(options: options, tool: tool, scratch: scratch).run() }
    for tree in try trees(options, scratch) {
      let comparison = Comparison(tool: tool, baseline: options.baseline, tree: tree.path, scratch: scratch)
      guard comparison.run(named: tree.name, rounds: options.rounds) else { return 2 }
    }
    return 0
  } catch {
    writeError("introspect-lint-dev: error: \(error)\n")
    return 2
  }
}

private func trees(_ options: BenchOptions, _ scratch: ScratchFolder) throws -> [(name: String, path: String)] {
  guard options.trees.isEmpty else { return options.trees.map { ($0, $0) } }
  return try options.sizes.flatMap { size in
    try options.profiles.map { profile in
      ("\(profile.rawValue) \(size.rawValue)", try scratch.tree(TreePlan(profile, size)))
    }
  }
}

/// The tool that was built with this program.
private var programBesideThis: String {
  let path = CommandLine.arguments[0]
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  return "\(folder)introspect-lint"
}
