import LintBench

/// What the command line of `bench` asks for.
struct BenchOptions {
  struct Problem: Error { let message: String }

  static let usage = """
    usage: introspect-lint-dev bench [OPTION ...]          compare running times, and count what can be counted
           introspect-lint-dev bench growth [OPTION ...]   count the steps for input that doubles

      --tool PATH       the program to measure; by default the 'introspect-lint' beside this one
      --baseline PATH   another build of it to compare with
      --rounds N        how often everything runs, 15 by default
      --size S|M|L      150, 4,000 or 28,000 files; repeatable, S and M by default
      --profile NAME    app (few files have calls) or hits (all have); repeatable, both by default
      --tree PATH       measure on this tree and on no other; repeatable
      --folder PATH     where trees are written, and found again the next time
      --only SHAPE      growth: this shape and no other; repeatable
      --bound FACTOR    growth: what a doubling may cost, 2.15 by default; status 1 where it costs more


    """

  var isGrowth = false
  var tool: String?
  var baseline: String?
  var rounds = 15
  var sizes: [TreePlan.Size] = []
  var profiles: [TreePlan.Profile] = []
  var trees: [String] = []
  var folder: String?
  var only: [String] = []
  var bound = 2.15

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    if rest.first == "growth" {
      isGrowth = true
      rest.removeFirst()
    }
    while let option = rest.popFirst() {
      guard option.hasPrefix("--") else { throw Problem(message: "'\(option)' is no option") }
      guard let value = rest.popFirst() else { throw Problem(message: "a value is missing behind '\(option)'") }
      switch option {
      case "--tool": tool = value
      case "--baseline": baseline = value
      case "--rounds": rounds = try Self.number(value, option)
      case "--size":
        guard let size = TreePlan.Size(rawValue: value) else { throw Problem(message: "no size is called '\(value)'") }
        sizes.append(size)
      case "--profile":
        guard let profile = TreePlan.Profile(rawValue: value) else {
          throw Problem(message: "no profile is called '\(value)'")
        }
        profiles.append(profile)
      case "--tree": trees.append(value)
      case "--folder": folder = value
      case "--only":
        guard GrowthShape.all.contains(where: { $0.name == value }) else {
          throw Problem(message: "no shape is called '\(value)'")
        }
        only.append(value)
      case "--bound":
        guard let factor = Double(value), factor > 1 else { throw Problem(message: "'\(value)' is no factor above 1") }
        bound = factor
      default: throw Problem(message: "unknown option '\(option)'")
      }
    }
    if sizes.isEmpty { sizes = [.small, .medium] }
    if profiles.isEmpty { profiles = TreePlan.Profile.allCases }
  }

  private static func number(_ value: String, _ option: String) throws(Problem) -> Int {
    guard let number = Int(value), number > 0 else { throw Problem(message: "'\(option)' takes a number from 1 on") }
    return number
  }
}
