/// Finds the declarations and imports of a file in one pass.
struct DeclarationReader {
  private let tree: TokenTree
  private let buffer: TokenBuffer
  private(set) var declarations: [Declaration] = []
  private(set) var imports: [ImportDeclaration] = []
  /// The declarations around the current token with the tokens behind them, innermost last.
  private var open: [(number: Int, end: Int)] = []
  /// The attributes and modifiers that stand before the current token.
  private var prefix = Prefix()
  /// The declaration around the current token.
  private var parent: Int?

  private struct Prefix {
    var start: Int?
    var attributes: [Attribute] = []
    var modifiers: Declaration.Modifiers = []
  }

  init(_ tree: TokenTree) {
    self.tree = tree
    buffer = tree.buffer
  }

  /// Reads the whole file.
  mutating func read() {
    var index = 0
    while index < buffer.endIndex {
      let before = index
      while let last = open.last, last.end <= index { open.removeLast() }
      parent = open.last?.number
      readToken(at: &index)
      assert(index > before, "the declaration reader stands still")
    }
  }

  private mutating func readToken(at index: inout Int) {
    let token = buffer[index]
    if token.kind == .atSign {
      let attribute = tree.attribute(at: index)
      if prefix.start == nil { prefix.start = index }
      prefix.attributes.append(attribute)
      index = max(attribute.tokens.upperBound, index + 1)
      return
    }
    // Most tokens are no words of the language.
    if let word = token.word, let meaning = DeclarationWord(word), buffer.kind(index - 1) != .period,
      buffer.kind(index + 1) != .colon
    {
      if let end = modifierEnd(meaning, at: index) {
        if prefix.start == nil { prefix.start = index }
        index = end
        return
      }
      readIntroducer(meaning, at: index)
    }
    // Nearly always it is empty.
    if prefix.start != nil { prefix = Prefix() }
    index += 1
  }

  // MARK: Modifiers

  /// Notes a modifier and gives the token behind it; nil where the word is none.
  private mutating func modifierEnd(_ word: DeclarationWord, at index: Int) -> Int? {
    switch word {
    case .weak: prefix.modifiers.insert(.weak)
    case .unowned: prefix.modifiers.insert(.unowned)
    case .isStatic: prefix.modifiers.insert(.isStatic)
    case .lazy: prefix.modifiers.insert(.lazy)
    case .override: prefix.modifiers.insert(.override)
    case .isPrivate: prefix.modifiers.insert(.isPrivate)
    case .mutating: prefix.modifiers.insert(.mutating)
    case .class:
      guard precedesMember(index + 1) else { return nil }
      prefix.modifiers.insert(.isStatic)
    case .otherModifier: break
    default: return nil
    }
    // A modifier is followed by another one or by an introducer; anything else makes it a plain name.
    let next = index + 1
    if buffer.kind(next) == .leftParen, let close = tree.brackets.partner(of: next), close == next + 2,
      ["set", "safe", "unsafe", "nonsending"].contains(buffer.text(next + 1))
    {
      return close + 1
    }
    guard buffer.kind(next) == .keyword || buffer.kind(next) == .identifier || buffer.kind(next) == .atSign else {
      prefix = Prefix()
      return nil
    }
    return next
  }

  private func precedesMember(_ index: Int) -> Bool {
    switch buffer.word(index) {
    case .func, .var, .let, .subscript, .override, .final, .private, .public, .internal, .fileprivate, .open: true
    default: false
    }
  }

  // MARK: Introducers

