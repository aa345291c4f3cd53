import IntrospectSyntax

/// What of a file a change of some tokens may have a say in.
///
/// A file falls into *units*: each member of a type, each other declaration and each statement at the top. The rest of
/// a type, its header and braces, is a unit that holds all of its members. Smaller ones would not be honest: a
/// statement may guard, name or keep what another one of the same body does.
///
/// A change reaches
/// - the units that hold its tokens, and those within them;
/// - where it is in the header or the braces of a type, the members of all its extensions, which hang on what it is;
/// - the units beside these, which a declaration without its first or last token may run into;
/// - the units that mention a name which the units of the tokens or those within them declare, which stands for a type
///   around them, or which is declared only before or only after the change; and so on from the names of those: rules
///   follow names;
/// - the units that declare a name which the unit of the tokens mentions: a version list is judged where its constant
///   is declared, by all that uses it.
///
/// A change of an import, of a statement at the top, or of a directive reaches everything. So does one which makes
/// tokens beyond its own unit other tokens, as a quote may do, or gives brackets there other partners: then the file
/// no longer falls into the same units.
struct MutationReach {
  private let structure: FileStructure
  /// In order of place; one that holds others comes before them.
  private let units: [Range<Int>]
  /// The innermost unit of each token; nil where everything hangs on it.
  private let unitOfToken: [Int?]
  /// The names that each unit declares, those of the types around it included.
  private let declared: [Set<String>]
  private let ownNames: [String]
  /// The names of the types around each unit.
  private let typesAround: [Set<String>]
  private let mentioned: [Set<String>]
  private let declarationNames: [String: Int]

  init(_ structure: FileStructure) {
    self.structure = structure
    let buffer = structure.tokens
    let declarations = structure.declarations
    // What is declared in the body of a function belongs to the function.
    let members = declarations.indices.filter { index in
      structure.declarations(outwardsFrom: declarations[index].parent).allSatisfy { $0.kind.isNominal }
    }
    units = members.map { declarations[$0].tokens }
    var unitOfToken = [Int?](repeating: nil, count: buffer.tokens.count)
    for (unit, range) in units.enumerated() {
      for token in range where token < unitOfToken.count { unitOfToken[token] = unit }
    }
    self.unitOfToken = unitOfToken
    declared = members.map { index in Set(structure.declarations(outwardsFrom: index).map(\.name)) }
    ownNames = members.map { declarations[$0].name }
    typesAround = members.map { index in
      Set(structure.declarations(outwardsFrom: declarations[index].parent).map(\.name))
    }
    mentioned = units.map { range in
      Set(range.filter { [.identifier, .dollarIdentifier].contains(buffer.kind($0)) }.map { buffer.name($0) })
    }
    declarationNames = Self.names(structure)
  }

  /// How often each name is declared.
  private static func names(_ structure: FileStructure) -> [String: Int] {
    Dictionary(structure.declarations.map { ($0.name, 1) }, uniquingKeysWith: +)
  }

  /// Says of each byte of the unchanged file whether the change reaches it; nil where it reaches everything.
  ///
  /// - Parameter shift: by how many bytes the text behind the change has moved.
  func reach(of mutation: SourceMutation, as changed: FileStructure, shift: Int) -> ((Int) -> Bool)? {
    let tokens = mutation.tokens(in: structure.tokens)
    if mutation.kind == .truncation || tokens.contains(where: isDirective) { return nil }
    guard let first = unitOfToken[tokens.lowerBound], let last = unitOfToken[tokens.upperBound - 1] else { return nil }
    let lower = min(units[first].lowerBound, units[last].lowerBound)
    let whole = lower..<max(units[first].upperBound, units[last].upperBound)
    guard isSame(outside: whole, as: changed, shift: shift) else { return nil }

    let beside = [whole.lowerBound - 1, whole.upperBound].compactMap { index in
      unitOfToken.indices.contains(index) ? unitOfToken[index] : nil
    }
    let touched = units.indices.filter { units[$0].overlaps(whole) }
    let used = touched.reduce(into: Set<String>()) { $0.formUnion(mentioned[$1]) }
    var reached = Set(touched).union(beside).union(units.indices.filter { used.contains(ownNames[$0]) })
    let types = Set([first, last].map { ownNames[$0] })
    reached.formUnion(units.indices.filter { !typesAround[$0].isDisjoint(with: types) })
    let after = Self.names(changed)
    var names = touched.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }
    names.formUnion(declarationNames.keys.filter { declarationNames[$0] != after[$0] })
    names.formUnion(after.keys.filter { declarationNames[$0] == nil })
    while let unit = units.indices.first(where: { !reached.contains($0) && !mentioned[$0].isDisjoint(with: names) }) {
      reached.insert(unit)
      names.formUnion(declared[unit])
    }
    return { offset in
      guard let unit = unitOfToken[token(at: offset)] else { return true }
      return reached.contains(unit)
    }
  }

  private func isDirective(_ index: Int) -> Bool {
    switch structure.tokens.kind(index) {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// The token that holds the byte at `offset`, or the next one.
  private func token(at offset: Int) -> Int {
    // The last one, the end of the file, holds what is behind all others.
    structure.tokens.tokens.dropLast().partitioningIndex { $0.end > offset }
  }

  /// Whether all tokens and brackets outside of some are as they were.
  private func isSame(outside whole: Range<Int>, as changed: FileStructure, shift: Int) -> Bool {
    let (old, new) = (structure.tokens, changed.tokens)
    let moved = new.tokens.count - old.tokens.count
    guard whole.upperBound + moved >= whole.lowerBound else { return false }
    func partner(_ tree: TokenTree, _ index: Int) -> Int? { tree.brackets.partner(of: index) }
    for index in 0..<whole.lowerBound {
      if old[index] != new[index] { return false }
      let expected = partner(structure.tree, index).map { $0 >= whole.upperBound ? $0 + moved : $0 }
      if partner(changed.tree, index) != expected { return false }
    }
    for index in whole.upperBound..<old.tokens.count {
      let (token, other) = (old[index], new[index + moved])
      if token.kind != other.kind || token.length != other.length || Int(token.start) + shift != Int(other.start) {
        return false
      }
      let expected = partner(structure.tree, index).map { $0 >= whole.upperBound ? $0 + moved : $0 }
      if partner(changed.tree, index + moved) != expected { return false }
    }
    return true
  }
}
