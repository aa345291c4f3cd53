import IntrospectLintKit

/// Paths as text. Nothing here looks at a disk.
enum PathName {
  /// `name` in `directory`; an absolute name stays as it is, and `.` leaves no trace.
  static func join(_ directory: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || directory.isEmpty || directory == "." { return name }
    // In one piece: every file and folder of a tree has its path put together.
    var path = ""
    path.reserveCapacity(directory.utf8.count + 1 + name.utf8.count)
    path += directory
    if directory.utf8.last != UInt8(ascii: "/") { path += "/" }
    path += name
    return path
  }

  /// The same path without `.`, doubled slashes and a slash at the end. `..` stays: behind a link it is not what it
  /// seems.
  static func tidied(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The absolute form of `path`, with `..` taken out as text.
  static func absolute(_ path: String, in workingDirectory: String) -> String {
    ReportPath(path, from: workingDirectory).absolute
  }

  /// The folder that holds an absolute path; nil for `/`.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = lastSlash(in: path) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// How the folder of a path is named: `.` for a name alone.
  static func parentName(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastPart(of path: String) -> String {
    lastSlash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Among the bytes: a slash is one whatever stands behind it, also where both make one character.
  private static func lastSlash(in path: String) -> String.Index? { path.utf8.lastIndex(of: UInt8(ascii: "/")) }

  /// Whether `path` is `folder` or lies below it; both absolute.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.utf8.starts(with: "\(folder)/".utf8)
  }

  /// The path of what lies below `folder`, from there; empty for the folder itself, nil for what lies elsewhere.
  static func relative(_ path: String, to folder: String) -> Substring? {
    if folder == "/" { return path.dropFirst() }
    let prefix = folder.utf8.count
    guard path.utf8.count >= prefix, path.utf8.starts(with: folder.utf8) else { return nil }
    if path.utf8.count == prefix { return "" }
    let slash = path.utf8.index(path.utf8.startIndex, offsetBy: prefix)
    guard path.utf8[slash] == UInt8(ascii: "/") else { return nil }
    return path[path.utf8.index(after: slash)...]
  }

  /// How many bytes of the path of what lies in `folder` come before the part below it.
  static func prefixLength(of folder: String) -> Int { folder == "/" ? 1 : folder.utf8.count + 1 }

  /// A path without its first bytes.
  static func dropping(_ count: Int, of path: String) -> String { String(path.utf8.dropFirst(count)) ?? path }

  /// How messages name a folder above one that the user gave: in the same way.
  ///
  /// - Parameters:
  ///   - folder: absolute; `given` lies in it.
  ///   - name: how the user named `given`.
  static func named(_ folder: String, like name: String, at given: String, from workingDirectory: String) -> String {
    if folder == given { return name }
    if name.utf8.first == UInt8(ascii: "/") { return folder }
    if let below = relative(folder, to: workingDirectory) { return below.isEmpty ? "." : String(below) }
    // Above the working directory: as many steps up as it takes.
    var steps = 0
    var current: String? = workingDirectory
    while let path = current, !isInside(folder, path) {
      steps += 1
      current = parent(of: path)
    }
    let up = Array(repeating: "..", count: steps).joined(separator: "/")
    guard let path = current, let rest = relative(folder, to: path) else { return folder }
    return rest.isEmpty ? up : "\(up)/\(rest)"
  }

  static func isSwift(_ name: String) -> Bool { name.utf8.count > 6 && hasSuffix(name, ".swift") }

  static func hasSuffix(_ name: String, _ suffix: StaticString) -> Bool {
    let bytes = name.utf8
    return bytes.count >= suffix.utf8CodeUnitCount
      && bytes.suffix(suffix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }

  /// The order of everything that is walked and reported: by the bytes of the path.
  static func isOrdered(_ left: String, _ right: String) -> Bool { isOrdered(left, nil, right, nil) }

  /// The same for paths with a byte behind each of them, if any: a folder has its place by a slash.
  static func isOrdered(_ left: String, _ leftEnd: UInt8?, _ right: String, _ rightEnd: UInt8?) -> Bool {
    // The comparison of sequences goes byte by byte through an iterator, which shows with ten thousand paths.
    func isOrdered(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
      let common = min(left.count, right.count)
      var index = 0
      while index < common, left[index] == right[index] { index += 1 }
      guard let rightByte = index < right.count ? right[index] : rightEnd else { return false }
      // Where one ends and nothing stands behind it, it comes first.
      guard let leftByte = index < left.count ? left[index] : leftEnd else { return true }
      return leftByte < rightByte
    }
    var left = left
    var right = right
    return left.withUTF8 { left in right.withUTF8 { right in isOrdered(left, right) } }
  }
}
