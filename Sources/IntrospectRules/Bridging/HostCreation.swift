import IntrospectFacts
import IntrospectSyntax

/// A place where a controller or view that hosts SwiftUI views is made: `UIHostingController(rootView: …)`.
struct HostCreation {
  /// What the new host is given to.
  enum Holder {
    /// A local of a function or closure; the place of its declaration among those of the file.
    case local(Int)
    /// Only its `view` is used, on the spot; the tokens of the expression up to there.
    case view(Range<Int>)
    case other
  }

  /// The name of the class.
  let token: Int
  let className: String
  let holder: Holder

  var isController: Bool { className.hasSuffix("Controller") }
  var isUIKit: Bool { className.hasPrefix("UI") }
}

/// Finds the places where hosts are made.
struct HostCreationReader {
  private let structure: FileStructure
  private let tokens: TokenBuffer

  init(structure: FileStructure) {
    self.structure = structure
    tokens = structure.tokens
  }

  /// - Parameter names: the places of the names of hosts, in order.
  func creations(at names: [Int]) -> [HostCreation] { names.compactMap(creation) }

  private func creation(at index: Int) -> HostCreation? {
    let chain = structure.tree.postfixExpression(at: index, before: tokens.endIndex)
    guard chain.headTokens.lowerBound == index else { return nil }
    let kinds = chain.steps.map(\.kind)
    let isInit = kinds.first == .member("init")
    guard isInit ? kinds.dropFirst().first == .call : kinds.first == .call,
      let call = chain.steps.first(where: { $0.kind == .call }),
      call.arguments.contains(where: { $0.label == "rootView" }) || call.arguments.isEmpty
    else { return nil }
    let behind = chain.steps.drop { $0.tokens.lowerBound <= call.tokens.lowerBound }
    return HostCreation(
      token: index, className: tokens.name(index), holder: holder(of: chain, from: index, behind: Array(behind)))
  }

  private func holder(
    of chain: PostfixExpression, from index: Int, behind steps: [PostfixExpression.Step]
  ) -> HostCreation.Holder {
    if let step = steps.first {
      let rest = steps.dropFirst().allSatisfy { $0.kind == .forceUnwrap || $0.kind == .optionalChain }
      return step.kind == .member("view") && rest ? .view(index..<chain.tokens.upperBound) : .other
    }
    let number = structure.declaration(around: index)
    guard let number, structure.declarations[number].kind == .variable,
      structure.declarations[number].initialValue == index..<chain.tokens.upperBound,
      let parent = structure.declarations[number].parent, !structure.declarations[parent].kind.isNominal
    else { return .other }
    return .local(number)
  }
}

extension FileContext {
  /// The places where a local is named, from behind its declaration to the end of its block; members of that name and
  /// argument labels are none.
  func uses(ofLocal number: Int) -> [Int] {
    let local = structure.declarations[number]
    let brackets = structure.tree.brackets
    let end = brackets.opener(of: local.nameToken).flatMap(brackets.partner) ?? tokens.endIndex
    let start = min(local.tokens.upperBound, end)
    return identifiers(named: local.name, in: start..<end).filter { index in
      tokens.kind(index - 1) != .period && tokens.kind(index + 1) != .colon
    }
  }
}

extension FileStructure {
  /// The names of calls that put a view into another one.
  static let addingCalls = Prefilter.addingCalls.map(\.description)

  /// Whether the token is the name of a call that puts a view into another one.
  private func isAddingCall(_ index: Int) -> Bool {
    tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen
      && Self.addingCalls.contains(tokens.name(index))
  }

  /// The name of the call that adds the view which the expression at `expression` gives: `addSubview` of
  /// `container.addSubview(host.view)`; nil where the expression is no first argument of one.
  func addingCall(around expression: Range<Int>) -> Int? {
    let open = expression.lowerBound - 1
    guard tokens.kind(open) == .leftParen, isAddingCall(open - 1),
      tokens.kind(expression.upperBound) == .rightParen || tokens.kind(expression.upperBound) == .comma
    else { return nil }
    return open - 1
  }

  /// The statement of a function or closure that a token stands in.
  func statement(around token: Int) -> Range<Int> {
    guard let open = tree.brackets.opener(of: token) else { return token..<token + 1 }
    var brace = open
    var place = token
    while tokens.kind(brace) != .leftBrace, let outer = tree.brackets.opener(of: brace) {
      place = brace
      brace = outer
    }
    let end = max(tree.end(ofBracketAt: brace) - 1, brace + 1)
    return tree.statement(around: place, in: brace + 1..<end) ?? token..<token + 1
  }
}

extension Findings {
  /// Reports a finding about a statement of bridging code in the file that is judged.
  mutating func report(
    _ message: String, at range: Range<Int>, in file: FileContext, severity: Severity? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    let statement = Diagnostic.Statement(
      path: file.path, range: file.tokens.range(file.structure.statement(around: range.lowerBound)))
    report(message, at: file.tokens.range(range), severity: severity, notes: notes, statement: statement)
  }
}
