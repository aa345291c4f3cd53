// Calls that swap what is there for something that the run has made.
extension MemberEffect {
  static let replacements: [MemberEffect] = swaps + barButtons

  private static let swaps: [MemberEffect] = [
    MemberEffect(
      "setViewControllers", .call(["_", "animated"]), .replaces, of: ["UINavigationController", "UITabBarController"],
      subject: .objects, each: "replaces the controllers with new ones", so: "what SwiftUI shows there is lost",
      guards: ["viewControllers", "topViewController"], instead: "let SwiftUI make the pages and the tabs"),
    MemberEffect(
      "replaceSubview", .call(["_", "with"]), .replaces, of: ["NSView"], subject: .argument("with"),
      each: "makes a new view to put in the place of a subview", guards: ["superview", "subviews"],
      instead: "keep the view outside the closure, or check the old one's 'superview' first", isMinor: true),
    MemberEffect(
      "replaceSublayer", .call(["_", "with"]), .replaces, of: ["CALayer"], subject: .argument("with"),
      each: "makes a new layer to put in the place of a sublayer", guards: ["superlayer", "sublayers"],
      instead: "keep the layer outside the closure, or check the old one's 'superlayer' first", isMinor: true),
  ]

  private static let barButtons: [MemberEffect] = [
    ("setRightBarButton", Subject.object, "rightBarButtonItem"), ("setLeftBarButton", .object, "leftBarButtonItem"),
    ("setRightBarButtonItems", .objects, "rightBarButtonItems"),
    ("setLeftBarButtonItems", .objects, "leftBarButtonItems"),
  ].map { (member: String, subject: Subject, property: String) in
    MemberEffect(
      member, .call(["_", "animated"]), .allocates, of: ["UINavigationItem"], subject: subject,
      each: "makes new button items and drops those before", guards: [property],
      instead: "set them only while '\(property)' is nil, or use '.toolbar'", isMinor: true)
  }
}
