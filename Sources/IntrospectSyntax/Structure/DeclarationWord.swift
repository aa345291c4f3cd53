/// A word that begins a declaration, or may stand before the word that does.
enum DeclarationWord: Sendable {
  case weak, unowned, isStatic, lazy, override, isPrivate, mutating
  /// A modifier that means nothing to the rules.
  case otherModifier
  /// A modifier before a member, an introducer elsewhere.
  case `class`
  case `import`, variable, function, initializer, deinitializer, `subscript`
  case `struct`, `enum`, `protocol`, `extension`, actor, alias, macro, enumCase

  /// Nil for all words that are neither.
  init?(_ word: Word) {
    switch word {
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .static: self = .isStatic
    case .lazy: self = .lazy
    case .override: self = .override
    case .private, .fileprivate: self = .isPrivate
    case .mutating: self = .mutating
    case .public, .internal, .open, .package, .final, .nonmutating, .required, .convenience, .dynamic, .optional,
      .indirect, .nonisolated, .isolated, .prefix, .postfix, .infix, .distributed, .borrowing, .consuming,
      .consumingAttribute:
      self = .otherModifier
    case .class: self = .class
    case .import: self = .import
    case .let, .var: self = .variable
    case .func: self = .function
    case .`init`: self = .initializer
    case .deinit: self = .deinitializer
    case .subscript: self = .subscript
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .extension: self = .extension
    case .actor: self = .actor
    case .typealias, .associatedtype: self = .alias
    case .macro: self = .macro
    case .case: self = .enumCase
    default: return nil
    }
  }
}
