// Values that start each run from what the run before has left.
extension MemberEffect {
  static let drifts: [MemberEffect] = numbers + derivations + switches

  /// The growth of any native property that is a number or is made of numbers.
  public static let growthOfAnyProperty = MemberEffect(
    "", .growth, .compounds, subject: .call, each: "starts from what the run before has left", so: "the value drifts",
    instead: "assign a value that does not depend on the old one")

  private static let numbers: [MemberEffect] = [
    ("frame", ["UIView", "NSView", "NSWindow"], "the view grows or wanders"),
    ("bounds", ["UIView", "NSView"], "the content grows or wanders"),
    ("center", ["UIView"], "the view wanders"),
    ("contentInset", ["UIScrollView"], "the inset grows"),
    ("contentInsets", ["NSScrollView"], "the inset grows"),
    ("additionalSafeAreaInsets", ["UIViewController", "NSView"], "the safe area shrinks"),
    ("contentOffset", ["UIScrollView"], "the content scrolls away"),
  ].map { (member: String, classes: [String], consequence: String) in
    MemberEffect(
      member, .growth, .compounds, of: classes, subject: .call, each: "starts from what the run before has left",
      so: consequence, instead: "assign a value that does not depend on the old one")
  }

  private static let derivations: [MemberEffect] = [
    MemberEffect(
      "transform", .derivation(calls: ["rotated", "scaledBy", "translatedBy", "concatenating"]), .compounds,
      of: ["UIView", "CALayer"], subject: .call, each: "transforms the view once more",
      so: "it turns, grows or wanders on", instead: "assign a transform that does not depend on the old one"),
    MemberEffect(
      "frame", .derivation(calls: ["insetBy", "offsetBy"]), .compounds, of: ["UIView", "NSView"], subject: .call,
      each: "starts from the frame of the run before", so: "the view shrinks or wanders",
      instead: "assign a frame that does not depend on the old one"),
    MemberEffect(
      "font", .derivation(calls: ["withSize"], reading: "pointSize"), .compounds,
      of: ["UITextField", "UITextView", "UILabel"], subject: .call, each: "starts from the size of the run before",
      so: "the text grows or shrinks on", instead: "assign a font of a fixed size"),
    MemberEffect(
      "rotate", .call(["byDegrees"]), .compounds, of: ["NSView"], subject: .call, each: "turns the view once more",
      instead: "set 'boundsRotation' or 'frameCenterRotation' to a fixed angle"),
    MemberEffect(
      "rootViewController", .wrapping, .compounds, of: ["UIWindow"], subject: .call,
      each: "wraps the root controller once more", so: "the wrappers lie in each other",
      guards: ["rootViewController"], instead: "check the class of 'rootViewController' first"),
  ]

  private static let switches: [MemberEffect] = [
    MemberEffect(
      "toggle", .call([]), .compounds, subject: .call, each: "flips the value", so: "it changes with every update",
      instead: "assign the value that is meant"),
    MemberEffect(
      "method_exchangeImplementations", .call(["_", "_"]), .compounds, subject: .call,
      each: "exchanges the two methods again", so: "every second run undoes the first",
      instead: "exchange them once, in a 'static let'"),
    MemberEffect(
      "toggleFullScreen", .call(["_"]), .effect, of: ["NSWindow"], subject: .call, each: "switches full screen over",
      so: "the window goes to and fro", guards: ["styleMask"], instead: "check 'styleMask' first, and do it once"),
    MemberEffect(
      "toggleToolbarShown", .call(["_"]), .effect, of: ["NSWindow"], subject: .call,
      each: "shows or hides the toolbar in turn", guards: ["isVisible"], instead: "set 'toolbar.isVisible'"),
  ]
}
