#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that the tests read. They are found beside the sources, so they need no resource bundle and are never
/// compiled.
public enum Corpus {
  /// The folder that holds `Package.swift`.
  public static let repository: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    // Tests/LintTestSupport/Corpus.swift
    return parts.dropLast(3).joined(separator: "/")
  }()

  public static let rulesFolder = "TestCorpus/Rules"

  /// Every file of the rules' corpus, in order of path, the fixed twins left out.
  public static let ruleFiles: [CorpusFile] = paths(under: rulesFolder)
    .filter { $0.hasSuffix(".swift") && !CorpusFile.isFixedTwin($0) }
    .map { CorpusFile(path: $0) }

  /// The names of the folders in the rules' corpus, in order.
  public static let ruleFolders: [String] = {
    let names = paths(under: rulesFolder).compactMap { path -> String? in
      let parts = path.split(separator: "/")
      return parts.count > 3 ? String(parts[2]) : nil
    }
    return Set(names).sorted()
  }()

  /// The files under `folder`, in order, as paths from the root of the repository; hidden files are left out.
  public static func paths(under folder: String) -> [String] {
    let root = "\(repository)/\(folder)"
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return [] }
    var paths: [String] = []
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder), !isFolder else { continue }
      paths.append("\(folder)/\(name)")
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of the file at `path`, given from the root of the repository; nil where there is no such file.
  public static func bytes(at path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(repository)/\(path)").map { Array($0) }
  }

  /// The text of the file at `path`, given from the root of the repository; nil where there is no such file.
  public static func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
