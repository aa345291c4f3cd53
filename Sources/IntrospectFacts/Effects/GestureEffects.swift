// Gesture recognisers, interactions and control events.
extension MemberEffect {
  static let gestures: [MemberEffect] = [
    MemberEffect(
      "addGestureRecognizer", .call(["_"]), each: "adds one more gesture recogniser",
      so: "the handler fires several times",
      guards: ["gestureRecognizers"], removals: ["removeGestureRecognizer"],
      instead: "keep the recogniser outside the closure, or check 'gestureRecognizers' first"),
    MemberEffect(
      "addInteraction", .call(["_"]), each: "adds one more interaction", so: "its delegate is called several times",
      guards: ["interactions"], removals: ["removeInteraction"],
      instead: "keep the interaction outside the closure, or check 'interactions' first"),
    MemberEffect(
      "addAction", .call(["_", "for"]), each: "adds one more action", so: "the handler fires several times",
      guards: ["enumerateEventHandlers"], removals: ["removeAction"],
      instead: "give the action a fixed identifier ('UIAction(identifier:)'), so that it replaces the one before"),
    MemberEffect(
      "require", .call(["toFail"]), each: "adds one more failure requirement", so: "they cannot be removed",
      guards: ["gestureRecognizers"], instead: "keep the recogniser outside the closure"),
  ]
}
