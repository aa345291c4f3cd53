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
  /// `name.fixed.swift` beside the file: the text after the fixes of `rule` that are safe; nil where nothing is said.
  public let safelyFixed: String?
  /// `name.unsafe-fixed.swift` beside the file: the text after all fixes of `rule`; nil where nothing is said.
  public let fixed: String?

  init?(path: String) {
    guard let text = RepositoryFiles.text(of: path) else { return nil }
    let parts = path.split(separator: "/")
    let stem = path.dropLast(".swift".count)
    self.path = path
    self.text = text
    rule = String(parts[parts.count - 2])
    safelyFixed = RepositoryFiles.text(of: stem + ".fixed.swift")
    fixed = RepositoryFiles.text(of: stem + ".unsafe-fixed.swift")
  }

  /// `stale-version-list/faults.swift`.
  public var description: String { String(path.dropFirst(Corpus.folder.count + 1)) }
}
