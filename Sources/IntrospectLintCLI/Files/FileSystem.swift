/// All that the tool knows of files. Closures, so that tests can give it files that exist nowhere.
///
/// Paths are absolute or relative to `workingDirectory`, with `/` between their parts.
public struct FileSystem: Sendable {
  public enum Kind: Sendable {
    case file
    case directory
    /// A symbolic link; only in `entries`, since `kind` follows links.
    case link
    /// A pipe, a socket, a device.
    case other
  }

  /// One name in a directory.
  public struct Entry: Sendable {
    /// With replacement characters where the name is not UTF-8.
    public let name: String
    public let kind: Kind
    /// False for a name that is not UTF-8, which no path can spell.
    public let isNameValid: Bool

    public init(name: String, kind: Kind, isNameValid: Bool = true) {
      self.name = name
      self.kind = kind
      self.isNameValid = isNameValid
    }
  }

  /// Why something could not be done.
  public enum Failure: Error, Sendable, Hashable {
    case missing
    case notPermitted
    /// The system's own words.
    case other(String)

    /// Lower case, without a final stop.
    public var reason: String {
      switch self {
      case .missing: "no such file or directory"
      case .notPermitted: "permission denied"
      case .other(let words): words
      }
    }
  }

  /// Absolute.
  public var workingDirectory: @Sendable () -> String
  /// What stands at a path, links followed.
  public var kind: @Sendable (_ path: String) throws(Failure) -> Kind
  /// The names in a directory in any order, `.` and `..` left out, links not followed.
  public var entries: @Sendable (_ directory: String) throws(Failure) -> [Entry] {
    didSet { sourceEntries = entries }
  }
  /// The same for a walk that looks for sources: other files may be left out, but those that say what a walk leaves out.
  public var sourceEntries: @Sendable (_ directory: String) throws(Failure) -> [Entry]
  /// Replaces what is in the buffer by the bytes of a file.
  public var read: @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(Failure) -> Void
  /// Makes or replaces a file.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void
  /// Puts other bytes in the place of a file that is there, whole or not at all; its permissions stay. The path is
  /// without links.
  public var replace: @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void
  /// All that comes in over standard input, up to its end.
  public var standardInput: @Sendable () throws(Failure) -> [UInt8]
  /// The absolute path without links, nil where nothing stands.
  public var realPath: @Sendable (_ path: String) -> String?

  /// - Parameters:
  ///   - replace: nil where writing a file is all that can be done.
  ///   - sourceEntries: nil where all entries are as good.
  public init(
    workingDirectory: @escaping @Sendable () -> String,
    kind: @escaping @Sendable (_ path: String) throws(Failure) -> Kind,
    entries: @escaping @Sendable (_ directory: String) throws(Failure) -> [Entry],
    read: @escaping @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(Failure) -> Void,
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void,
    realPath: @escaping @Sendable (_ path: String) -> String?,
    replace: (@Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void)? = nil,
    standardInput: @escaping @Sendable () throws(Failure) -> [UInt8] = { () throws(Failure) in [] },
    sourceEntries: (@Sendable (_ directory: String) throws(Failure) -> [Entry])? = nil
  ) {
    self.workingDirectory = workingDirectory
    self.kind = kind
    self.entries = entries
    self.sourceEntries = sourceEntries ?? entries
    self.read = read
    self.write = write
    self.replace = replace ?? write
    self.realPath = realPath
    self.standardInput = standardInput
  }

  /// The absolute path without links, also where nothing stands: what two names of one file have in common.
  func identity(of path: String) -> String { realPath(path) ?? PathName.absolute(path, in: workingDirectory()) }

  /// Whether something stands at `path`.
  func exists(_ path: String) -> Bool { (try? kind(path)) != nil }

  func isFile(_ path: String) -> Bool { (try? kind(path)) == .file }

  func isDirectory(_ path: String) -> Bool { (try? kind(path)) == .directory }
}
