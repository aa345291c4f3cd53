// Presentations. The modifier belongs inside the presented content, hence the scope.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let fullScreenCover = Self(
    "fullScreenCover", "FullScreenCoverType", "a view inside the content closure of .fullScreenCover",
    feature: ".fullScreenCover", scope: .ancestor, since: LibraryVersion(0, 7, 0),
    .iOS(before: 14, "UIPresentationController"),
    .iOS(14...27, "UIPresentationController"),
    .tvOS(before: 14, "UIPresentationController"),
    .tvOS(14...27, "UIPresentationController"),
    .visionOS(1...27, "UIPresentationController"))

  static let popover = Self(
    "popover", "PopoverType", "a view inside the content closure of .popover", feature: ".popover",
    scope: .ancestor, since: LibraryVersion(0, 7, 0),
    .iOS(13...27, "UIPopoverPresentationController"),
    .visionOS(1...27, "UIPopoverPresentationController"))

  static let sheet = Self(
    "sheet", "SheetType", "a view inside the content closure of .sheet", feature: ".sheet", scope: .ancestor,
    since: LibraryVersion(0, 7, 0),
    .iOS(13...14, "UIPresentationController"),
    .iOS(15...26, "UIPresentationController", "UISheetPresentationController")
      .disfavoring("UISheetPresentationController"),
    .iOS(27...27, "UIPresentationController", "UISheetPresentationController"),
    .tvOS(13...27, "UIPresentationController"),
    .visionOS(1...27, "UISheetPresentationController"))
}
