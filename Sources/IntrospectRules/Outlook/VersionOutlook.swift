import IntrospectFacts
import IntrospectSyntax

/// One call or constant with what becomes of it on a version.
public struct VersionOutlook: Sendable {
  /// For a call that goes by a constant which decides, see `decidingConstant`.
  public let fate: VersionFate
  /// What makes the list name the version; not empty only where the list stands here and can be extended.
  public let edits: [SourceEdit]
  /// The last version of the list; the view type or the name of the constant where there is no list.
  public let range: SourceRange
  /// `.list(style: .plain)`, or `.supportedVersions` for a constant.
  public let name: String
  /// The call form of the view type: `list(style: .plain)`; nil where it is not known.
  public let callForm: String?
  /// The class that the closure gets.
  public let nativeClass: String?
  /// The name of the type around it: the screen.
  public let typeName: String?
  /// Whether a version of the platform stands here itself, so that there is a list to extend.
  public let hasOwnList: Bool
  /// The versions of the platform that stand here one by one, in the order of the source.
  public let versions: [OSVersion]
  /// The constant whose list has to be extended for a call to run; what becomes of that becomes of the call.
  public let decidingConstant: PredicateConstant.ID?

  /// The same call with what its constant turned out to be.
  public func decided(by fate: VersionFate) -> VersionOutlook {
    VersionOutlook(
      fate: fate, edits: edits, range: range, name: name, callForm: callForm, nativeClass: nativeClass,
      typeName: typeName, hasOwnList: hasOwnList, versions: versions, decidingConstant: nil)
  }
}

/// Versions of a list that the deployment target leaves behind, and whether they can go.
public struct PruningOutlook: Sendable {
  /// The versions that go together.
  public let versions: [OSVersion]
  public let range: SourceRange
  /// `.list(style: .plain)`, or `.supportedVersions` for a constant.
  public let name: String
  /// Nil where they have to stay.
  public let edit: SourceEdit?
  /// Why they have to stay, behind a colon.
  public let obstacle: String?
}