  private mutating func readIntroducer(_ word: DeclarationWord, at index: Int) {
    switch word {
    case .import: readImport(at: index)
    case .variable: if startsVariable(index) { readVariables(at: index) }
    case .function: readFunction(.function, at: index)
    case .initializer:
      if buffer.kind(index + 1) == .leftParen || buffer.kind(index + 1) == .questionMark
        || buffer.kind(index + 1) == .exclamationMark || buffer.kind(index + 1) == .operator, isMember
      {
        readFunction(.initializer, at: index)
      }
    case .deinitializer: if buffer.kind(index + 1) == .leftBrace, isMember { readFunction(.deinitializer, at: index) }
    case .subscript:
      if buffer.kind(index + 1) == .leftParen || buffer.kind(index + 1) == .operator, isMember {
        readFunction(.subscript, at: index)
      }
    case .class: readType(.class, at: index)
    case .struct: readType(.struct, at: index)
    case .enum: readType(.enum, at: index)
    case .protocol: readType(.protocol, at: index)
    case .extension: readType(.extension, at: index)
    case .actor:
      if buffer.kind(index + 1) == .identifier, !buffer.startsLine(index + 1), startsStatement(index) {
        readType(.actor, at: index)
      }
    case .alias: readNamed(.typeAlias, at: index)
    case .macro:
      if buffer.kind(index + 1) == .identifier, !buffer.startsLine(index + 1), startsStatement(index) {
        readNamed(.macro, at: index)
      }
    case .enumCase: if isEnumMember { readCases(at: index) }
    case .weak, .unowned, .isStatic, .lazy, .override, .isPrivate, .mutating, .otherModifier: break
    }
  }

  /// Whether the innermost declaration holds members and the current token stands right in its body.
  private var isMember: Bool { parent.map { declarations[$0].kind.isNominal } ?? false }

  private var isEnumMember: Bool { parent.map { declarations[$0].kind == .enum } ?? false }

  private func startsStatement(_ index: Int) -> Bool {
    prefix.start != nil || buffer.startsLine(index) || index == 0 || buffer.kind(index - 1) == .semicolon
      || buffer.kind(index - 1) == .leftBrace
  }

  /// Whether `let` or `var` declares, and does not bind inside a condition or a pattern.
  private func startsVariable(_ index: Int) -> Bool {
    if prefix.start != nil { return true }
    switch buffer.kind(index - 1) {
    case .comma, .leftParen, .leftBracket, .period: return false
    case .keyword, .identifier:
      switch buffer.word(index - 1) {
      case .if, .guard, .while, .case, .for: return false
      case .catch, .is: return buffer.startsLine(index)
      default: return !buffer.isText(index - 1, "await") || buffer.startsLine(index)
      }
    default: return true
    }
  }

  // MARK: Kinds of declarations

  private mutating func readImport(at index: Int) {
    var position = index + 1
    switch buffer.word(position) {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias:
      if tree.isName(position + 1), !buffer.startsLine(position + 1) { position += 1 }
    default: break
    }
    guard tree.isName(position), !buffer.startsLine(position) else { return }
    let module = buffer.name(position)
    position += 1
    while buffer.kind(position) == .period, tree.isName(position + 1) { position += 2 }
    imports.append(
      ImportDeclaration(
        attributes: prefix.attributes, module: module, keyword: index, tokens: (prefix.start ?? index)..<position))
  }

  private mutating func readType(_ kind: Declaration.Kind, at index: Int) {
    guard tree.isName(index + 1), !buffer.startsLine(index + 1) || startsStatement(index) else { return }
    var position = index + 1
    var name = buffer.name(position)
    position += 1
    while kind == .extension, buffer.kind(position) == .period, tree.isName(position + 1) {
      name += "." + buffer.name(position + 1)
      position += 2
    }
    if let end = tree.end(ofGenericArgumentsAt: position) { position = end }
    var inheritance: [String] = []
    if buffer.kind(position) == .colon {
      position += 1
      while position < buffer.endIndex {
        let end = tree.end(ofTypeAt: position)
        inheritance.append(baseName(ofType: position..<max(end, position)))
        position = end
        guard buffer.kind(position) == .comma else { break }
        position += 1
      }
    }
    let whereClause = readWhere(&position)
    guard buffer.kind(position) == .leftBrace else { return }
    add(
      kind, name: name, nameToken: index + 1, keyword: index, end: tree.end(ofBracketAt: position),
      inheritance: inheritance, whereClause: whereClause, body: body(at: position))
  }

