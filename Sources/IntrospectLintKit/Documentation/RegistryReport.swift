import IntrospectFacts

/// What the `registry` command prints. Pure: a registry in, text out.
public struct RegistryReport: Sendable {
  public let registry: Registry

  public init(registry: Registry) { self.registry = registry }

  /// One line for each constant under a line with the names of the columns: see `RegistryRow`.
  public func tsv(of viewTypes: [ViewTypeFacts]) -> String {
    let rows = viewTypes.flatMap(RegistryRow.rows(of:))
    let lines = [RegistryRow.header] + rows.map(\.columns)
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}

// MARK: - What to show

extension RegistryReport {
  /// Why a view cannot be shown.
  public enum SelectionError: Error, Sendable, Hashable {
    /// No member of that name, and those that are close to it.
    case unknownMember(String, near: [String])
    /// A member that exists, in a form that does not.
    case unknownForm(String, member: String, forms: [String])
    /// A SwiftUI view with nothing native behind it.
    case unbacked(UnbackedView)
    /// A native class, and the members that give it.
    case nativeClass(String, members: [String])

    /// The error in words, without place: lower case, no final stop.
    public var message: String {
      switch self {
      case .unknownMember(let name, near: let names) where names.isEmpty:
        "no view type is called '\(name)'"
      case .unknownMember(let name, near: let names):
        "no view type is called '\(name)'; did you mean \(Self.list(names, "or"))?"
      case .unknownForm(let name, let member, let forms):
        "'\(member)' has no form '\(name)'; it has \(Self.list(forms, "and"))"
      case .unbacked(let view):
        "\(view.swiftUIView) can never be introspected: \(view.reason)"
      case .nativeClass(let name, let members):
        "'\(name)' is a native class, not a view type; \(Self.list(members, "and")) may give it"
      }
    }

    private static func list(_ names: [String], _ conjunction: String) -> String {
      names.map { "'\($0)'" }.wordList(conjunction)
    }
  }

  /// The view types that `view` names: `list` and `.list` all forms of the member, `list(style: .plain)` one form,
  /// nil all there are. Spaces do not matter, nor does the case of a member's letters.
  public func select(view: String?) -> Result<[ViewTypeFacts], SelectionError> {
    guard let view else { return .success(registry.viewTypes) }
    let wanted = Self.normalized(view)
    let member = String(wanted.prefix { $0 != "(" })
    guard member == wanted else {
      let forms = registry.forms(ofMember: member)
      if let form = forms.first(where: { Self.normalized($0.callForm) == wanted }) { return .success([form]) }
      guard forms.isEmpty else {
        return .failure(.unknownForm(view, member: member, forms: forms.map(\.callForm)))
      }
      return .failure(.unknownMember(view, near: registry.members(near: member)))
    }
    let exact = registry.forms(ofMember: member)
    if !exact.isEmpty { return .success(exact) }
    let forms = registry.viewTypes.filter { $0.member.lowercased() == member.lowercased() }
    if !forms.isEmpty { return .success(forms) }
    if let unbacked = registry.unbackedView(named: member) { return .failure(.unbacked(unbacked)) }
    let backed = registry.forms(backedBy: member)
    guard backed.isEmpty else { return .failure(.nativeClass(member, members: Self.members(of: backed))) }
    return .failure(.unknownMember(view, near: registry.members(near: member)))
  }

  private static func members(of forms: [ViewTypeFacts]) -> [String] {
    var members: [String] = []
    for form in forms where !members.contains(form.member) { members.append(form.member) }
    return members
  }

  /// Without spaces and without a leading dot.
  private static func normalized(_ view: String) -> String {
    let compact = String(view.filter { !$0.isWhitespace })
    return compact.first == "." ? String(compact.dropFirst()) : compact
  }
}
