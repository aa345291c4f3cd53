// AppKit: responders, views, windows and controllers.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let appKitFoundations: [NativeClass] = [
    NativeClass(
      "NSResponder", inherits: ["NSObject"], .AppKit,
      """
      nextResponder acceptsFirstResponder undoManager menu touchBar becomeFirstResponder() resignFirstResponder()
      mouseDown(with:) keyDown(with:) scrollWheel(with:)
      """),
    NativeClass(
      "NSView", inherits: ["NSResponder"], adopts: ["NSAccessibilityProtocol"], .AppKit,
      """
      frame bounds window superview subviews tag alphaValue isHidden isFlipped isOpaque wantsLayer layer
      layerContentsRedrawPolicy shadow toolTip focusRingType gestureRecognizers trackingAreas constraints
      translatesAutoresizingMaskIntoConstraints autoresizingMask autoresizesSubviews intrinsicContentSize fittingSize
      enclosingScrollView identifier appearance effectiveAppearance canDrawSubviewsIntoLayer clipsToBounds
      userInterfaceLayoutDirection safeAreaInsets additionalSafeAreaInsets safeAreaLayoutGuide layoutMarginsGuide
      layoutGuides visibleRect needsDisplay needsLayout leadingAnchor trailingAnchor topAnchor bottomAnchor
      widthAnchor heightAnchor centerXAnchor centerYAnchor allowsVibrancy nextKeyView canBecomeKeyView
      prefersCompactControlSizeMetrics addSubview(_:) addSubview(_:positioned:relativeTo:) replaceSubview(_:with:)
      removeFromSuperview() viewWithTag(_:) isDescendant(of:) addGestureRecognizer(_:) removeGestureRecognizer(_:)
      addTrackingArea(_:) removeTrackingArea(_:) updateTrackingAreas() addCursorRect(_:cursor:)
      addToolTip(_:owner:userData:) removeAllToolTips() registerForDraggedTypes(_:) unregisterDraggedTypes()
      addConstraint(_:) addConstraints(_:) addLayoutGuide(_:) removeLayoutGuide(_:) layoutSubtreeIfNeeded()
      setNeedsDisplay(_:) setContentHuggingPriority(_:for:) setContentCompressionResistancePriority(_:for:)
      convert(_:to:) convert(_:from:) hitTest(_:) scroll(_:) scrollToVisible(_:) setFrameSize(_:) setFrameOrigin(_:)
      viewDidMoveToWindow() viewDidMoveToSuperview() invalidateIntrinsicContentSize()
      beginDraggingSession(with:event:source:)
      """),
    NativeClass(
      "NSControl", inherits: ["NSView"], .AppKit,
      """
      isEnabled isHighlighted target action isContinuous controlSize alignment font lineBreakMode usesSingleLineMode
      formatter stringValue attributedStringValue objectValue doubleValue floatValue integerValue intValue cell
      allowsExpansionToolTips ignoresMultiClick baseWritingDirection refusesFirstResponder tag sendAction(_:to:)
      sendAction(on:) performClick(_:) takeStringValueFrom(_:) currentEditor() abortEditing() validateEditing()
      edit(withFrame:editor:delegate:event:) sizeToFit()
      """),
    NativeClass(
      "NSViewController", inherits: ["NSResponder"], .AppKit,
      """
      view isViewLoaded title representedObject parent children preferredContentSize presentedViewControllers
      presentingViewController nibName viewIfLoaded addChild(_:) insertChild(_:at:) removeChild(at:)
      removeFromParent() presentAsSheet(_:) presentAsModalWindow(_:)
      present(_:asPopoverRelativeTo:of:preferredEdge:behavior:) dismiss(_:) loadView() viewDidLoad() viewWillAppear()
      viewDidAppear() viewDidLayout()
      """),
    NativeClass(
      "NSWindow", inherits: ["NSResponder"], adopts: ["NSAccessibilityProtocol"], .AppKit,
      """
      delegate contentViewController contentView styleMask worksWhenModal alphaValue backgroundColor colorSpace
      canHide isOnActiveSpace hidesOnDeactivate collectionBehavior isOpaque hasShadow
      preventsApplicationTerminationWhenModal appearanceSource appearance depthLimit windowNumber sharingType
      windowController attachedSheet isSheet sheetParent sheets frame aspectRatio minSize maxSize isZoomed
      resizeIncrements contentAspectRatio contentMinSize contentMaxSize contentResizeIncrements contentLayoutGuide
      contentLayoutRect maxFullScreenContentSize minFullScreenContentSize level isVisible occlusionState
      frameAutosaveName isKeyWindow canBecomeKey isMainWindow canBecomeMain toolbar childWindows parent
      defaultButtonCell isExcludedFromWindowsMenu areCursorRectsEnabled titlebarAppearsTransparent toolbarStyle
      titlebarSeparatorStyle windowTitlebarLayoutDirection titlebarAccessoryViewControllers tab tabbingIdentifier
      tabbingMode tabbedWindows tabGroup allowsToolTipsWhenApplicationIsInactive initialFirstResponder firstResponder
      autorecalculatesKeyViewLoop acceptsMouseMovedEvents ignoresMouseEvents mouseLocationOutsideOfEventStream
      isRestorable restorationClass viewsNeedDisplay animationBehavior isDocumentEdited backingScaleFactor title
      subtitle titleVisibility representedFilename representedURL screen isMovableByWindowBackground isMovable
      isReleasedWhenClosed isMiniaturized miniwindowImage miniwindowTitle dockTile toggleFullScreen(_:)
      invalidateShadow() setContentBorderThickness(_:for:) contentRect(forFrameRect:) frameRect(forContentRect:)
      beginSheet(_:completionHandler:) endSheet(_:) setFrameOrigin(_:) setFrameTopLeftPoint(_:) cascadeTopLeft(from:)
      setFrame(_:display:) setFrame(_:display:animate:) performZoom(_:) zoom(_:) setContentSize(_:) orderOut(_:)
      orderBack(_:) orderFront(_:) orderFrontRegardless() order(_:relativeTo:) setFrameUsingName(_:)
      saveFrame(usingName:) setFrameAutosaveName(_:) makeKey() makeKeyAndOrderFront(_:) makeMain()
      toggleToolbarShown(_:) runToolbarCustomizationPalette(_:) addChildWindow(_:ordered:) removeChildWindow(_:)
      endEditing(for:) fieldEditor(_:for:) standardWindowButton(_:) addTitlebarAccessoryViewController(_:)
      insertTitlebarAccessoryViewController(_:at:) removeTitlebarAccessoryViewController(at:)
      addTabbedWindow(_:ordered:) mergeAllWindows(_:) makeFirstResponder(_:) recalculateKeyViewLoop()
      performDrag(with:) registerForDraggedTypes(_:) unregisterDraggedTypes() center() performClose(_:) close()
      performMiniaturize(_:) miniaturize(_:) deminiaturize(_:) layoutIfNeeded() displayIfNeeded()
      """),
    NativeClass(
      "NSToolbar", inherits: ["NSObject"], .AppKit,
      """
      delegate identifier items visibleItems isVisible displayMode allowsUserCustomization autosavesConfiguration
      selectedItemIdentifier centeredItemIdentifiers itemIdentifiers allowsDisplayModeCustomization
      insertItem(withItemIdentifier:at:) removeItem(at:) runCustomizationPalette(_:) validateVisibleItems()
      """),
    NativeClass(
      "NSAccessibilityProtocol", .protocol, .AppKit,
      """
      setAccessibilityIdentifier(_:) accessibilityIdentifier() setAccessibilityLabel(_:) accessibilityLabel()
      setAccessibilityElement(_:) setAccessibilityRole(_:)
      """),
  ]
}
