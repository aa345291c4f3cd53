// Collections of native objects that a run makes longer, and what else is added by a call on a collection.
extension MemberEffect {
  static let growths: [MemberEffect] = [
    MemberEffect(
      "viewControllers", .growth, of: ["UINavigationController", "UITabBarController"],
      each: "adds one more controller", so: "SwiftUI's own stack and the screen get out of step",
      guards: ["viewControllers", "topViewController"], instead: "let SwiftUI make the pages and the tabs"),
    MemberEffect(
      "items", .growth, of: ["UIToolbar", "UITabBar", "NSToolbar"], each: "adds one more bar item", guards: ["items"],
      instead: "assign a whole array, or use '.toolbar'"),
    MemberEffect(
      "rightBarButtonItems", .growth, of: ["UINavigationItem"], each: "adds one more button item",
      guards: ["rightBarButtonItems"], instead: "assign a whole array, or use '.toolbar'"),
    MemberEffect(
      "leftBarButtonItems", .growth, of: ["UINavigationItem"], each: "adds one more button item",
      guards: ["leftBarButtonItems"], instead: "assign a whole array, or use '.toolbar'"),
    MemberEffect(
      "detents", .growth, of: ["UISheetPresentationController"], each: "adds one more detent", guards: ["detents"],
      instead: "assign a whole array, or use '.presentationDetents'"),
    MemberEffect(
      "passthroughViews", .growth, of: ["UIPopoverPresentationController"], each: "adds one more view",
      guards: ["passthroughViews"], instead: "assign a whole array"),
    MemberEffect(
      "gestureRecognizers", .growth, of: ["UIView", "NSView"], each: "adds one more gesture recogniser",
      so: "the handler fires several times", guards: ["gestureRecognizers"], removals: ["removeGestureRecognizer"],
      instead: "keep the recogniser outside the closure, or check 'gestureRecognizers' first"),
    MemberEffect(
      "textStorage", .growth, of: ["UITextView", "NSTextView"], each: "adds the text once more",
      guards: ["text", "string", "textStorage"], instead: "change the binding"),
    MemberEffect(
      "insert", .call(["_", "after"]), on: .named("player"), of: ["AVQueuePlayer"], each: "queues one more item",
      guards: ["items", "canInsert"], removals: ["removeAllItems"], instead: "check 'items()' first"),
  ]
}
