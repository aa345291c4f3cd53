import IntrospectFacts
import IntrospectSyntax

/// Lists what a file holds of introspection, probes and bridges, in order of place.
public struct SiteReader {
  private let file: FileContext
  private var structure: FileStructure { file.structure }
  private var tokens: TokenBuffer { file.tokens }

  public init(_ file: FileContext) { self.file = file }

  public func sites() -> [NativeSite] {
    let calls = file.callSites.filter(file.isCallSite).map(site)
    let representables = structure.declarations.indices.compactMap(representable)
    return (calls + representables + hosts()).sorted { left, right in
      (left.nameRange.start.value, left.range.end.value) < (right.nameRange.start.value, right.range.end.value)
    }
  }

  // MARK: - Calls

  private func site(_ site: CallSite) -> NativeSite {
    let call = file.versionLists.call(of: site)
    let isProbe: Bool
    switch site.api {
    case .introspect, .legacy, .legacySelector: isProbe = false
    case .probe, .ownProbe: isProbe = true
    }
    return NativeSite(
      kind: isProbe ? .probe : .introspection, name: tokens.name(site.nameToken),
      symbol: structure.symbol(around: site.enclosing), view: view(of: site), nativeClasses: file.nativeClasses(of: site),
      scope: scope(of: site, call), predicates: site.predicates.map { plain($0.tokens) },
      platforms: call.map { SiteVersionReader($0, in: file).platforms() } ?? [],
      isOpaque: site.api == .introspect && (call.map { $0.isOpaque || !$0.clauses.allSatisfy(\.isCertain) } ?? true),
      range: tokens.range(site.tokens), nameRange: tokens[site.nameToken].range)
  }

  private func view(of site: CallSite) -> String {
    switch site.api {
    case .introspect:
      if let viewType = site.viewType { return "." + viewType.callForm }
      return site.arguments.first.flatMap { $0.label == nil ? plain($0.value) : nil } ?? ""
    case .legacy(let name):
      let forms = file.registry.legacyMethods(named: name).flatMap(\.modernForms)
      return forms.first.map { "." + $0 } ?? ""
    case .legacySelector, .probe, .ownProbe: return ""
    }
  }

  private func scope(of site: CallSite, _ call: VersionedCall?) -> String? {
    guard site.api == .introspect else { return nil }
    if let scope = site.scope { return file.statedScope(of: site)?.description ?? plain(scope) }
    return call?.facts?.defaultScope.description
  }

  /// Code on one line, with one blank where there are more.
  private func plain(_ range: Range<Int>) -> String {
    tokens.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: - Bridges

  private func representable(_ number: Int) -> NativeSite? {
    let type = structure.declarations[number]
    guard type.kind.isNominal, type.kind != .protocol else { return nil }
    let names = type.inheritance.map(DeclarationName.baseName)
    let representable = names.first(where: ProbeDeclarationReader.representables.contains)
    guard let name = representable ?? names.first(where: NativeClassName.isHost) else { return nil }
    return NativeSite(
      kind: representable == nil ? .host : .representable, name: name, symbol: structure.symbol(around: number), view: "",
      nativeClasses: representable == nil ? [name] : madeClasses(in: number), scope: nil, predicates: [], platforms: [],
      isOpaque: false, range: tokens.range(type.tokens), nameRange: tokens[type.nameToken].range)
  }

  private static let makers: Set<String> = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController",
  ]
  private static let classAliases: Set<String> = [
    "UIViewType", "NSViewType", "UIViewControllerType", "NSViewControllerType",
  ]

  /// What the type says that it makes: the result of its method, or the type that it names.
  private func madeClasses(in number: Int) -> [String] {
    for member in structure.members(of: number) {
      if member.kind == .function, Self.makers.contains(member.name), let result = member.type {
        let name = plain(result)
        if !name.hasPrefix("some "), !Self.classAliases.contains(name) { return [name] }
      }
      if member.kind == .typeAlias, Self.classAliases.contains(member.name) {
        let rest = member.nameToken + 2..<max(member.nameToken + 2, member.tokens.upperBound)
        if tokens.isText(member.nameToken + 1, "="), !rest.isEmpty { return [plain(rest)] }
      }
    }
    return []
  }

  /// `UIHostingController(rootView: FeedView())`, `UIHostingConfiguration { … }`.
  private func hosts() -> [NativeSite] {
    (0..<tokens.endIndex).compactMap { index in
      guard tokens.kind(index) == .identifier, NativeClassName.isHost(tokens.name(index)),
        let callee = calleeEnd(of: index)
      else { return nil }
      let call = structure.tree.call(behind: callee)
      let root = call.arguments.first { $0.label == "rootView" }
      return NativeSite(
        kind: .host, name: tokens.name(index), symbol: structure.symbol(around: structure.declaration(around: index)),
        view: root.map { viewName($0.value) } ?? "", nativeClasses: [tokens.name(index)], scope: nil, predicates: [],
        platforms: [], isOpaque: false, range: tokens.range(index..<max(call.tokens.upperBound, index + 1)),
        nameRange: tokens[index].range)
    }
  }

  /// The last token before the arguments, over generic ones; nil where nothing is called.
  private func calleeEnd(of name: Int) -> Int? {
    var index = name
    if tokens.isText(index + 1, "<") {
      // Generic arguments are short; what looks like a comparison is none.
      var depth = 0
      var next = index + 1
      while next < min(index + 64, tokens.endIndex) {
        for byte in tokens.text(next).utf8 {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth <= 0 { break }
        next += 1
      }
      guard depth == 0 else { return nil }
      index = next
    }
    let opener = tokens.kind(index + 1)
    guard opener == .leftParen && !tokens.startsLine(index + 1) || opener == .leftBrace else { return nil }
    // The brace of a class that inherits from it, or of a condition, starts no closure.
    if opener == .leftBrace, !structure.isClosure(index + 1) { return nil }
    return index
  }

  /// `FeedView` of `FeedView(model: model)`; empty for what is no call of a type.
  private func viewName(_ value: Range<Int>) -> String {
    guard let first = value.first, tokens.kind(first) == .identifier, tokens.kind(first + 1) == .leftParen else { return "" }
    let name = tokens.name(first)
    return name.unicodeScalars.first?.properties.isUppercase == true ? name : ""
  }
}

extension FileStructure {
  /// The names of the declarations around a place, outermost first, with the labels of functions: `FeedView.load(from:)`.
  func symbol(around number: Int?) -> String {
    declarations(outwardsFrom: number).reversed().map { declaration in
      switch declaration.kind {
      case .function, .initializer, .subscript:
        declaration.name + "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      default: declaration.name
      }
    }.joined(separator: ".")
  }
}
