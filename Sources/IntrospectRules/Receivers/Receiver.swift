import IntrospectFacts
import IntrospectSyntax

/// What a call is applied to.
struct Receiver {
  /// The view that the chain starts from, with all that is appended before the call. Where the chain starts from a
  /// property or function, the view that this makes.
  let view: ViewExpression
  /// All that stands in it.
  let contents: ViewContents

  /// Nil where the chain starts from nothing that is known to be a view of SwiftUI, or makes something else of it.
  init?(of site: CallSite, in file: FileContext) {
    guard let expression = file.receiverExpression(of: site), let view = Self.view(of: expression, in: file),
      let name = view.viewName, !file.styles(of: name).isEmpty, view.isMade, view.hasOnlyKnownModifiers
    else { return nil }
    self.view = view
    contents = ViewContents(of: expression, in: file)
  }

  private static func view(of expression: ViewExpression, in file: FileContext) -> ViewExpression? {
    guard case .member = expression.head else { return expression.viewName == nil ? nil : expression }
    guard let (_, body) = file.viewMembers.body(of: expression) else { return nil }
    let statements = file.structure.tree.statements(in: body)
    guard statements.count == 1, let statement = statements.first else { return nil }
    let first = statement.lowerBound + (file.tokens.isText(statement.lowerBound, "return") ? 1 : 0)
    let chain = file.structure.tree.postfixExpression(at: first, before: statement.upperBound)
    guard chain.tokens.upperBound == statement.upperBound else { return nil }
    let inner = ViewExpression(chain, in: file.tokens)
    return inner.viewName == nil ? nil : inner.adding(expression)
  }
}

extension ViewExpression {
  /// Whether a view is made, or a constant of one is named, as `Color.red`; not the type itself.
  fileprivate var isMade: Bool { creation != nil || modifiers.first.map(isStaticMember) == true }
}

extension FileContext {
  /// Whether the names stand for SwiftUI's views: the project declares no types of these names.
  func areSwiftUIViews(_ names: some Sequence<String>) -> Bool {
    // All are asked for at once, so that one round answers them.
    let answers = Set(names).sorted().map { declarations.entries(of: .type($0), around: structure) }
    return answers.allSatisfy { $0?.allSatisfy { $0.declaration.kind == .extension } == true }
  }

  /// Whether a call looks at nothing but what it is applied to.
  func isReceiverScoped(_ site: CallSite, _ facts: ViewTypeFacts) -> Bool {
    (statedScope(of: site) ?? facts.defaultScope) == .receiver && (site.scope == nil || statedScope(of: site) != nil)
  }

  /// What `scope:` says; nil without one, and for one that cannot be read.
  func statedScope(of site: CallSite) -> IntrospectionScope? {
    guard let value = site.scope, !value.isEmpty else { return nil }
    let first = value.lowerBound
    let isArray = tokens.kind(first) == .leftBracket
    guard !isArray || structure.tree.end(ofBracketAt: first) == value.upperBound else { return nil }
    let elements = isArray ? structure.tree.elements(inBracketAt: first) : [value]
    var scope: IntrospectionScope = []
    for element in elements {
      guard tokens.kind(element.lowerBound) == .period, element.count == 2 else { return nil }
      if tokens.isText(element.lowerBound + 1, "receiver") {
        scope.insert(.receiver)
      } else if tokens.isText(element.lowerBound + 1, "ancestor") {
        scope.insert(.ancestor)
      } else {
        return nil
      }
    }
    return scope
  }

  /// Makes a call look around what it is applied to as well as the library can; nil where there is no place for it.
  func ancestorScope(for site: CallSite) -> FixIt? {
    let title = "Add 'scope: .ancestor'"
    if let scope = site.scope {
      return FixIt(title, .needsReview, [SourceEdit(replacing: tokens.range(scope), with: ".ancestor")])
    }
    guard let last = site.predicates.last else { return nil }
    return FixIt(title, .needsReview, [.insert(", scope: .ancestor", at: tokens.range(last.tokens).end)])
  }
}
