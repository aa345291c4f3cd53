// UIKit: responders, views and controllers that the others inherit from.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let uiKitFoundations: [NativeClass] = [
    NativeClass(
      "UIResponder", inherits: ["NSObject"], adopts: ["UIAccessibility"], .UIKit,
      """
      next canBecomeFirstResponder isFirstResponder canResignFirstResponder undoManager inputView inputAccessoryView
      inputAssistantItem keyCommands userActivity editingInteractionConfiguration becomeFirstResponder()
      resignFirstResponder() reloadInputViews() touchesBegan(_:with:) touchesEnded(_:with:)
      canPerformAction(_:withSender:)
      """),
    NativeClass(
      "UIView", inherits: ["UIResponder"], adopts: ["UIAccessibilityIdentification"], .UIKit,
      """
      frame bounds center transform transform3D layer superview subviews window tag alpha isHidden isOpaque
      backgroundColor tintColor tintAdjustmentMode clipsToBounds contentMode isUserInteractionEnabled
      isMultipleTouchEnabled isExclusiveTouch gestureRecognizers interactions constraints layoutMargins
      directionalLayoutMargins preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea safeAreaInsets
      safeAreaLayoutGuide layoutMarginsGuide readableContentGuide keyboardLayoutGuide layoutGuides
      translatesAutoresizingMaskIntoConstraints autoresizingMask autoresizesSubviews intrinsicContentSize mask
      semanticContentAttribute effectiveUserInterfaceLayoutDirection overrideUserInterfaceStyle traitCollection
      traitOverrides motionEffects focusGroupIdentifier focusEffect leadingAnchor trailingAnchor topAnchor
      bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor showsLargeContentViewer largeContentTitle
      largeContentImage restorationIdentifier hoverStyle addSubview(_:) insertSubview(_:at:)
      insertSubview(_:aboveSubview:) insertSubview(_:belowSubview:) removeFromSuperview() bringSubviewToFront(_:)
      sendSubviewToBack(_:) exchangeSubview(at:withSubviewAt:) viewWithTag(_:) isDescendant(of:)
      addGestureRecognizer(_:) removeGestureRecognizer(_:) addInteraction(_:) removeInteraction(_:) addConstraint(_:)
      addConstraints(_:) removeConstraint(_:) addLayoutGuide(_:) removeLayoutGuide(_:) addMotionEffect(_:)
      removeMotionEffect(_:) setNeedsLayout() layoutIfNeeded() layoutSubviews() setNeedsDisplay()
      setNeedsUpdateConstraints() updateConstraintsIfNeeded() sizeToFit() sizeThatFits(_:)
      invalidateIntrinsicContentSize() systemLayoutSizeFitting(_:) setContentHuggingPriority(_:for:)
      setContentCompressionResistancePriority(_:for:) convert(_:to:) convert(_:from:) hitTest(_:with:)
      point(inside:with:) endEditing(_:) didMoveToWindow() didMoveToSuperview() tintColorDidChange()
      registerForTraitChanges(_:handler:) snapshotView(afterScreenUpdates:) drawHierarchy(in:afterScreenUpdates:)
      """),
    NativeClass(
      "UIWindow", inherits: ["UIView"], .UIKit,
      """
      windowScene rootViewController windowLevel screen isKeyWindow canBecomeKey canResizeToFitContent
      makeKeyAndVisible() makeKey() becomeKey() resignKey() sendEvent(_:) convert(_:to:) convert(_:from:)
      """),
    NativeClass(
      "UIControl", inherits: ["UIView"], .UIKit,
      """
      isEnabled isSelected isHighlighted state contentVerticalAlignment contentHorizontalAlignment
      effectiveContentHorizontalAlignment isTracking isTouchInside allTargets allControlEvents
      showsMenuAsPrimaryAction isContextMenuInteractionEnabled contextMenuInteraction toolTip toolTipInteraction
      isSymbolAnimationEnabled addTarget(_:action:for:) removeTarget(_:action:for:) addAction(_:for:)
      removeAction(_:for:) removeAction(identifiedBy:for:) actions(forTarget:forControlEvent:)
      enumerateEventHandlers(_:) sendAction(_:to:for:) sendActions(for:)
      """),
    NativeClass(
      "UIViewController", inherits: ["UIResponder"], .UIKit,
      """
      view viewIfLoaded isViewLoaded title navigationItem navigationController tabBarController splitViewController
      tabBarItem toolbarItems parent children presentedViewController presentingViewController presentationController
      sheetPresentationController popoverPresentationController modalPresentationStyle modalTransitionStyle
      transitioningDelegate isModalInPresentation definesPresentationContext preferredContentSize
      additionalSafeAreaInsets edgesForExtendedLayout extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed
      prefersStatusBarHidden preferredStatusBarStyle prefersHomeIndicatorAutoHidden
      preferredScreenEdgesDeferringSystemGestures supportedInterfaceOrientations isEditing editButtonItem
      overrideUserInterfaceStyle viewRespectsSystemMinimumLayoutMargins systemMinimumLayoutMargins
      restorationIdentifier traitOverrides addChild(_:) removeFromParent() willMove(toParent:) didMove(toParent:)
      present(_:animated:completion:) dismiss(animated:completion:) show(_:sender:)
      showDetailViewController(_:sender:) setEditing(_:animated:) setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfSupportedInterfaceOrientations() loadView()
      viewDidLoad() viewWillAppear(_:) viewDidAppear(_:) viewDidLayoutSubviews() loadViewIfNeeded()
      contentScrollView(for:) setContentScrollView(_:for:) addKeyCommand(_:) removeKeyCommand(_:)
      registerForTraitChanges(_:handler:)
      """),
    NativeClass(
      "UIAccessibility", .protocol, .UIKit,
      """
      isAccessibilityElement accessibilityLabel accessibilityValue accessibilityHint accessibilityTraits
      accessibilityElementsHidden accessibilityElements accessibilityCustomActions accessibilityFrame
      accessibilityNavigationStyle shouldGroupAccessibilityChildren
      """),
    NativeClass(
      "UIAccessibilityIdentification", .protocol, .UIKit,
      """
      accessibilityIdentifier
      """),
    NativeClass(
      "UITextInputTraits", .protocol, .UIKit,
      """
      autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType
      smartInsertDeleteType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically
      isSecureTextEntry textContentType passwordRules inlinePredictionType mathExpressionCompletionType
      writingToolsBehavior allowedWritingToolsResultOptions
      """),
    NativeClass(
      "UITextInput", .protocol, .UIKit,
      """
      selectedTextRange markedTextRange markedTextStyle beginningOfDocument endOfDocument inputDelegate tokenizer
      selectionAffinity textInputView text(in:) replace(_:withText:) textRange(from:to:) position(from:offset:)
      caretRect(for:) firstRect(for:) offset(from:to:) unmarkText() setMarkedText(_:selectedRange:) insertText(_:)
      deleteBackward()
      """),
  ]
}
