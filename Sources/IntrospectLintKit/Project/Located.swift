import IntrospectSyntax

/// A value and where it stands in the file that it was read from.
public struct Located<Value> {
  public let value: Value
  /// The value as written, quotes included.
  public let range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// What a file says about one thing.
public enum Stated<Value> {
  /// The file does not speak of it.
  case nothing
  /// The file speaks of it in a way that is not understood; the place is missing where the whole file is meant.
  case unknown(at: SourceRange?)
  case value(Located<Value>)

  /// The value, where one is known.
  public var value: Value? { located?.value }

  /// The value and its place, where one is known.
  public var located: Located<Value>? {
    if case .value(let located) = self { located } else { nil }
  }

  /// Whether the file speaks of it without being understood.
  public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

extension Stated: Sendable where Value: Sendable {}
extension Stated: Equatable where Value: Equatable {}
extension Stated: Hashable where Value: Hashable {}

extension Stated where Value: Equatable {
  /// What several statements about the same thing come to: the first, if the others say the same.
  init(agreementOf statements: [Stated]) {
    guard let first = statements.first else {
      self = .nothing
      return
    }
    self = first
    for other in statements.dropFirst() where other.value == nil || other.value != first.value {
      self = .unknown(at: other.located?.range ?? first.located?.range)
    }
  }
}
