/// Places of native objects that refer to another object without keeping it.
///
/// Source: the declarations of UIKit, AppKit, WebKit and MapKit: `weak` or `unowned(unsafe)` properties, and the
/// documentation of target and action.
public enum WeakSlot {
  private static let properties: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "searchResultsUpdater",
    "navigationDelegate", "uiDelegate", "transitioningDelegate", "target",
  ]

  /// Whether a property of that name of a view, a controller or a window keeps nothing alive.
  public static func isProperty(_ name: String) -> Bool { properties.contains(name) }

  /// The label of the argument that an object made by `typeName(…)` does not keep; nil where it keeps all.
  ///
  /// Timers and display links keep their targets.
  public static func initializerLabel(of typeName: String) -> String? {
    guard NativeClassName.isFramework(typeName) else { return nil }
    if typeName.hasSuffix("GestureRecognizer") || typeName == "UIBarButtonItem" || typeName == "NSButton" {
      return "target"
    }
    return typeName.hasSuffix("Interaction") ? "delegate" : nil
  }

  /// Whether objects of a framework class keep none of what stands in their weak slots; animations keep their delegate.
  public static func hasWeakSlots(_ typeName: String) -> Bool {
    ["UI", "NS", "MK", "WK", "AV", "PK"].contains(where: typeName.hasPrefix) && NativeClassName.isFramework(typeName)
  }
}
