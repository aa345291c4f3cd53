import Foundation
import IntrospectLintCLI
import Testing

/// A repository of git in a temporary folder that goes away with it.
final class GitFolder {
  /// Without links.
  let path: String

  init() throws {
    let name = FileManager.default.temporaryDirectory.path + "/introspect-lint-git-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    path = try #require(FileSystem.system.realPath(name))
    try git("init", "--quiet", "--initial-branch=main")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// What git prints; a test stops where it fails.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgSign=false"]
    let (output, status) = try Git.run(identity + arguments, in: path)
    try #require(status == 0, "git \(arguments)")
    return output
  }

  /// All that is there as one commit.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "a")
  }

  /// A run of the tool from the top of the repository, or from a folder in it.
  func run(_ arguments: [String], from folder: String? = nil) -> Run {
    let root = folder.map { "\(path)/\($0)" } ?? path
    let system = FileSystem.system
    @Sendable func inside(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
    var files = system
    files.workingDirectory = { root }
    files.kind = { path throws(FileSystem.Failure) in try system.kind(inside(path)) }
    files.entries = { path throws(FileSystem.Failure) in try system.entries(inside(path)) }
    files.read = { path, buffer throws(FileSystem.Failure) in try system.read(inside(path), &buffer) }
    files.write = { path, bytes throws(FileSystem.Failure) in try system.write(inside(path), bytes) }
    files.append = { path, bytes throws(FileSystem.Failure) in try system.append(inside(path), bytes) }
    files.replace = { path, old, new throws(FileSystem.Failure) in try system.replace(inside(path), old, new) }
    files.realPath = { system.realPath(inside($0)) }
    return Run(arguments, in: files, processes: .system)
  }
}
