// Navigation, split views and tabs.
//
// Source: Apple's documentation of the container controllers and SwiftUI's toolbars; issue 27 of SwiftUIIntrospect.
extension NativeModifier {
  static let navigationModifiers: [NativeModifier] = [
    navigationStackUINavigationController, navigationViewStackUINavigationController,
    navigationViewColumnsUISplitViewController, navigationSplitViewUISplitViewController,
    navigationSplitViewNSSplitView, tabViewUITabBarController, tabViewNSTabView, pageControlUIPageControl,
  ].flatMap { $0 }

  private static let navigationStackUINavigationController = replacing(
    ["navigationStack"], ["UINavigationController"],
    [
      Entry(
        ["navigationBar.prefersLargeTitles"], .equals(["false"]), "'.navigationBarTitleDisplayMode(.inline)'",
        .os14.without(.macOS, .tvOS), isDocumented: true, note: "it stands on the content"),
      Entry(
        ["navigationItem.largeTitleDisplayMode"], .equals([".never", ".always", ".automatic"]),
        "'.navigationBarTitleDisplayMode(_:)'", .os14.without(.macOS, .tvOS), isDocumented: true,
        note: "'.toolbarTitleDisplayMode' from iOS 17 on"),
      Entry(
        ["isNavigationBarHidden", "setNavigationBarHidden(_:animated:)", "navigationBar.isHidden"], .equals(["true"]),
        "'.toolbar(.hidden, for: .navigationBar)'", .os16.without(.macOS), isDocumented: true,
        note: "'.toolbarVisibility(_:for:)' from iOS 18 on"),
      Entry(
        ["isNavigationBarHidden", "setNavigationBarHidden(_:animated:)", "navigationBar.isHidden"], .equals(["true"]),
        "'.navigationBarHidden(true)'", .os13.without(.macOS), note: "it is deprecated"),
      Entry(
        [
          "navigationBar.barTintColor", "navigationBar.backgroundColor",
          "navigationBar.standardAppearance.backgroundColor",
        ],
        "'.toolbarBackground(color, for: .navigationBar)' and '.toolbarBackground(.visible, for: .navigationBar)'",
        .os16.without(.macOS), isDocumented: true),
      Entry(
        ["navigationBar.standardAppearance", "navigationBar.scrollEdgeAppearance", "navigationBar.compactAppearance"],
        "'.toolbarBackground(_:for:)' and '.toolbarColorScheme(_:for:)'", .os16.without(.macOS), isPartial: true,
        isDocumented: true, note: "fonts, shadow and the image of the back button have no modifier"),
      Entry(
        [
          "navigationBar.standardAppearance.configureWithTransparentBackground()",
          "navigationBar.setBackgroundImage(_:for:)",
        ],
        .purpose("to make the bar transparent"), "'.toolbarBackground(.hidden, for: .navigationBar)'",
        .os16.without(.macOS), isDocumented: true, note: "'.toolbarBackgroundVisibility' from iOS 18 on"),
      Entry(
        ["navigationBar.standardAppearance.configureWithOpaqueBackground()", "navigationBar.isTranslucent"],
        .equals(["false"]), "'.toolbarBackground(.visible, for: .navigationBar)'", .os16.without(.macOS),
        isPartial: true, isDocumented: true),
      Entry(
        ["navigationBar.barStyle"], .equals([".black"]), "'.toolbarColorScheme(.dark, for: .navigationBar)'",
        .os16.without(.macOS), isPartial: true, isDocumented: true,
        note: "it acts while the background of the bar shows"),
      Entry(
        ["navigationBar.titleTextAttributes"], "'ToolbarItem(placement: .principal)'", .os14, isPartial: true,
        note: "inline titles only"),
      Entry(
        ["navigationBar.tintColor"], "'.tint(_:)'", .os15, isDocumented: true, note: "'.accentColor' before iOS 15"),
      Entry(
        ["navigationItem.hidesBackButton", "navigationItem.setHidesBackButton(_:animated:)"], .equals(["true"]),
        "'.navigationBarBackButtonHidden(true)'", .init(iOS: 13, macOS: 13, tvOS: 13, visionOS: 1), isDocumented: true),
      Entry(["navigationItem.title", "navigationBar.topItem.title"], "'.navigationTitle(_:)'", .os14),
      Entry(["navigationItem.titleView"], "'ToolbarItem(placement: .principal)'", .os14),
      Entry(
        [
          "navigationItem.rightBarButtonItem", "navigationItem.rightBarButtonItems", "navigationItem.leftBarButtonItem",
          "navigationItem.leftBarButtonItems",
        ],
        "'.toolbar' with a 'ToolbarItem'", .os14,
        note: "the placements are '.topBarLeading' and '.topBarTrailing'; macOS has others"),
      Entry(["navigationItem.searchController"], "'.searchable(text:)'", .os15),
      Entry(
        ["navigationItem.hidesSearchBarWhenScrolling"], .equals(["false"]),
        "'.searchable(text:placement: .navigationBarDrawer(displayMode: .always))'", .os15.without(.macOS, .tvOS)),
      Entry(
        ["navigationItem.searchController.hidesNavigationBarDuringPresentation"], .equals(["false"]),
        "'.searchPresentationToolbarBehavior(.avoidHidingContent)'",
        .init(iOS: OSVersion(17, 1), macOS: OSVersion(14, 1), tvOS: OSVersion(17, 1), visionOS: 1), isDocumented: true,
        note: "it acts on iOS only"),
      Entry(
        ["navigationItem.backButtonDisplayMode", "navigationItem.backButtonTitle", "navigationItem.backBarButtonItem"],
        .equals([".minimal", "\"\""]), "'.toolbarRole(.editor)'", .os16, isPartial: true, .medium, isDocumented: true,
        note: "it moves the title on iPad too"),
      Entry(["navigationItem.subtitle"], "'.navigationSubtitle(_:)'", .init(iOS: 26, macOS: 11), isDocumented: true),
      Entry(
        ["pushViewController(_:animated:)"], "'NavigationStack(path:)' and 'path.append(value)'", .os16,
        note: "SwiftUI writes the stack itself"),
      Entry(
        ["popViewController(animated:)", "popToRootViewController(animated:)", "popToViewController(_:animated:)"],
        "'NavigationStack(path:)' and 'path.removeLast()', or 'dismiss' of the environment", .os16,
        note: "'dismiss' alone begins with iOS 15"),
      Entry(
        ["setToolbarHidden(_:animated:)", "isToolbarHidden", "toolbar.isHidden"],
        "'.toolbar(.hidden, for: .bottomBar)'", .init(iOS: 16), isDocumented: true),
      Entry(
        ["toolbar.barTintColor", "toolbar.standardAppearance"], "'.toolbarBackground(color, for: .bottomBar)'",
        .init(iOS: 16), isPartial: true, .medium, isDocumented: true),
      Entry(
        ["view.backgroundColor"], "'.containerBackground(color, for: .navigation)'", .init(iOS: 18), isDocumented: true,
        note: "it stands on the content"),
    ])

