/// What the rules see of one file.
public final class FileStructure: Sendable {
  public let tree: TokenTree
  public let imports: [ImportDeclaration]
  /// In order of place; a declaration stands before what it holds.
  public let declarations: [Declaration]
  /// What looks like a request for a native object, in order of place.
  public let callSites: [CallSite]
  /// The declarations by name, by number and in order of place; types and extensions without the types around them.
  private let numbersByName: [String: [Int]]
  /// The names of the modules that the file imports.
  public let importedModules: Set<String>
  /// The braces that belong to declarations: bodies and accessors.
  private let declarationBraces: Set<Int>

  /// Names of home-made modifiers that are read as probes where nothing else is said.
  public static let defaultProbes: Set<String> = ["extract"]

  /// Lexes and reads a file.
  public convenience init(_ source: SourceText, probes: Set<String> = FileStructure.defaultProbes) {
    self.init(Lexer(source).tokenize(), probes: probes)
  }

  /// Reads the structure of a file that was lexed.
  ///
  /// - Parameter probes: names of home-made modifiers that take a native type and a closure.
  public init(_ buffer: TokenBuffer, probes: Set<String> = FileStructure.defaultProbes) {
    tree = TokenTree(buffer)
    var reader = DeclarationReader(tree)
    reader.read()
    imports = reader.imports
    importedModules = Set(imports.map(\.module))
    declarations = reader.declarations
    numbersByName = Dictionary(grouping: declarations.indices) { [declarations] number in
      let declaration = declarations[number]
      return declaration.kind.isNominal ? DeclarationName.baseName(of: declaration.name) : declaration.name
    }
    declarationBraces = Set(declarations.compactMap { $0.body.map { $0.lowerBound - 1 } })
    var siteReader = CallSiteReader(tree, declarations: declarations, probes: probes)
    callSites = siteReader.read()
  }

  public var tokens: TokenBuffer { tree.buffer }

  /// What the modifier of a call site is applied to: the chain before it, read backwards to its head.
  public func receiver(of site: CallSite) -> PostfixExpression {
    guard let period = site.period else {
      return PostfixExpression(head: .implicitSelf, headTokens: site.nameToken..<site.nameToken, steps: [])
    }
    return tree.chain(before: period)
  }

  /// The numbers of the declarations of that name, in order of place; of a type or an extension, the name without the
  /// types around it.
  public func numbers(named name: String) -> [Int] { numbersByName[name] ?? [] }

  /// The number of a declaration of the file; where several share an introducer, that of the first.
  public func number(of declaration: Declaration) -> Int? {
    let first = declarations(in: declaration.keyword..<declaration.keyword + 1)
    return first.isEmpty ? nil : first.startIndex
  }

  /// The index of the innermost declaration around the token at `index`.
  public func declaration(around index: Int) -> Int? {
    EnclosingDeclarations(declarations).innermost(around: index)
  }

  /// The declarations around the one at `number`, itself first, outwards.
  public func declarations(outwardsFrom number: Int?) -> [Declaration] {
    var result: [Declaration] = []
    var current = number
    while let index = current {
      result.append(declarations[index])
      current = declarations[index].parent
    }
    return result
  }

  /// The members that stand right in the body of the declaration at `number`.
  public func members(of number: Int) -> [Declaration] { numbersOfMembers(of: number).map { declarations[$0] } }

  /// The same, by their numbers.
  public func numbersOfMembers(of number: Int) -> [Int] {
    guard let body = declarations[number].body else { return [] }
    return declarations(in: body).indices.filter { declarations[$0].parent == number }
  }

  /// Whether the token is the name of a declaration, where that is declared.
  public func declares(at token: Int) -> Bool {
    let numbers = numbers(named: tokens.name(token))
    let place = numbers.partitioningIndex { declarations[$0].nameToken >= token }
    return place < numbers.count && declarations[numbers[place]].nameToken == token
  }

  /// The members of that name that stand right in the body of the declaration at `number`.
  public func members(of number: Int, named name: String) -> [Declaration] {
    numbers(named: name).lazy.map { self.declarations[$0] }.filter { $0.parent == number }
  }

  /// Whether the brace at `open` starts a closure literal: not a body of control flow, a declaration or an accessor.
  public func isClosure(_ open: Int) -> Bool {
    guard tokens.kind(open) == .leftBrace, tree.controlFlow.body(at: open) == nil, !declarationBraces.contains(open)
    else { return false }
    return !isAccessor(open)
  }

  /// `get { }`, `set(newValue) { }`, `didSet { }` right in the body of a variable or subscript.
  private func isAccessor(_ open: Int) -> Bool {
    guard let brace = tree.brackets.opener(of: open), declarationBraces.contains(brace) else { return false }
    var word = open - 1
    if tokens.kind(word) == .rightParen, let paren = tree.brackets.partner(of: word) { word = paren - 1 }
    while tokens.isText(word, "async") || tokens.isText(word, "throws") { word -= 1 }
    let words: [StaticString] = [
      "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "borrow", "mutate",
      "unsafeAddress", "unsafeMutableAddress",
    ]
    return words.contains { tokens.isText(word, $0) } && tokens.kind(word - 1) != .period
  }
}
