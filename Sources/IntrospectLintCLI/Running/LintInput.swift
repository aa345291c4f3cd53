import IntrospectLintKit

/// What a run is about: the files behind paths, behind a list of names or the inputs of a script phase, or one text on
/// standard input.
struct LintInput: Sendable {
  let discovery: FileDiscovery
  /// What the user gave.
  let paths: [String]
  /// The text of the one file, where it came over standard input.
  let text: [UInt8]?

  /// Input that could not be had at all.
  struct Failure: Error { let message: String }

  init(_ request: RunRequest, _ context: CommandContext) throws(Failure) {
    switch request.input {
    case .paths(let paths):
      self.paths = paths
      text = nil
    case .list(let path, let isNULSeparated):
      paths = try Self.names(in: path, isNULSeparated: isNULSeparated, context.files)
      text = nil
      if paths.isEmpty { context.messages.note("'\(path)' names no Swift file") }
    case .scriptInputs:
      do throws(ScriptInputs.Failure) { paths = try ScriptInputs.paths(context) } catch {
        throw Failure(message: error.message)
      }
      text = nil
      if paths.isEmpty { context.messages.note("the inputs of the script phase name no Swift file") }
    case .standardInput(let path):
      paths = [path]
      do throws(FileSystem.Failure) { text = try context.files.standardInput() } catch {
        throw Failure(message: "cannot read standard input: \(error.reason)")
      }
      discovery = FileDiscovery(standIn: path, in: context.files, configuration: request.configuration)
      return
    }
    discovery = FileDiscovery(
      paths, in: context.files, configuration: request.configuration, recordsSkips: context.messages.level == .verbose,
      jobs: request.jobs)
  }

  /// The names of Swift files and folders in a list. Others, such as those of a list of all changed files, are passed
  /// over.
  private static func names(
    in path: String, isNULSeparated: Bool, _ files: FileSystem
  ) throws(Failure) -> [String] {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      if path == "-" {
        bytes = try files.standardInput()
      } else {
        var buffer = ReadBuffer()
        try files.read(path, &buffer)
        bytes = buffer.bytes
      }
    } catch {
      throw Failure(message: "cannot read the list '\(path)': \(error.reason)")
    }
    let separator: UInt8 = isNULSeparated ? 0 : UInt8(ascii: "\n")
    var names: [String] = []
    for (number, line) in bytes.split(separator: separator, omittingEmptySubsequences: false).enumerated() {
      let isLine = !isNULSeparated && line.last == UInt8(ascii: "\r")
      let line = isLine ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      guard let name = String(validating: line, as: UTF8.self) else {
        throw Failure(message: "name \(number + 1) in the list '\(path)' is not UTF-8")
      }
      if name.utf8.contains(0) {
        throw Failure(message: "the list '\(path)' holds NUL bytes; '-0' reads names that end with one")
      }
      if PathName.isSwift(name) || files.isDirectory(name) { names.append(name) }
    }
    return names
  }
}
