/// One option of a command: how it is spelled, what it takes, and what help says of it.
struct OptionInfo: Sendable {
  /// What the value of an option can be, for completions in a shell.
  enum Values: Sendable {
    case text
    case file
    case words([String])
    case rule
  }

  /// With dashes, the long name last.
  let spellings: [String]
  /// What stands for the value in help; nil for an option without one.
  let value: String?
  let values: Values
  let help: String

  /// The long name with its dashes.
  var name: String { spellings.last ?? "" }

  init(_ spellings: String..., value: String? = nil, _ values: Values = .text, help: String) {
    self.spellings = spellings
    self.value = value
    self.values = values
    self.help = help
  }

  /// `-h, --help` or `--jobs N`.
  var usage: String { spellings.joined(separator: ", ") + (value.map { " \($0)" } ?? "") }

  static let help = OptionInfo("-h", "--help", help: "print this help")
  static let version = OptionInfo("-V", "--version", help: "print the version and the newest systems known")
  static let color = OptionInfo(
    "--color", value: "WHEN", .words(["auto", "always", "never"]), help: "colours: auto (default), always or never")
  static let quiet = OptionInfo("-q", "--quiet", help: "print findings and errors only")
  static let verbose = OptionInfo("-v", "--verbose", help: "say what was read, what was left out, and why")
  static let config = OptionInfo("--config", value: "FILE", .file, help: "read this configuration and no other")
  static let noConfig = OptionInfo("--no-config", help: "read no configuration")
}
