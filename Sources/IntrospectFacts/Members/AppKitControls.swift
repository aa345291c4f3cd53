// AppKit: controls, texts and indicators.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let appKitControls: [NativeClass] = [
    NativeClass(
      "NSButton", inherits: ["NSControl"], .AppKit,
      """
      contentTintColor hasDestructiveAction alternateTitle attributedTitle attributedAlternateTitle title
      symbolConfiguration sound isSpringLoaded maxAcceleratorLevel image alternateImage imagePosition isBordered
      isTransparent bezelStyle bezelColor showsBorderOnlyWhileMouseInside imageHugsTitle imageScaling
      activeCompressionOptions allowsMixedState state keyEquivalent keyEquivalentModifierMask setButtonType(_:)
      getPeriodicDelay(_:interval:) setPeriodicDelay(_:interval:) compress(withPrioritizedCompressionOptions:)
      minimumSize(withPrioritizedCompressionOptions:) setNextState() highlight(_:) performKeyEquivalent(with:)
      """),
    NativeClass(
      "NSPopUpButton", inherits: ["NSButton"], .AppKit,
      """
      menu pullsDown autoenablesItems preferredEdge usesItemFromMenu altersStateOfSelectedItem itemArray itemTitles
      numberOfItems lastItem selectedItem titleOfSelectedItem indexOfSelectedItem selectedTag addItem(withTitle:)
      addItems(withTitles:) insertItem(withTitle:at:) removeItem(withTitle:) removeItem(at:) removeAllItems()
      select(_:) selectItem(at:) selectItem(withTitle:) selectItem(withTag:) item(at:) item(withTitle:) itemTitle(at:)
      index(of:) indexOfItem(withTitle:) setTitle(_:) synchronizeTitleAndSelectedItem()
      """),
    NativeClass(
      "NSSwitch", inherits: ["NSControl"], .AppKit,
      """
      state
      """),
    NativeClass(
      "NSSlider", inherits: ["NSControl"], .AppKit,
      """
      minValue maxValue altIncrementValue knobThickness isVertical sliderType trackFillColor numberOfTickMarks
      tickMarkPosition allowsTickMarkValuesOnly neutralValue tintProminence tickMarkValue(at:) rectOfTickMark(at:)
      indexOfTickMark(at:) closestTickMarkValue(toValue:)
      """),
    NativeClass(
      "NSStepper", inherits: ["NSControl"], .AppKit,
      """
      minValue maxValue increment valueWraps autorepeat
      """),
    NativeClass(
      "NSDatePicker", inherits: ["NSControl"], .AppKit,
      """
      datePickerStyle datePickerMode datePickerElements dateValue timeInterval minDate maxDate calendar locale
      timeZone delegate isBezeled isBordered drawsBackground backgroundColor textColor presentsCalendarOverlay
      """),
    NativeClass(
      "NSSegmentedControl", inherits: ["NSControl"], .AppKit,
      """
      segmentCount selectedSegment segmentStyle segmentDistribution trackingMode selectedSegmentBezelColor
      isSpringLoaded indexOfSelectedItem doubleValueForSelectedSegment setSelected(_:forSegment:)
      isSelected(forSegment:) setLabel(_:forSegment:) label(forSegment:) setImage(_:forSegment:) image(forSegment:)
      setImageScaling(_:forSegment:) setWidth(_:forSegment:) width(forSegment:) setEnabled(_:forSegment:)
      isEnabled(forSegment:) setMenu(_:forSegment:) setToolTip(_:forSegment:) setTag(_:forSegment:)
      setAlignment(_:forSegment:) selectSegment(withTag:)
      """),
    NativeClass(
      "NSColorWell", inherits: ["NSControl"], .AppKit,
      """
      color isActive isBordered colorWellStyle image pulldownTarget pulldownAction supportsAlpha activate(_:)
      deactivate() takeColorFrom(_:) drawWell(inside:)
      """),
    NativeClass(
      "NSProgressIndicator", inherits: ["NSView"], .AppKit,
      """
      isIndeterminate style controlSize controlTint doubleValue minValue maxValue isDisplayedWhenStopped
      usesThreadedAnimation isBezeled observedProgress startAnimation(_:) stopAnimation(_:) increment(by:) sizeToFit()
      """),
    NativeClass(
      "NSText", inherits: ["NSView"], .AppKit,
      """
      string delegate isEditable isSelectable isRichText importsGraphics isFieldEditor usesFontPanel drawsBackground
      backgroundColor font textColor alignment baseWritingDirection selectedRange maxSize minSize
      isHorizontallyResizable isVerticallyResizable isRulerVisible replaceCharacters(in:with:)
      scrollRangeToVisible(_:) sizeToFit() copy(_:) cut(_:) paste(_:) selectAll(_:) setFont(_:range:)
      setTextColor(_:range:) toggleRuler(_:) checkSpelling(_:)
      """),
    NativeClass(
      "NSTextView", inherits: ["NSText"], .AppKit,
      """
      delegate textContainer textContainerInset textContainerOrigin textLayoutManager layoutManager textContentStorage
      textStorage backgroundColor drawsBackground allowsDocumentBackgroundColorChange shouldDrawInsertionPoint
      allowedInputSourceLocales allowsUndo isEditable isSelectable isFieldEditor isRichText importsGraphics
      defaultParagraphStyle allowsImageEditing isAutomaticQuoteSubstitutionEnabled isAutomaticLinkDetectionEnabled
      displaysLinkToolTips isAutomaticTextCompletionEnabled usesAdaptiveColorMappingForDarkAppearance
      usesRolloverButtonForSelection usesRuler isRulerVisible usesInspectorBar selectedRanges selectionAffinity
      selectionGranularity insertionPointColor selectedTextAttributes markedTextAttributes linkTextAttributes
      typingAttributes isCoalescingUndo acceptableDragTypes smartInsertDeleteEnabled isContinuousSpellCheckingEnabled
      isGrammarCheckingEnabled spellCheckerDocumentTag usesFontPanel usesFindPanel enabledTextCheckingTypes
      isAutomaticDashSubstitutionEnabled isAutomaticDataDetectionEnabled isAutomaticSpellingCorrectionEnabled
      isAutomaticTextReplacementEnabled usesFindBar isIncrementalSearchingEnabled allowsCharacterPickerTouchBarItem
      inlinePredictionType mathExpressionCompletionType writingToolsBehavior allowedWritingToolsResultOptions
      isWritingToolsActive textHighlightAttributes replaceTextContainer(_:) setConstrainedFrameSize(_:)
      showFindIndicator(for:) setSelectedRange(_:) setSelectedRange(_:affinity:stillSelecting:)
      setSelectedRanges(_:affinity:stillSelecting:) setAlignment(_:range:) setBaseWritingDirection(_:range:)
      breakUndoCoalescing() shouldChangeText(in:replacementString:) didChangeText() toggleContinuousSpellChecking(_:)
      checkTextInDocument(_:) performFindPanelAction(_:) complete(_:) pasteAsPlainText(_:) pasteAsRichText(_:)
      setLayoutOrientation(_:) updateInsertionPointStateAndRestartTimer(_:) characterIndexForInsertion(at:)
      performValidatedReplacement(in:with:)
      """),
    NativeClass(
      "NSTextField", inherits: ["NSControl"], .AppKit,
      """
      isSelectable isEditable allowsEditingTextAttributes importsGraphics placeholderString
      placeholderAttributedString lineBreakStrategy allowsDefaultTighteningForTruncation maximumNumberOfLines
      preferredMaxLayoutWidth textColor backgroundColor drawsBackground isBezeled bezelStyle isBordered
      acceptsFirstResponder allowsCharacterPickerTouchBarItem isAutomaticTextCompletionEnabled delegate
      allowsWritingTools allowsWritingToolsAffordance suggestionsDelegate selectText(_:) textShouldBeginEditing(_:)
      textDidBeginEditing(_:) textDidChange(_:) textShouldEndEditing(_:) textDidEndEditing(_:)
      """),
    NativeClass("NSSecureTextField", inherits: ["NSTextField"], .AppKit, ""),
    NativeClass(
      "NSSearchField", inherits: ["NSTextField"], .AppKit,
      """
      delegate recentSearches recentsAutosaveName searchMenuTemplate sendsWholeSearchString
      sendsSearchStringImmediately maximumRecents cancelButtonBounds searchButtonBounds searchTextBounds
      """),
  ]
}
