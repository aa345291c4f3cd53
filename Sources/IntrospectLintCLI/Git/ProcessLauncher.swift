/// Runs other programs. A closure, so that a tool without any can be tested too.
public struct ProcessLauncher: Sendable {
  public struct Request: Sendable {
    /// Looked for in `PATH` unless it holds a slash.
    public let program: String
    /// Without the name of the program.
    public let arguments: [String]
    /// The variables that the program gets from this process, where they are set; it gets no others.
    public var inheritedVariables: [String] = []
    /// The variables that it gets besides.
    public var variables: [String: String] = [:]
    /// What it reads from standard input, at most `inputLimit` bytes.
    public var input: [UInt8] = []
    /// When it is ended, in seconds.
    public var timeout = 60

    public init(program: String, arguments: [String]) {
      self.program = program
      self.arguments = arguments
    }
  }

  /// What fits into a pipe on every system, so that nobody waits for it to be read.
  public static let inputLimit = 12_000

  public struct Output: Sendable {
    /// The status that the program ended with.
    public let status: Int32
    /// Standard output.
    public let output: [UInt8]
    /// Standard error.
    public let errors: String
  }

  public enum Failure: Error, Sendable, Hashable {
    /// There is no such program.
    case missing
    /// It took longer than it may, in seconds.
    case timedOut(Int)
    /// It was ended by a signal.
    case ended(signal: Int32)
    /// The system's own words.
    case other(String)
  }

  public var run: @Sendable (Request) throws(Failure) -> Output

  public init(run: @escaping @Sendable (Request) throws(Failure) -> Output) { self.run = run }

  /// A system without any programs.
  public static let none = ProcessLauncher { (_) throws(Failure) in throw .missing }
}
