import IntrospectFacts

/// What a command was asked to look at.
struct RunRequest: Sendable {
  /// Where the sources come from.
  enum Input: Sendable {
    case paths([String])
    /// Names in a file, or on standard input for `-`.
    case list(String, isNULSeparated: Bool)
    /// What a script phase of Xcode declares.
    case scriptInputs
    /// One source on standard input, with the path that it stands for.
    case standardInput(path: String)
  }

  let input: Input
  let configuration: ScopeReader.Source
  /// A checkout of the library to read; nil for what the configuration says.
  let registry: String?
  /// The rules asked for by name; empty for all.
  var only: Set<String> = []
  /// Whether the results hold what an inventory lists.
  var takesSites = false
  /// What stands for unknown deployment targets, where results hold what `retire` lists; nil where they do not.
  var coverageTargets: [Platform: OSVersion]?
  /// How many files may be judged at the same time.
  let jobs: Int
  /// Where it is noted how long things take; nil where nobody asks.
  var timings: Timings?
}
