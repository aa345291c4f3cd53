/// What the rules see of one file.
public struct FileStructure: Sendable {
  public let tokens: TokenBuffer
  public let imports: [ImportDeclaration]
  /// In order of place; a declaration stands before what it holds.
  public let declarations: [Declaration]
  /// In order of place.
  public let callSites: [CallSite]

  /// Reads a file.
  public init(_ source: SourceText) {
    self.init(Lexer(source).tokenize())
  }

  /// Reads the structure of a file that was lexed.
  public init(_ tokens: TokenBuffer) {
    self.tokens = tokens
    imports = []
    declarations = []
    callSites = []
  }
}
