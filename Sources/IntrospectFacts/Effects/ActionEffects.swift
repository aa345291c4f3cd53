// Actions that the user sees or feels when they happen again, although nothing piles up.
extension MemberEffect {
  static let actions: [MemberEffect] = windows + scrolling + selections + presentations + media + later + layouts

  private static let windows: [MemberEffect] = [
    MemberEffect(
      "center", .call([]), .effect, of: ["NSWindow"], subject: .call, each: "puts the window back to the middle",
      so: "a window that the user has moved jumps back", instead: "do it once, or use '.defaultPosition' on the scene"),
    MemberEffect(
      "setFrame", .call(["_", "display"]), .effect, of: ["NSWindow"], subject: .call,
      each: "gives the window its size and place again", so: "what the user has changed is undone",
      instead: "do it once, or use '.defaultSize' on the scene"),
    MemberEffect(
      "setFrame", .call(["_", "display", "animate"]), .effect, of: ["NSWindow"], subject: .call,
      each: "gives the window its size and place again", so: "what the user has changed is undone",
      instead: "do it once, or use '.defaultSize' on the scene"),
    MemberEffect(
      "setContentSize", .call(["_"]), .effect, of: ["NSWindow"], subject: .call,
      each: "gives the window its size again", so: "what the user has changed is undone",
      instead: "do it once, or use '.defaultSize' on the scene"),
    MemberEffect(
      "makeKeyAndOrderFront", .call(["_"]), .effect, of: ["NSWindow"], subject: .call,
      each: "brings the window to the front", so: "it takes the keyboard from the window that the user types in",
      guards: ["isKeyWindow", "isVisible"], instead: "do it once, in 'onAppear'"),
    MemberEffect(
      "makeKeyAndVisible", .call([]), .effect, of: ["UIWindow"], subject: .call, each: "makes the window the key one",
      guards: ["isKeyWindow", "isHidden"], instead: "do it once, where the window is made", isMinor: true),
  ]

  private static let scrolling: [MemberEffect] = [
    MemberEffect(
      "setContentOffset", .call(["_", "animated"]), .effect, of: ["UIScrollView"], subject: .call,
      each: "scrolls back", so: "the user cannot scroll away for long",
      instead: "do it once, or use '.scrollPosition'"),
    MemberEffect(
      "scrollToRow", .call(["at", "at", "animated"]), .effect, of: ["UITableView"], subject: .call,
      each: "scrolls back to the row", so: "the user cannot scroll away for long",
      instead: "do it once, or use 'ScrollViewReader'"),
    MemberEffect(
      "scrollToItem", .call(["at", "at", "animated"]), .effect, of: ["UICollectionView"], subject: .call,
      each: "scrolls back to the item", so: "the user cannot scroll away for long",
      instead: "do it once, or use 'ScrollViewReader'"),
    MemberEffect(
      "scrollRectToVisible", .call(["_", "animated"]), .effect, of: ["UIScrollView"], subject: .call,
      each: "scrolls back to the rectangle", so: "the user cannot scroll away for long", instead: "do it once"),
    MemberEffect(
      "flashScrollIndicators", .call([]), .effect, of: ["UIScrollView"], subject: .call,
      each: "flashes the scroll indicators", instead: "do it once, or use '.scrollIndicatorsFlash'", isMinor: true),
    MemberEffect(
      "setZoomScale", .call(["_", "animated"]), .effect, of: ["UIScrollView"], subject: .call, each: "zooms back",
      so: "the user's own zoom is undone", guards: ["zoomScale"], instead: "do it once"),
    MemberEffect(
      "setRegion", .call(["_", "animated"]), .effect, of: ["MKMapView"], subject: .call, each: "moves the map back",
      so: "the user cannot move it for long", guards: ["region"],
      instead: "do it once, or use a 'MapCameraPosition' binding"),
  ]

