import IntrospectRules

/// Makes text from files and messages fit for a line of output.
public enum ReportText {
  /// The words of `text` on one line, with control characters spelled out: none can move the cursor.
  static func printable(_ text: String) -> String { visible(text, breaksAreBlanks: true) }

  /// A path on one line. Line breaks and tabs are spelled out as well, so that two files do not look like one.
  static func printablePath(_ path: String) -> String { visible(path, breaksAreBlanks: false) }

  private static func visible(_ text: String, breaksAreBlanks: Bool) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where breaksAreBlanks && (scalar == "\n" || scalar == "\r" || scalar == "\t"): result += " "
      case _ where isControl(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// C0, DEL, C1, line separators, and the marks that turn the direction of text around.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Lines of which none can be taken for a command by a runner of GitHub Actions.
  ///
  /// A runner obeys lines that begin, after blanks, with `::`, and text that holds `##[`.
  public static func withoutCommands(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let harmless = replacing("##[", with: "## [", in: String(line))
      // All that .NET takes for white space, no-break and wide spaces among it, comes off before a runner looks.
      let start = harmless.unicodeScalars.drop { $0.properties.isWhitespace }
      return start.starts(with: "::".unicodeScalars) ? "\u{2024}" + harmless : harmless
    }
    return lines.joined(separator: "\n")
  }

  static func replacing(_ part: String, with replacement: String, in text: String) -> String {
    guard text.utf8.count >= part.utf8.count else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    let pattern = Array(part.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: pattern) {
        result += Array(replacement.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What was found and what was looked at, in one line without a break.
  public static func summary(of report: Report) -> String {
    guard !report.findings.isEmpty else { return "no findings; \(looked(report))" }
    let counts: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let found = counts.filter { report.count(of: $0.0) > 0 }.map { count(report.count(of: $0.0), $0.1) }
    return "\(found.joined(separator: ", ")); \(looked(report))"
  }

  /// What was fixed, what was looked at, and what was left aside.
  static func looked(_ report: Report) -> String {
    var parts = ["looked at \(count(report.callSiteCount, "introspection call")) in \(count(report.fileCount, "file"))"]
    if let fixing = report.fixing { parts.insert(fixing.words, at: 0) }
    if report.suppressedCount > 0 { parts.append("\(count(report.suppressedCount, "finding")) suppressed") }
    if report.acceptedCount > 0 { parts.append("\(count(report.acceptedCount, "finding")) in the baseline") }
    if report.oldCount > 0 { parts.append("\(count(report.oldCount, "finding")) on lines that are not new") }
    if report.generatedCount > 0 { parts.append("\(count(report.generatedCount, "generated file")) left out") }
    return parts.joined(separator: "; ")
  }

  /// `1 error`, `2 errors`.
  ///
  /// - Parameter plural: where an `s` is not enough.
  public static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
