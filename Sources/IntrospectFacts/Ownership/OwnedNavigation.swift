// Navigation, split views and tabs.
//
// Source: issue 27 of SwiftUIIntrospect; the exception texts of UIKit and AppKit; Apple's documentation of the classes.
extension OwnedMember {
  private static let stack = ["navigationStack", "navigationView(style: .stack)"]
  private static let columns = ["navigationSplitView", "navigationView(style: .columns)"]
  private static let keepOriginal = "set a proxy that keeps the old delegate and forwards all it does not answer itself"

  static let navigation = stacks + bars + items

  private static let stacks =
    owned(
      stack, ["UINavigationController"], ["delegate"], .delegate, for: "the page that shows and the path",
      breaks: "path and screen get out of step, and transitions stop",
      instead: "use 'onAppear' and 'onDisappear', or a proxy that forwards to the old delegate")
    + owned(
      stack, ["UINavigationController"], ["viewControllers"], .content, for: "the pages of the path",
      breaks: "path and screen get out of step, and the next update may crash", instead: "use 'NavigationStack(path:)'")
    + owned(
      stack, ["UINavigationController"], ["setViewControllers", "pushViewController", "popViewController"], .content,
      use: .anyCall, for: "the pages of the path",
      breaks: "path and screen get out of step, and the next update may crash", instead: "use 'NavigationStack(path:)'")
    + owned(
      stack, ["UINavigationController"], ["interactivePopGestureRecognizer.delegate"], .behaviour,
      for: "UIKit's own judge of when a swipe may start",
      breaks: "the app freezes after a swipe on the first page if the delegate allows it there",
      instead: "keep a delegate that allows it only while 'viewControllers.count > 1'", .warning)

  private static let bars =
    owned(
      stack, ["UINavigationController"], ["navigationBar.delegate"], .delegate, for: "the navigation controller itself",
      breaks: "UIKit raises an exception", instead: "use the navigation controller's delegate, through a proxy")
    + owned(
      stack, ["UINavigationController"], ["isNavigationBarHidden", "isToolbarHidden"], .appearance,
      for: "'.toolbar(_:for:)', written on each update", breaks: "the bar flickers and comes back",
      instead: "use '.toolbar(.hidden, for:)'", .warning)
    + owned(
      stack, ["UINavigationController"], ["navigationBar.prefersLargeTitles"], .appearance,
      for: "the display mode of the title", breaks: "titles jump", instead: "use '.navigationBarTitleDisplayMode'",
      .warning, .medium)

  private static let items =
    owned(
      stack, ["UINavigationController"],
      [
        "navigationItem.title", "navigationItem.titleView", "navigationItem.rightBarButtonItems",
        "navigationItem.leftBarButtonItems", "navigationItem.searchController", "navigationItem.largeTitleDisplayMode",
      ],
      .appearance, for: "'.navigationTitle', '.toolbar' and '.searchable', written on each update",
      breaks: "the next update overwrites it", instead: "use the SwiftUI modifier", .warning)
    + owned(
      stack, ["UINavigationController"], ["navigationItem.standardAppearance", "navigationItem.scrollEdgeAppearance"],
      .appearance, for: "'.toolbarBackground' and '.toolbarColorScheme', where they are used",
      breaks: "the value is overwritten", instead: "use '.toolbarBackground', or set the appearance of the bar", .note,
      .medium)

  static let splits =
    owned(
      columns, ["UISplitViewController"], ["delegate"], .delegate, for: "the visibility of columns and collapsing",
      breaks: "the bindings stop, and a narrow window shows the wrong column", instead: keepOriginal, .error, .medium)
    + owned(
      columns, ["UISplitViewController"], ["setViewController"], .content, use: .anyCall, for: "the columns",
      breaks: "the content disappears")
    + owned(
      columns, ["UISplitViewController"], ["viewControllers"], .content, for: "the columns",
      breaks: "the content disappears")
    + owned(
      columns, ["UISplitViewController"],
      ["preferredDisplayMode", "preferredSplitBehavior", "preferredPrimaryColumnWidth"], .appearance,
      for: "the visibility, the style and the width of columns", breaks: "the value is overwritten",
      instead: "use the SwiftUI modifier", .warning, .medium)
    + owned(
      columns, ["NSSplitView"], ["delegate"], .delegate, for: "the split view controller, which AppKit demands",
      breaks: "AppKit raises an exception", instead: "observe the notifications of 'NSSplitView'")
    + owned(
      columns, ["NSSplitView"], ["arrangedSubviews"], .content, for: "the columns",
      breaks: "the content disappears, or AppKit raises an exception")
    + owned(
      columns, ["NSSplitViewItem"], ["minimumThickness", "maximumThickness", "canCollapse"], .behaviour,
      for: "the width of the column, written again", breaks: "the value is overwritten",
      instead: "use '.navigationSplitViewColumnWidth(min:ideal:max:)'", .warning, .medium)

  static let tabs = tabControllers + macTabs

  private static let tabControllers =
    owned(
      ["tabView"], ["UITabBarController"], ["delegate"], .delegate, for: "the selection binding",
      breaks: "a tap shows the tab, and the binding stays behind",
      instead: "use a binding with a setter of your own, or a proxy that forwards to the old delegate")
    + owned(
      ["tabView"], ["UITabBarController"], ["tabBar.delegate"], .delegate, for: "the tab bar controller itself",
      breaks: "UIKit raises an exception", instead: "use the tab bar controller's delegate, through a proxy")
    + owned(
      ["tabView"], ["UITabBarController"], ["viewControllers", "tabs"], .content, for: "the pages of the tabs",
      breaks: "the content disappears, and the next update crashes", instead: "change the content of the TabView")
    + owned(
      ["tabView"], ["UITabBarController"], ["setViewControllers", "setTabs"], .content, use: .anyCall,
      for: "the pages of the tabs", breaks: "the content disappears, and the next update crashes",
      instead: "change the content of the TabView")
    + owned(
      ["tabView"], ["UITabBarController"], ["selectedIndex", "selectedViewController", "selectedTab"], .boundValue,
      for: "the selection binding", breaks: "state and screen disagree", instead: "change the bound value")
    + owned(
      ["tabView"], ["UITabBarController"], ["tabBar.items"], .appearance, for: "'.tabItem' and 'Tab'",
      breaks: "badge, title and image get lost when the tab changes", instead: "use '.badge', '.tabItem' or 'Tab'",
      .warning)
    + owned(
      ["tabView"], ["UITabBarController"], ["tabBar.isHidden"], .appearance, for: "'.toolbar(_:for: .tabBar)'",
      breaks: "the bar comes back, and the safe area is wrong", instead: "use '.toolbar(.hidden, for: .tabBar)'",
      .warning)
    + owned(
      ["pageControl"], ["UIPageControl"], ["numberOfPages", "currentPage"], .boundValue,
      for: "the pages of the TabView",
      breaks: "the value is overwritten", instead: "change the selection binding", .warning)

  private static let macTabs =
    owned(
      ["tabView"], ["NSTabView"], ["delegate"], .delegate, for: "the selection binding", breaks: "the binding stops",
      instead: keepOriginal, .error, .medium)
    + owned(
      ["tabView"], ["NSTabView"], ["tabViewItems"], .content, for: "the tabs", breaks: "the content disappears",
      instead: "change the content of the TabView")
}
