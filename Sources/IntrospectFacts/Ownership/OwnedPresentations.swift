// Sheets, covers and popovers.
//
// Source: Apple's documentation of presentation controllers and of SwiftUI's presentation modifiers.
extension OwnedMember {
  static let presentations =
    owned(
      ["sheet", "fullScreenCover"], ["UIPresentationController"], ["delegate"], .delegate,
      for: "setting the binding back after a swipe, and '.interactiveDismissDisabled'",
      breaks: "the binding stays true, so that the sheet cannot be shown again, and 'onDismiss' is not called",
      instead: "use 'onDismiss:' and '.interactiveDismissDisabled', or a proxy that forwards to the old delegate")
    + owned(
      ["sheet"], ["UISheetPresentationController"], ["delegate"], .delegate,
      for: "setting the binding back after a swipe, and the binding of the selected detent",
      breaks: "the binding stays true, so that the sheet cannot be shown again, and the selected detent is not told",
      instead: "use '.presentationDetents(_:selection:)', or a proxy that forwards to the old delegate")
    + owned(
      ["sheet"], ["UISheetPresentationController"],
      [
        "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier", "prefersGrabberVisible",
        "preferredCornerRadius",
      ],
      .appearance, for: "the presentation modifiers", breaks: "the value is overwritten where the modifier is present",
      instead: "use the SwiftUI modifier", .warning, .medium)
    + owned(
      ["popover"], ["UIPopoverPresentationController"], ["delegate"], .delegate,
      for: "setting the binding back and adapting to a narrow window",
      breaks: "the binding stays true, and the popover does not adapt",
      instead: "use '.presentationCompactAdaptation', or a proxy that forwards to the old delegate")
    + owned(
      ["popover"], ["UIPopoverPresentationController"], ["sourceView", "sourceRect", "permittedArrowDirections"],
      .appearance, for: "'attachmentAnchor' and 'arrowEdge'", breaks: "it stands in the wrong place after a rotation",
      instead: "use 'attachmentAnchor' and 'arrowEdge'", .warning, .medium)
    + owned(
      ["sheet", "fullScreenCover"], ["UIViewController", "UIPresentationController"],
      ["presentedViewController.dismiss"], .behaviour, use: .anyCall, for: "closing by the binding",
      breaks: "the binding may stay true", instead: "set the binding to false, or use the 'dismiss' of the environment",
      .warning)
    + owned(
      ["sheet", "fullScreenCover"], ["UIViewController"], ["transitioningDelegate"], .behaviour,
      for: "transitions of its own", breaks: "zoom transitions stop", instead: "use '.navigationTransition'", .warning,
      .low)
}
