// Windows, controllers and any view.
//
// Source: Apple's documentation of windows and views and SwiftUI's modifiers for scenes and views.
extension NativeModifier {
  static let windowModifiers: [NativeModifier] = [
    windowUIWindow, windowNSWindow, viewUIView, viewNSView, viewUIViewOrNSView, viewControllerUIViewController,
  ].flatMap { $0 }

  private static let windowUIWindow = replacing(
    ["window"], ["UIWindow"],
    [
      Entry(
        ["overrideUserInterfaceStyle"], "'.preferredColorScheme(_:)' on the root view",
        .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1), isDocumented: true),
      Entry(
        ["tintColor"], "'.tint(_:)' on the root view", .os15, isPartial: true, isDocumented: true,
        note: "it does not reach alerts, confirmation dialogs and other presentations made with UIKit"),
    ])

  private static let windowNSWindow = replacing(
    ["window"], ["NSWindow"],
    [
      Entry(
        ["titleVisibility", "titlebarAppearsTransparent", "styleMask"],
        .purpose("together with '.fullSizeContentView'"), "'.windowStyle(.hiddenTitleBar)'", .init(macOS: 11),
        onScene: true),
      Entry(
        ["titlebarAppearsTransparent"], .equals(["true"]), "'.toolbarBackground(.hidden, for: .windowToolbar)'",
        .init(macOS: 13), isDocumented: true, note: "'.toolbarBackgroundVisibility' from macOS 15 on"),
      Entry(
        ["titleVisibility"], .equals([".hidden"]), "'.toolbar(removing: .title)'", .os18.without(.tvOS),
        isDocumented: true),
      Entry(["title"], "'.navigationTitle(_:)'", .os14, note: "SwiftUI writes the title itself"),
      Entry(["subtitle"], "'.navigationSubtitle(_:)'", .init(iOS: 26, macOS: 11), isDocumented: true),
      Entry(
        ["level"], .equals([".floating"]), "'.windowLevel(.floating)'", .init(macOS: 15), onScene: true,
        isDocumented: true),
      Entry(
        ["isMovableByWindowBackground"], .equals(["true"]), "'.windowBackgroundDragBehavior(.enabled)'",
        .init(macOS: 15), onScene: true, isDocumented: true),
      Entry(
        ["standardWindowButton(_:)"], .mentioning(".miniaturizeButton"), "'.windowMinimizeBehavior(.disabled)'",
        .init(macOS: 15), isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["styleMask"], .removing(".miniaturizable"), "'.windowMinimizeBehavior(.disabled)'", .init(macOS: 15),
        isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["standardWindowButton(_:)"], .mentioning(".zoomButton"), "'.windowResizeBehavior(.disabled)'",
        .init(macOS: 15), isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["styleMask"], .removing(".resizable"), "'.windowResizeBehavior(.disabled)'", .init(macOS: 15),
        isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["standardWindowButton(_:)"], .mentioning(".closeButton"), "'.windowDismissBehavior(.disabled)'",
        .init(macOS: 15), isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["styleMask"], .removing(".closable"), "'.windowDismissBehavior(.disabled)'", .init(macOS: 15),
        isDocumented: true, note: "it switches the button off and does not hide it"),
      Entry(
        ["collectionBehavior"], .mentioning(".fullScreenNone"), "'.windowFullScreenBehavior(.disabled)'",
        .init(macOS: 15), isDocumented: true, note: "other behaviours have no modifier"),
      Entry(
        ["styleMask"], .removing(".resizable"), "'.windowResizability(.contentSize)'",
        .init(iOS: 17, macOS: 13, visionOS: 1), onScene: true, isDocumented: true,
        note: "the size follows the frame of the content"),
      Entry(
        ["minSize", "contentMinSize", "maxSize", "contentMaxSize"],
        "'.frame' on the root view with '.windowResizability(.contentSize)'", .init(iOS: 17, macOS: 13, visionOS: 1),
        onScene: true, isDocumented: true),
      Entry(
        ["setContentSize(_:)", "setFrame(_:display:)"], "'.defaultSize(width:height:)'",
        .init(iOS: 17, macOS: 13, visionOS: 1), onScene: true, isPartial: true,
        note: "it sets the size at the start only"),
      Entry(
        ["center()", "setFrameOrigin(_:)", "setFrameTopLeftPoint(_:)"], "'.defaultPosition(_:)'", .init(macOS: 13),
        onScene: true, isPartial: true, note: "it sets the place at the start only"),
      Entry(["toolbarStyle"], "'.windowToolbarStyle(_:)'", .init(macOS: 11), onScene: true),
      Entry(
        ["toolbar.isVisible"], .equals(["false"]), "'.toolbar(.hidden, for: .windowToolbar)'", .init(macOS: 13),
        isDocumented: true),
      Entry(["backgroundColor"], "'.containerBackground(_:for: .window)'", .init(macOS: 15), isDocumented: true),
      Entry(
        ["isRestorable"], .equals(["false"]), "'.restorationBehavior(.disabled)'", .os18, onScene: true,
        isDocumented: true),
      Entry(["representedURL"], "'.navigationDocument(url)'", .os16, isDocumented: true),
      Entry(
        ["appearance"], "'.preferredColorScheme(_:)'", .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1),
        isDocumented: true),
      Entry(
        ["close()", "performClose(_:)"], "'dismissWindow' or 'dismiss' of the environment", .os17.without(.tvOS),
        note: "'dismiss' alone begins with macOS 12"),
    ])

  private static let viewUIView = replacing(
    ["view"], ["UIView"],
    [
      Entry(
        ["accessibilityIdentifier"], "'.accessibilityIdentifier(_:)'", .os14, isDocumented: true,
        note: "'.accessibility(identifier:)' on iOS 13"),
      Entry(["accessibilityLabel"], "'.accessibilityLabel(_:)'", .os14, note: "'.accessibility(label:)' on iOS 13"),
      Entry(["backgroundColor"], "'.background(color)'", .os13),
      Entry(["alpha"], "'.opacity(_:)'", .os13),
      Entry(["isUserInteractionEnabled"], .equals(["false"]), "'.allowsHitTesting(false)'", .os13),
      Entry(
        ["transform"], "'.scaleEffect', '.rotationEffect' or '.offset'", .os13, isDocumented: true,
        note: "SwiftUI writes the transform of a represented view itself"),
      Entry(["semanticContentAttribute"], "'.environment(\\.layoutDirection, .rightToLeft)'", .os13),
      Entry(
        ["overrideUserInterfaceStyle"], "'.preferredColorScheme(_:)'", .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1),
        isPartial: true, isDocumented: true, note: "it acts on the whole presentation"),
      Entry(
        ["addGestureRecognizer(_:)"], .mentioning("UITapGestureRecognizer"), "'.onTapGesture'",
        .init(iOS: 13, macOS: OSVersion(10, 15), tvOS: 16, visionOS: 1), isDocumented: true),
      Entry(
        ["addGestureRecognizer(_:)"], .mentioning("UILongPressGestureRecognizer"), "'.onLongPressGesture'",
        .os13.without(.tvOS), isDocumented: true),
      Entry(
        ["addGestureRecognizer(_:)"], .mentioning("UIPanGestureRecognizer"), "'.gesture(DragGesture())'",
        .os13.without(.tvOS), isPartial: true, note: "velocity and precedence differ"),
      Entry(
        ["addGestureRecognizer(_:)"], "'.gesture' with a 'UIGestureRecognizerRepresentable'", .init(iOS: 18),
        isDocumented: true),
      Entry(
        ["addInteraction(_:)"], .mentioning("UIContextMenuInteraction"), "'.contextMenu'",
        .init(iOS: 13, macOS: OSVersion(10, 15), tvOS: 14, visionOS: 1), isDocumented: true),
      Entry(
        ["addInteraction(_:)"], .mentioning("UIPointerInteraction"), "'.hoverEffect(_:)'",
        .init(iOS: OSVersion(13, 4), tvOS: 16, visionOS: 1), isPartial: true, isDocumented: true,
        note: "pointer shapes have no effect"),
      Entry(
        ["addInteraction(_:)"], .mentioning("UIDragInteraction"), "'.draggable(_:)'", .os16.without(.tvOS),
        note: "'.onDrag' before iOS 16"),
      Entry(
        ["addInteraction(_:)"], .mentioning("UIDropInteraction"), "'.dropDestination(for:action:)'",
        .os16.without(.tvOS), note: "'.onDrop' before iOS 16"),
    ])

  private static let viewNSView = replacing(
    ["view"], ["NSView"],
    [
      Entry(["setAccessibilityIdentifier(_:)"], "'.accessibilityIdentifier(_:)'", .os14, isDocumented: true),
      Entry(["toolTip"], "'.help(_:)'", .os14, isDocumented: true),
    ])

  private static let viewUIViewOrNSView = replacing(
    ["view"], ["UIView", "NSView"],
    [
      Entry(["isHidden"], .expression, "'.opacity(flag ? 0 : 1)' or an 'if'", .os13),
      Entry(
        ["layer.cornerRadius"], "'.clipShape(RoundedRectangle(cornerRadius:))'", .os13,
        note: "'.cornerRadius' does the same and is deprecated"),
      Entry(["layer.borderWidth", "layer.borderColor"], "'.overlay' with a stroked 'RoundedRectangle'", .os13),
      Entry(
        ["layer.shadowColor", "layer.shadowOpacity", "layer.shadowRadius", "layer.shadowOffset"],
        "'.shadow(color:radius:x:y:)'", .os13, note: "its radius has another scale"),
    ])

  private static let viewControllerUIViewController = replacing(
    ["viewController"], ["UIViewController"],
    [
      Entry(
        ["overrideUserInterfaceStyle"], "'.preferredColorScheme(_:)'", .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1),
        isPartial: true, isDocumented: true, note: "it acts on the whole presentation"),
      Entry(["isModalInPresentation"], .equals(["true"]), "'.interactiveDismissDisabled()'", .os15, isDocumented: true),
      Entry(
        ["hidesBottomBarWhenPushed"], .equals(["true"]), "'.toolbar(.hidden, for: .tabBar)' on the destination",
        .os16.without(.macOS), isDocumented: true),
      Entry(
        ["dismiss(animated:completion:)"], "'dismiss' of the environment", .os15,
        note: "'presentationMode' before iOS 15"),
      Entry(
        ["present(_:animated:completion:)"], "'.sheet', '.fullScreenCover', '.alert' or '.confirmationDialog'", .os13,
        note: "'.fullScreenCover' begins with iOS 14"),
      Entry(["title", "navigationItem.title"], "'.navigationTitle(_:)'", .os14),
      Entry(["additionalSafeAreaInsets"], "'.safeAreaPadding(_:)'", .os17, note: "'.safeAreaInset' on iOS 15 and 16"),
      Entry(
        ["prefersHomeIndicatorAutoHidden", "setNeedsUpdateOfHomeIndicatorAutoHidden()"],
        "'.persistentSystemOverlays(.hidden)'", .os16, isDocumented: true),
      Entry(
        ["preferredScreenEdgesDeferringSystemGestures"], "'.defersSystemGestures(on:)'", .init(iOS: 16),
        isDocumented: true),
      Entry(
        ["prefersStatusBarHidden", "setNeedsStatusBarAppearanceUpdate()"], "'.statusBarHidden(true)'",
        .os13.without(.macOS, .tvOS), isDocumented: true, note: "it is deprecated"),
    ])
}
