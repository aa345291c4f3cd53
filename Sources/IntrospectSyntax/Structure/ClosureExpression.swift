/// A closure literal.
public struct ClosureExpression: Sendable, Hashable {
  /// One entry of a capture list.
  public struct Capture: Sendable, Hashable {
    public enum Ownership: Sendable { case strong, weak, unowned }

    public let ownership: Ownership
    /// The name inside the closure: `self` for `[weak self]`, `h` for `[weak h = self.host]`.
    public let name: String
    public let nameToken: Int
    /// What is captured, behind `=`; nil where the name itself is.
    public let value: Range<Int>?

    public init(ownership: Ownership, name: String, nameToken: Int, value: Range<Int>?) {
      self.ownership = ownership
      self.name = name
      self.nameToken = nameToken
      self.value = value
    }
  }

  /// One parameter; `{ (UITabBarController) in … }` names it `UITabBarController`.
  public struct Parameter: Sendable, Hashable {
    /// `_` where it has no name.
    public let name: String
    public let nameToken: Int
    /// The annotation, behind the colon.
    public let type: Range<Int>?

    public init(name: String, nameToken: Int, type: Range<Int>?) {
      self.name = name
      self.nameToken = nameToken
      self.type = type
    }
  }

  /// The tokens `{` and `}`, and all between them.
  public let tokens: Range<Int>
  public let attributes: [Attribute]
  public let captures: [Capture]
  public let parameters: [Parameter]
  /// The word `in` that ends the signature; nil without a signature.
  public let inKeyword: Int?
  /// The statements: what follows `in`, or all between the braces.
  public let body: Range<Int>

  public init(
    tokens: Range<Int>, attributes: [Attribute], captures: [Capture], parameters: [Parameter], inKeyword: Int?,
    body: Range<Int>
  ) {
    self.tokens = tokens
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.inKeyword = inKeyword
    self.body = body
  }

  /// The token `{`.
  public var openBrace: Int { tokens.lowerBound }
  /// The token `}`.
  public var closeBrace: Int { tokens.upperBound - 1 }

  /// How the capture list takes `name`; nil where the list does not hold it.
  public func capture(of name: String) -> Capture? { captures.first { $0.name == name } }
}
