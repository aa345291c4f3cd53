/// What the configuration can set of a rule: typed values, each asked for by its name.
public protocol RuleOptions: Sendable {
  init(from reader: inout OptionReader)
}

/// The options of a rule that has none.
public struct NoOptions: RuleOptions {
  public init(from reader: inout OptionReader) {}
}

/// One option as a rule declares it: the source of its documentation and of the schema.
public struct RuleOption: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A whole number, not below the bound.
    case integer(from: Int, default: Int)
  }

  /// Kebab-case, as it is written in the configuration.
  public let name: String
  public let kind: Kind
  /// What it means, in a few words without a final stop.
  public let help: String
}

/// Hands a rule the values that the configuration gives its options, and keeps account of what was asked for.
///
/// A rule that asks a reader without values declares its options that way, so that no second list of them can differ.
public struct OptionReader: Sendable {
  /// A value of the configuration that an option cannot take.
  public struct Problem: Sendable, Hashable {
    public let option: String
    /// What the option takes instead: `a whole number from 1 on`.
    public let expected: String
  }

  /// The values as they are written, by the names of their options; nil for what is no single plain word.
  private let values: [String: String?]
  public private(set) var asked: [RuleOption] = []
  public private(set) var problems: [Problem] = []

  public init(_ values: [String: String?] = [:]) { self.values = values }

  /// A whole number, not below `bound`.
  public mutating func integer(_ name: String, from bound: Int, default value: Int, help: String) -> Int {
    asked.append(RuleOption(name: name, kind: .integer(from: bound, default: value), help: help))
    guard let written = values[name] else { return value }
    guard let written, let number = Int(written), number >= bound, written == String(number) else {
      problems.append(Problem(option: name, expected: "a whole number from \(bound) on"))
      return value
    }
    return number
  }
}
