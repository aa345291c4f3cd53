/// The structure of a file in words, one line a thing: for people who look for a fault in the readers, and for tests.
public struct StructureDescription: Sendable {
  private let structure: FileStructure
  private let lines: LineTable
  private var tokens: TokenBuffer { structure.tokens }

  public init(_ structure: FileStructure) {
    self.structure = structure
    lines = LineTable(structure.tokens.source)
  }

  /// Imports, declarations and call sites, each kind in order of place.
  public var text: String {
    (structure.imports.map(describe) + structure.declarations.map(describe) + structure.callSites.map(describe))
      .map { $0 + "\n" }.joined()
  }

  private func place(_ token: Int) -> String { String(lines.line(of: tokens[token].range.start)) }

  private func source(_ range: Range<Int>) -> String {
    tokens.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func describe(_ declaration: ImportDeclaration) -> String {
    let attributes = declaration.attributes.map { source($0.tokens) + " " }.joined()
    return "\(place(declaration.keyword)): \(attributes)import \(declaration.module)"
  }

  private func describe(_ declaration: Declaration) -> String {
    var words = ["\(place(declaration.keyword)):"]
    words += declaration.attributes.map { source($0.tokens) }
    let modifiers: [(Declaration.Modifiers, String)] = [
      (.weak, "weak"), (.unowned, "unowned"), (.isStatic, "static"), (.lazy, "lazy"), (.override, "override"),
      (.isPrivate, "private"), (.mutating, "mutating"),
    ]
    words += modifiers.filter { declaration.modifiers.contains($0.0) }.map(\.1)
    if declaration.kind == .variable { words.append(declaration.isComputed ? "computed" : "stored") }
    words.append(declaration.kind.rawValue)
    words.append(qualifiedName(of: declaration))
    if !declaration.inheritance.isEmpty { words.append(": " + declaration.inheritance.joined(separator: ", ")) }
    if let clause = declaration.whereClause { words.append("where " + source(clause)) }
    if !declaration.parameters.isEmpty {
      words.append(
        "(" + declaration.parameters.map { "\($0.label ?? "_") \($0.name): \(source($0.type))" }.joined(separator: ", ")
          + ")")
    }
    if let type = declaration.type { words.append("-> " + source(type)) }
    if let value = declaration.initialValue { words.append("= " + short(source(value))) }
    return words.joined(separator: " ")
  }

  private func qualifiedName(of declaration: Declaration) -> String {
    structure.declarations(outwardsFrom: declaration.parent).reversed().map { $0.name + "." }.joined()
      + declaration.name
  }

  private func short(_ text: String) -> String { text.count <= 40 ? text : text.prefix(39) + "…" }

  private func describe(_ site: CallSite) -> String {
    var words = ["\(place(site.nameToken)): \(site.api)"]
    if let viewType = site.viewType { words.append("." + viewType.callForm) }
    words += site.predicates.map(describe)
    if let scope = site.scope { words.append("scope " + source(scope)) }
    words.append("on " + describe(structure.receiver(of: site)))
    switch site.customization {
    case .closure(let closure): words.append(describe(closure))
    case .reference(let value): words.append("reference " + source(value))
    case .none: words.append("no closure")
    }
    if let enclosing = site.enclosing { words.append("in " + qualifiedName(of: structure.declarations[enclosing])) }
    words += site.branches.map { branch in
      let failed = branch.earlierConditions.map { "not(\(source($0))) " }.joined()
      return "#if " + failed + source(branch.condition)
    }
    words += site.availability.map { ($0.holds ? "" : "not ") + source($0.tokens) }
    return words.joined(separator: " | ")
  }

  private func describe(_ predicate: CallSite.Predicate) -> String {
    switch predicate.form {
    case .versions(let platform, let versions):
      let list = versions.map { version in
        switch version.form {
        case .single: version.member
        case .from: version.member + "..."
        case .other: "?"
        }
      }
      return "\(platform)(\(list.joined(separator: " ")))"
    case .constant(let name): return "constant \(name)"
    case .other: return "?"
    }
  }

  private func describe(_ closure: ClosureExpression) -> String {
    let captures = closure.captures.map { capture in
      "\(capture.ownership) \(capture.name)" + (capture.value.map { " = " + source($0) } ?? "")
    }
    let parameters = closure.parameters.map { $0.name + ($0.type.map { ": " + source($0) } ?? "") }
    return "closure [\(captures.joined(separator: ", "))] (\(parameters.joined(separator: ", ")))"
  }

  /// The head and the steps of a chain, without what stands in parentheses and braces.
  private func describe(_ chain: PostfixExpression) -> String {
    var text: String
    switch chain.head {
    case .name(let name): text = name
    case .implicitSelf: text = "implicit self"
    case .implicitMember: text = "implicit member"
    case .other: text = "<\(short(source(chain.headTokens)))>"
    }
    for step in chain.steps {
      switch step.kind {
      case .member(let name): text += "." + name
      case .call: text += "()"
      case .subscript: text += "[]"
      case .forceUnwrap: text += "!"
      case .optionalChain: text += "?"
      }
    }
    return text
  }
}
