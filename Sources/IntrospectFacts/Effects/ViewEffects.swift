// Views, layers, constraints and what else is added to a view.
extension MemberEffect {
  static let views: [MemberEffect] =
    subviews + arrangedSubviews + layers + layout

  private static let subviewGuards = ["subviews", "viewWithTag", "isDescendant", "superview", "tag"]
  private static let keepOneView = "keep the view outside the closure, or look for it in 'subviews' first"

  private static let subviews: [MemberEffect] = [
    ("addSubview", .call(["_"])), ("addSubview", .call(["_", "positioned", "relativeTo"])),
    ("insertSubview", .call(["_", "at"])), ("insertSubview", .call(["_", "aboveSubview"])),
    ("insertSubview", .call(["_", "belowSubview"])), ("addFloatingSubview", .call(["_", "for"])),
  ].map { (member: String, form: Form) in
    MemberEffect(
      member, form, each: "adds one more subview", so: "they lie on top of each other", guards: subviewGuards,
      removals: ["removeFromSuperview"], instead: keepOneView)
  }

  private static let arrangedSubviews: [MemberEffect] = [
    ("addArrangedSubview", .call(["_"])), ("insertArrangedSubview", .call(["_", "at"])),
    ("addView", .call(["_", "in"])),
  ].map { (member: String, form: Form) in
    MemberEffect(
      member, form, each: "adds one more arranged subview", guards: subviewGuards + ["arrangedSubviews", "views"],
      removals: ["removeFromSuperview", "removeArrangedSubview", "removeView"],
      instead: "keep the view outside the closure, or look for it in 'arrangedSubviews' first")
  }

  private static let layers: [MemberEffect] = [
    ("addSublayer", .call(["_"])), ("insertSublayer", .call(["_", "at"])), ("insertSublayer", .call(["_", "above"])),
    ("insertSublayer", .call(["_", "below"])),
  ].map { (member: String, form: Form) in
    MemberEffect(
      member, form, each: "adds one more layer", guards: ["sublayers", "superlayer"],
      removals: ["removeFromSuperlayer"],
      instead: "keep the layer outside the closure, or look for it in 'sublayers' first")
  }

  private static let constraintRemovals = [
    "deactivate", "removeConstraint", "removeConstraints", "removeFromSuperview", "uninstall",
  ]
  private static let keepConstraints = "activate them once, when the view is added, and change 'constant' later"

  private static let layout: [MemberEffect] = [
    MemberEffect(
      "activate", .call(["_"]), on: .type("NSLayoutConstraint"), subject: .objects,
      each: "adds the constraints once more beside the old ones", guards: subviewGuards + ["constraints"],
      removals: constraintRemovals, instead: keepConstraints),
    MemberEffect(
      "addConstraint", .call(["_"]), each: "adds one more constraint", guards: subviewGuards + ["constraints"],
      removals: constraintRemovals, instead: keepConstraints),
    MemberEffect(
      "addConstraints", .call(["_"]), subject: .objects, each: "adds the constraints once more beside the old ones",
      guards: subviewGuards + ["constraints"], removals: constraintRemovals, instead: keepConstraints),
    MemberEffect(
      "addLayoutGuide", .call(["_"]), each: "adds one more layout guide", guards: ["layoutGuides"],
      removals: ["removeLayoutGuide"],
      instead: "keep the guide outside the closure, or look for it in 'layoutGuides' first"),
    MemberEffect(
      "addMotionEffect", .call(["_"]), each: "adds one more motion effect", so: "the motion adds up",
      guards: ["motionEffects"],
      removals: ["removeMotionEffect"], instead: "check 'motionEffects' first"),
    MemberEffect(
      "addTrackingArea", .call(["_"]), each: "adds one more tracking area", so: "'mouseEntered' fires several times",
      guards: ["trackingAreas"], removals: ["removeTrackingArea"],
      instead: "remove the old areas first, or override 'updateTrackingAreas()'"),
    MemberEffect(
      "addCursorRect", .call(["_", "cursor"]), subject: .call, each: "adds one more cursor rectangle",
      removals: ["discardCursorRects", "removeCursorRect"], instead: "add it in 'resetCursorRects()' only"),
    MemberEffect(
      "addToolTip", .call(["_", "owner", "userData"]), subject: .call, each: "adds one more tool-tip rectangle",
      removals: ["removeAllToolTips", "removeToolTip"], instead: "remove the old ones first, or set 'toolTip'"),
  ]
}
