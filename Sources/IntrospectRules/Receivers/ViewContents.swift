import IntrospectFacts
import IntrospectSyntax

/// The views that stand lexically in an expression, that of the expression itself first.
///
/// A property or a function of the same type is followed once.
struct ViewContents {
  private(set) var views: [ViewExpression] = []
  /// Whether these are all: no custom view, no modifier of somebody's own, nothing that cannot be read.
  private(set) var isComplete = true
  /// Whether there is more, and nobody looked.
  private(set) var isCutOff = false

  private let file: FileContext
  /// A view with more in it is not read to the end.
  private static let limit = 200
  /// The properties and functions that were read, by number.
  private var followed: Set<Int> = []
  /// What waits to be read.
  private var pending: [Work] = []

  private enum Work {
    case body(Range<Int>, isFollowed: Bool)
    case value(Range<Int>, isFollowed: Bool)
  }

  init(of expression: ViewExpression, in file: FileContext) {
    self.file = file
    read(expression, isFollowed: false)
    while let work = pending.popLast() {
      guard views.count < Self.limit else {
        isComplete = false
        isCutOff = true
        return
      }
      switch work {
      case .body(let body, let isFollowed): read(body: body, isFollowed: isFollowed)
      case .value(let value, let isFollowed): read(value: value, isFollowed: isFollowed)
      }
    }
  }

  private var tree: TokenTree { file.structure.tree }
  private var tokens: TokenBuffer { file.tokens }

  // MARK: Builders

  private mutating func read(body: Range<Int>, isFollowed: Bool) {
    for statement in tree.statements(in: body) {
      let first = statement.lowerBound
      guard tokens.kind(first) == .keyword else {
        pending.append(.value(statement, isFollowed: isFollowed))
        continue
      }
      if tokens.isText(first, "let") || tokens.isText(first, "var") { continue }
      if tokens.isText(first, "return") {
        if statement.count > 1 { pending.append(.value(first + 1..<statement.upperBound, isFollowed: isFollowed)) }
        continue
      }
      let bodies = bodies(in: statement)
      guard !bodies.isEmpty else {
        pending.append(.value(statement, isFollowed: isFollowed))
        continue
      }
      pending += bodies.map { .body($0, isFollowed: isFollowed) }
    }
  }

  /// The bodies of `if`, `switch` and the like that a statement consists of.
  private func bodies(in statement: Range<Int>) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var index = statement.lowerBound
    while index < statement.upperBound {
      let end = tree.end(ofBracketAt: index)
      if tree.controlFlow.body(at: index) != nil { bodies.append(index + 1..<max(index + 1, end - 1)) }
      index = end
    }
    return bodies
  }

  // MARK: Expressions

  private mutating func read(value: Range<Int>, isFollowed: Bool) {
    guard !value.isEmpty else { return }
    let first = value.lowerBound
    if tokens.kind(first) == .leftBrace, tree.end(ofBracketAt: first) == value.upperBound {
      pending.append(.body(tree.closure(at: first).body, isFollowed: isFollowed))
      return
    }
    let chain = tree.postfixExpression(at: first, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound else {
      isComplete = false
      return
    }
    read(ViewExpression(chain, in: tokens), isFollowed: isFollowed)
  }

  private mutating func read(_ expression: ViewExpression, isFollowed: Bool) {
    switch expression.head {
    case .view(let name):
      views.append(expression)
      if file.styles(of: name).isEmpty { isComplete = false }
      readArguments(of: expression, name, isFollowed: isFollowed)
    case .member:
      guard !isFollowed, let (number, body) = file.viewMembers.body(of: expression) else {
        isComplete = false
        break
      }
      if followed.insert(number).inserted { pending.append(.body(body, isFollowed: true)) }
    case .other:
      isComplete = false
    }
    if expression.isOdd { isComplete = false }
    for modifier in expression.modifiers where !expression.isStaticMember(modifier) {
      read(modifier, isFollowed: isFollowed)
    }
  }

  private mutating func readArguments(of expression: ViewExpression, _ name: String, isFollowed: Bool) {
    guard let creation = expression.creation else { return }
    for argument in creation.arguments where !SwiftUIBacking.isAction(argument.label) {
      if isClosure(argument) || SwiftUIBacking.isView(argument.label, of: name) && !isString(argument) {
        pending.append(.value(argument.value, isFollowed: isFollowed))
      }
    }
    for (place, closure) in creation.trailingClosures.enumerated() where !SwiftUIBacking.isAction(closure.label) {
      if place == 0, expression.isButtonWithAction { continue }
      pending.append(.value(closure.value, isFollowed: isFollowed))
    }
  }

  private mutating func read(_ modifier: ViewExpression.Modifier, isFollowed: Bool) {
    switch ViewModifierContent.of(modifier.name) {
    case ViewModifierContent.none?:
      break
    case .elsewhere:
      break
    case .beside:
      for argument in modifier.arguments where !isConstant(argument) {
        pending.append(.value(argument.value, isFollowed: isFollowed))
      }
    case nil:
      isComplete = false
      for argument in modifier.arguments where isClosure(argument) {
        pending.append(.value(argument.value, isFollowed: isFollowed))
      }
    }
  }

  private func isClosure(_ argument: Argument) -> Bool { tokens.kind(argument.value.lowerBound) == .leftBrace }

  private func isString(_ argument: Argument) -> Bool {
    let kind = tokens.kind(argument.value.lowerBound)
    return kind == .stringLiteral || kind == .stringHead
  }

  /// `.thinMaterial`, `alignment: .top`, `spacing: 4`: no view.
  private func isConstant(_ argument: Argument) -> Bool {
    switch tokens.kind(argument.value.lowerBound) {
    case .period, .integerLiteral, .floatLiteral: true
    case .keyword: argument.value.count == 1
    default: false
    }
  }
}
