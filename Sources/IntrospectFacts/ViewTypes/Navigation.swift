// Navigation, tabs and search.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let navigationSplitView = Self(
    "navigationSplitView", "NavigationSplitViewType", "NavigationSplitView",
    .iOS(before: 16, "UISplitViewController"),
    .iOS(16...27, "UISplitViewController"),
    .tvOS(before: 16, "UINavigationController"),
    .tvOS(16...17, "UINavigationController"),
    .tvOS(18...26, "UINavigationController")
      .unavailable("from tvOS 18 NavigationSplitView has no UIKit controller under it"),
    .macOS(before: 13, "NSSplitView"),
    .macOS(13...27, "NSSplitView"),
    .visionOS(1...27, "UISplitViewController"))

  static let navigationStack = Self(
    "navigationStack", "NavigationStackType", "NavigationStack",
    .iOS(before: 16, "UINavigationController"),
    .iOS(16...27, "UINavigationController"),
    .tvOS(before: 16, "UINavigationController"),
    .tvOS(16...27, "UINavigationController"),
    .visionOS(1...27, "UINavigationController"))

  static let navigationViewColumns = Self(
    "navigationView(style: .columns)", "NavigationViewWithColumnsStyleType", "NavigationView",
    style: ".navigationViewStyle(.columns)",
    .iOS(13...27, "UISplitViewController"),
    .tvOS(13...27, "UINavigationController"),
    .macOS(OSVersion(10, 15)...27, "NSSplitView"),
    .visionOS(1...27, "UISplitViewController"))

  static let navigationViewStack = Self(
    "navigationView(style: .stack)", "NavigationViewWithStackStyleType", "NavigationView",
    style: ".navigationViewStyle(.stack)",
    .iOS(13...27, "UINavigationController"),
    .tvOS(13...27, "UINavigationController"),
    .visionOS(1...27, "UINavigationController"))

  static let searchField = Self(
    "searchField", "SearchFieldType",
    "a navigation container whose content is .searchable, or a TabView around one", feature: ".searchable",
    .iOS(before: 15, "UISearchBar"),
    .iOS(15...18, "UISearchBar"),
    .iOS(
      26...27, "UISearchBar",
      note: "on iPhone only where a TabView encloses the NavigationView or NavigationStack"),
    .tvOS(before: 15, "UISearchBar"),
    .tvOS(15...27, "UISearchBar"),
    .visionOS(1...27, "UISearchBar"))

  static let tabView = Self(
    "tabView", "TabViewType", "TabView",
    .iOS(13...27, "UITabBarController"),
    .tvOS(13...27, "UITabBarController"),
    .macOS(OSVersion(10, 15)...14, "NSTabView"),
    .macOS(15...27, "NSTabView", note: "only where the TabView is not the root of its window"))

  static let tabViewPage = Self(
    "tabView(style: .page)", "TabViewWithPageStyleType", "TabView", style: ".tabViewStyle(.page)",
    .iOS(before: 14, "UICollectionView"),
    .iOS(14...27, "UICollectionView"),
    .tvOS(before: 14, "UICollectionView"),
    .tvOS(14...27, "UICollectionView"),
    .visionOS(1...27, "UICollectionView"))
}