  private static let navigationViewStackUINavigationController = replacing(
    ["navigationView(style: .stack)"], ["UINavigationController"],
    [
      Entry(
        ["navigationBar.prefersLargeTitles"], .equals(["false"]), "'.navigationBarTitleDisplayMode(.inline)'",
        .os14.without(.macOS, .tvOS), isDocumented: true),
      Entry(
        ["isNavigationBarHidden", "setNavigationBarHidden(_:animated:)"], .equals(["true"]),
        "'.navigationBarHidden(true)'", .os13.without(.macOS),
        note: "'.toolbar(.hidden, for: .navigationBar)' from iOS 16 on"),
      Entry(
        ["navigationBar.barTintColor", "navigationBar.backgroundColor", "navigationBar.standardAppearance"],
        "'.toolbarBackground(color, for: .navigationBar)'", .os16.without(.macOS), isPartial: true, isDocumented: true),
    ])

  private static let navigationViewColumnsUISplitViewController = replacing(
    ["navigationView(style: .columns)"], ["UISplitViewController"],
    [
      Entry(
        ["preferredDisplayMode"], "'NavigationSplitView(columnVisibility: $visibility)'", .os16, isPartial: true,
        note: "the view has to become a NavigationSplitView"),
    ])

  private static let navigationSplitViewUISplitViewController = replacing(
    ["navigationSplitView"], ["UISplitViewController"],
    [
      Entry(
        ["preferredDisplayMode"], "'NavigationSplitView(columnVisibility: $visibility)'", .os16, isPartial: true,
        note: "not every display mode has a case"),
      Entry(
        [
          "preferredPrimaryColumnWidth", "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
          "preferredSupplementaryColumnWidth", "minimumSupplementaryColumnWidth", "maximumSupplementaryColumnWidth",
        ],
        "'.navigationSplitViewColumnWidth(min:ideal:max:)'", .os16, isDocumented: true,
        note: "it stands on the content of the column"),
      Entry(
        ["preferredPrimaryColumnWidthFraction", "preferredSupplementaryColumnWidthFraction"],
        "'.navigationSplitViewColumnWidth(ideal:)'", .os16, isPartial: true, isDocumented: true,
        note: "it takes points, no fraction"),
      Entry(
        ["preferredSplitBehavior"], .equals([".tile", ".overlay"]), "'.navigationSplitViewStyle'", .os16,
        isPartial: true, note: "displacing has no style"),
      Entry(
        ["displayModeButtonVisibility"], .equals([".never"]), "'.toolbar(removing: .sidebarToggle)'", .os17,
        isDocumented: true, note: "it takes the button away, not the gesture"),
      Entry(
        ["show(_:)", "hide(_:)"], "the bindings 'columnVisibility' and 'preferredCompactColumn'", .os16,
        note: "'preferredCompactColumn' begins with iOS 17 and macOS 14"),
    ])

