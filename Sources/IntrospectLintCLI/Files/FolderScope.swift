import IntrospectLintKit

/// What holds in one folder: whose configuration, and which patterns leave files out.
struct FolderScope: Sendable {
  /// The patterns of one `.gitignore`.
  struct IgnoreFile: Sendable {
    /// As it is named in messages.
    let path: String
    /// How many bytes of a path in its folder come before the part that its patterns see.
    let prefix: Int
    let patterns: PathPatternList
  }

  /// The patterns of one `exclude:`.
  struct Excluding: Sendable {
    /// The place in the set of configurations.
    let configuration: Int
    /// As above; nil for a configuration whose folder lies elsewhere, which excludes nothing here.
    let prefix: Int?
    let patterns: PathPatternList
  }

  /// The repository that the folder belongs to; absolute, without links.
  let root: String
  /// The place in the set of configurations.
  var configuration = 0
  /// Whether that configuration says what to take in.
  var hasIncludes = false
  /// From the root down to here, those that exclude something: what an outer one excludes, no inner one brings back.
  var excluding: [Excluding] = []
  /// From the root down to here.
  var ignoring: [IgnoreFile] = []
}

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
