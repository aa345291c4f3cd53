/// One declaration, with as much of its header as the rules ask for.
///
/// A class of constants: rules pass declarations on by the thousand, and this way a copy is a reference.
public final class Declaration: Sendable {
  public enum Kind: String, Sendable {
    case actor, `class`, `enum`, `extension`, `protocol`, `struct`
    case function, initializer, deinitializer, `subscript`
    case variable
    case enumCase, typeAlias, macro

    /// Whether members can be declared in it.
    public var isNominal: Bool {
      switch self {
      case .actor, .class, .enum, .extension, .protocol, .struct: true
      case .function, .initializer, .deinitializer, .subscript, .variable, .enumCase, .typeAlias, .macro: false
      }
    }
  }

  /// Words before the keyword that change what the declaration is.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let `weak` = Modifiers(rawValue: 1 << 0)
    public static let unowned = Modifiers(rawValue: 1 << 1)
    /// `static`, or `class` before a member.
    public static let isStatic = Modifiers(rawValue: 1 << 2)
    public static let `lazy` = Modifiers(rawValue: 1 << 3)
    public static let `override` = Modifiers(rawValue: 1 << 4)
    public static let isPrivate = Modifiers(rawValue: 1 << 5)
    public static let mutating = Modifiers(rawValue: 1 << 6)
  }

  /// A parameter of a function, initialiser or subscript.
  public struct Parameter: Sendable, Hashable {
    /// What callers write; nil for `_`.
    public let label: String?
    /// What the body writes.
    public let name: String
    /// The type as written, attributes and specifiers included.
    public let type: Range<Int>

    public init(label: String?, name: String, type: Range<Int>) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  public let kind: Kind
  /// The name without backticks: of an extension the extended type as written, without generic arguments;
  /// `init`, `deinit`, `subscript` for those.
  public let name: String
  public let nameToken: Int
  /// The introducer: `class`, `let`, `func` …
  public let keyword: Int
  /// From the first attribute or modifier to the end of the body or of the last part of the header.
  public let tokens: Range<Int>
  public let attributes: [Attribute]
  public let modifiers: Modifiers
  /// What follows the colon of a type's header, as written, without generic arguments.
  public let inheritance: [String]
  /// The requirements behind `where`, without the word.
  public let whereClause: Range<Int>?
  public let parameters: [Parameter]
  /// The annotation of a variable, or the result of a function or subscript.
  public let type: Range<Int>?
  /// What a variable starts with, behind `=`.
  public let initialValue: Range<Int>?
  /// What lies between the braces: members, statements or accessors; nil without braces.
  public let body: Range<Int>?
  /// The index of the declaration this one stands in; nil at the top of the file.
  public let parent: Int?

  public init(
    kind: Kind, name: String, nameToken: Int, keyword: Int, tokens: Range<Int>, attributes: [Attribute],
    modifiers: Modifiers, inheritance: [String], whereClause: Range<Int>?, parameters: [Parameter],
    type: Range<Int>?, initialValue: Range<Int>?, body: Range<Int>?, isComputed: Bool, parent: Int?
  ) {
    self.kind = kind
    self.name = name
    self.nameToken = nameToken
    self.keyword = keyword
    self.tokens = tokens
    self.attributes = attributes
    self.modifiers = modifiers
    self.inheritance = inheritance
    self.whereClause = whereClause
    self.parameters = parameters
    self.type = type
    self.initialValue = initialValue
    self.body = body
    self.isComputed = isComputed
    self.parent = parent
  }

  /// Whether a variable has a getter of its own; observers alone leave it stored.
  public let isComputed: Bool

  /// Whether an attribute of that name, module left aside, stands on the declaration.
  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.baseName == name } }
}
