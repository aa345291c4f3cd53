import IntrospectFacts
import IntrospectSyntax

/// An expression that makes a view: `List(rows) { … }.listStyle(.plain).padding()`.
struct ViewExpression {
  enum Head: Equatable {
    /// The name of a type, `SwiftUI.` left aside.
    case view(String)
    /// A name of another kind, `self.` left aside: a property, a function, a local.
    case member(String)
    case other
  }

  struct Modifier {
    let name: String
    let nameToken: Int
    /// Nil for one that is named and not called.
    let call: PostfixExpression.Step?

    /// What it is given, in the parentheses and behind them.
    var arguments: [Argument] { (call?.arguments ?? []) + (call?.trailingClosures ?? []) }
  }

  let head: Head
  let nameToken: Int
  /// The arguments that the head is called with; nil where it is not.
  let creation: PostfixExpression.Step?
  /// In the order of the source. Branches of a postfix `#if` follow one another.
  let modifiers: [Modifier]
  /// Whether something else than members and their calls is appended: a subscript, a `?`.
  let isOdd: Bool

  init(_ chain: PostfixExpression, in tokens: TokenBuffer) {
    var steps = chain.steps[...]
    var head = Head.other
    var nameToken = chain.headTokens.lowerBound
    if case .name(var name) = chain.head {
      if name == "SwiftUI" || name == "self", let step = steps.first, case .member(let member) = step.kind {
        name = member
        nameToken = step.tokens.lowerBound + 1
        steps.removeFirst()
      }
      let isType = name.unicodeScalars.first?.properties.isUppercase == true
      if isType, case .member("init")? = steps.first?.kind { steps.removeFirst() }
      head = isType ? .view(name) : .member(name)
    }
    var creation: PostfixExpression.Step?
    if case .call? = steps.first?.kind { creation = steps.removeFirst() }
    var modifiers: [Modifier] = []
    var isOdd = false
    while let step = steps.popFirst() {
      guard case .member(let name) = step.kind else {
        isOdd = true
        continue
      }
      var call: PostfixExpression.Step?
      if case .call? = steps.first?.kind { call = steps.removeFirst() }
      modifiers.append(Modifier(name: name, nameToken: step.tokens.lowerBound + 1, call: call))
    }
    self.init(head: head, nameToken: nameToken, creation: creation, modifiers: modifiers, isOdd: isOdd)
  }

  private init(
    head: Head, nameToken: Int, creation: PostfixExpression.Step?, modifiers: [Modifier], isOdd: Bool
  ) {
    self.head = head
    self.nameToken = nameToken
    self.creation = creation
    self.modifiers = modifiers
    self.isOdd = isOdd
  }

  /// The same view with the first modifiers only.
  func prefix(_ count: Int) -> ViewExpression {
    ViewExpression(
      head: head, nameToken: nameToken, creation: creation, modifiers: Array(modifiers.prefix(count)), isOdd: isOdd)
  }

  /// The same view with what is appended where it is used.
  func adding(_ more: ViewExpression) -> ViewExpression {
    ViewExpression(
      head: head, nameToken: nameToken, creation: creation, modifiers: modifiers + more.modifiers,
      isOdd: isOdd || more.isOdd)
  }

  /// The name of the type that the expression starts from.
  var viewName: String? { if case .view(let name) = head { name } else { nil } }

  /// `Button("Send") { send() }`, `Button { send() } label: { … }`: the first closure behind the parentheses is what is
  /// done; in `Button(action: send) { … }` it is the label.
  var isButtonWithAction: Bool {
    guard viewName == "Button", let creation else { return false }
    return creation.trailingClosures.contains { $0.label == "label" }
      || !creation.arguments.contains { $0.label == "action" }
  }

  /// Whether everything that is appended is SwiftUI's and leaves the view what it is.
  var hasOnlyKnownModifiers: Bool {
    !isOdd && modifiers.allSatisfy { isStaticMember($0) || ViewModifierContent.of($0.name) != nil }
  }

  /// `red` of `Color.red`.
  func isStaticMember(_ modifier: Modifier) -> Bool {
    creation == nil && modifier.call == nil && modifier.nameToken == modifiers.first?.nameToken
  }
}
