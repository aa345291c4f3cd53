import IntrospectSyntax

/// One value of a YAML document, with its place.
public struct YAMLNode: Sendable, Hashable {
  public enum Value: Sendable, Hashable {
    case scalar(YAMLScalar)
    /// The entries in the order of the file; no two have the same key.
    case map([YAMLEntry])
    case list([YAMLNode])
    /// Nothing behind the colon, or one of the words that stand for nothing.
    case absent
  }

  public let value: Value
  /// The bytes of the value as written, quotes and brackets included. For `absent`: the word, or the empty range behind
  /// the colon.
  public let range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// A string, or what the reader of a key takes for a number or a boolean.
public struct YAMLScalar: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
  }

  /// The text without quotes and escapes; that of a plain scalar as it is written.
  public let text: String
  public let style: Style

  public init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether YAML takes this for no value at all: only as a plain word, never in quotes.
  var isNull: Bool { style == .plain && ["~", "null", "Null", "NULL"].contains(text) }
}

/// A key of a map with its value.
public struct YAMLEntry: Sendable, Hashable {
  public let key: YAMLScalar
  /// The bytes of the key as written, quotes included.
  public let keyRange: SourceRange
  public let node: YAMLNode

  public init(key: YAMLScalar, at keyRange: SourceRange, node: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
  }
}

/// What a file holds.
public struct YAMLDocument: Sendable, Hashable {
  /// The options at the top level, always a map; nil if the file is empty or has only comments.
  public let root: YAMLNode?
  /// What is allowed and surely not meant, in the order of the file.
  public let warnings: [YAMLProblem]

  public init(root: YAMLNode?, warnings: [YAMLProblem] = []) {
    self.root = root
    self.warnings = warnings
  }
}

/// What is wrong with a file, and where.
public struct YAMLProblem: Error, Sendable, Hashable {
  /// Another place that belongs to the problem.
  public struct Note: Sendable, Hashable {
    public let message: String
    public let range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// Lower case, without a stop at the end; says what to do.
  public let message: String
  public let range: SourceRange
  public let notes: [Note]

  public init(_ message: String, at range: SourceRange, notes: [Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }
}
