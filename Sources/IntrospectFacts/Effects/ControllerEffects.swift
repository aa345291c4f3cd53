// View controllers and windows.
extension MemberEffect {
  static let controllers: [MemberEffect] = [
    MemberEffect(
      "addChild", .call(["_"]), each: "adds one more child controller", so: "its view and all it holds stay alive",
      guards: ["children", "parent"], removals: ["removeFromParent"],
      instead: "keep the controller outside the closure, or check 'children' first"),
    MemberEffect(
      "insertChild", .call(["_", "at"]), each: "adds one more child controller", guards: ["children", "parent"],
      removals: ["removeFromParent", "removeChild"],
      instead: "keep the controller outside the closure, or check 'children' first"),
    MemberEffect(
      "pushViewController", .call(["_", "animated"]), subject: .call, each: "pushes one more controller",
      so: "pushing the same one twice raises an exception",
      guards: ["viewControllers", "topViewController", "visibleViewController"],
      removals: ["popViewController", "popToRootViewController"],
      instead: "drive navigation from SwiftUI, with a NavigationStack path"),
    MemberEffect(
      "addKeyCommand", .call(["_"]), each: "adds one more key command", guards: ["keyCommands"],
      removals: ["removeKeyCommand"], instead: "check 'keyCommands' first"),
    MemberEffect(
      "addSplitViewItem", .call(["_"]), each: "adds one more split view item", guards: ["splitViewItems"],
      removals: ["removeSplitViewItem"], instead: "check 'splitViewItems' first"),
    MemberEffect(
      "addTabViewItem", .call(["_"]), each: "adds one more tab", guards: ["tabViewItems", "indexOfTabViewItem"],
      removals: ["removeTabViewItem"], instead: "check 'tabViewItems' first"),
    MemberEffect(
      "addTitlebarAccessoryViewController", .call(["_"]), each: "adds one more title bar accessory",
      guards: ["titlebarAccessoryViewControllers"],
      removals: ["removeTitlebarAccessoryViewController", "removeFromParent"],
      instead: "check 'titlebarAccessoryViewControllers' first"),
    MemberEffect(
      "insertTitlebarAccessoryViewController", .call(["_", "at"]), each: "adds one more title bar accessory",
      guards: ["titlebarAccessoryViewControllers"],
      removals: ["removeTitlebarAccessoryViewController", "removeFromParent"],
      instead: "check 'titlebarAccessoryViewControllers' first"),
    MemberEffect(
      "addChildWindow", .call(["_", "ordered"]), each: "adds one more child window", guards: ["childWindows", "parent"],
      removals: ["removeChildWindow"], instead: "check 'childWindows' first"),
    MemberEffect(
      "addTabbedWindow", .call(["_", "ordered"]), each: "adds one more tabbed window",
      guards: ["tabbedWindows", "tabGroup"],
      instead: "check 'tabbedWindows' first"),
  ]
}
