import IntrospectFacts
import IntrospectSyntax

/// Looks in one type for evidence that its instances own the host of a view: then a strong `self` in the view's
/// closures is a cycle.
struct HostOwnership {
  /// What becomes of the view that a piece of code makes.
  enum Verdict: Int, Comparable {
    /// Nothing tells; the view may only be returned.
    case noEvidence
    /// It is presented or pushed: `self` lives until the presented view goes.
    case transient
    /// The type keeps the view or its host.
    case owned

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  private let structure: FileStructure
  /// The type and its extensions in this file, by index.
  private let parts: [Int]
  /// The stored members of the type, by name.
  private let storedMembers: Set<String>
  /// Where the type's own code names a function or variable of itself, by name.
  private let usesByName: [String: [Int]]
  /// Whether the type has a member called `body`, as SwiftUI views have.
  let declaresBody: Bool
  private var tokens: TokenBuffer { structure.tokens }
  private var tree: TokenTree { structure.tree }

  init(of typeName: String, in structure: FileStructure) {
    self.structure = structure
    parts = structure.declarations.indices.filter {
      structure.declarations[$0].kind.isNominal && structure.declarations[$0].name == typeName
    }
    let members = parts.flatMap(structure.members)
    storedMembers = Set(members.filter { $0.kind == .variable && !$0.isComputed }.map(\.name))
    declaresBody = members.contains { $0.kind == .variable && $0.name == "body" }
    let names = Set(members.filter { $0.kind == .variable || $0.kind == .function }.map(\.name))
    var uses: [String: [Int]] = [:]
    for part in parts {
      for index in structure.declarations[part].body ?? 0..<0 where structure.tokens.kind(index) == .identifier {
        let name = structure.tokens.name(index)
        if names.contains(name), Self.isUse(index, in: structure), Self.isOwnMember(index, in: structure) {
          uses[name, default: []].append(index)
        }
      }
    }
    usesByName = uses
  }

  /// What becomes of the view that holds the token at `place`.
  ///
  /// Follows the value through locals and through the functions and properties of the type that return it.
  func verdict(for place: Int) -> Verdict {
    if parts.contains(where: { structure.declarations[$0].inheritance.contains(where: NativeClassName.isHost) }) { return .owned }
    var verdict = Verdict.noEvidence
    var places = [place]
    var seen: Set<Int> = []
    while let next = places.popLast(), verdict != .owned {
      guard seen.insert(next).inserted else { continue }
      verdict = max(verdict, judge(next, following: &places))
    }
    return verdict
  }

  /// Judges the statement around one place, and adds the places that its value goes to.
  private func judge(_ place: Int, following places: inout [Int]) -> Verdict {
    var verdict = outerCalls(of: place)
    guard verdict == .noEvidence else { return verdict }
    guard let number = structure.declaration(around: place) else { return verdict }
    let declaration = structure.declarations[number]
    switch declaration.kind {
    case .variable:
      if let parent = declaration.parent, structure.declarations[parent].kind.isNominal {
        // A stored property keeps what it is given; a computed one returns it.
        if !declaration.isComputed, declaration.initialValue?.contains(place) == true { return .owned }
        places += usesByName[declaration.name] ?? []
      } else {
        places += uses(of: declaration.name, behind: declaration.tokens.upperBound, in: declaration.parent)
      }
    case .function, .subscript:
      verdict = max(verdict, assignment(around: place, in: declaration))
      places += usesByName[declaration.name] ?? []
    case .initializer, .deinitializer:
      verdict = max(verdict, assignment(around: place, in: declaration))
    case .actor, .class, .enum, .extension, .protocol, .struct, .enumCase, .typeAlias, .macro:
      break
    }
    return verdict
  }

  /// The calls whose arguments hold the place, outermost deciding: `present(UIHostingController(rootView: …))`.
  private func outerCalls(of place: Int) -> Verdict {
    var verdict = Verdict.noEvidence
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

  private static func verdict(ofCallee name: String) -> Verdict? {
    switch name {
    case "addChild", "addSubview", "insertSubview", "addArrangedSubview", "embed", "setViewControllers": .owned
    case "present", "pushViewController", "show", "showDetailViewController", "presentAsSheet",
      "presentAsModalWindow":
      .transient
    default: nil
    }
  }

  /// The target of the statement around the place: `self.host = …`, `window.rootViewController = …`.
  private func assignment(around place: Int, in declaration: Declaration) -> Verdict {
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

  private func verdict(ofTargetEndingAt end: Int) -> Verdict {
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
