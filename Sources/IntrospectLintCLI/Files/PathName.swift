import IntrospectLintKit

/// Paths as text. Nothing here looks at a disk.
enum PathName {
  /// `name` in `directory`; an absolute name stays as it is, and `.` leaves no trace.
  static func join(_ directory: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || directory.isEmpty || directory == "." { return name }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : "\(directory)/\(name)"
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
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether `path` is `folder` or lies below it; both absolute.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.utf8.starts(with: "\(folder)/".utf8)
  }

  static func isSwift(_ name: String) -> Bool { name.utf8.count > 6 && hasSuffix(name, ".swift") }

  static func hasSuffix(_ name: String, _ suffix: StaticString) -> Bool {
    let bytes = name.utf8
    return bytes.count >= suffix.utf8CodeUnitCount
      && bytes.suffix(suffix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }

  /// The order of everything that is walked and reported: by the bytes of the path.
  static func isOrdered(_ left: String, _ right: String) -> Bool {
    // The comparison of sequences goes byte by byte through an iterator, which shows with ten thousand paths.
    let fast = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right -> Bool in
        let common = min(left.count, right.count)
        var index = 0
        while index < common, left[index] == right[index] { index += 1 }
        return index < common ? left[index] < right[index] : left.count < right.count
      }
    }
    return (fast ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
