import IntrospectFacts
import IntrospectRules

/// The words that completions offer.
enum CompletionWords {
  static var rules: [String] { RuleCatalog.all.map { $0.info.id } }

  static var views: [String] {
    var seen: Set<String> = []
    return Registry.current.viewTypes.map { String($0.callForm.prefix { $0 != "(" }) }
      .filter { seen.insert($0).inserted }
  }

  /// The words that can stand behind a command; nil for paths.
  static func operands(of command: CommandInfo) -> [String]? {
    switch command.operands {
    case .none: []
    case .paths: nil
    case .rulesAndViews: rules + views.map { ".\($0)" }
    case .views: views
    case .words(let words), .wordThenPaths(let words): words
    }
  }

  /// Whether paths follow the first word behind a command.
  static func hasPathsBehindWord(_ command: CommandInfo) -> Bool {
    if case .wordThenPaths = command.operands { true } else { false }
  }

  /// The words that can be the value of an option; nil for files, empty for what cannot be known.
  static func values(of option: OptionInfo) -> [String]? {
    switch option.values {
    case .text: []
    case .file: nil
    case .words(let words): words
    case .rule: rules
    }
  }

  /// In single quotes, for any of the shells.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
