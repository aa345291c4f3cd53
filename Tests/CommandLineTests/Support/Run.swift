import Dispatch
import IntrospectLintCLI

/// Values that come from closures which may be called on any thread.
final class Collected<Value>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var values: [Value] = []

  func add(_ value: Value) {
    lock.wait()
    values.append(value)
    lock.signal()
  }

  var all: [Value] {
    lock.wait()
    defer { lock.signal() }
    return values
  }
}

/// What one run of the tool gave.
struct Run: Hashable {
  let status: ExitStatus
  /// Standard output.
  let output: String
  /// Standard error.
  let errors: String

  init(
    _ arguments: [String], in files: FileSystem, processes: ProcessLauncher = .none,
    interruption: Interruption = .none, environment: [String: String] = [:], isTerminal: Bool = false,
    width: Int? = nil, isErrorTerminal: Bool = false, processorCount: Int = 2, isOutputBroken: Bool = false
  ) {
    let output = Collected<String>()
    let errors = Collected<String>()
    let tool = LintTool(
      files: files, processes: processes, interruption: interruption, environment: environment,
      outputStream: StreamInfo(isTerminal: isTerminal, width: width),
      errorStream: StreamInfo(isTerminal: isErrorTerminal), processorCount: processorCount,
      output: {
        output.add($0)
        return !isOutputBroken
      },
      errors: {
        errors.add($0)
        return true
      })
    status = tool.run(arguments)
    self.output = output.all.joined()
    self.errors = errors.all.joined()
  }

  /// The files of the findings, in order, as `concise` prints them: not notes, nor the line at the end.
  var findingPaths: [String] {
    output.split(separator: "\n").filter { $0.first != " " && $0.contains(": warning: ") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  init(_ arguments: String..., input: String, in files: InMemoryFileSystem) {
    var system = files.make().files
    system.standardInput = { () throws(FileSystem.Failure) in Array(input.utf8) }
    self.init(arguments, in: system)
  }

  init(_ arguments: String..., in files: InMemoryFileSystem) { self.init(arguments, in: files.make().files) }
}

/// Sources that the tests lint.
enum Sample {
  /// One warning, in line 2.
  static let fault = """
    let a = List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { view in view.addSubview(UIView()) }

    """
  /// A call without a fault.
  static let clean = """
    let a = List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.alwaysBounceVertical = false }

    """
  /// Nothing that the tool looks at.
  static let plain = "let a = 1\n"
}
