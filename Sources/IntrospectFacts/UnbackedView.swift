/// A SwiftUI view that has no native object of its own, so that no view type can find one.
public struct UnbackedView: Sendable, Hashable {
  /// The member it would have: `vStack`.
  public let memberName: String
  /// `VStack`.
  public let swiftUIView: String
  /// Why, in words that may follow a colon.
  public let reason: String
  /// Where that holds.
  public let platforms: [Platform]

  // Kept out of line: inlined into every fact, it nearly doubles the time that an optimized build takes.
  @inline(never)
  private init(_ memberName: String, _ swiftUIView: String, on platforms: [Platform], _ reason: String) {
    self.memberName = memberName
    self.swiftUIView = swiftUIView
    self.reason = reason
    self.platforms = platforms
  }

  private static let everywhere = Platform.allCases
  private static let uiKit = Platform.allCases.filter(\.isUIKit)
  private static let appKit = Platform.allCases.filter(\.isAppKit)
  private static let layoutOnly = "it only lays out its content"
  private static let nothingOfItsOwn = "it has no native view of its own"

  /// Source: the table "cannot implement" in SwiftUIIntrospect's README, 26.0.0 to 27.0.0-beta.2.
  public static let all = [
    UnbackedView("text", "Text", on: everywhere, "SwiftUI draws it, no label stands behind it"),
    UnbackedView("image", "Image", on: everywhere, "SwiftUI draws it, no image view stands behind it"),
    UnbackedView("button", "Button", on: uiKit, "no UIButton stands behind it"),
    UnbackedView("link", "Link", on: everywhere, "no button stands behind it"),
    UnbackedView("navigationLink", "NavigationLink", on: uiKit, "no UIButton stands behind it"),
    UnbackedView("groupBox", "GroupBox", on: appKit, nothingOfItsOwn),
    UnbackedView("menu", "Menu", on: everywhere, nothingOfItsOwn),
    UnbackedView("spacer", "Spacer", on: everywhere, nothingOfItsOwn),
    UnbackedView("divider", "Divider", on: everywhere, nothingOfItsOwn),
    UnbackedView("hStack", "HStack", on: everywhere, layoutOnly),
    UnbackedView("vStack", "VStack", on: everywhere, layoutOnly),
    UnbackedView("zStack", "ZStack", on: everywhere, layoutOnly),
    UnbackedView("lazyHStack", "LazyHStack", on: everywhere, layoutOnly),
    UnbackedView("lazyVStack", "LazyVStack", on: everywhere, layoutOnly),
    UnbackedView("lazyHGrid", "LazyHGrid", on: everywhere, layoutOnly),
    UnbackedView("lazyVGrid", "LazyVGrid", on: everywhere, layoutOnly),
    UnbackedView("color", "Color", on: everywhere, nothingOfItsOwn),
    UnbackedView("forEach", "ForEach", on: everywhere, nothingOfItsOwn),
    UnbackedView("geometryReader", "GeometryReader", on: everywhere, layoutOnly),
    UnbackedView("chart", "Chart", on: everywhere, "SwiftUI draws it"),
  ]
}
