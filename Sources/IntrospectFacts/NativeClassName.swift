/// Tells classes of Apple's frameworks by their names.
///
/// Source: the naming of UIKit, AppKit, MapKit, WebKit, AVKit and PencilKit.
public enum NativeClassName {
  private static let prefixes = ["UI", "NS", "MK", "WK", "AV", "PK"]
  private static let suffixes = [
    "View", "Controller", "Control", "Window", "Button", "Field", "Bar", "Cell", "Picker", "Slider", "Switch",
    "Stepper",
  ]

  /// Whether a class of that name is a view, a control, a window or a controller.
  ///
  /// `NSString`, `UIImage` and `AVAsset` are not.
  public static func isView(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix) && suffixes.contains(where: name.hasSuffix)
  }

  /// Whether a class of that name hosts SwiftUI views.
  public static func isHost(_ name: String) -> Bool {
    ["UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "NSHostingMenu"]
      .contains(name)
  }
}
