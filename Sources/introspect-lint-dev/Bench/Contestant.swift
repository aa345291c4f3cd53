/// One program that takes part in a comparison.
struct Contestant {
  let name: String
  let arguments: [String]
  /// The statuses that a run may end with; others mean that it failed.
  let statuses: Set<Int32>

  /// The tool over a tree; faults in it are no failure.
  static func tool(_ program: String, as name: String, over tree: String, jobs: Int? = nil) -> Contestant {
    Contestant(
      name: name,
      arguments: [program, "--no-config", "--format", "concise", "--quiet"]
        + (jobs.map { ["-j", "\($0)"] } ?? []) + [tree],
      statuses: [0, 1])
  }

  /// A search for the word that most findings begin with, through the same files. It reports 1 for no match.
  static func search(_ tree: String) -> Contestant {
    Contestant(name: "ripgrep", arguments: ["rg", "-l", "introspect", "-g", "*.swift", tree], statuses: [0, 1])
  }
}
