import IntrospectLintKit

/// What the tool says of its own work, on standard error: standard output holds the report and nothing else.
struct Messages: Sendable {
  /// How much is said.
  enum Level: Sendable {
    case quiet, normal, verbose
  }

  private let errors: @Sendable (String) -> Bool
  private let isOnGitHub: Bool
  /// What standard error can show.
  var style = TextStyle.plain
  var level = Level.normal

  init(isOnGitHub: Bool, errors: @escaping @Sendable (String) -> Bool) {
    self.isOnGitHub = isOnGitHub
    self.errors = errors
  }

  /// Something that makes the run fail.
  func error(_ message: String) { line(prefix("error", .error), message) }

  /// Something worth knowing that changes no status.
  func note(_ message: String) {
    if level != .quiet { line(prefix("note", .note), message) }
  }

  /// Something that only who asks wants to know.
  func detail(_ message: String) {
    if level == .verbose { line(prefix("note", .note), message) }
  }

  /// A note about a place in a file.
  func note(_ message: String, at place: String) {
    if level != .quiet { line("", "\(place): note: \(message)") }
  }

  /// A report that standard output has no room for; its lines are fit to be printed.
  func report(_ text: String) { _ = errors(text) }

  /// Something about a configuration, with the lines that it is about.
  func problem(_ problem: ConfigurationProblem, in configuration: Configuration) {
    if level == .quiet, !problem.isError { return }
    for text in problem.lines(in: configuration.source, style) { write(text) }
  }

  private func prefix(_ word: String, _ kind: TextStyle.Emphasis) -> String {
    "introspect-lint: " + style.emphasized(word + ":", kind) + " "
  }

  private func line(_ front: String, _ text: String) { write(front + Self.printable(text)) }

  private func write(_ text: String) {
    // A runner takes lines with certain beginnings as commands, and a file may be called like one.
    _ = errors((isOnGitHub ? ReportText.withoutCommands(text) : text) + "\n")
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
