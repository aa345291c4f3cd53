import IntrospectFacts
import IntrospectRules
import IntrospectSyntax

/// What one `.lint.yml` says, or what holds where there is none.
public struct Configuration: Sendable {
  /// One pattern with its place.
  public struct Pattern: Sendable {
    public let pattern: PathPattern
    public let range: SourceRange
  }

  /// Patterns as they are asked, and where each of them stands.
  public struct Patterns: Sendable {
    public let entries: [Pattern]
    public let list: PathPatternList

    init(_ entries: [Pattern] = []) {
      self.entries = entries
      list = PathPatternList(entries.map(\.pattern))
    }

    public var isEmpty: Bool { entries.isEmpty }
  }

  /// From where on findings make a run fail.
  public enum FailingLevel: Sendable, Hashable {
    case severity(Severity)
    case never

    /// The words that stand for them.
    public static let words = ["error", "warning", "note", "never"]

    public init?(_ word: String) {
      if word == "never" {
        self = .never
      } else if let severity = Severity(rawValue: word) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    public var word: String {
      switch self {
      case .severity(let severity): severity.rawValue
      case .never: "never"
      }
    }
  }

  /// What is set for one rule; what is nil is left as it was.
  public struct RuleSetting: Sendable, Hashable {
    public enum State: Sendable, Hashable {
      case off
      case on(Severity)
    }

    public let state: State?
    /// The values as they are written, by the names of the options.
    public let options: [String: String]
    /// The id of the rule in the file.
    public let range: SourceRange

    /// This setting where it says something, and `other` where it does not.
    func over(_ other: RuleSetting?) -> RuleSetting {
      guard let other else { return self }
      return RuleSetting(
        state: state ?? other.state, options: other.options.merging(options) { $1 }, range: range)
    }
  }

  /// Other settings for some paths.
  public struct Override: Sendable {
    public let paths: Patterns
    public let rules: [String: RuleSetting]
    public let range: SourceRange
  }

  /// The file as it was read, with the path to name in messages; empty where there is none.
  public let source: SourceText
  /// The absolute path, without links, of the folder that the paths in the file are relative to.
  public let folder: String
  public internal(set) var include = Patterns()
  public internal(set) var exclude = Patterns()
  public internal(set) var skipsGenerated = true
  public internal(set) var failingLevel: FailingLevel?
  public internal(set) var settings = FileSettings()
  /// A checkout of the library, relative to `folder`.
  public internal(set) var registry: String?
  /// The file of accepted findings, relative to `folder`.
  public internal(set) var baseline: String?
  public internal(set) var probes: Set<String> = []
  /// The files that may introspect; empty where nothing is said.
  public internal(set) var adapters = Patterns()
  public internal(set) var rules: [String: RuleSetting] = [:]
  public internal(set) var overrides: [Override] = []
  /// Where each key that the file holds stands.
  public internal(set) var keys: [ConfigurationKey: SourceRange] = [:]

  /// A configuration that says nothing.
  public init(source: SourceText = SourceText(path: "", bytes: []), folder: String = "/") {
    self.source = source
    self.folder = folder
  }

  /// Whether there is a file behind it.
  public var isFromFile: Bool { !source.path.isEmpty }

  /// The overrides that hold for a file, by their places.
  ///
  /// - Parameter path: relative to `folder`.
  public func overrides(for path: String) -> [Int] {
    overrides.indices.filter { overrides[$0].paths.list.decision(onFileAt: path)?.isIgnored == true }
  }

  /// Whether a file is one of those that may introspect; nil where nothing is said.
  ///
  /// - Parameter path: relative to `folder`.
  public func isAdapter(_ path: String) -> Bool? {
    adapters.isEmpty ? nil : adapters.list.decision(onFileAt: path)?.isIgnored == true
  }

  /// What is set for a rule where some overrides hold.
  public func setting(of rule: String, with overrides: [Int]) -> RuleSetting? {
    var setting = rules[rule]
    for index in overrides {
      if let other = self.overrides[index].rules[rule] { setting = other.over(setting) }
    }
    return setting
  }

  /// The rules to run where some overrides hold.
  ///
  /// - Parameter only: the rules asked for by name, which run even where they are off; empty for all that are on.
  public func ruleSet(with overrides: [Int], only: Set<String> = []) -> RuleSet {
    let entries = RuleCatalog.all.compactMap { type -> RuleSet.Entry? in
      let info = type.info
      let setting = setting(of: info.id, with: overrides)
      if only.isEmpty {
        if setting?.state == .off || (setting?.state == nil && info.isOptIn) { return nil }
      } else if !only.contains(info.id) {
        return nil
      }
      var severity: Severity?
      if case .on(let configured) = setting?.state { severity = configured }
      // What is wrong with an option was reported when the file was read.
      var reader = OptionReader((setting?.options ?? [:]).mapValues(Optional.some))
      return RuleSet.Entry(type.make(from: &reader), severity: severity)
    }
    return RuleSet(entries, isPartial: !only.isEmpty)
  }
}
