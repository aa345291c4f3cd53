// What any view has: its own native view, a controller, a window.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let viewController = Self(
    "viewController", "ViewControllerType", "any view: its own controller, else the nearest around it",
    scope: [.receiver, .ancestor], since: LibraryVersion(0, 9, 0),
    .iOS(13...27, "UIViewController"),
    .tvOS(13...27, "UIViewController"),
    .visionOS(1...27, "UIViewController"))

  /// Documented in the library for iOS 26 and taken to hold for the other systems of that year.
  private static let drawnBySwiftUI = "Text, Image, Button and stacks have no native view of their own from iOS 26 on"

  static let view = Self(
    "view", "ViewType", "any view; in practice a representable",
    since: LibraryVersion(0, 7, 0),
    .iOS(13...18, "UIView"),
    .iOS(26...27, "UIView", note: drawnBySwiftUI),
    .tvOS(13...18, "UIView"),
    .tvOS(26...27, "UIView", note: drawnBySwiftUI),
    .macOS(OSVersion(10, 15)...15, "NSView"),
    .macOS(26...27, "NSView", note: drawnBySwiftUI),
    .visionOS(1...2, "UIView"),
    .visionOS(26...27, "UIView", note: drawnBySwiftUI))

  static let window = Self(
    "window", "WindowType", "any view: the window that it is in", since: LibraryVersion(0, 7, 0),
    .iOS(13...27, "UIWindow"),
    .tvOS(13...27, "UIWindow"),
    .macOS(OSVersion(10, 15)...27, "NSWindow"),
    .visionOS(1...27, "UIWindow"))
}
