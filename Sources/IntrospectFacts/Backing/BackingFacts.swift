// What no view type tells: views that are drawn, and native objects that no view type finds.
//
// Source: SwiftUIIntrospect's README and Sources/ViewTypes; the composition of the views in the view debugger for those
// that the README does not name.
extension SwiftUIBacking {
  static let facts = drawn + transparent + gaps + withoutViewType

  static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "Group",
    "ForEach", "Section", "GeometryReader", "ViewThatFits", "AnyView", "EquatableView", "TimelineView", "GroupBox",
    "DisclosureGroup", "LabeledContent", "ScrollViewReader", "Form",
  ]

  private static let everywhere = Platform.allCases
  private static let uiKit = Platform.allCases.filter(\.isUIKit)

  private static func nothing(
    _ names: [String], style: String? = nil, on platforms: [Platform] = everywhere, _ reason: String,
    _ confidence: FactConfidence = .high
  ) -> [SwiftUIBacking] {
    names.map { name in
      SwiftUIBacking(
        name: name, style: style, viewTypes: [], spans: [],
        absences: Dictionary(uniqueKeysWithValues: platforms.map { ($0, reason) }), note: nil,
        confidence: confidence)
    }
  }

  private static func found(
    _ name: String, on spans: NativeSpan..., butNotOn absent: [Platform] = [], note: String? = nil
  ) -> SwiftUIBacking {
    SwiftUIBacking(
      name: name, style: nil, viewTypes: [], spans: spans,
      absences: Dictionary(uniqueKeysWithValues: absent.map { ($0, "it has no native view there") }), note: note,
      confidence: .medium)
  }

  private static let drawn: [SwiftUIBacking] = [
    nothing(["AsyncImage"], "it is made of Image, which SwiftUI draws"),
    nothing(["Label"], "it is made of Text and Image, which SwiftUI draws"),
    nothing(["ContentUnavailableView"], "it is made of views that SwiftUI draws", .medium),
    nothing(["Canvas"], "it is drawn into a layer of the host"),
    nothing(
      ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "LinearGradient"],
      "it is a shape, which SwiftUI draws"),
    nothing(["EmptyView"], "it shows nothing"),
    nothing(["EditButton"], on: uiKit, "it is a Button, behind which no UIButton stands", .medium),
    nothing(["ShareLink"], on: [.iOS, .visionOS], "it is a Button, behind which no UIButton stands", .medium),
  ].flatMap { $0 }

  private static let transparent: [SwiftUIBacking] = [
    nothing(["Grid", "GridRow", "ViewThatFits"], "it only lays out its content"),
    nothing(["Group", "EquatableView", "TimelineView", "AnyView"], "it only passes its content on"),
    nothing(["ScrollViewReader"], "the scroll view belongs to the ScrollView inside"),
    nothing(["Section"], "it is a part of the List, Form or Picker around it"),
    nothing(["OutlineGroup"], on: [.iOS, .macOS, .visionOS], "its rows belong to the List around it", .medium),
    nothing(
      ["DisclosureGroup", "GroupBox"], on: [.iOS, .macOS, .visionOS], "it has no native view of its own", .medium),
    nothing(["LabeledContent"], "it has no native view of its own", .medium),
  ].flatMap { $0 }

  /// Platforms on which a view has nothing behind it although it has a view type for others.
  private static let gaps: [SwiftUIBacking] = [
    nothing(["Form"], on: [.macOS], "in the default style it only lays out its content"),
    nothing(["Toggle"], on: [.tvOS, .visionOS], "SwiftUI draws it there"),
    nothing(["Toggle"], style: ".toggleStyle(.switch)", on: [.tvOS, .visionOS], "SwiftUI draws it there"),
    nothing(["Toggle"], style: ".toggleStyle(.button)", on: uiKit, "SwiftUI draws it there"),
    nothing(["Slider", "Stepper"], on: [.visionOS], "SwiftUI draws it there"),
    nothing(["TabView"], on: [.visionOS], "SwiftUI draws the tabs there"),
    nothing(["NavigationStack"], on: [.macOS], "it has no native view of its own there"),
    nothing(["Picker"], style: ".pickerStyle(.menu)", on: [.tvOS, .visionOS], "SwiftUI draws it there"),
    nothing(
      ["Picker"], style: ".pickerStyle(.inline)", on: uiKit, "its rows belong to the List or Form around it", .medium),
    nothing(
      ["Picker"], style: ".pickerStyle(.navigationLink)", on: uiKit, "its rows belong to the List or Form around it",
      .medium),
  ].flatMap { $0 }

  private static let withoutViewType: [SwiftUIBacking] = [
    found("MultiDatePicker", on: .iOS(16...27, "UICalendarView"), .visionOS(1...27, "UICalendarView")),
    found(
      ".alert", on: .iOS(13...27, "UIAlertController"), .tvOS(13...27, "UIAlertController"),
      .macOS(OSVersion(10, 15)...27, "NSAlert"), .visionOS(1...27, "UIAlertController")),
    found(
      ".confirmationDialog", on: .iOS(15...27, "UIAlertController"), .tvOS(15...27, "UIAlertController"),
      .macOS(12...27, "NSAlert"), .visionOS(1...27, "UIAlertController")),
    found(
      ".refreshable", on: .iOS(15...27, "UIRefreshControl"), .visionOS(1...27, "UIRefreshControl"),
      butNotOn: [.macOS, .tvOS], note: "it is the 'refreshControl' of the list, or of the scroll view from iOS 16 on"),
    found(
      ".toolbar", on: .iOS(14...27, "UIBarButtonItem"), .tvOS(14...27, "UIBarButtonItem"),
      .macOS(11...27, "NSToolbarItem"), .visionOS(1...27, "UIBarButtonItem"),
      note: "the items are made anew on each update"),
    found(
      ".contextMenu", on: .iOS(13...27, "UIContextMenuInteraction"), .macOS(OSVersion(10, 15)...27, "NSMenu"),
      .visionOS(1...27, "UIContextMenuInteraction"), note: "it belongs to the host, on macOS only while it is open"),
    found("SpriteView", on: .iOS(14...27, "SKView"), .tvOS(14...27, "SKView"), .macOS(11...27, "SKView")),
    found("SceneView", on: .iOS(14...27, "SCNView"), .tvOS(14...27, "SCNView"), .macOS(11...27, "SCNView")),
  ]
}
