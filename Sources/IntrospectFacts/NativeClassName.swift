/// Tells classes of Apple's frameworks by their names.
///
/// Source: the naming of UIKit, AppKit, MapKit, WebKit, AVKit and PencilKit.
public enum NativeClassName {
  private static let prefixes = ["UI", "NS", "MK", "WK", "AV", "PK"]
  private static let suffixes = [
    "View", "Controller", "Control", "Window", "Button", "Field", "Bar", "Cell", "Picker", "Slider", "Switch",
    "Stepper", "Label", "Well",
  ]

  /// Whether a class of that name is a view, a control, a window or a controller.
  ///
  /// `NSString`, `UIImage` and `AVAsset` are not.
  public static func isView(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix) && suffixes.contains(where: name.hasSuffix)
  }

  /// Whether a type of that name belongs to Apple's frameworks, as far as its prefix tells.
  public static func isFramework(_ name: String) -> Bool {
    let prefixes = prefixes + ["CA", "CG", "CI", "CF", "OS", "SK", "SC", "MTL"]
    let hasPrefix = prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return name.unicodeScalars.dropFirst(prefix.unicodeScalars.count).first?.properties.isUppercase == true
    }
    let others = [
      "NotificationCenter", "DispatchQueue", "Timer", "OperationQueue", "RunLoop", "Task", "MainActor", "UserDefaults",
      "FileManager", "ProcessInfo", "Bundle", "Publishers", "Unmanaged", "Mirror", "ObjectIdentifier", "String",
      "Array", "Set", "Dictionary", "Logger",
    ]
    return hasPrefix || others.contains(name)
  }

  /// Whether a class of that name hosts SwiftUI views.
  public static func isHost(_ name: String) -> Bool {
    ["UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "NSHostingMenu"]
      .contains(name)
  }
}
