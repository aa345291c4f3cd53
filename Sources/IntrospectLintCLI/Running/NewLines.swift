import IntrospectLintKit

/// The lines that count as new, by absolute path.
struct NewLines: Sendable {
  /// What cannot be told, and why.
  struct Failure: Error { let message: String }

  private enum Lines {
    case all
    case ranges([ClosedRange<Int>])
  }

  private var lines: [String: Lines] = [:]

  /// - Parameters:
  ///   - root: absolute, without links: where the paths of the changes start.
  ///   - takesWholeFiles: whether all lines of a changed file are new.
  private init(_ changes: [String: [ClosedRange<Int>]], new files: [String] = [], root: String, takesWholeFiles: Bool) {
    for (path, ranges) in changes where !ranges.isEmpty {
      lines[PathName.join(root, path)] = takesWholeFiles ? .all : .ranges(ranges)
    }
    for path in files { lines[PathName.join(root, path)] = .all }
  }

  /// What is new by the options.
  ///
  /// - Parameter root: of the repository; absolute.
  init(
    _ newCode: SelectionOptions.NewCode, takesWholeFiles: Bool, root: String, _ context: CommandContext
  ) throws(Failure) {
    switch newCode {
    case .since(let reference):
      do throws(GitClient.Failure) {
        let git = try GitClient(at: root, context.processes)
        let base = try git.mergeBase(with: reference)
        self.init(
          try git.changedLines(since: base), new: try git.untrackedFiles(), root: git.root,
          takesWholeFiles: takesWholeFiles)
      } catch { throw Failure(message: "--since \(reference): \(error.message)") }
    case .staged:
      do throws(GitClient.Failure) {
        let git = try GitClient(at: root, context.processes)
        self.init(
          try git.changedLines(since: try git.head(), isStaged: true), root: git.root,
          takesWholeFiles: takesWholeFiles)
      } catch { throw Failure(message: "--staged: \(error.message)") }
    case .diff(let path):
      let bytes: [UInt8]
      do throws(FileSystem.Failure) {
        if path == "-" {
          bytes = try context.files.standardInput()
        } else {
          var buffer = ReadBuffer()
          try context.files.read(path, &buffer)
          bytes = buffer.bytes
        }
      } catch { throw Failure(message: "cannot read the diff '\(path)': \(error.reason)") }
      let changes = GitPatch.newLines(of: bytes)
      let isDiff =
        bytes.isEmpty || !changes.isEmpty || bytes.starts(with: "diff ".utf8) || bytes.starts(with: "--- ".utf8)
      guard isDiff else { throw Failure(message: "'\(path)' holds no unified diff") }
      self.init(changes, root: context.files.realPath(root) ?? root, takesWholeFiles: takesWholeFiles)
    }
  }

  /// Whether a line of the file is new.
  ///
  /// - Parameter path: absolute, without links.
  func holds(_ range: ClosedRange<Int>, of path: String) -> Bool {
    switch lines[path] {
    case nil: false
    case .all?: true
    case .ranges(let ranges)?: ranges.contains { $0.overlaps(range) }
    }
  }
}
