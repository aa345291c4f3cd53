import IntrospectFacts
import IntrospectSyntax

/// A constant of a project that stands for what calls name in `on:`.
///
///     extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
///       static var supportedVersions: Self { .iOS(.v17, .v18) }
///     }
public struct PredicateConstant: Sendable {
  /// Where a constant is declared, which no two have in common.
  public struct ID: Hashable, Comparable, Sendable {
    /// Equal for one file, however a run names it.
    let file: String
    let offset: Int

    public static func < (left: ID, right: ID) -> Bool {
      if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
      return left.offset < right.offset
    }
  }

  public let id: ID
  public let name: PredicateName
  /// Of the name in the declaration.
  public let nameToken: Int
  /// The view type of the predicate, by the name of its type; nil where it may be any.
  public let viewType: String?
  /// The class that closures get; nil where it may be any.
  public let nativeClass: String?
  /// What it stands for, if that is one call of a platform; nil for anything else.
  public let value: CallSite.Predicate?
  /// The file that alone can name it; nil where others may.
  let privateTo: String?
  /// Where the code around the declaration lets it be.
  public let place: PlaceConditions

  /// Whether a call for a view type in the file at `path` may mean this constant by its name.
  func fits(_ facts: ViewTypeFacts?, swiftType: String?, in path: String) -> Bool {
    if let privateTo, privateTo != path { return false }
    if let viewType, viewType != swiftType { return false }
    guard let nativeClass, let facts else { return true }
    return facts.spans.contains { $0.nativeClasses.contains(nativeClass) }
  }

  /// Whether some call may mean either, so that no call can be said to mean this one.
  func competes(with other: PredicateConstant) -> Bool {
    guard name == other.name, id != other.id else { return false }
    if let privateTo, let file = other.privateTo, privateTo != file { return false }
    if let viewType, let type = other.viewType { return viewType == type }
    guard let nativeClass, let native = other.nativeClass else { return true }
    return nativeClass == native
  }
}
