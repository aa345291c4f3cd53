/// Forms of a path for reports; all of them textual, no file is looked at.
public struct ReportPath {
  /// With forward slashes and without `.` and `..`.
  public let absolute: String

  /// - Parameters:
  ///   - path: absolute, or relative to `directory`.
  ///   - directory: absolute.
  public init(_ path: String, from directory: String) {
    let joined = path.hasPrefix("/") ? path : directory + "/" + path
    var parts: [Substring] = []
    for part in joined.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    absolute = "/" + parts.joined(separator: "/")
  }

  /// The path below `folder`; nil where it is elsewhere.
  public func relative(to folder: String) -> String? {
    let folder = ReportPath(folder, from: "/").absolute
    guard folder != "/" else { return String(absolute.dropFirst()) }
    guard absolute.hasPrefix(folder + "/") else { return nil }
    return String(absolute.dropFirst(folder.count + 1))
  }
}
