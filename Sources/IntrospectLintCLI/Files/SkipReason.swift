import IntrospectLintKit

/// Why a file or folder is left out.
enum SkipReason: Sendable, Hashable {
  /// By an `exclude:`, by its configuration and the place of the pattern in it.
  case excluded(configuration: Int, pattern: Int)
  /// No pattern of `include:` matches.
  case notIncluded(configuration: Int)
  case ignored(by: String, pattern: String)
  /// A folder of other people's code, or of what was built.
  case thirdParty
  /// A folder that is a document to Xcode.
  case bundle
  /// By its header.
  case generated(configuration: Int)

  /// The same where the configurations have other numbers.
  func renumbered(_ number: (Int) -> Int) -> SkipReason {
    switch self {
    case .excluded(let index, let pattern): .excluded(configuration: number(index), pattern: pattern)
    case .notIncluded(let index): .notIncluded(configuration: number(index))
    case .generated(let index): .generated(configuration: number(index))
    case .ignored, .thirdParty, .bundle: self
    }
  }

  /// In words behind the path.
  func words(_ configurations: ConfigurationSet) -> String {
    func place(_ index: Int, _ range: (Configuration) -> Int?) -> String {
      let configuration = configurations[index]
      return configuration.source.path + (range(configuration).map { ":\($0)" } ?? "")
    }
    switch self {
    case .excluded(let index, let pattern):
      let entry = configurations[index].exclude.entries[pattern]
      return "excluded by \(place(index) { $0.line(of: entry.range) }), '\(entry.pattern.text)'"
    case .notIncluded(let index):
      return "not in the 'include' of \(place(index) { configuration in configuration.keys[.include].map(configuration.line) })"
    case .ignored(let path, let pattern): return "ignored by \(path), '\(pattern)'"
    case .thirdParty: return "a folder of other people's code; give it by name to lint it"
    case .bundle: return "a folder that Xcode keeps as a document"
    case .generated: return "generated, by its header"
    }
  }
}
