import IntrospectSyntax

/// What one file tells of who keeps the views that a type makes.
struct OwnershipPart {
  private let structure: FileStructure
  /// The stored members of the type, by name.
  private let storedMembers: Set<String>
  /// Where the type's own code in this file names a function or variable of itself, by name.
  private let usesByName: [String: [Int]]
  private var tokens: TokenBuffer { structure.tokens }
  private var tree: TokenTree { structure.tree }

  /// - Parameters:
  ///   - bodies: between the braces of the type and its extensions in the file.
  ///   - storedMembers: the names of the stored properties of the type, wherever they stand.
  ///   - members: the names of all functions and variables of the type, wherever they stand.
  init(_ structure: FileStructure, bodies: [Range<Int>], storedMembers: Set<String>, members: Set<String>) {
    self.structure = structure
    self.storedMembers = storedMembers
    var uses: [String: [Int]] = [:]
    for index in bodies.joined() where structure.tokens.kind(index) == .identifier {
      let name = structure.tokens.name(index)
      if members.contains(name), Self.isUse(index, in: structure), Self.isOwnMember(index, in: structure) {
        uses[name, default: []].append(index)
      }
    }
    usesByName = uses
  }

  /// Where the code of the type names the member.
  func uses(ofMember name: String) -> [Int] { usesByName[name] ?? [] }

  /// Judges the statement around one place: what becomes of its value there, the places that a local takes it to, and
  /// the member of the type that hands it on.
  func judge(_ place: Int) -> (verdict: HostOwnership.Verdict, places: [Int], member: String?) {
    let verdict = outerCalls(of: place)
    guard verdict == .noEvidence, let number = structure.declaration(around: place) else { return (verdict, [], nil) }
    let declaration = structure.declarations[number]
    switch declaration.kind {
    case .variable:
      guard let parent = declaration.parent, structure.declarations[parent].kind.isNominal else {
        return (verdict, uses(of: declaration.name, behind: declaration.tokens.upperBound, in: declaration.parent), nil)
      }
      // A stored property keeps what it is given; a computed one returns it.
      if !declaration.isComputed, declaration.initialValue?.contains(place) == true { return (.owned, [], nil) }
      return (verdict, [], declaration.name)
    case .function, .subscript:
      return (assignment(around: place, in: declaration), [], declaration.name)
    case .initializer, .deinitializer:
      return (assignment(around: place, in: declaration), [], nil)
    case .actor, .class, .enum, .extension, .protocol, .struct, .enumCase, .typeAlias, .macro:
      return (verdict, [], nil)
    }
  }

  /// The calls whose arguments hold the place, outermost deciding: `present(UIHostingController(rootView: …))`.
  private func outerCalls(of place: Int) -> HostOwnership.Verdict {
    var verdict = HostOwnership.Verdict.noEvidence
    var index = place
    while let open = tree.brackets.opener(of: index) {
      if tokens.kind(open) == .leftParen, let name = calleeName(before: open) {
        verdict = Self.verdict(ofCallee: name) ?? verdict
      }
      if tokens.kind(open) == .leftBrace, !structure.isClosure(open) { break }
      index = open
    }
    return verdict
  }

  private func calleeName(before paren: Int) -> String? {
    tokens.kind(paren - 1) == .identifier ? tokens.name(paren - 1) : nil
  }

  private static func verdict(ofCallee name: String) -> HostOwnership.Verdict? {
    switch name {
    case "addChild", "addSubview", "insertSubview", "addArrangedSubview", "embed", "setViewControllers": .owned
    case "present", "pushViewController", "show", "showDetailViewController", "presentAsSheet",
      "presentAsModalWindow":
      .transient
    default: nil
    }
  }

  /// The target of the statement around the place: `self.host = …`, `window.rootViewController = …`.
  private func assignment(around place: Int, in declaration: Declaration) -> HostOwnership.Verdict {
    guard let body = declaration.body else { return .noEvidence }
    // Out of view builders and argument lists, up to the statement of a block.
    var index = place
    while let open = tree.brackets.opener(of: index), open > body.lowerBound - 1 {
      if tokens.kind(open) == .leftBrace, !structure.isClosure(open) { break }
      index = open
    }
    var start = index
    while start > body.lowerBound {
      if let partner = tree.brackets.partner(of: start), partner < start { start = partner }
      if tokens.kind(start) == .equal { return verdict(ofTargetEndingAt: start - 1) }
      if tokens.startsLine(start), tokens.kind(start) != .period { break }
      start -= 1
    }
    return .noEvidence
  }

  private func verdict(ofTargetEndingAt end: Int) -> HostOwnership.Verdict {
    let target = tree.chain(endingAt: end)
    let hosts: Set<String> = [
      "contentViewController", "contentView", "rootViewController", "rootView", "view", "viewControllers",
      "setViewControllers", "inputAccessoryView", "tableHeaderView", "contentConfiguration",
    ]
    guard let name = target.lastName else { return .noEvidence }
    if hosts.contains(name) { return .owned }
    let isOwn = target.headName == "self" && target.memberNames.count == 1 || target.steps.isEmpty
    return isOwn && storedMembers.contains(name) ? .owned : .noEvidence
  }

  // MARK: Where a value goes

  /// Whether the name at `index` is used, and not declared or written as a label.
  private static func isUse(_ index: Int, in structure: FileStructure) -> Bool {
    let tokens = structure.tokens
    return tokens.kind(index) == .identifier && tokens.kind(index + 1) != .colon && !tokens.isText(index - 1, "func")
      && !tokens.isText(index - 1, "var") && !tokens.isText(index - 1, "let")
  }

  /// `name` or `self.name`, not a member of something else.
  private static func isOwnMember(_ index: Int, in structure: FileStructure) -> Bool {
    guard structure.tokens.kind(index - 1) == .period else { return true }
    return structure.tokens.isText(index - 2, "self") && structure.tokens.kind(index - 3) != .period
  }

  /// The places behind `start` that name a local of the declaration at `number`.
  private func uses(of name: String, behind start: Int, in number: Int?) -> [Int] {
    guard let number, let end = structure.declarations[number].body?.upperBound, start < end else { return [] }
    return (start..<end).filter {
      Self.isUse($0, in: structure) && tokens.name($0) == name && tokens.kind($0 - 1) != .period
    }
  }
}
