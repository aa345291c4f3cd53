import Foundation
import IntrospectLintCLI
import IntrospectRules
import LintTestSupport

/// One app of `TestCorpus/Apps`, as a repository of its own that exists only in memory.
struct AppTree: Sendable, CustomStringConvertible {
  let name: String
  let files: InMemoryFileSystem
  /// All files of the app, as paths from its root, in the order of reports.
  let paths: [String]
  private let texts: [String: String]

  /// What the tree lies in; goldens stand there too.
  private let folder: String

  static let all = trees(in: "Apps")

  /// Small trees for inventories: what they hold is of interest, not what is wrong with it.
  static let inventories = trees(in: "Inventories")

  private static func trees(in name: String) -> [AppTree] {
    let folder = "\(Corpus.repository)/TestCorpus/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { AppTree(name: $0, in: folder) }
  }

  var description: String { name }

  /// Nil for what is no folder: the reports that the apps have to give stand beside them.
  private init?(name: String, in folder: String) {
    self.folder = folder
    let root = "\(folder)/\(name)"
    guard !name.hasPrefix("."), let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return nil }
    var texts: [String: String] = [:]
    for name in names where !name.hasSuffix(".DS_Store") {
      texts[name] = FileManager.default.contents(atPath: "\(root)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
    guard !texts.isEmpty else { return nil }
    self.name = name
    self.texts = texts
    files = InMemoryFileSystem(texts)
    paths = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  var swiftFiles: [String] { paths.filter { $0.hasSuffix(".swift") } }

  /// Every folder that holds a Swift file somewhere below it, the root left out.
  var folders: [String] {
    var folders: Set<String> = []
    for path in swiftFiles {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    return folders.sorted()
  }

  func text(of path: String) -> String { texts[path] ?? "" }

  /// What the comments of a file announce; a file without any has no findings.
  func expectations(of path: String) -> [Expectation] { Expectations(Array(text(of: path).utf8)).expected }

  /// Where the expected report in a format stands.
  func goldenPath(_ format: String) -> String { "\(folder)/\(name).expected.\(format)" }

  // MARK: Runs

  /// A run from the root of the app, or from a folder in it.
  func run(_ arguments: [String], from folder: String? = nil) -> Run {
    var files = files
    if let folder { files.workingDirectory = folder }
    return Run(arguments, in: files.make().files)
  }

  /// The findings of a run over what `operands` name.
  func findings(_ operands: [String], from folder: String? = nil) -> [AppFinding] {
    AppFinding.read(run(["--format", "json"] + operands, from: folder))
  }

  /// The findings of a run over the text of a file on standard input.
  func findings(onStandardInput path: String) -> [AppFinding] {
    AppFinding.read(Run("--format", "json", "-", "--stdin-filename", path, input: text(of: path), in: files))
  }
}

/// One finding of a report in `json`; all but what a program could do about it.
struct AppFinding: Decodable, Hashable, CustomStringConvertible {
  struct Note: Decodable, Hashable {
    var message: String
    let path: String
    let line: Int
    let column: Int
  }

  let rule: String
  let severity: String
  let message: String
  /// From the root of the repository.
  let path: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  var notes: [Note]

  var description: String { "\(path):\(line):\(column): \(severity): \(message) [\(rule)]" }

  /// Rules of that kind look at what was given as a whole, and say nothing of single files.
  var isOncePerRun: Bool { RuleCatalog.rule(rule)?.info.isOncePerRun ?? false }

  /// The words of a note may name a file as seen from the working directory.
  var withoutWordsOfNotes: AppFinding {
    var copy = self
    for index in copy.notes.indices { copy.notes[index].message = "" }
    return copy
  }

  /// The findings of a report; one that cannot be read gives a finding that says so, which equals no other.
  static func read(_ run: Run) -> [AppFinding] {
    struct Document: Decodable { let findings: [AppFinding] }
    if let document = try? JSONDecoder().decode(Document.self, from: Data(run.output.utf8)) { return document.findings }
    let problem = "no report, status \(run.status.rawValue): \(run.output)\(run.errors)"
    return [
      AppFinding(
        rule: "", severity: "", message: problem, path: "", line: 0, column: 0, endLine: 0, endColumn: 0, notes: [])
    ]
  }
}
