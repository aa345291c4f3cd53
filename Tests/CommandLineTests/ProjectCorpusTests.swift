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
  /// The files of this machine as seen from a folder; nothing can be written.
  static func view(of folder: String) -> FileSystem {
    let system = FileSystem.system
    @Sendable func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    return FileSystem(
      workingDirectory: { folder },
      kind: { path throws(Failure) in try system.kind(absolute(path)) },
      entries: { path throws(Failure) in try system.entries(absolute(path)) },
      read: { path, buffer throws(Failure) in try system.read(absolute(path), &buffer) },
      write: { _, _ throws(Failure) in throw .notPermitted },
      realPath: { system.realPath(absolute($0)) })
  }
}
