import IntrospectFacts
import IntrospectSyntax

/// Looks in one type for evidence that its instances own the host of a view: then a strong `self` in the view's
/// closures is a cycle.
struct HostOwnership {
  /// What becomes of the view that a piece of code makes.
  enum Verdict: Int, Comparable {
    /// Nothing tells; the view may only be returned.
    case noEvidence
    /// It is presented or pushed: `self` lives until the presented view goes.
    case transient
    /// The type keeps the view or its host.
    case owned

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  /// The parts of the type, a file each: the file of the call first.
  private let parts: [OwnershipPart]
  /// Whether the type has a member called `body`, as SwiftUI views have.
  let declaresBody: Bool
  private let isHost: Bool

  /// - Parameters:
  ///   - typeName: without the types around it.
  ///   - others: its parts in other files.
  init(of typeName: String, in file: FileContext, and others: [DeclarationIndex.Entry]) {
    let name = DeclarationName.type(typeName)
    var structures = [file.structure]
    for entry in others where !structures.contains(where: { $0.tokens.source.path == entry.path }) {
      structures.append(entry.structure)
    }
    let declarations = structures.map { name.entries(in: CollectionOfOne($0)).map(\.declaration) }
    let members = zip(structures, declarations).flatMap { structure, parts in
      parts.flatMap { part in structure.declarations(in: part.body ?? 0..<0).filter { structure.typeName(around: $0) == typeName } }
    }
    let stored = Set(members.filter { $0.kind == .variable && !$0.isComputed }.map(\.name))
    let names = Set(members.filter { $0.kind == .variable || $0.kind == .function }.map(\.name))
    declaresBody = members.contains { $0.kind == .variable && $0.name == "body" }
    isHost = declarations.joined().contains { $0.inheritance.contains(where: NativeClassName.isHost) }
    parts = zip(structures, declarations).map { structure, parts in
      OwnershipPart(structure, bodies: parts.compactMap(\.body), storedMembers: stored, members: names)
    }
  }

  private struct Place: Hashable {
    let part: Int
    let token: Int
  }

  /// What becomes of the view that holds the token at `place` of the file of the call.
  ///
  /// Follows the value through locals and through the functions and properties of the type that return it.
  func verdict(for place: Int) -> Verdict {
    if isHost { return .owned }
    var verdict = Verdict.noEvidence
    var places = [Place(part: 0, token: place)]
    var seen: Set<Place> = []
    while let next = places.popLast(), verdict != .owned {
      guard seen.insert(next).inserted else { continue }
      let judged = parts[next.part].judge(next.token)
      verdict = max(verdict, judged.verdict)
      places += judged.places.map { Place(part: next.part, token: $0) }
      if let name = judged.member {
        for part in parts.indices { places += parts[part].uses(ofMember: name).map { Place(part: part, token: $0) } }
      }
    }
    return verdict
  }
}
