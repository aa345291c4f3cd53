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

  /// All but unreserved characters and slashes, so that a colon in the first part is no scheme.
  static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
