import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What an example of a rule, or a file of the corpus, says of the project around it, in a comment before its first
/// token.
///
///     // settings: targets iOS 16, macOS 13; library 1.3.0
///     // settings: targets iOS 15 to 17; library at least 0.12.0
///     // settings: adapters Sources/Introspection/**
public struct SourceSettings: Sendable {
  /// What the linter is given; empty where the file says nothing, or nothing that can be read.
  public private(set) var settings = FileSettings()
  /// What is wrong with the comment, as findings that no expectation can announce.
  public private(set) var problems: [Diagnostic] = []

  public init(_ buffer: TokenBuffer) {
    var isFirst = true
    for comment in buffer.comments where comment.kind == .line {
      let text = buffer.source.text(in: comment.range)
      let words = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
      guard words.lowercased().hasPrefix("settings:") else { continue }
      let problem: String? =
        if !text.hasPrefix("// settings: ") {
          "write '// settings: …'"
        } else if comment.nextToken != 0 {
          "the settings stand before the first token"
        } else if !isFirst {
          "a file has one line of settings"
        } else {
          read(words.dropFirst("settings: ".count), of: buffer.source.path)
        }
      isFirst = false
      if let problem {
        problems.append(
          Diagnostic(rule: "corpus-settings", severity: .error, message: problem, range: comment.range))
      }
    }
  }

  /// Reads what follows the colon; what is wrong with it, or nil.
  private mutating func read(_ text: Substring, of path: String) -> String? {
    for clause in text.split(separator: ";", omittingEmptySubsequences: false) {
      let words = clause.split(separator: " ")
      switch words.first {
      case "targets":
        let targets = clause.drop { $0 == " " }.dropFirst("targets".count)
        for target in targets.split(separator: ",", omittingEmptySubsequences: false) {
          guard readTarget(target.split(separator: " ")) else { return "'\(target)' is no deployment target" }
        }
      case "library":
        guard readLibrary(words.dropFirst()) else { return "'\(clause)' names no release of the library" }
      case "adapters":
        let patterns = words.dropFirst().compactMap { PathPattern(String($0)) }
        guard !patterns.isEmpty else { return "'\(clause)' names no paths" }
        settings.isAdapter = PathPatternList(patterns).decision(onFileAt: path)?.isIgnored == true
      default:
        return "'\(clause)' begins with none of 'targets', 'library' and 'adapters'"
      }
    }
    return nil
  }

  /// `iOS 16`, or `iOS 15 to 17` where several values compete.
  private mutating func readTarget(_ words: [Substring]) -> Bool {
    guard words.count == 2 || words.count == 4 && words[2] == "to", let platform = Platform(rawValue: String(words[0])),
      settings.targets[platform] == nil, let lowest = OSVersion(words[1])
    else { return false }
    guard let highest = words.count == 4 ? OSVersion(words[3]) : lowest, lowest <= highest else { return false }
    settings.targets[platform] = DeploymentTarget(lowest, highest)
    return true
  }

  /// `1.3.0`, or `at least 1.3.0` where only a requirement is known.
  private mutating func readLibrary(_ words: ArraySlice<Substring>) -> Bool {
    guard let version = words.last.flatMap({ LibraryVersion($0) }) else { return false }
    switch words.dropLast() {
    case []: settings.library = version
    case ["at", "least"]: settings.oldestLibrary = version
    default: return false
    }
    return true
  }
}
