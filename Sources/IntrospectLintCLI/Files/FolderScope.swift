import IntrospectLintKit

/// What holds in one folder: whose configuration, and which patterns leave files out.
///
/// A class of constants: most folders share it with the one around them.
final class FolderScope: Sendable {
  /// The patterns of one `.gitignore`.
  struct IgnoreFile: Sendable {
    /// As it is named in messages.
    let path: String
    /// How many bytes of a path in its folder come before the part that its patterns see.
    let prefix: Int
    let patterns: PathPatternList
  }

  /// The patterns of the `include:` that holds.
  struct Including: Sendable {
    /// How many bytes of a path come before the part that the patterns see; nil where nothing here lies below the folder
    /// of the configuration, so that nothing is included.
    let prefix: Int?
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
  let configuration: Int
  /// What that configuration takes in; nil where it takes in everything.
  let including: Including?
  /// From the root down to here, those that exclude something: what an outer one excludes, no inner one brings back.
  let excluding: [Excluding]
  /// From the root down to here.
  let ignoring: [IgnoreFile]

  init(
    root: String, configuration: Int = 0, including: Including? = nil, excluding: [Excluding] = [],
    ignoring: [IgnoreFile] = []
  ) {
    self.root = root
    self.configuration = configuration
    self.including = including
    self.excluding = excluding
    self.ignoring = ignoring
  }
}

extension FolderScope {
  /// The same with a configuration that holds in `folder`.
  func taking(_ index: Int, _ configuration: Configuration, in folder: String) -> FolderScope {
    let prefix = PathName.isInside(folder, configuration.folder) ? PathName.prefixLength(of: configuration.folder) : nil
    let exclude = configuration.exclude
    let own = Excluding(configuration: index, prefix: prefix, patterns: exclude.list)
    return FolderScope(
      root: root, configuration: index,
      including: configuration.include.isEmpty ? nil : Including(prefix: prefix, patterns: configuration.include.list),
      excluding: exclude.isEmpty ? excluding : excluding + [own], ignoring: ignoring)
  }

  /// The same with the patterns of one more file.
  func ignoring(_ file: IgnoreFile) -> FolderScope {
    FolderScope(
      root: root, configuration: configuration, including: including, excluding: excluding, ignoring: ignoring + [file])
  }

  /// Why a file that nobody has walked to is left out; nil where it is linted.
  ///
  /// `.gitignore` says nothing of it: somebody gave its name.
  func exclusion(ofFile path: String) -> SkipReason? {
    for excluding in excluding {
      guard let prefix = excluding.prefix else { continue }
      if let (pattern, isExcluded) = excluding.patterns.decision(onFileAt: PathName.dropping(prefix, of: path)), isExcluded {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    return isIncluded(path) ? nil : .notIncluded(configuration: configuration)
  }

  /// Why a folder that nobody has walked to is left out.
  func exclusion(ofFolder path: String) -> SkipReason? {
    for excluding in excluding {
      guard let prefix = excluding.prefix, prefix < path.utf8.count else { continue }
      if let (pattern, isExcluded) = excluding.patterns.decision(onFolderAt: PathName.dropping(prefix, of: path)), isExcluded {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    return nil
  }

  /// The pattern of `include:` that names a file or a folder around it; nil where there is none.
  func inclusion(of path: String) -> Int? {
    guard let including, let prefix = including.prefix,
      let (pattern, isNamed) = including.patterns.decision(onFileAt: PathName.dropping(prefix, of: path)), isNamed
    else { return nil }
    return pattern
  }

  private func isIncluded(_ path: String) -> Bool { including == nil || inclusion(of: path) != nil }

  /// Whether nothing is said of what may lie here, so that nothing has to be asked.
  var isSilent: Bool { excluding.isEmpty && ignoring.isEmpty && including == nil }

  /// Why an entry of a folder that a walk is in is left out. The folders around it are not asked about again.
  ///
  /// - Parameter path: the bytes of the absolute path without links.
  func exclusion(ofEntry path: UnsafeBufferPointer<UInt8>, isDirectory: Bool) -> SkipReason? {
    for excluding in excluding {
      guard let prefix = excluding.prefix,
        let pattern = excluding.patterns.lastMatch(
          UnsafeBufferPointer(rebasing: path[prefix...]), isDirectory: isDirectory)
      else { continue }
      if !excluding.patterns.patterns[pattern].isNegated {
        return .excluded(configuration: excluding.configuration, pattern: pattern)
      }
    }
    // The nearest file that says anything decides.
    for file in ignoring.reversed() {
      guard
        let index = file.patterns.lastMatch(
          UnsafeBufferPointer(rebasing: path[file.prefix...]), isDirectory: isDirectory)
      else { continue }
      let pattern = file.patterns.patterns[index]
      return pattern.isNegated ? nil : .ignored(by: file.path, pattern: pattern.text)
    }
    return nil
  }
}
