import IntrospectFacts
import IntrospectSyntax

/// Reads the declarations of one file, written as the library writes them:
///
/// ```swift
/// public struct ListType: IntrospectableViewType { public enum Style { case plain } }
/// extension IntrospectableViewType where Self == ListType { public static var list: Self { .init() } }
/// extension iOSViewVersion<ListType, UITableView> { public static let v13 = Self(for: .v13) }
/// ```
///
/// Anything else is passed over.
struct LibrarySourceReader {
  /// What the innermost braces belong to.
  private enum Context {
    case viewType(String)
    case enumeration(String)
    /// The body of the `scope` property of a type.
    case scope(String)
    /// The extension with the members for a type.
    case members(String)
    case constants(swiftType: String, platform: Platform, nativeClass: String)
    case other
  }

  /// The attributes since the last declaration.
  private struct Attributes {
    var isDisfavored = false
    var unavailable: String?
  }

  private let tokens: TokenBuffer
  private let path: String
  private var index = 0
  private var contexts: [Context] = []
  /// What the next opening brace belongs to.
  private var opening = Context.other
  private var attributes = Attributes()
  private var regions: PlatformRegions

  init(_ source: SourceText) {
    tokens = Lexer(source).tokenize()
    path = source.path
    regions = PlatformRegions(tokens)
  }

  consuming func read(into declarations: inout LibraryDeclarations) {
    var reader = self
    while reader.index < reader.tokens.endIndex {
      let start = reader.index
      reader.step(into: &declarations)
      assert(reader.index > start, "each step moves on")
    }
  }

  private mutating func step(into declarations: inout LibraryDeclarations) {
    if let next = regions.skipDirective(at: index) {
      index = next
      return
    }
    switch tokens.kind(index) {
    case .leftBrace:
      contexts.append(opening)
      opening = .other
      index += 1
    case .rightBrace:
      _ = contexts.popLast()
      index += 1
    case .atSign:
      readAttribute()
    default:
      readDeclaration(into: &declarations)
    }
  }

  // MARK: - Attributes

  private mutating func readAttribute() {
    let name = tokens.text(index + 1)
    index += 2
    var arguments = index..<index
    if tokens.kind(index) == .leftParen {
      let close = closingParen(from: index)
      arguments = index + 1..<close
      index = close + 1
    }
    switch name {
    case "_disfavoredOverload": attributes.isDisfavored = true
    case "available":
      // `@available(*, unavailable, message: "…")`; a mark for one platform alone begins with its name.
      guard tokens.text(arguments.lowerBound) == "*", arguments.contains(where: { tokens.text($0) == "unavailable" })
      else { return }
      let message = arguments.first { tokens.kind($0) == .stringLiteral }
      attributes.unavailable = message.map { Self.words(of: tokens.text($0)) } ?? ""
    default: break
    }
  }

  private func closingParen(from open: Int) -> Int {
    var depth = 0
    var position = open
    while position < tokens.endIndex {
      if tokens.kind(position) == .leftParen { depth += 1 }
      if tokens.kind(position) == .rightParen { depth -= 1 }
      if depth == 0 { return position }
      position += 1
    }
    return position
  }

