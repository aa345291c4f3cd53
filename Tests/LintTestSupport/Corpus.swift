/// The Swift files that show what the rules find and what they leave alone.
public enum Corpus {
  /// The corpus of every rule, in order of path.
  public static let rules: [CorpusFile] = {
    let paths = RepositoryFiles.paths(below: folder, suffix: ".swift")
    let inputs = paths.filter { !$0.hasSuffix(".fixed.swift") && !$0.hasSuffix(".unsafe-fixed.swift") }
    return inputs.compactMap(CorpusFile.init)
  }()

  /// The names of the folders, each of which should be the id of a rule.
  public static let ruleFolders: [String] = RepositoryFiles.folders(in: folder)

  static let folder = "TestCorpus/Rules"
}

/// One file of the corpus.
public struct CorpusFile: Sendable, CustomStringConvertible {
  /// From the root of the repository.
  public let path: String
  public let text: String
  /// The name of its folder: the id of the rule it is about.
  public let rule: String
  /// The text after the fixes of `rule` that are safe; nil where nothing is said of them.
  public let safelyFixed: String?
  /// The text after all fixes of `rule`; nil where nothing is said of them.
  public let fixed: String?

  /// `name.fixed.swift` beside a file is its text after all fixes. Where there is a `name.unsafe-fixed.swift` too, that
  /// is the text after all of them, and `name.fixed.swift` the text after those that are safe.
  init?(path: String) {
    guard let text = RepositoryFiles.text(of: path) else { return nil }
    let parts = path.split(separator: "/")
    let stem = path.dropLast(".swift".count)
    let plain = RepositoryFiles.text(of: stem + ".fixed.swift")
    let unsafe = RepositoryFiles.text(of: stem + ".unsafe-fixed.swift")
    self.path = path
    self.text = text
    rule = String(parts[parts.count - 2])
    safelyFixed = unsafe == nil ? nil : plain
    fixed = unsafe ?? plain
  }

  /// `stale-version-list/faults.swift`.
  public var description: String { String(path.dropFirst(Corpus.folder.count + 1)) }
}
