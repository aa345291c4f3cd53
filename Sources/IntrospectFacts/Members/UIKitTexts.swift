// UIKit: what shows text and takes it in.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let uiKitTexts: [NativeClass] = [
    NativeClass(
      "UILabel", inherits: ["UIView"], .UIKit,
      """
      text attributedText font textColor textAlignment numberOfLines lineBreakMode lineBreakStrategy
      adjustsFontSizeToFitWidth minimumScaleFactor allowsDefaultTighteningForTruncation preferredMaxLayoutWidth
      isEnabled isHighlighted highlightedTextColor shadowColor shadowOffset baselineAdjustment
      showsExpansionTextWhenTruncated
      """),
    NativeClass(
      "UITextField", inherits: ["UIControl"], adopts: ["UITextInputTraits", "UITextInput"], .UIKit,
      """
      delegate text attributedText placeholder attributedPlaceholder defaultTextAttributes font textColor
      textAlignment typingAttributes adjustsFontSizeToFitWidth minimumFontSize sizingRule isEditing
      clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes borderStyle background disabledBackground
      clearButtonMode leftView leftViewMode rightView rightViewMode inputView inputAccessoryView interactionState
      adjustsFontForContentSizeCategory textRect(forBounds:) placeholderRect(forBounds:) borderRect(forBounds:)
      editingRect(forBounds:) clearButtonRect(forBounds:) leftViewRect(forBounds:) rightViewRect(forBounds:)
      drawText(in:) drawPlaceholder(in:)
      """),
    NativeClass(
      "UITextView", inherits: ["UIScrollView"], adopts: ["UITextInputTraits", "UITextInput"], .UIKit,
      """
      text attributedText delegate font textColor textAlignment typingAttributes linkTextAttributes borderStyle
      textHighlightAttributes textContainerInset usesStandardTextScaling sizingRule dataDetectorTypes isEditable
      allowsEditingTextAttributes selectedRange clearsOnInsertion isSelectable inputView inputAccessoryView
      isFindInteractionEnabled findInteraction isWritingToolsActive textLayoutManager layoutManager textContainer
      textStorage interactionState textFormattingConfiguration writingToolsCoordinator
      adjustsFontForContentSizeCategory scrollRangeToVisible(_:) drawTextHighlightBackground(for:origin:)
      """),
    NativeClass(
      "UISearchTextField", inherits: ["UITextField"], .UIKit,
      """
      tokens tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens textualRange searchSuggestions
      insertToken(_:at:) removeToken(at:) replaceTextualPortion(of:with:at:) tokens(in:) positionOfToken(at:)
      """),
    NativeClass(
      "UISearchBar", inherits: ["UIView"], adopts: ["UITextInputTraits"], .UIKit,
      """
      delegate placeholder prompt text searchTextField isEnabled barTintColor searchBarStyle tintColor isTranslucent
      barStyle inputAssistantItem showsBookmarkButton showsCancelButton showsSearchResultsButton
      isSearchResultsButtonSelected backgroundImage inputAccessoryView searchFieldBackgroundPositionAdjustment
      searchTextPositionAdjustment scopeButtonTitles selectedScopeButtonIndex showsScopeBar scopeBarBackgroundImage
      isLookToDictateEnabled setShowsCancelButton(_:animated:) backgroundImage(for:barMetrics:)
      setBackgroundImage(_:for:barMetrics:) image(for:state:) setImage(_:for:state:) positionAdjustment(for:)
      setPositionAdjustment(_:for:) searchFieldBackgroundImage(for:) setSearchFieldBackgroundImage(_:for:)
      setShowsScope(_:animated:) scopeBarButtonBackgroundImage(for:) setScopeBarButtonBackgroundImage(_:for:)
      setScopeBarButtonTitleTextAttributes(_:for:) scopeBarButtonTitleTextAttributes(for:)
      """),
    NativeClass(
      "UIImageView", inherits: ["UIView"], .UIKit,
      """
      image highlightedImage isHighlighted animationImages animationDuration animationRepeatCount isAnimating
      preferredSymbolConfiguration preferredImageDynamicRange adjustsImageWhenAncestorFocused startAnimating()
      stopAnimating() addSymbolEffect(_:) removeAllSymbolEffects() setSymbolImage(_:contentTransition:)
      """),
  ]
}
