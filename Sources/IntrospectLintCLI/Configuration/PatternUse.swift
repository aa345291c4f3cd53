import IntrospectLintKit

/// Which patterns of the configurations did something in a run.
struct PatternUse: Sendable {
  /// One pattern of a list, by places.
  struct Key: Sendable, Hashable {
    let configuration: Int
    let pattern: Int
  }

  var include: Set<Key> = []
  var exclude: Set<Key> = []
  /// Overrides that hold for some file.
  var overrides: Set<Key> = []

  /// The same where the configurations have other numbers.
  func renumbered(_ number: (Int) -> Int) -> PatternUse {
    func renumbered(_ keys: Set<Key>) -> Set<Key> {
      Set(keys.map { Key(configuration: number($0.configuration), pattern: $0.pattern) })
    }
    return PatternUse(
      include: renumbered(include), exclude: renumbered(exclude), overrides: renumbered(overrides))
  }
}

extension ConfigurationSet {
  /// Warnings about what did nothing in a run over all that a configuration speaks of.
  func idlePatterns(_ index: Int, _ used: PatternUse) -> [ConfigurationProblem] {
    let configuration = self[index]
    var problems: [ConfigurationProblem] = []
    func check(_ patterns: Configuration.Patterns, _ used: Set<PatternUse.Key>, _ word: String) {
      for (place, entry) in patterns.entries.enumerated() {
        let text = entry.pattern.text
        // What is taken back is never the last word on a file that is left out, and hidden names are never met.
        if used.contains(.init(configuration: index, pattern: place)) || entry.pattern.isNegated || Self.isHidden(text)
          || isCovered(text, in: configuration, by: place)
        {
          continue
        }
        problems.append(
          .warning("'\(text)' \(word) no file here; it is relative to the folder of this file", at: entry.range))
      }
    }
    check(configuration.include, used.include, "includes")
    check(configuration.exclude, used.exclude, "excludes")
    for (place, override) in configuration.overrides.enumerated()
    where !used.overrides.contains(.init(configuration: index, pattern: place)) {
      problems.append(.warning("these paths match no file that is linted", at: override.range))
    }
    return problems
  }

  /// Whether some part of a pattern begins with a dot, so that no walk would come there.
  private static func isHidden(_ pattern: String) -> Bool {
    pattern.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Whether the folder that a pattern begins with is left out already.
  private func isCovered(_ pattern: String, in configuration: Configuration, by place: Int) -> Bool {
    let parts = pattern.split(separator: "/").prefix { part in !part.contains { "*?[\\".contains($0) } }
    guard !parts.isEmpty else { return false }
    return (1...parts.count).contains { count in
      let folder = parts.prefix(count).joined(separator: "/")
      guard let (other, isExcluded) = configuration.exclude.list.decision(onFolderAt: folder) else { return false }
      return isExcluded && other != place
    }
  }
}
