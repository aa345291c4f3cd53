/// What native objects are made of, as far as a search through them can come upon it.
///
/// Source: the view debugger and the documentation of UIKit and AppKit. What is not sure counts as possible.
public enum NativeComposition {
  /// Whether a search for objects of `wanted` may find something at, in or right around an object of `nativeClass`.
  public static func mayYield(_ wanted: String, from nativeClass: String) -> Bool {
    if opaque.contains(nativeClass) || isKind(nativeClass, of: wanted) { return true }
    return insides[nativeClass, default: []].contains { isKind($0, of: wanted) }
  }

  /// Whether what stands in an object of `nativeClass` has an object of `wanted` above it.
  public static func encloses(_ nativeClass: String, with wanted: String) -> Bool {
    guard enclosing.contains(nativeClass) else { return false }
    return isKind(nativeClass, of: wanted) || scrolled.contains(nativeClass) && isKind("NSScrollView", of: wanted)
  }

  /// Whether an object of `nativeClass` is one of `wanted`: the class itself or one below it.
  public static func isKind(_ nativeClass: String, of wanted: String) -> Bool {
    nativeClass == wanted || NativeClass.named(nativeClass)?.inherits(from: wanted) == true
  }

  /// The classes whose objects hold the content of a SwiftUI view.
  private static let enclosing: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "UINavigationController", "UITabBarController",
    "UISplitViewController", "NSScrollView", "NSTableView", "NSTabView", "NSSplitView",
  ]

  /// AppKit puts these into a scroll view.
  private static let scrolled: Set<String> = ["NSTableView", "NSTextView"]

  private static let insides: [String: [String]] = [
    "NSTableView": ["NSScrollView", "NSButton", "NSTableCellView"],
    "NSTextView": ["NSScrollView"],
    // While a field is edited, an editor stands in it.
    "NSTextField": ["NSTextView", "NSScrollView"],
    "UITextField": ["UIScrollView"],
    "NSStepper": ["NSTextField", "NSTextView"],
    "UITableView": ["UITableViewCell"],
    "UICollectionView": ["UICollectionViewCell", "UIScrollView"],
  ]

  /// Nobody knows, or SwiftUI puts things in that stand elsewhere in the code.
  private static let opaque: Set<String> = [
    "UIDatePicker", "NSDatePicker", "UICalendarView", "UIPickerView", "UIColorWell", "NSColorWell", "MKMapView",
    "AVPlayerViewController", "AVPlayerView", "WKWebView", "SKView", "SCNView", "UISearchBar",
    "UINavigationController", "UITabBarController", "UISplitViewController", "NSTabView", "NSSplitView",
  ]
}
