import IntrospectLintKit

/// What the tool says of its own work, on standard error: standard output holds the report and nothing else.
struct Messages: Sendable {
  private let errors: @Sendable (String) -> Bool
  private let isOnGitHub: Bool

  init(isOnGitHub: Bool, errors: @escaping @Sendable (String) -> Bool) {
    self.isOnGitHub = isOnGitHub
    self.errors = errors
  }

  /// Something that makes the run fail.
  func error(_ message: String) { line("introspect-lint: error: \(message)") }

  /// Something worth knowing that changes no status.
  func note(_ message: String) { line("introspect-lint: note: \(message)") }

  /// A note about a place in a file.
  func note(_ message: String, at place: String) { line("\(place): note: \(message)") }

  private func line(_ text: String) {
    var text = Self.printable(text)
    // A runner takes lines with these beginnings as commands, and a file may be called like one.
    if isOnGitHub {
      if text.drop(while: { $0 == " " }).utf8.starts(with: "::".utf8) { text = "./" + text }
      text = text.split(separator: "##[", omittingEmptySubsequences: false).joined(separator: "## [")
    }
    _ = errors(text + "\n")
  }

  /// `text` with its control characters spelled out, so that a file name cannot move the cursor or start a new line.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: ReportText.isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where ReportText.isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u{\(digits)}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
