/// One option of a command: how it is spelled and what help says of it.
struct OptionInfo: Sendable {
  /// With dashes, the long name last.
  let spellings: [String]
  /// What stands for the value in help; nil for an option without one.
  let value: String?
  let help: String

  /// The long name with its dashes.
  var name: String { spellings.last ?? "" }

  init(_ spellings: String..., value: String? = nil, help: String) {
    self.spellings = spellings
    self.value = value
    self.help = help
  }

  /// `-h, --help` or `--jobs N`.
  var usage: String { spellings.joined(separator: ", ") + (value.map { " \($0)" } ?? "") }

  static let help = OptionInfo("-h", "--help", help: "print this help")
  static let version = OptionInfo("-V", "--version", help: "print the version")
}
