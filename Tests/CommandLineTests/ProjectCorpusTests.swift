import Foundation
import IntrospectLintCLI
import Testing

/// The trees of `TestCorpus/Projects`: one argument a line in `arguments`, and what the run has to give in
/// `expected.out` and `expected.status`, typed by hand.
struct ProjectCorpusTests {
  static let folder = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/TestCorpus/Projects"

  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  @Test func thereAreCases() { #expect(Self.cases.count >= 4) }

  @Test(arguments: cases)
  func theRunGivesWhatIsExpected(name: String) throws {
    let tree = "\(Self.folder)/\(name)"
    func text(_ file: String) throws -> String { try String(contentsOfFile: "\(tree)/\(file)", encoding: .utf8) }
    let arguments = try text("arguments").split(separator: "\n").map(String.init)
    let run = Run(arguments, in: .view(of: tree))
    #expect(run.output == (try text("expected.out")))
    #expect("\(run.status.rawValue)\n" == (try text("expected.status")))
    #expect(run.errors == "")
  }
}

extension FileSystem {
  /// The files of this machine as seen from a folder, which is a repository with nothing around it; nothing can be
  /// written.
  static func view(of folder: String) -> FileSystem {
    let system = FileSystem.system
    // The temporary folder of a system may stand behind a link.
    let folder = system.realPath(folder) ?? folder
    @Sendable func inside(_ path: String) throws(Failure) -> String {
      let path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      guard path == folder || path.hasPrefix(folder + "/") else { throw .missing }
      return path
    }
    return FileSystem(
      workingDirectory: { folder },
      kind: { path throws(Failure) in path == "\(folder)/.git" ? .directory : try system.kind(inside(path)) },
      entries: { path throws(Failure) in try system.entries(inside(path)) },
      read: { path, buffer throws(Failure) in try system.read(inside(path), &buffer) },
      write: { _, _ throws(Failure) in throw .notPermitted },
      realPath: { path in (try? inside(path)).flatMap(system.realPath) })
  }
}
