/// An expression of a head and what is appended to it: `ScrollView { … }.padding().introspect(…)`.
public struct PostfixExpression: Sendable, Hashable {
  /// What the chain starts from.
  public enum Head: Sendable, Hashable {
    /// A name: `ScrollView`, `content`, `self`, `$0`.
    case name(String)
    /// Nothing is written before the first step's name: a bare call, whose receiver is `self`.
    case implicitSelf
    /// `.member`: the type comes from the context.
    case implicitMember
    /// A literal, a parenthesised expression, a closure, a macro …
    case other
  }

  /// One thing appended to what stands before it.
  public struct Step: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// `.name`, generic arguments included.
      case member(String)
      /// `(…)`, trailing closures, or both.
      case call
      /// `[…]`.
      case `subscript`
      /// `!`.
      case forceUnwrap
      /// `?`.
      case optionalChain
    }

    public let kind: Kind
    public let tokens: Range<Int>
    /// In the parentheses or brackets.
    public let arguments: [Argument]
    /// The first one has no label; the value of each is the closure with its braces.
    public let trailingClosures: [Argument]

    public init(kind: Kind, tokens: Range<Int>, arguments: [Argument] = [], trailingClosures: [Argument] = []) {
      self.kind = kind
      self.tokens = tokens
      self.arguments = arguments
      self.trailingClosures = trailingClosures
    }
  }

  public let head: Head
  /// The tokens of the head alone; empty for an implicit one.
  public let headTokens: Range<Int>
  /// In source order. Branches of a postfix `#if` follow one another.
  public let steps: [Step]

  public init(head: Head, headTokens: Range<Int>, steps: [Step]) {
    self.head = head
    self.headTokens = headTokens
    self.steps = steps
  }

  /// From the head to the last step.
  public var tokens: Range<Int> {
    headTokens.lowerBound..<max(headTokens.upperBound, steps.last?.tokens.upperBound ?? 0)
  }
}
