#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LintBench

/// Where trees and outputs are written.
struct ScratchFolder {
  let path: String
  /// Whether it is taken away at the end.
  private let isTemporary: Bool

  /// - Parameter path: an existing folder, or one to make, that is left as it is; nil for a temporary one.
  init(_ path: String?) throws {
    isTemporary = path == nil
    let temporary = FileManager.default.temporaryDirectory.path + "/introspect-lint-bench-\(getpid())"
    self.path = path ?? temporary
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  func remove() { if isTemporary { try? FileManager.default.removeItem(atPath: path) } }

  /// The folder that holds the tree of a plan. It is written where it is not there yet.
  func tree(_ plan: TreePlan) throws -> String {
    let root = "\(path)/\(plan.name)"
    let mark = "\(path)/\(plan.name).complete"
    if FileManager.default.fileExists(atPath: mark) { return root }
    try? FileManager.default.removeItem(atPath: root)
    try write(plan.files().lazy.map { ($0.path, plan.contents(of: $0)) }, under: root)
    try Data().write(to: URL(filePath: mark))
    return root
  }

  /// Writes files under a folder, which is made a repository of its own.
  func write(_ files: some Sequence<(String, [UInt8])>, under root: String) throws {
    try FileManager.default.createDirectory(atPath: "\(root)/.git", withIntermediateDirectories: true)
    var made: Set<Substring> = []
    for (path, contents) in files {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      if made.insert(folder).inserted {
        try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
      }
      try Data(contents).write(to: URL(filePath: "\(root)/\(path)"))
    }
  }
}
