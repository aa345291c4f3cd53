import IntrospectLintKit
import IntrospectSyntax

/// The configurations of a run, each read once.
struct ConfigurationSet: Sendable {
  /// The name of the file in each folder.
  static let fileName = ".lint.yml"

  /// The first one says nothing and holds where no file does.
  private(set) var all: [Configuration] = [Configuration()]
  /// What is wrong with each of them.
  private(set) var problems: [(configuration: Int, problem: ConfigurationProblem)] = []
  /// What could not be read, in words.
  private(set) var failures: [String] = []

  private let files: FileSystem
  /// By real path; nil for a file that cannot be used.
  private var known: [String: Int?] = [:]

  init(_ files: FileSystem) { self.files = files }

  subscript(index: Int) -> Configuration { all[index] }

  /// Whether nothing may be linted.
  var isBroken: Bool { !failures.isEmpty || problems.contains { $0.problem.isError } }

  /// Reads the file at `path`, unless that was done before.
  ///
  /// - Parameters:
  ///   - path: as it is named in messages.
  ///   - folder: the absolute path, without links, of the folder that holds it.
  ///   - root: the folder that it must not lead out of; nil for a file that the user named.
  mutating func load(_ path: String, in folder: String, root: String?) -> Int? {
    let real = files.identity(of: path)
    if let index = known[real] { return index }
    known.updateValue(nil, forKey: real)
    if let root, !PathName.isInside(real, root) {
      failures.append("'\(path)' leads out of the repository; configuration is read inside it only")
      return nil
    }
    do throws(FileSystem.Failure) {
      guard try files.kind(path) == .file else {
        failures.append("'\(path)' is no file")
        return nil
      }
      var buffer = ReadBuffer(capacity: 1 << 12)
      try files.read(path, &buffer)
      let (configuration, found) = ConfigurationReader.read(
        SourceText(path: path, bytes: buffer.bytes), folder: folder, toolVersion: ToolInfo.version)
      all.append(configuration)
      let index = all.count - 1
      problems += found.map { (index, $0) }
      known[real] = index
      return index
    } catch {
      failures.append("cannot read '\(path)': \(error.reason)")
      return nil
    }
  }

  /// Puts the configurations in the order of their folders, outer ones first, and what is wrong with them as well.
  ///
  /// - Returns: the new place of each, by its old one.
  mutating func putInOrder() -> [Int] {
    let order = [0] + all.indices.dropFirst().sorted { PathName.isOrdered(all[$0].folder, all[$1].folder) }
    var numbers = Array(all.indices)
    for (new, old) in order.enumerated() { numbers[old] = new }
    failures.sort { PathName.isOrdered($0, $1) }
    guard numbers != Array(all.indices) else { return numbers }
    all = order.map { all[$0] }
    problems = order.flatMap { old in problems.filter { $0.configuration == old } }.map { (numbers[$0.configuration], $0.problem) }
    known = known.mapValues { $0.map { numbers[$0] } }
    return numbers
  }
}

extension Configuration {
  /// The path of a file as the patterns of this configuration see it; nil for one outside of its folder.
  ///
  /// - Parameter realPath: absolute, without links.
  func relative(_ realPath: String) -> Substring? { PathName.relative(realPath, to: folder) }

  /// The line of a place in the file, from 1.
  func line(of range: SourceRange) -> Int { LineTable(source).line(of: range.start) }

  /// Where the file names the release of the library, for a reader; nil where it does not.
  var libraryOrigin: String? { keys[.library].map { "\(source.path):\(line(of: $0))" } }
}
