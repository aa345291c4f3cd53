import IntrospectFacts
import IntrospectSyntax

/// What Swift sources declare for the library to introspect: its own `Sources/ViewTypes`, or a project's own types.
public struct LibrarySource: Sendable {
  /// Sorted by the name of the library's type, as the built-in registry is.
  public let viewTypes: [ViewTypeFacts]
  /// What looks like a declaration of that kind and was not understood.
  public let problems: [Problem]

  /// The number of version constants that were read; those of a type with two spellings count once.
  public let constantCount: Int

  /// A declaration that was not understood.
  public struct Problem: Sendable, Hashable {
    public let path: String
    public let message: String
  }

  /// Reads the declarations of `sources`; what belongs together may be spread over several of them.
  public init(reading sources: [SourceText]) {
    var declarations = LibraryDeclarations()
    for source in sources { LibrarySourceReader(source).read(into: &declarations) }
    self.init(declarations)
  }

  /// A registry with these view types, and with what the built-in one knows beyond them.
  ///
  /// The words for views and styles, and the ages of forms, are no part of the sources: they are taken from
  /// `known` where it has the same form of the same type.
  public func registry(source: String, known: Registry = .current) -> Registry {
    let described = viewTypes.map { facts -> ViewTypeFacts in
      guard let known = known.viewType(callForm: facts.callForm), known.swiftType == facts.swiftType else {
        return facts
      }
      return ViewTypeFacts(
        callForm: facts.callForm, swiftType: facts.swiftType, swiftUIView: known.swiftUIView, style: known.style,
        feature: known.feature, defaultScope: facts.defaultScope, withdrawal: facts.withdrawal, since: known.since,
        spans: facts.spans)
    }
    return Registry(
      viewTypes: described, unbackedViews: known.unbackedViews, removedMembers: known.removedMembers,
      legacyMethods: known.legacyMethods, source: source)
  }

  private init(_ declarations: LibraryDeclarations) {
    var viewTypes: [ViewTypeFacts] = []
    var problems = declarations.problems
    for member in declarations.members {
      guard let callForm = declarations.callForm(of: member) else {
        problems.append(
          Problem(path: member.path, message: "no single case for the argument of '.\(member.name)' is declared"))
        continue
      }
      let constants = declarations.constants.filter {
        $0.swiftType == member.swiftType && member.platforms.contains($0.platform)
      }
      viewTypes.append(
        ViewTypeFacts(
          callForm: callForm, swiftType: member.swiftType, swiftUIView: Self.viewName(of: member.swiftType),
          defaultScope: declarations.scopes[member.swiftType] ?? .receiver, withdrawal: member.withdrawal,
          since: nil, spans: LibraryDeclarations.spans(of: constants)))
    }
    let known = Set(declarations.members.map(\.swiftType))
    for constant in declarations.constants where !known.contains(constant.swiftType) {
      let problem = Problem(path: constant.path, message: "no member for '\(constant.swiftType)' is declared")
      if !problems.contains(problem) { problems.append(problem) }
    }
    self.problems = problems
    self.constantCount = declarations.constants.count
    // The sort must not reorder the forms of one type.
    self.viewTypes = viewTypes.enumerated()
      .sorted { ($0.element.swiftType, $0.offset) < ($1.element.swiftType, $1.offset) }
      .map(\.element)
  }

  /// `ListWithGroupedStyleType` → `List`: the best that can be told from the sources alone.
  private static func viewName(of swiftType: String) -> String {
    let base = swiftType.hasSuffix("Type") ? String(swiftType.dropLast(4)) : swiftType
    guard let with = base.firstRange(of: "With"), with.lowerBound > base.startIndex else { return base }
    return String(base[..<with.lowerBound])
  }
}
