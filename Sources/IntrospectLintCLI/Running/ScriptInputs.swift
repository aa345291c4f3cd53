import IntrospectLintKit

/// The inputs that a script phase of Xcode declares. Xcode hands them over in numbered variables: files in one row of
/// them, lists of files in another.
struct ScriptInputs: Sendable {
  /// What cannot be read, and why.
  struct Failure: Error { let message: String }

  private static let fileRow = "SCRIPT_INPUT_FILE_"
  private static let listRow = "SCRIPT_INPUT_FILE_LIST_"
  /// More are not taken for a number of files.
  private static let countLimit = 1_000_000

  /// The names of all variables that tell of inputs.
  ///
  /// - Parameter value: what a variable holds.
  static func variables(_ value: (String) -> String?) -> [String] {
    [fileRow, listRow].flatMap { row in
      let count = value("\(row)COUNT").flatMap { Int($0) } ?? 0
      return ["\(row)COUNT"] + (0..<min(max(0, count), countLimit)).map { "\(row)\($0)" }
    }
  }

  /// Swift files and folders, in the order in which they are declared. Other files only tell Xcode when to run the
  /// phase.
  static func paths(_ context: CommandContext) throws(Failure) -> [String] {
    let environment = context.environment
    guard environment["\(fileRow)COUNT"] != nil || environment["\(listRow)COUNT"] != nil else {
      throw Failure(
        message: "'--script-inputs' reads what a script phase of Xcode declares, and Xcode does not run this")
    }
    var names = values(of: fileRow, environment)
    let lists = values(of: listRow, environment)
    if names.isEmpty, lists.isEmpty {
      throw Failure(message: "the script phase declares no input files and no input file lists")
    }
    for list in lists { names += try Self.names(in: list, context.files) }
    return names.filter { PathName.isSwift($0) || context.files.isDirectory($0) }
  }

  private static func values(of row: String, _ environment: [String: String]) -> [String] {
    let count = environment["\(row)COUNT"].flatMap { Int($0) } ?? 0
    return (0..<min(max(0, count), countLimit)).compactMap { environment["\(row)\($0)"] }.filter { !$0.isEmpty }
  }

  /// The paths in a file list: a line each, `#` begins a comment. Xcode has put the build settings in.
  private static func names(in list: String, _ files: FileSystem) throws(Failure) -> [String] {
    var buffer = ReadBuffer()
    do throws(FileSystem.Failure) { try files.read(list, &buffer) } catch {
      throw Failure(message: "cannot read the file list '\(list)': \(error.reason)")
    }
    var names: [String] = []
    let lines = buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Failure(message: "line \(number + 1) of the file list '\(list)' is not UTF-8")
      }
      var name = text.drop { $0.isWhitespace }
      while name.last?.isWhitespace == true { name.removeLast() }
      if !name.isEmpty, name.first != "#" { names.append(String(name)) }
    }
    return names
  }
}
