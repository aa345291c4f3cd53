import IntrospectFacts
import IntrospectSyntax

/// Finds what a file declares on top of the library, or in its place.
struct ProjectDeclarationReader {
  private(set) var introspectFunctions: [IntrospectFunction] = []
  private(set) var holdsLibraryCopy = false
  private(set) var viewTypes: [String: Set<String>] = [:]
  private(set) var predicates: Set<String> = []
  private(set) var versionConstants: Set<VersionConstant> = []
  /// Whether a type called `Weak` is declared, which `@Weak` may then mean.

  private let structure: FileStructure
  private var tokens: TokenBuffer { structure.tokens }

  init(_ structure: FileStructure) { self.structure = structure }

  mutating func read() {
    for declaration in structure.declarations {
      switch declaration.kind {
      case .function:
        readFunction(declaration)
        readMember(declaration)
      case .variable:
        readMember(declaration)
      case .actor, .class, .enum, .struct, .protocol, .typeAlias:
        if Self.libraryTypes.contains(declaration.name), !replacesLibrary(declaration) { holdsLibraryCopy = true }
      case .extension, .initializer, .deinitializer, .subscript, .enumCase, .macro:
        break
      }
    }
  }

  /// The types that a copy of the library declares, whatever else was changed in it.
  private static let libraryTypes: Set<String> = ["iOSVersion", "PlatformViewVersion", "PlatformViewVersions"]

  private mutating func readFunction(_ function: Declaration) {
    guard function.name.hasPrefix("introspect") else { return }
    let replacesLibrary = replacesLibrary(function)
    introspectFunctions.append(
      IntrospectFunction(
        name: function.name, labels: function.parameters.map { ($0.label ?? "_") + ":" }.joined(),
        replacesLibrary: replacesLibrary))
    if function.name == "introspect", !replacesLibrary, function.parameters.contains(where: { $0.label == "on" }) {
      holdsLibraryCopy = true
    }
  }

  private mutating func readMember(_ member: Declaration) {
    guard let parent = member.parent, structure.declarations[parent].kind == .extension else { return }
    let owner = structure.declarations[parent]
    let ownerName = owner.lastName
    if PredicateName.predicateTypes.contains(ownerName) {
      if member.kind == .function { predicates.insert(member.name) }
      return
    }
    guard member.modifiers.contains(.isStatic) else { return }
    if ownerName == "IntrospectableViewType" {
      viewTypes[member.name, default: []].insert(selfType(of: owner) ?? member.type.map(plainText) ?? "")
    } else if ownerName.hasSuffix("ViewVersion"), member.kind == .variable {
      let platforms = Platform.allCases.filter { ownerName == $0.name + "ViewVersion" }
      // An extension of `PlatformViewVersion` adds to all platforms.
      let viewType = LibraryTypeArguments(of: owner, in: tokens).viewType
      for platform in platforms.isEmpty ? Platform.allCases : platforms {
        versionConstants.insert(VersionConstant(name: member.name, platform: platform, viewType: viewType))
      }
    }
  }

  /// `X` of `where Self == X`.
  private func selfType(of owner: Declaration) -> String? {
    guard let clause = owner.whereClause, clause.count >= 3, tokens.isText(clause.lowerBound, "Self"),
      tokens.isText(clause.lowerBound + 1, "==")
    else { return nil }
    let end = (clause.lowerBound + 2..<clause.upperBound).first { tokens.kind($0) == .comma } ?? clause.upperBound
    return plainText(clause.lowerBound + 2..<end)
  }

  private func plainText(_ range: Range<Int>) -> String { range.map { tokens.name($0) }.joined() }

  /// Whether a declaration is compiled only where `SwiftUIIntrospect` cannot be imported.
  private func replacesLibrary(_ declaration: Declaration) -> Bool {
    let conditions = BuildCondition(tokens)
    func value(_ condition: Range<Int>) -> Bool? {
      conditions.value(of: condition) { name, argument in
        name == "canImport" && argument == "SwiftUIIntrospect" ? true : nil
      }
    }
    return structure.tree.conditionals.branches(around: declaration.keyword).contains { branch in
      !branch.condition.isEmpty && value(branch.condition) == false
        || branch.earlierConditions.contains { value($0) == true }
    }
  }
}
