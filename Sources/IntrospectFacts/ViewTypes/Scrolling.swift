// Scroll views and page controls.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let pageControl = Self(
    "pageControl", "PageControlType", "TabView", style: ".tabViewStyle(.page(indexDisplayMode: .always))",
    feature: ".tabViewStyle(.page)", since: LibraryVersion(0, 9, 0),
    .iOS(before: 14, "UIPageControl"),
    .iOS(14...27, "UIPageControl"),
    .tvOS(before: 14, "UIPageControl"),
    .tvOS(14...27, "UIPageControl"),
    .visionOS(1...27, "UIPageControl"))

  static let scrollView = Self(
    "scrollView", "ScrollViewType", "ScrollView",
    .iOS(13...27, "UIScrollView"),
    .tvOS(13...27, "UIScrollView"),
    .macOS(OSVersion(10, 15)...27, "NSScrollView"),
    .visionOS(1...27, "UIScrollView"))
}
