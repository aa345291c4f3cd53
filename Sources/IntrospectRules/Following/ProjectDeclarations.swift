import IntrospectSyntax

/// The declarations of the project as a file that is being judged sees them.
///
/// What nobody has looked for yet is noted as wanted, and the answer is open: the rule that asked stays silent, and the
/// file is judged again when the answer is there. One judgement, on one thread, owns it.
public final class ProjectDeclarations: @unchecked Sendable {
  private let index: DeclarationIndex
  /// What was asked for and not looked for yet.
  public private(set) var wanted: Set<DeclarationName> = []
  /// What the extensions of a file extend.
  private var extended: [ExtendedType: DeclarationIndex.Entry?] = [:]

  private struct ExtendedType: Hashable {
    let name: String
    let path: String
  }

  public init(_ index: DeclarationIndex = DeclarationIndex()) { self.index = index }

  /// The declarations of that name anywhere in the project; nil where that is not known.
  func entries(of name: DeclarationName) -> [DeclarationIndex.Entry]? {
    if let entries = index[name] { return entries }
    wanted.insert(name)
    return nil
  }

  /// The declarations in the file itself, or else those of the project; nil where those are not known.
  func entries(of name: DeclarationName, around structure: FileStructure) -> [DeclarationIndex.Entry]? {
    let here = name.entries(in: CollectionOfOne(structure))
    return name.isSettled(by: here) ? here : entries(of: name)
  }

  /// Whether an extension is one of a protocol of SwiftUI that projects extend all the time: only values conform to
  /// it, and looking for a type of that name would be a look into every file. `Screen.View` is a type of the project.
  static func extendsValueProtocol(_ part: Declaration) -> Bool {
    part.kind == .extension && ["View", "ViewModifier", "SwiftUI.View", "SwiftUI.ViewModifier"].contains(part.name)
  }

  /// The declaration of the type that `part` is a part of: itself, or what an extension extends. Nil where it is not
  /// known, where it is a protocol of SwiftUI, or where several of that name disagree about what kind of type it is.
  func declaration(ofType part: Declaration, in structure: FileStructure) -> DeclarationIndex.Entry? {
    guard part.kind == .extension else {
      return structure.number(of: part).map { .init(structure, $0) }
    }
    if Self.extendsValueProtocol(part) { return nil }
    let type = ExtendedType(name: part.name, path: structure.tokens.source.path)
    if let known = extended[type] { return known }
    let found = entries(of: .type(part.name), around: structure)?.filter { $0.declaration.kind != .extension } ?? []
    let isOne = found.first.map { first in found.allSatisfy { $0.declaration.kind == first.declaration.kind } } ?? false
    let entry = isOne ? found.first : nil
    extended[type] = .some(entry)
    return entry
  }

  /// The parts of a type in the other files of the project; nil where nobody has looked for them.
  func parts(of typeName: String) -> [DeclarationIndex.Entry]? { entries(of: .type(typeName)) }
}
