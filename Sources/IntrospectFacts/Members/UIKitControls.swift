// UIKit: controls and indicators.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let uiKitControls: [NativeClass] = [
    NativeClass(
      "UIButton", inherits: ["UIControl"], .UIKit,
      """
      configuration configurationUpdateHandler automaticallyUpdatesConfiguration titleLabel imageView buttonType
      currentTitle currentImage currentTitleColor menu preferredMenuElementOrder changesSelectionAsPrimaryAction role
      isPointerInteractionEnabled pointerStyleProvider behavioralStyle preferredBehavioralStyle contentEdgeInsets
      titleEdgeInsets imageEdgeInsets isHeld setTitle(_:for:) title(for:) setAttributedTitle(_:for:)
      setTitleColor(_:for:) titleColor(for:) setImage(_:for:) image(for:) setBackgroundImage(_:for:)
      setPreferredSymbolConfiguration(_:forImageIn:) setNeedsUpdateConfiguration() updateConfiguration()
      """),
    NativeClass(
      "UISwitch", inherits: ["UIControl"], .UIKit,
      """
      isOn onTintColor thumbTintColor onImage offImage title style preferredStyle setOn(_:animated:)
      """),
    NativeClass(
      "UISlider", inherits: ["UIControl"], .UIKit,
      """
      value minimumValue maximumValue minimumValueImage maximumValueImage isContinuous minimumTrackTintColor
      maximumTrackTintColor thumbTintColor currentThumbImage currentMinimumTrackImage currentMaximumTrackImage
      preferredBehavioralStyle behavioralStyle sliderStyle trackConfiguration setValue(_:animated:)
      setThumbImage(_:for:) thumbImage(for:) setMinimumTrackImage(_:for:) setMaximumTrackImage(_:for:)
      minimumTrackImage(for:) maximumTrackImage(for:) trackRect(forBounds:) thumbRect(forBounds:trackRect:value:)
      minimumValueImageRect(forBounds:) maximumValueImageRect(forBounds:)
      """),
    NativeClass(
      "UIStepper", inherits: ["UIControl"], .UIKit,
      """
      value minimumValue maximumValue stepValue isContinuous autorepeat wraps setBackgroundImage(_:for:)
      setDividerImage(_:forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:) setDecrementImage(_:for:)
      """),
    NativeClass(
      "UIDatePicker", inherits: ["UIControl"], .UIKit,
      """
      date datePickerMode preferredDatePickerStyle datePickerStyle minimumDate maximumDate minuteInterval
      countDownDuration locale calendar timeZone roundsToMinuteInterval setDate(_:animated:)
      """),
    NativeClass(
      "UIPickerView", inherits: ["UIView"], .UIKit,
      """
      dataSource delegate numberOfComponents showsSelectionIndicator numberOfRows(inComponent:) rowSize(forComponent:)
      view(forRow:forComponent:) reloadAllComponents() reloadComponent(_:) selectRow(_:inComponent:animated:)
      selectedRow(inComponent:)
      """),
    NativeClass(
      "UISegmentedControl", inherits: ["UIControl"], .UIKit,
      """
      numberOfSegments selectedSegmentIndex isMomentary apportionsSegmentWidthsByContent selectedSegmentTintColor
      insertSegment(withTitle:at:animated:) insertSegment(with:at:animated:) insertSegment(action:at:animated:)
      removeSegment(at:animated:) removeAllSegments() setTitle(_:forSegmentAt:) titleForSegment(at:)
      setImage(_:forSegmentAt:) imageForSegment(at:) setAction(_:forSegmentAt:) setWidth(_:forSegmentAt:)
      widthForSegment(at:) setContentOffset(_:forSegmentAt:) setEnabled(_:forSegmentAt:) isEnabledForSegment(at:)
      setTitleTextAttributes(_:for:) titleTextAttributes(for:) setBackgroundImage(_:for:barMetrics:)
      backgroundImage(for:barMetrics:) setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
      """),
    NativeClass(
      "UIColorWell", inherits: ["UIControl"], .UIKit,
      """
      title supportsAlpha selectedColor
      """),
    NativeClass(
      "UIPageControl", inherits: ["UIControl"], .UIKit,
      """
      numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor currentPageIndicatorTintColor
      backgroundStyle interactionState allowsContinuousInteraction preferredIndicatorImage
      preferredCurrentPageIndicatorImage direction progress defersCurrentPageDisplay setIndicatorImage(_:forPage:)
      indicatorImage(forPage:) setCurrentPageIndicatorImage(_:forPage:) currentPageIndicatorImage(forPage:)
      size(forNumberOfPages:) updateCurrentPageDisplay()
      """),
    NativeClass(
      "UIProgressView", inherits: ["UIView"], .UIKit,
      """
      progress observedProgress progressViewStyle progressTintColor trackTintColor progressImage trackImage
      setProgress(_:animated:)
      """),
    NativeClass(
      "UIActivityIndicatorView", inherits: ["UIView"], .UIKit,
      """
      style color hidesWhenStopped isAnimating startAnimating() stopAnimating()
      """),
  ]
}
