// Sheets, covers and popovers.
//
// Source: Apple's documentation of the presentation controllers and SwiftUI's presentation modifiers.
extension NativeModifier {
  static let presentationModifiers: [NativeModifier] = [
    sheetUISheetPresentationController, sheetUIPresentationController, fullScreenCoverUIPresentationController,
    popoverUIPopoverPresentationController,
  ].flatMap { $0 }

  private static let sheetUISheetPresentationController = replacing(
    ["sheet"], ["UISheetPresentationController"],
    [
      Entry(
        ["detents"], "'.presentationDetents([.medium, .large])'", .os16, isDocumented: true,
        note: "'.height', '.fraction' and '.custom' give other heights"),
      Entry(["selectedDetentIdentifier"], "'.presentationDetents(_:selection:)'", .os16, isDocumented: true),
      Entry(["prefersGrabberVisible"], "'.presentationDragIndicator(_:)'", .os16, isDocumented: true),
      Entry(
        ["preferredCornerRadius"], "'.presentationCornerRadius(_:)'", .os16_4, isDocumented: true,
        note: "it does nothing on macOS and tvOS"),
      Entry(
        ["largestUndimmedDetentIdentifier"], "'.presentationBackgroundInteraction(.enabled(upThrough:))'", .os16_4,
        isDocumented: true),
      Entry(
        ["prefersScrollingExpandsWhenScrolledToEdge"], .equals(["false"]),
        "'.presentationContentInteraction(.scrolls)'", .os16_4, isDocumented: true),
      Entry(
        ["prefersPageSizing"], "'.presentationSizing(.page)' or '.presentationSizing(.form)'", .os18,
        isDocumented: true),
    ])

  private static let sheetUIPresentationController = replacing(
    ["sheet"], ["UIPresentationController"],
    [
      Entry(
        ["presentedViewController.isModalInPresentation"], .equals(["true"]), "'.interactiveDismissDisabled()'", .os15,
        isDocumented: true),
      Entry(
        ["presentedViewController.view.backgroundColor", "containerView.backgroundColor"],
        "'.presentationBackground(_:)'", .os16_4, isDocumented: true, note: "sheets on macOS stay opaque"),
      Entry(["delegate"], .callback(["presentationControllerDidDismiss"]), "'.sheet(isPresented:onDismiss:)'", .os13),
      Entry(
        ["delegate"], .callback(["presentationControllerShouldDismiss"]), "'.interactiveDismissDisabled(condition)'",
        .os15, isDocumented: true, note: "the attempt itself is not told"),
      Entry(
        ["presentedViewController.preferredContentSize"], "'.presentationSizing(.fitted)', or '.frame' on the content",
        .os18, .medium, isDocumented: true),
      Entry(
        ["presentedViewController.modalPresentationStyle"], .equals([".fullScreen"]),
        "'.fullScreenCover(isPresented:)'", .os14.without(.macOS),
        note: "after the presentation it is too late anyway"),
    ])

  private static let fullScreenCoverUIPresentationController = replacing(
    ["fullScreenCover"], ["UIPresentationController"],
    [
      Entry(
        ["presentedViewController.view.backgroundColor", "containerView.backgroundColor"], .equals([".clear"]),
        "'.presentationBackground(.clear)'", .os16_4.without(.macOS), isDocumented: true),
    ])

  private static let popoverUIPopoverPresentationController = replacing(
    ["popover"], ["UIPopoverPresentationController"],
    [
      Entry(
        ["backgroundColor"], "'.presentationBackground(_:)'", .os16_4.without(.tvOS), isPartial: true, .medium,
        isDocumented: true, note: "the colour of the arrow may differ"),
      Entry(
        ["delegate"], .callback(["adaptivePresentationStyle"]), "'.presentationCompactAdaptation(_:)'", .os16_4,
        isDocumented: true),
      Entry(
        ["permittedArrowDirections"], "'.popover(attachmentAnchor:arrowEdge:)'", .os13.without(.tvOS), isPartial: true,
        note: "it takes one edge only"),
      Entry(["sourceRect", "sourceView"], "'.popover(attachmentAnchor:)'", .os13.without(.tvOS)),
      Entry(
        ["adaptiveSheetPresentationController.detents"], "'.presentationDetents(_:)' on the content of the popover",
        .os16, .medium, isDocumented: true),
    ])
}
