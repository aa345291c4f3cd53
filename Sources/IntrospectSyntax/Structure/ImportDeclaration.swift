/// One `import`.
public struct ImportDeclaration: Sendable, Hashable {
  public let attributes: [Attribute]
  /// The module, without submodules or imported names: `UIKit` for `import class UIKit.UIView`.
  public let module: String
  /// The token `import`.
  public let keyword: Int
  /// From the first attribute or access modifier to the last name.
  public let tokens: Range<Int>

  public init(attributes: [Attribute], module: String, keyword: Int, tokens: Range<Int>) {
    self.attributes = attributes
    self.module = module
    self.keyword = keyword
    self.tokens = tokens
  }
}
