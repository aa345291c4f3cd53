/// A word that begins a declaration, or may stand before the word that does.
enum DeclarationWord: Sendable {
  case weak, unowned, isStatic, lazy, override, isPrivate, mutating
  /// A modifier that means nothing to the rules.
  case otherModifier
  /// A modifier before a member, an introducer elsewhere.
  case `class`
  case `import`, variable, function, initializer, deinitializer, `subscript`
  case `struct`, `enum`, `protocol`, `extension`, actor, alias, macro, enumCase

  private static let words: [(text: StaticString, word: DeclarationWord)] = [
    ("weak", .weak), ("unowned", .unowned), ("static", .isStatic), ("lazy", .lazy), ("override", .override),
    ("private", .isPrivate), ("fileprivate", .isPrivate), ("mutating", .mutating),
    ("public", .otherModifier), ("internal", .otherModifier), ("open", .otherModifier), ("package", .otherModifier),
    ("final", .otherModifier), ("nonmutating", .otherModifier), ("required", .otherModifier),
    ("convenience", .otherModifier), ("dynamic", .otherModifier), ("optional", .otherModifier),
    ("indirect", .otherModifier), ("nonisolated", .otherModifier), ("isolated", .otherModifier),
    ("prefix", .otherModifier), ("postfix", .otherModifier), ("infix", .otherModifier),
    ("distributed", .otherModifier), ("borrowing", .otherModifier), ("consuming", .otherModifier),
    ("__consuming", .otherModifier),
    ("class", .class), ("import", .import), ("let", .variable), ("var", .variable), ("func", .function),
    ("init", .initializer), ("deinit", .deinitializer), ("subscript", .subscript), ("struct", .struct),
    ("enum", .enum), ("protocol", .protocol), ("extension", .extension), ("actor", .actor), ("typealias", .alias),
    ("associatedtype", .alias), ("macro", .macro), ("case", .enumCase),
  ]

  /// The words by their length: every name of a file is held against them, and few of them are as long as it.
  private static let wordsByLength: [[(text: StaticString, word: DeclarationWord)]] = {
    let longest = words.map(\.text.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in words.filter { $0.text.utf8CodeUnitCount == length } }
  }()

  /// The word of the token at `index` as written; nil for all others.
  init?(_ buffer: TokenBuffer, _ index: Int) {
    let length = Int(buffer[index].length)
    guard length < Self.wordsByLength.count else { return nil }
    for (text, word) in Self.wordsByLength[length] where buffer.isText(index, text) {
      self = word
      return
    }
    return nil
  }
}