  private static let selections: [MemberEffect] = [
    MemberEffect(
      "selectAll", .call(["_"]), .effect, of: ["UITextField", "UITextView", "NSTextView", "UIResponder"],
      subject: .call, each: "selects everything", so: "the next key replaces what the user has typed",
      instead: "do it when editing begins"),
    MemberEffect(
      "selectRow", .call(["at", "animated", "scrollPosition"]), .effect, of: ["UITableView"], subject: .call,
      each: "selects the row again", guards: ["indexPathForSelectedRow", "indexPathsForSelectedRows"],
      instead: "use the List's selection binding"),
    MemberEffect(
      "selectItem", .call(["at", "animated", "scrollPosition"]), .effect, of: ["UICollectionView"], subject: .call,
      each: "selects the item again", guards: ["indexPathsForSelectedItems"],
      instead: "use the List's selection binding"),
    MemberEffect(
      "reloadData", .call([]), .effect, of: ["UITableView", "UICollectionView", "NSTableView"], subject: .call,
      each: "loads the whole list again", so: "selection and focus are lost, and SwiftUI's own updates with them",
      instead: "remove the call"),
  ]

  private static let presentations: [MemberEffect] = [
    ["_", "animated", "completion"], ["_", "animated"],
  ].map { (labels: [String]) in
    MemberEffect(
      "present", .call(labels), .effect, of: ["UIViewController"], subject: .call, each: "presents once more",
      so: "UIKit refuses while something is shown, and shows it again after it was closed",
      guards: ["presentedViewController"], instead: "use '.sheet', or check 'presentedViewController' first")
  }

  private static let media: [MemberEffect] = [
    MemberEffect(
      "load", .call(["_"]), .effect, of: ["WKWebView"], subject: .call, each: "loads the page again", guards: ["url"],
      instead: "load only while 'url' is another one"),
    MemberEffect(
      "loadHTMLString", .call(["_", "baseURL"]), .effect, of: ["WKWebView"], subject: .call,
      each: "loads the page again", instead: "compare with the text that was loaded last"),
    MemberEffect(
      "evaluateJavaScript", .call(["_", "completionHandler"]), .effect, of: ["WKWebView"], subject: .call,
      each: "runs the script again", instead: "run it when the navigation has finished"),
    MemberEffect(
      "evaluateJavaScript", .call(["_"]), .effect, of: ["WKWebView"], subject: .call, each: "runs the script again",
      instead: "run it when the navigation has finished"),
    MemberEffect(
      "replaceCurrentItem", .call(["with"]), .effect, of: ["AVPlayer"], subject: .call, each: "starts playback again",
      guards: ["currentItem"], instead: "compare with 'currentItem' first"),
    MemberEffect(
      "impactOccurred", .anyCall, .effect, of: ["UIImpactFeedbackGenerator"], subject: .call,
      each: "gives a haptic tap", instead: "use '.sensoryFeedback', or do it where the event is handled"),
  ]

  private static let later: [MemberEffect] = [
    MemberEffect(
      "asyncAfter", .call(["deadline", "execute"]), .effect, of: ["DispatchQueue"], subject: .call,
      each: "puts off one more run of the block", removals: ["cancel"],
      instead: "keep a 'DispatchWorkItem' and cancel the earlier one, or use '.task(id:)'"),
    MemberEffect(
      "perform", .call(["_", "with", "afterDelay"]), .effect, of: ["NSObject"], subject: .call,
      each: "puts off one more call", removals: ["cancelPreviousPerformRequests"],
      instead: "call 'cancelPreviousPerformRequests(withTarget:)' first"),
  ]

  private static let layouts: [MemberEffect] = [
    MemberEffect(
      "add", .call(["_", "forKey"]), .effect, on: .named("layer"), of: ["CALayer"], subject: .call,
      each: "starts the animation again", so: "without a key each run adds one more",
      guards: ["animation", "animationKeys"], instead: "check 'animation(forKey:)' first"),
    MemberEffect(
      "animate", .anyCall, .effect, on: .type("UIView"), of: ["UIView"], subject: .call,
      each: "starts the animation again", instead: "animate the state with 'withAnimation'", isMinor: true),
    MemberEffect(
      "layoutIfNeeded", .call([]), .effect, of: ["UIView", "NSWindow"], subject: .call,
      each: "forces a layout pass", so: "SwiftUI's own update is still going on", instead: "leave it out",
      isMinor: true),
    MemberEffect(
      "object_setClass", .call(["_", "_"]), .effect, subject: .call, each: "changes the class of the object again",
      guards: ["type", "object_getClass", "isKind"], instead: "check 'type(of:)' first"),
  ]
}