  private static let navigationSplitViewNSSplitView = replacing(
    ["navigationSplitView"], ["NSSplitView"],
    [
      Entry(
        ["setPosition(_:ofDividerAt:)"], "'.navigationSplitViewColumnWidth(min:ideal:max:)'", .os16, isPartial: true,
        isDocumented: true, note: "it sets the start and the limits; what the user drags stays"),
    ])

  private static let tabViewUITabBarController = replacing(
    ["tabView"], ["UITabBarController"],
    [
      Entry(
        ["tabBar.isHidden"], .equals(["true"]), "'.toolbar(.hidden, for: .tabBar)' on the content of the tab",
        .os16.without(.macOS), isDocumented: true, note: "'.toolbarVisibility(_:for:)' from iOS 18 on"),
      Entry(
        ["isTabBarHidden", "setTabBarHidden(_:animated:)"], "'.toolbarVisibility(.hidden, for: .tabBar)'",
        .os18.without(.macOS)),
      Entry(
        ["tabBar.backgroundColor", "tabBar.barTintColor"],
        "'.toolbarBackground(color, for: .tabBar)' and '.toolbarBackground(.visible, for: .tabBar)'",
        .os16.without(.macOS), isDocumented: true, note: "it stands on the content of each tab"),
      Entry(
        ["tabBar.standardAppearance", "tabBar.scrollEdgeAppearance"], "'.toolbarBackground(_:for: .tabBar)'",
        .os16.without(.macOS), isPartial: true, isDocumented: true,
        note: "colours and fonts of items and the shadow have no modifier"),
      Entry(
        ["tabBar.isTranslucent"], .equals(["false"]), "'.toolbarBackground(.visible, for: .tabBar)'",
        .os16.without(.macOS), isPartial: true, .medium, isDocumented: true, note: "the material of the bar stays"),
      Entry(
        ["tabBar.tintColor"], "'.tint(_:)' on the TabView", .os15, isDocumented: true,
        note: "'.accentColor' before iOS 15"),
      Entry(
        ["tabBar.overrideUserInterfaceStyle"], "'.toolbarColorScheme(_:for: .tabBar)'", .os16.without(.macOS),
        isPartial: true, .medium, isDocumented: true),
      Entry(
        ["selectedIndex", "selectedViewController", "selectedTab"], "'TabView(selection:)'", .os13,
        note: "SwiftUI writes the selection itself"),
      Entry(
        ["tabBar.items.badgeValue", "viewControllers.tabBarItem.badgeValue"], "'.badge(_:)' on the tab",
        .os15.without(.tvOS), isDocumented: true, note: "what a closure sets is lost when the tab changes"),
      Entry(["mode"], .equals([".tabSidebar"]), "'.tabViewStyle(.sidebarAdaptable)'", .os18),
      Entry(
        ["tabBarMinimizeBehavior"], "'.tabBarMinimizeBehavior(_:)'", .os26, isDocumented: true,
        note: "scrolling minimizes it on iPhone only"),
      Entry(
        ["bottomAccessory", "setBottomAccessory(_:animated:)"], "'.tabViewBottomAccessory'", .init(iOS: 26),
        isDocumented: true),
      Entry(
        ["delegate"], .callback(["tabBarController(_:didSelect:)"]),
        "'TabView(selection:)' and '.onChange(of: selection)'", .os14, isPartial: true,
        note: "choosing the same tab again needs a binding with a setter of its own"),
    ])

  private static let tabViewNSTabView = replacing(
    ["tabView"], ["NSTabView"],
    [
      Entry(["selectTabViewItem(at:)", "selectTabViewItem(_:)"], "'TabView(selection:)'", .os13),
    ])

  private static let pageControlUIPageControl = replacing(
    ["pageControl"], ["UIPageControl"],
    [
      Entry(["isHidden"], .equals(["true"]), "'.tabViewStyle(.page(indexDisplayMode: .never))'", .os14.without(.macOS)),
      Entry(
        ["backgroundStyle"], .equals([".prominent"]), "'.indexViewStyle(.page(backgroundDisplayMode: .always))'",
        .os14.without(.macOS)),
      Entry(["currentPage"], "'TabView(selection:)'", .os14.without(.macOS)),
    ])
}
