import IntrospectSyntax

/// Types of the standard library and the system that are values, so that changing a part changes the whole.
enum StandardValue {
  static let collections: Set<String> = ["Array", "Set", "Dictionary"]

  private static let names: Set<String> = [
    "Bool", "Int", "UInt", "Double", "Float", "CGFloat", "String", "Character", "Array", "Set", "Dictionary",
    "Date", "DateComponents", "Data", "URL", "URLComponents", "UUID", "IndexSet", "IndexPath", "Decimal",
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "NSEdgeInsets", "EdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "NSRange", "AttributedString", "NavigationPath", "UnitPoint", "Angle",
    "Color", "NSPoint", "NSSize", "NSRect",
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) }
}

extension DeclarationIndex.Entry {
  /// The standard value type that a variable is of, by its annotation or by the literal or call that it starts with;
  /// nil for anything else. `Array` stands for every array, `[UIView]` too.
  var standardValue: String? {
    let tokens = structure.tokens
    if let type = declaration.type { return standardType(writtenIn: type) }
    guard let value = declaration.initialValue, !value.isEmpty else { return nil }
    let first = value.lowerBound
    let chain = structure.tree.postfixExpression(at: first, before: value.upperBound)
    guard chain.tokens.upperBound == value.upperBound else { return nil }
    switch tokens.kind(first) {
    case .leftBracket: return literal(at: first, in: value)
    case .stringLiteral: return "String"
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .keyword where tokens.isText(first, "true") || tokens.isText(first, "false"): return "Bool"
    case .identifier:
      // `CGPoint(x: 0, y: 0)`, `Set<Int>()`, `CGSize.zero`
      let name = tokens.name(first)
      let steps = chain.steps.map(\.kind)
      let isOfType = steps == [.call] || steps == [.member("zero")] || steps == [.member("init"), .call]
      return isOfType && StandardValue.contains(name) ? name : nil
    default: return nil
    }
  }

  /// `[]`, `[a, b]`, `[a: b]`, `[String]()`.
  private func literal(at open: Int, in value: Range<Int>) -> String? {
    let close = structure.tree.end(ofBracketAt: open)
    guard close == value.upperBound || structure.tokens.kind(close) == .leftParen else { return nil }
    return "Array"
  }

  private func standardType(writtenIn type: Range<Int>) -> String? {
    let tokens = structure.tokens
    guard let first = type.first else { return nil }
    var end = type.upperBound
    func isMark(_ index: Int) -> Bool { tokens.kind(index) == .questionMark || tokens.kind(index) == .exclamationMark }
    while end > first + 1, isMark(end - 1) { end -= 1 }
    if tokens.kind(first) == .leftBracket {
      return structure.tree.end(ofBracketAt: first) == end ? "Array" : nil
    }
    let name = tokens.name(first)
    guard StandardValue.contains(name) else { return nil }
    // Generic arguments may follow a collection; members of a type are another type.
    let isGeneric = StandardValue.collections.contains(name) && tokens.kind(first + 1) != .period
    return end == first + 1 || isGeneric ? name : nil
  }
}
