import IntrospectFacts
import IntrospectSyntax

/// What an expression says of the style of its view.
enum StatedStyle: Equatable {
  /// Nothing: the surroundings decide.
  case none
  case style(ViewStyle, at: Range<Int>)
  /// Something that cannot be read: a variable, a style of the project, one that is compiled only at times.
  case unclear
}

extension ViewExpression {
  /// The style that the expression gives its view, by the modifiers or arguments that some of `styles` hangs on. Of
  /// several modifiers the innermost decides.
  func style(among styles: ViewStyles, in structure: FileStructure) -> StatedStyle {
    let modifiers = styles.modifiers
    if modifiers.isEmpty { return .none }
    if modifiers.contains("axis") { return axis(in: structure.tokens) }
    for modifier in self.modifiers where modifiers.contains(modifier.name) {
      guard let call = modifier.call, call.arguments.count == 1, call.trailingClosures.isEmpty,
        isCertain(modifier, in: structure),
        let style = Self.style(call.arguments[0].value, of: modifier.name, structure)
      else { return .unclear }
      return .style(style, at: modifier.nameToken..<call.tokens.upperBound)
    }
    return .none
  }

  /// Whether a modifier is there wherever the view is.
  private func isCertain(_ modifier: Modifier, in structure: FileStructure) -> Bool {
    let conditionals = structure.tree.conditionals
    return conditionals.branches(around: modifier.nameToken) == conditionals.branches(around: nameToken)
  }

  /// `.plain`, `.page(indexDisplayMode: .never)`, `PlainListStyle()`.
  private static func style(_ value: Range<Int>, of modifier: String, _ structure: FileStructure) -> ViewStyle? {
    let chain = structure.tree.postfixExpression(at: value.lowerBound, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound, chain.steps.count <= 2 else { return nil }
    let kinds = chain.steps.map(\.kind)
    if chain.head == .implicitMember, case .member(let member)? = kinds.first, kinds.count == 1 || kinds[1] == .call {
      let style = ViewStyle(modifier: modifier, member: member)
      return style.isSwiftUI ? style : nil
    }
    guard case .name(let type) = chain.head, kinds == [.call] else { return nil }
    return ViewStyle(typeName: type, modifier: modifier)
  }

  /// The axis of a text field, which only its creation can tell.
  private func axis(in tokens: TokenBuffer) -> StatedStyle {
    guard let creation else { return .unclear }
    guard let argument = creation.arguments.first(where: { $0.label == "axis" }) else { return .none }
    let value = argument.value
    guard value.count == 2, tokens.kind(value.lowerBound) == .period else { return .unclear }
    let style = ViewStyle(modifier: "axis", member: tokens.name(value.lowerBound + 1))
    return style.isSwiftUI ? .style(style, at: argument.tokens) : .unclear
  }
}