  /// The name of a type without attributes and generic arguments.
  private func baseName(ofType tokens: Range<Int>) -> String {
    var name = ""
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if buffer.kind(index) == .atSign {
        index = tree.attribute(at: index).tokens.upperBound
      } else if let end = tree.end(ofGenericArgumentsAt: index) {
        index = end
      } else {
        name += buffer.name(index)
        index += 1
      }
    }
    return name
  }

  private func readWhere(_ position: inout Int) -> Range<Int>? {
    guard buffer.word(position) == .where else { return nil }
    let start = position + 1
    position = start
    while position < buffer.endIndex, buffer.kind(position) != .leftBrace, buffer.kind(position) != .rightBrace {
      if position > start, buffer.startsLine(position), isIntroducer(position) { break }
      position = tree.end(ofBracketAt: position)
    }
    return start..<position
  }

  private func isIntroducer(_ index: Int) -> Bool {
    switch buffer.word(index) {
    case .func, .var, .let, .`init`, .subscript, .typealias, .associatedtype, .static, .mutating: true
    default: buffer.kind(index) == .atSign
    }
  }

  private mutating func readFunction(_ kind: Declaration.Kind, at index: Int) {
    var position = index + 1
    var name = buffer.name(index)
    var nameToken = index
    if kind == .function {
      guard tree.isName(position) || buffer.kind(position) == .operator else { return }
      name = buffer.name(position)
      nameToken = position
      position += 1
    } else if kind == .initializer, buffer.kind(position) == .questionMark || buffer.kind(position) == .exclamationMark {
      position += 1
    }
    if let end = tree.end(ofGenericArgumentsAt: position) { position = end }
    var parameters: [Declaration.Parameter] = []
    if buffer.kind(position) == .leftParen {
      parameters = tree.arguments(inBracketAt: position).compactMap(parameter)
      position = tree.end(ofBracketAt: position)
    }
    while isEffect(position) {
      position += 1
      if buffer.kind(position) == .leftParen { position = tree.end(ofBracketAt: position) }
    }
    var type: Range<Int>?
    if buffer.kind(position) == .arrow {
      let end = tree.end(ofTypeAt: position + 1)
      type = position + 1..<max(end, position + 1)
      position = max(end, position + 1)
    }
    let whereClause = readWhere(&position)
    let hasBody = buffer.kind(position) == .leftBrace
    add(
      kind, name: name, nameToken: nameToken, keyword: index,
      end: hasBody ? tree.end(ofBracketAt: position) : position, whereClause: whereClause, parameters: parameters,
      type: type, body: hasBody ? body(at: position) : nil, isComputed: kind == .subscript)
  }

  private func isEffect(_ index: Int) -> Bool {
    switch buffer.word(index) {
    case .throws, .rethrows: true
    default: buffer.isText(index, "async") || buffer.isText(index, "reasync")
    }
  }

  /// `label name: Type = value`; attributes and specifiers stay with the type.
  private func parameter(_ argument: Argument) -> Declaration.Parameter? {
    guard let colon = argument.tokens.first(where: { buffer.kind($0) == .colon }), colon > argument.tokens.lowerBound
    else { return nil }
    let nameToken = colon - 1
    let name = buffer.name(nameToken)
    let hasTwoNames = colon - 2 >= argument.tokens.lowerBound && tree.isName(colon - 2)
    let label = hasTwoNames ? buffer.name(colon - 2) : name
    let end = tree.end(ofTypeAt: colon + 1)
    return .init(
      label: label == "_" ? nil : label, name: name,
      type: colon + 1..<max(colon + 1, min(end, argument.tokens.upperBound)))
  }

  private mutating func readNamed(_ kind: Declaration.Kind, at index: Int) {
    guard tree.isName(index + 1) else { return }
    let end = tree.end(ofExpressionAt: index + 1, before: buffer.endIndex)
    let value = (index + 2..<max(index + 2, end)).first { buffer.kind($0) == .equal }
    add(
      kind, name: buffer.name(index + 1), nameToken: index + 1, keyword: index, end: end,
      type: value.map { $0 + 1..<max($0 + 1, end) })
  }

  private mutating func readCases(at index: Int) {
    let end = tree.end(ofExpressionAt: index + 1, before: buffer.endIndex)
    guard tree.isName(index + 1) else { return }
    var last = max(end, index + 2)
    // `case a, b(Int)`: the expression ends at each comma.
    while buffer.kind(last) == .comma { last = max(tree.end(ofExpressionAt: last + 1, before: buffer.endIndex), last + 1) }
    for part in tree.list(index + 1..<last) where tree.isName(part.lowerBound) {
      add(
        .enumCase, name: buffer.name(part.lowerBound), nameToken: part.lowerBound, keyword: index, end: last)
    }
  }

  private mutating func readVariables(at index: Int) {
    var position = index + 1
    while position < buffer.endIndex {
      var names: [Int] = []
      if tree.isName(position) {
        names = [position]
        position += 1
      } else if buffer.kind(position) == .leftParen, tree.opens(position) {
        let end = tree.end(ofBracketAt: position)
        names = (position + 1..<end - 1).filter { buffer.kind($0) == .identifier && buffer.kind($0 + 1) != .colon }
        position = end
      } else {
        return
      }
      var type: Range<Int>?
      if buffer.kind(position) == .colon {
        let end = tree.end(ofTypeAt: position + 1)
        type = position + 1..<max(end, position + 1)
        position = max(end, position + 1)
      }
      var value: Range<Int>?
      if buffer.kind(position) == .equal || isGenericEndWithEqual(position - 1) {
        let start = buffer.kind(position) == .equal ? position + 1 : position
        let end = endOfInitialValue(from: start)
        value = start..<max(start, end)
        position = max(start, end)
      }
      var members: Range<Int>?
      if buffer.kind(position) == .leftBrace, tree.opens(position), tree.controlFlow.body(at: position) == nil,
        value == nil || hasObservers(position)
      {
        members = body(at: position)
        position = tree.end(ofBracketAt: position)
      }
      for name in names {
        add(
          .variable, name: buffer.name(name), nameToken: name, keyword: index, end: position, type: type,
          initialValue: value, body: members,
          isComputed: members != nil && value == nil && !hasObservers(members?.lowerBound.advanced(by: -1) ?? 0))
      }
      guard buffer.kind(position) == .comma, tree.isName(position + 1) else { return }
      position += 1
    }
  }

  /// `Set<Int>= []`: the operator that closes the type swallowed the equal sign.
  private func isGenericEndWithEqual(_ index: Int) -> Bool {
    buffer.kind(index) == .operator && buffer.hasPrefix(index, ">") && buffer.text(index).hasSuffix("=")
  }

  /// An initial value ends before a block of observers.
  private func endOfInitialValue(from start: Int) -> Int {
    let end = tree.end(ofExpressionAt: start, before: buffer.endIndex)
    guard end > start, buffer.kind(end - 1) == .rightBrace, let open = tree.brackets.partner(of: end - 1), open > start,
      hasObservers(open)
    else { return end }
    return open
  }

  /// Whether the brace opens `willSet` or `didSet`.
  private func hasObservers(_ open: Int) -> Bool {
    var index = open + 1
    while buffer.kind(index) == .atSign { index = max(tree.attribute(at: index).tokens.upperBound, index + 1) }
    guard buffer.isText(index, "willSet") || buffer.isText(index, "didSet") else { return false }
    return buffer.kind(index + 1) == .leftBrace || buffer.kind(index + 1) == .leftParen
  }

  private func body(at open: Int) -> Range<Int>? {
    guard let close = tree.brackets.partner(of: open) else { return nil }
    return open + 1..<close
  }

  private mutating func add(
    _ kind: Declaration.Kind, name: String, nameToken: Int, keyword: Int, end: Int, inheritance: [String] = [],
    whereClause: Range<Int>? = nil, parameters: [Declaration.Parameter] = [], type: Range<Int>? = nil,
    initialValue: Range<Int>? = nil, body: Range<Int>? = nil, isComputed: Bool = false
  ) {
    let tokens = (prefix.start ?? keyword)..<max(end, keyword + 1)
    declarations.append(
      Declaration(
        kind: kind, name: name, nameToken: nameToken, keyword: keyword, tokens: tokens,
        attributes: prefix.attributes, modifiers: prefix.modifiers, inheritance: inheritance,
        whereClause: whereClause, parameters: parameters, type: type, initialValue: initialValue, body: body,
        isComputed: isComputed, parent: parent))
    open.append((declarations.count - 1, tokens.upperBound))
  }
}
