import IntrospectFacts
import IntrospectSyntax

/// What stands lexically around a place, from the inside out, up to the `body` of the type.
///
/// A property or function that is used in one place is left once, at that place.
struct Surroundings {
  enum Layer {
    /// The content of a view; the label of the argument that holds it, nil for the first closure.
    case view(ViewExpression, label: String?, closure: ClosureExpression?)
    /// What a modifier is given.
    case modifier(name: String, nameToken: Int)
    /// Nothing that can be told.
    case unknown
  }

  private(set) var layers: [Layer] = []
  private let structure: FileStructure
  /// Nobody nests deeper.
  private static let limit = 100

  /// - Parameter token: the first token of an expression.
  init(of token: Int, in file: FileContext) {
    structure = file.structure
    readLayers(outwardsFrom: token)
    if let use = file.use(ofMemberAround: token) { readLayers(outwardsFrom: use) }
  }

  private var tokens: TokenBuffer { structure.tokens }

  private mutating func readLayers(outwardsFrom token: Int) {
    var place = token
    while let open = structure.tree.brackets.opener(of: place), layers.count < Self.limit {
      place = open
      switch tokens.kind(open) {
      case .leftBrace:
        if structure.tree.controlFlow.body(at: open) != nil { continue }
        guard structure.isClosure(open) else { return }
        let closure = structure.tree.closure(at: open)
        guard case .argument(let callee, let label) = structure.use(ofClosureAt: open) else {
          layers.append(.unknown)
          continue
        }
        layers.append(layer(callee, label: label, closure: closure))
      case .leftParen:
        // Parentheses alone change nothing.
        guard structure.tree.continuesOperand(open) else { continue }
        let argument = structure.tree.call(behind: open - 1).arguments.first { $0.tokens.contains(token) }
        layers.append(layer(structure.tree.chain(endingAt: open - 1), label: argument?.label, closure: nil))
      default:
        layers.append(.unknown)
      }
    }
  }

  private func layer(_ callee: PostfixExpression, label: String?, closure: ClosureExpression?) -> Layer {
    let expression = ViewExpression(callee, in: tokens)
    if let modifier = expression.modifiers.last {
      return .modifier(name: modifier.name, nameToken: modifier.nameToken)
    }
    guard expression.viewName != nil else { return .unknown }
    // With the arguments and with what is appended.
    let whole = structure.tree.postfixExpression(at: callee.tokens.lowerBound, before: tokens.endIndex)
    return .view(ViewExpression(whole, in: tokens), label: label, closure: closure)
  }

  /// The views that the place stands in on the screen, from the inside out, as far as that is known.
  var enclosingViews: [ViewExpression] {
    var views: [ViewExpression] = []
    for layer in layers {
      switch layer {
      case .view(let view, let label, _):
        guard let name = view.viewName,
          SwiftUIBacking.encloses(label, of: name) || name == "Button" && label == nil && !view.isButtonWithAction
        else { return views }
        views.append(view)
      case .modifier(let name, _):
        guard ViewModifierContent.of(name) == .beside else { return views }
      case .unknown:
        return views
      }
    }
    return views
  }
}
