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
    /// It holds something else than what was read.
    case changed
    /// The system's own words.
    case other(String)

    /// Lower case, without a final stop.
    public var reason: String {
      switch self {
      case .missing: "no such file or directory"
      case .notPermitted: "permission denied"
      case .changed: "it changed since it was read; run again"
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
  /// Makes or replaces a file. Of bytes that do not all find room, none stay.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void
  /// Makes a file or adds to its end. Of bytes that do not all find room, none stay.
  public var append: @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void
  /// Puts `new` in the place of a file that holds `old`, whole or not at all; its permissions stay. A file that holds
  /// anything else by now is left alone. The path is without links.
  public var replace: @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(Failure) -> Void
  /// All that comes in over standard input, up to its end.
  public var standardInput: @Sendable () throws(Failure) -> [UInt8]
  /// The absolute path without links, nil where nothing stands.
  public var realPath: @Sendable (_ path: String) -> String?

  /// - Parameters:
  ///   - append: nil where a file can only be written anew.
  ///   - replace: nil where writing a file is all that can be done.
  ///   - sourceEntries: nil where all entries are as good.
  public init(
    workingDirectory: @escaping @Sendable () -> String,
    kind: @escaping @Sendable (_ path: String) throws(Failure) -> Kind,
    entries: @escaping @Sendable (_ directory: String) throws(Failure) -> [Entry],
    read: @escaping @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(Failure) -> Void,
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void,
    realPath: @escaping @Sendable (_ path: String) -> String?,
    append: (@Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void)? = nil,
    replace: (@Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(Failure) -> Void)? = nil,
    standardInput: @escaping @Sendable () throws(Failure) -> [UInt8] = { () throws(Failure) in [] },
    sourceEntries: (@Sendable (_ directory: String) throws(Failure) -> [Entry])? = nil
  ) {
    self.workingDirectory = workingDirectory
    self.kind = kind
    self.entries = entries
    self.sourceEntries = sourceEntries ?? entries
    self.read = read
    self.write = write
    self.append = append ?? Self.appending(read, write)
    self.replace = replace ?? Self.replacing(read, write)
    self.realPath = realPath
    self.standardInput = standardInput
  }

  private typealias Reading = @Sendable (_ path: String, _ buffer: inout ReadBuffer) throws(Failure) -> Void
  private typealias Writing = @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void

  private static func appending(_ read: @escaping Reading, _ write: @escaping Writing) -> Writing {
    { path, bytes throws(Failure) in try write(path, try Self.bytes(of: path, read) + bytes) }
  }

  private static func replacing(
    _ read: @escaping Reading, _ write: @escaping Writing
  ) -> @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(Failure) -> Void {
    { path, old, new throws(Failure) in
      guard try Self.bytes(of: path, read) == old else { throw .changed }
      try write(path, new)
    }
  }

  /// What a file holds; nothing where there is none.
  private static func bytes(of path: String, _ read: Reading) throws(Failure) -> [UInt8] {
    var buffer = ReadBuffer()
    do throws(Failure) { try read(path, &buffer) } catch {
      if error == .missing { return [] }
      throw error
    }
    return buffer.bytes
  }

  /// The absolute path without links, also where nothing stands: what two names of one file have in common.
  func identity(of path: String) -> String { realPath(path) ?? PathName.absolute(path, in: workingDirectory()) }

  /// Whether something stands at `path`.
  func exists(_ path: String) -> Bool { (try? kind(path)) != nil }

  func isFile(_ path: String) -> Bool { (try? kind(path)) == .file }

  func isDirectory(_ path: String) -> Bool { (try? kind(path)) == .directory }
}
