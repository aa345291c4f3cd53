import IntrospectFacts
import IntrospectSyntax

/// Finds the types of a file that show native views in SwiftUI.
struct RepresentableReader {
  let structure: FileStructure
  private var tokens: TokenBuffer { structure.tokens }

  /// In order of place.
  func representables() -> [Representable] {
    let withMethods = typesWithMethods()
    let candidates = structure.declarations.indices.filter { number in
      let declaration = structure.declarations[number]
      return Self.isType(declaration) && (isNamedRepresentable(declaration) || withMethods.contains(number))
    }
    var seen: Set<String> = []
    return candidates.compactMap { number in
      let name = DeclarationName.baseName(of: structure.declarations[number].name)
      return seen.insert(name).inserted ? representable(name) : nil
    }
  }

  /// Whether the declaration is a type or an extension of one; those of the protocols themselves are none.
  private static func isType(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .struct, .class, .enum, .actor: true
    case .extension: !DeclarationName.baseName(of: declaration.name).hasSuffix("Representable")
    default: false
    }
  }

  private func isNamedRepresentable(_ declaration: Declaration) -> Bool {
    declaration.inheritance.contains { Representable.protocols.contains(DeclarationName.baseName(of: $0)) }
  }

  /// The types that both methods stand right in, as they do where one conforms by way of a name of its own.
  private func typesWithMethods() -> Set<Int> {
    func parents(_ isMethod: (Declaration) -> Bool) -> Set<Int> {
      structure.declarations.reduce(into: []) { parents, method in
        if method.kind == .function, isMethod(method), let parent = method.parent { parents.insert(parent) }
      }
    }
    let makers = parents(isMaker)
    return makers.isEmpty ? [] : makers.intersection(parents(isUpdater))
  }

  private func isMaker(_ method: Declaration) -> Bool {
    method.kind == .function && method.name.hasPrefix("make") && Representable.makers.contains(method.name)
      && method.parameters.map(\.label) == ["context"]
  }

  private func isUpdater(_ method: Declaration) -> Bool {
    method.kind == .function && Representable.updaters.contains(method.name)
      && method.parameters.map(\.label) == [nil, "context"]
  }

  private func representable(_ name: String) -> Representable? {
    let parts = structure.numbers(named: name).filter { Self.isType(structure.declarations[$0]) }
    guard let number = parts.first(where: { structure.declarations[$0].kind != .extension }) ?? parts.first else {
      return nil
    }
    let methods = parts.flatMap { structure.numbersOfMembers(of: $0) }
    return Representable(
      number: number, name: name, parts: parts, makers: methods.filter { isMaker(structure.declarations[$0]) },
      updaters: methods.filter { isUpdater(structure.declarations[$0]) },
      coordinator: coordinator(methods))
  }

  /// The class that `makeCoordinator` says it gives, or the nested one of that name.
  private func coordinator(_ members: [Int]) -> String? {
    let nested = members.contains {
      structure.declarations[$0].kind == .class && structure.declarations[$0].name == "Coordinator"
    }
    if nested { return "Coordinator" }
    let maker = members.first {
      structure.declarations[$0].name == "makeCoordinator" && structure.declarations[$0].parameters.isEmpty
    }
    guard let type = maker.flatMap({ structure.declarations[$0].type }) else { return nil }
    // `Rows.Feeder<Content>`
    let names = type.prefix { !tokens.isText($0, "<") }
    guard let last = names.last, tokens.kind(last) == .identifier, tokens.name(last) != "Coordinator" else {
      return nil
    }
    return tokens.name(last)
  }
}

extension RepresentableReader {
  /// The code of a method that updates the view.
  func body(ofUpdater number: Int, of representable: Representable) -> CustomizeBody? {
    let method = structure.declarations[number]
    guard let code = method.body, let view = method.parameters.first?.name else { return nil }
    var body = CustomizeBody(
      code, in: structure, native: [view], others: method.parameters.dropFirst().map(\.name),
      path: .method(.init(structure, number)))
    body.coordinator = method.parameters.last.map { .init(context: $0.name, typeName: representable.coordinator) }
    return body
  }

  /// The code of a method that makes the view, where the view is a local that it returns.
  func body(ofMaker number: Int, of representable: Representable) -> CustomizeBody? {
    let method = structure.declarations[number]
    guard let code = method.body, let context = method.parameters.last?.name else { return nil }
    var body = CustomizeBody(
      code, in: structure, native: [], made: returnedNames(in: code), others: [context],
      path: .method(.init(structure, number)))
    body.coordinator = .init(context: context, typeName: representable.coordinator)
    return body
  }

  /// The names that are returned as they are.
  private func returnedNames(in code: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in code where tokens.isText(index, "return") && tokens.kind(index + 1) == .identifier {
      let next = index + 2
      if next >= code.upperBound || tokens.startsLine(next) || tokens.kind(next) == .rightBrace {
        names.insert(tokens.name(index + 1))
      }
    }
    return names
  }
}
