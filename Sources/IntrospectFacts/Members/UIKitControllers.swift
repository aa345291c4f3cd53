// UIKit: container controllers, their bars and presentations.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let uiKitControllers: [NativeClass] = [
    NativeClass(
      "UINavigationController", inherits: ["UIViewController"], .UIKit,
      """
      delegate topViewController visibleViewController viewControllers interactivePopGestureRecognizer
      interactiveContentPopGestureRecognizer navigationBar toolbar isNavigationBarHidden isToolbarHidden
      hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenVerticallyCompact hidesBarsWhenKeyboardAppears
      barHideOnTapGestureRecognizer barHideOnSwipeGestureRecognizer setViewControllers(_:animated:)
      pushViewController(_:animated:) popViewController(animated:) popToRootViewController(animated:)
      popToViewController(_:animated:) setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:)
      show(_:sender:)
      """),
    NativeClass(
      "UINavigationBar", inherits: ["UIView"], .UIKit,
      """
      delegate topItem backItem items prefersLargeTitles barStyle barTintColor tintColor isTranslucent
      titleTextAttributes largeTitleTextAttributes shadowImage backIndicatorImage backIndicatorTransitionMaskImage
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance preferredBehavioralStyle
      pushItem(_:animated:) popItem(animated:) setItems(_:animated:) setBackgroundImage(_:for:)
      setTitleVerticalPositionAdjustment(_:for:)
      """),
    NativeClass(
      "UINavigationItem", inherits: ["NSObject"], adopts: ["UIAccessibility"], .UIKit,
      """
      title titleView prompt subtitle largeTitle largeSubtitle largeTitleDisplayMode hidesBackButton backBarButtonItem
      backButtonTitle backButtonDisplayMode leftItemsSupplementBackButton leftBarButtonItem leftBarButtonItems
      rightBarButtonItem rightBarButtonItems leadingItemGroups centerItemGroups trailingItemGroups pinnedTrailingGroup
      style customizationIdentifier searchController hidesSearchBarWhenScrolling preferredSearchBarPlacement
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance backAction
      titleMenuProvider renameDelegate documentProperties setHidesBackButton(_:animated:)
      setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:)
      setRightBarButtonItems(_:animated:)
      """),
    NativeClass(
      "UITabBarController", inherits: ["UIViewController"], .UIKit,
      """
      delegate tabBar viewControllers customizableViewControllers moreNavigationController selectedViewController
      selectedIndex tabs selectedTab mode sidebar compactTabIdentifiers customizationIdentifier isTabBarHidden
      tabBarMinimizeBehavior bottomAccessory contentLayoutGuide tabBarObservedScrollView init(tabs:)
      setViewControllers(_:animated:) setTabs(_:animated:) tab(forIdentifier:) setTabBarHidden(_:animated:)
      setBottomAccessory(_:animated:)
      """),
    NativeClass(
      "UITabBar", inherits: ["UIView"], .UIKit,
      """
      delegate items selectedItem barStyle barTintColor tintColor unselectedItemTintColor isTranslucent
      backgroundImage shadowImage selectionIndicatorImage itemPositioning itemSpacing itemWidth standardAppearance
      scrollEdgeAppearance isCustomizing setItems(_:animated:) beginCustomizingItems(_:) endCustomizing(animated:)
      """),
    NativeClass(
      "UISplitViewController", inherits: ["UIViewController"], .UIKit,
      """
      style delegate viewControllers preferredDisplayMode displayMode displayModeButtonItem presentsWithGesture
      showsSecondaryOnlyButton displayModeButtonVisibility preferredSplitBehavior splitBehavior isCollapsed
      preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth primaryColumnWidth minimumPrimaryColumnWidth
      maximumPrimaryColumnWidth preferredSupplementaryColumnWidthFraction preferredSupplementaryColumnWidth
      supplementaryColumnWidth minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth primaryEdge
      primaryBackgroundStyle setViewController(_:for:) viewController(for:) show(_:) hide(_:) show(_:sender:)
      showDetailViewController(_:sender:)
      """),
    NativeClass(
      "UISearchController", inherits: ["UIViewController"], .UIKit,
      """
      searchResultsUpdater delegate searchBar searchResultsController isActive obscuresBackgroundDuringPresentation
      hidesNavigationBarDuringPresentation automaticallyShowsCancelButton automaticallyShowsScopeBar
      automaticallyShowsSearchResultsController showsSearchResultsController scopeBarActivation searchSuggestions
      ignoresSearchSuggestionsForSearchBarPlacementStacked
      """),
    NativeClass(
      "UIPresentationController", inherits: ["NSObject"], adopts: ["UIAccessibility"], .UIKit,
      """
      delegate presentingViewController presentedViewController containerView presentedView
      frameOfPresentedViewInContainerView presentationStyle adaptivePresentationStyle shouldPresentInFullscreen
      shouldRemovePresentersView overrideTraitCollection traitOverrides containerViewWillLayoutSubviews()
      containerViewDidLayoutSubviews() presentationTransitionWillBegin() presentationTransitionDidEnd(_:)
      dismissalTransitionWillBegin() dismissalTransitionDidEnd(_:) adaptivePresentationStyle(for:)
      """),
    NativeClass(
      "UISheetPresentationController", inherits: ["UIPresentationController"], .UIKit,
      """
      detents selectedDetentIdentifier delegate largestUndimmedDetentIdentifier
      prefersScrollingExpandsWhenScrolledToEdge prefersGrabberVisible prefersPageSizing
      prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached preferredCornerRadius
      sourceView invalidateDetents() animateChanges(_:)
      """),
    NativeClass(
      "UIPopoverPresentationController", inherits: ["UIPresentationController"], .UIKit,
      """
      delegate popoverLayoutMargins backgroundColor passthroughViews popoverBackgroundViewClass
      canOverlapSourceViewRect sourceItem sourceView sourceRect barButtonItem permittedArrowDirections arrowDirection
      adaptiveSheetPresentationController
      """),
  ]
}