  /// The text of a string literal on one line: delimiters and line breaks are of no interest here.
  private static func words(of literal: String) -> String {
    literal.split { $0 == "\"" || $0 == "#" || $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: - Declarations

  private mutating func readDeclaration(into declarations: inout LibraryDeclarations) {
    let word = tokens.text(index)
    switch (contexts.last, word) {
    case (nil, "struct"), (nil, "enum"), (nil, "class"): readViewType()
    case (nil, "extension"): readExtension(into: &declarations)
    case (.viewType(let type)?, "enum"):
      opening = .enumeration("\(type).\(tokens.name(index + 1))")
      index += 2
    case (.viewType(let type)?, "var"):
      opening = tokens.name(index + 1) == "scope" ? .scope(type) : .other
      index += 2
    case (.enumeration(let name)?, "case"): readCases(of: name, into: &declarations)
    case (.scope(let type)?, _): readScope(of: type, into: &declarations)
    case (.members(let type)?, "static"): readMember(of: type, into: &declarations)
    case (.constants(let type, let platform, let nativeClass)?, "static"):
      readConstant(of: type, platform, nativeClass, into: &declarations)
    default: index += 1
    }
  }

  private mutating func readViewType() {
    let name = tokens.name(index + 1)
    var isViewType = false
    index += 2
    while index < tokens.endIndex, tokens.kind(index) != .leftBrace {
      if tokens.text(index) == "IntrospectableViewType" { isViewType = true }
      index += 1
    }
    opening = isViewType ? .viewType(name) : .other
    attributes = Attributes()
  }

  private mutating func readExtension(into declarations: inout LibraryDeclarations) {
    let name = tokens.name(index + 1)
    let header = index + 2
    index = header
    while index < tokens.endIndex, tokens.kind(index) != .leftBrace { index += 1 }
    attributes = Attributes()
    opening = .other
    if name == "IntrospectableViewType" {
      // `where Self == ListType`
      if tokens.text(header) == "where", tokens.text(header + 1) == "Self", tokens.text(header + 2) == "==" {
        opening = .members(tokens.name(header + 3))
      }
    } else if name.hasSuffix("ViewVersion"), tokens.text(header) == "<", tokens.kind(header + 2) == .comma {
      // `<ListType, UITableView>`; a class may be qualified by its module.
      var last = header + 3
      while tokens.kind(last + 1) == .period { last += 2 }
      guard let platform = Platform(rawValue: String(name.dropLast("ViewVersion".count))) else {
        declarations.problems.append(
          LibrarySource.Problem(path: path, message: "'\(name)' is of a platform that is not known"))
        return
      }
      opening = .constants(
        swiftType: tokens.name(header + 1), platform: platform, nativeClass: tokens.name(last))
    }
  }

  private mutating func readCases(of enumeration: String, into declarations: inout LibraryDeclarations) {
    repeat {
      declarations.cases[enumeration, default: []].append(tokens.name(index + 1))
      index += 2
    } while tokens.kind(index) == .comma
  }

  private mutating func readScope(of type: String, into declarations: inout LibraryDeclarations) {
    if tokens.kind(index - 1) == .period {
      switch tokens.name(index) {
      case "receiver": declarations.scopes[type, default: []].insert(.receiver)
      case "ancestor": declarations.scopes[type, default: []].insert(.ancestor)
      default: break
      }
    }
    index += 1
  }

  /// `static var list: Self { … }` or `static func list(style: Self.Style) -> Self { … }`.
  private mutating func readMember(of type: String, into declarations: inout LibraryDeclarations) {
    let keyword = tokens.text(index + 1)
    let name = tokens.name(index + 2)
    let own = attributes
    attributes = Attributes()
    var parameter: (label: String, enumeration: String)?
    switch (keyword, tokens.kind(index + 3)) {
    case ("var", .colon), ("let", .colon): break
    case ("func", .leftParen):
      let open = index + 3
      let close = closingParen(from: open)
      if close > open + 1 { parameter = (tokens.name(open + 1), tokens.name(close - 1)) }
    default:
      index += 1
      return
    }
    declarations.members.append(
      LibraryDeclarations.Member(
        name: name, parameter: parameter, swiftType: type, platforms: regions.platforms,
        withdrawal: own.unavailable, path: path))
    index += 3
  }

  /// `static let v13 = Self(for: .v13)`; whatever stands behind the name, the name is what a call uses.
  private mutating func readConstant(
    of type: String, _ platform: Platform, _ nativeClass: String, into declarations: inout LibraryDeclarations
  ) {
    let own = attributes
    attributes = Attributes()
    let name = tokens.name(index + 2)
    index += 2
    guard tokens.text(index - 1) == "let", let version = OSVersion(memberName: name),
      regions.platforms.contains(platform)
    else { return }
    declarations.constants.append(
      LibraryDeclarations.Constant(
        swiftType: type, platform: platform, version: version, nativeClass: nativeClass,
        isDisfavored: own.isDisfavored, unavailable: own.unavailable, path: path))
  }
}
