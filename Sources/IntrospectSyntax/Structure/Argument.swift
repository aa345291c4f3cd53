/// One argument of a call or subscript, or one trailing closure.
public struct Argument: Sendable, Hashable {
  /// The label as written, without backticks; nil for an unlabelled argument.
  public let label: String?
  /// The tokens of the value, without label and comma.
  public let value: Range<Int>
  /// The tokens of label and value, without the comma.
  public let tokens: Range<Int>

  public init(label: String?, value: Range<Int>, tokens: Range<Int>) {
    self.label = label
    self.value = value
    self.tokens = tokens
  }
}

/// An attribute such as `@State`, `@_spi(Advanced)` or `@available(iOS 16, *)`.
public struct Attribute: Sendable, Hashable {
  /// The name without `@`, with its module where one is written: `State`, `SwiftUI.State`.
  public let name: String
  /// From `@` to the end of the argument list.
  public let tokens: Range<Int>
  /// What stands between the parentheses; nil without parentheses.
  public let arguments: Range<Int>?

  public init(name: String, tokens: Range<Int>, arguments: Range<Int>?) {
    self.name = name
    self.tokens = tokens
    self.arguments = arguments
  }

  /// The name without a module: `State` for `@SwiftUI.State`.
  public var baseName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
