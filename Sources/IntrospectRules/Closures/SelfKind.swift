import IntrospectSyntax

/// What `self` is at a place.
enum SelfKind {
  /// A struct or an enum, by its declaration; nil for an extension of a protocol that only values conform to.
  case value(DeclarationIndex.Entry?)
  case object
  /// The type itself, in a static member.
  case metatype
  case unknown
}

extension FileContext {
  /// What `self` is at a token of code that this file leads to.
  func selfKind(at token: Int, in structure: FileStructure) -> SelfKind {
    let around = structure.declarations(outwardsFrom: structure.declaration(around: token))
    guard let nominal = around.firstIndex(where: { $0.kind.isNominal }) else { return .unknown }
    if around[..<nominal].contains(where: { $0.modifiers.contains(.isStatic) }) { return .metatype }
    let part = around[nominal]
    if ProjectDeclarations.extendsValueProtocol(part) { return .value(nil) }
    guard let type = declarations.declaration(ofType: part, in: structure) else { return .unknown }
    switch type.declaration.kind {
    case .struct, .enum: return .value(type)
    case .class, .actor: return .object
    default: return .unknown
    }
  }
}
