import IntrospectLintKit

/// What is known of standard output or standard error.
public struct StreamInfo: Sendable {
  public let isTerminal: Bool
  /// How many columns the terminal has; nil where that is unknown.
  public let width: Int?

  public init(isTerminal: Bool = false, width: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
  }

  /// Whether colours are wanted.
  enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What the stream can show.
  ///
  /// The option comes first, then the variables in the order that CMake and ruff follow too, then the terminal.
  func style(_ choice: ColorChoice, _ environment: [String: String]) -> TextStyle {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto: wantsColor(environment)
      }
    let hasLinks = isColored && isTerminal && environment["CI", default: ""].isEmpty && environment["TERM"] != "dumb"
    return TextStyle(isColored: isColored, hasLinks: hasLinks, width: isTerminal ? width : nil)
  }

  private func wantsColor(_ environment: [String: String]) -> Bool {
    if !environment["NO_COLOR", default: ""].isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] where !["", "0"].contains(environment[name, default: ""]) {
      return true
    }
    if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
    return isTerminal
  }
}
