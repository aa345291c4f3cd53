/// A property that a framework keeps to itself, and that apps reach by its name all the same.
///
/// Names with a leading underscore need no list: those are private by custom.
/// Source: Apple's documentation, which has none of them, and the public code of apps that use them.
public struct PrivateKey: Sendable, Hashable {
  /// The key of `value(forKey:)`: `clearButton`.
  public let name: String
  /// The classes whose objects have it, where the name alone does not tell: others have a public property of that name.
  public let classes: [String]
  /// How the names of such objects end, case left aside; only where `classes` are named.
  public let endings: [String]
  /// What to do instead, an imperative; empty where there is nothing.
  public let remedy: String

  private init(_ name: String, of classes: [String] = [], named endings: [String] = [], instead remedy: String = "") {
    self.name = name
    self.classes = classes
    self.endings = endings
    self.remedy = remedy
  }

  /// The key of that name; nil where it is public or not known.
  public static func named(_ name: String) -> PrivateKey? { all.first { $0.name == name } }

  public static let all = [
    PrivateKey("placeholderLabel", instead: "set 'attributedPlaceholder'"),
    PrivateKey("clearButton", instead: "give the field a 'rightView' of your own"),
    PrivateKey("textInputTraits", instead: "set 'tintColor' for the caret"),
    PrivateKey("searchField", instead: "use 'searchTextField'"),
    PrivateKey("cancelButtonText"),
    PrivateKey("cancelButton"),
    PrivateKey("hidesShadow", instead: "set 'shadowColor' of the appearance to nil"),
    PrivateKey("highlightsToday"),
    PrivateKey("textColor", of: ["UIDatePicker"], named: ["datepicker"], instead: "use '.colorScheme'"),
    PrivateKey(
      "titleTextColor", of: ["UIAlertAction"], named: ["action"], instead: "set 'tintColor' of the alert's view"),
    PrivateKey("targets", of: ["UIGestureRecognizer"], named: ["recognizer"], instead: "keep the target that you add"),
    PrivateKey("view", of: ["UIBarItem", "UIBarButtonItem", "UITabBarItem"], named: ["item", "items"]),
    PrivateKey("developerExtrasEnabled", instead: "set 'isInspectable'"),
    PrivateKey("allowFileAccessFromFileURLs", instead: "use 'loadFileURL(_:allowingReadAccessTo:)'"),
    PrivateKey("drawsTransparentBackground", instead: "set 'underPageBackgroundColor'"),
    PrivateKey("drawsBackground", of: ["WKWebView"], named: ["webview"], instead: "set 'underPageBackgroundColor'"),
  ]
}
