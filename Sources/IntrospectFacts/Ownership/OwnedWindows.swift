// Maps, players, web views, windows, and what holds for every native view.
//
// Source: Apple's documentation of the classes, of UIViewRepresentable and of the hosting views.
extension OwnedMember {
  static let media =
    owned(
      ["map"], ["MKMapView"], ["delegate"], .delegate, for: "the camera, annotations, overlays and selection",
      breaks: "annotations and overlays disappear, and the binding stops",
      instead: "use 'MapReader' or '.onMapCameraChange'")
    + owned(
      ["map"], ["MKMapView"], ["region", "camera", "centerCoordinate", "visibleMapRect"], .boundValue,
      for: "the position binding", breaks: "it fights the binding", instead: "use a 'MapCameraPosition'", .warning)
    + owned(
      ["map"], ["MKMapView"], ["removeAnnotations", "removeOverlays"], .content, use: .anyCall,
      for: "the content of the Map", breaks: "markers disappear until the next update",
      instead: "remove only what you have added", .error, .medium)
    + owned(
      ["videoPlayer"], ["AVPlayerViewController"], ["player"], .boundValue, for: "'VideoPlayer(player:)'",
      breaks: "the value is overwritten", instead: "keep the player in '@State' and hand it to the VideoPlayer")
    + owned(
      ["videoPlayer"], ["AVPlayerViewController"], ["delegate"], .behaviour, for: "nothing that is known",
      breaks: "nothing is known to break", instead: "keep the delegate outside the closure", .note, .low)
    + owned(
      ["webView"], ["WKWebView"], ["navigationDelegate", "uiDelegate"], .delegate,
      for: "navigation events, dialogs and policies of the WebPage", breaks: "the WebPage learns of nothing any more",
      instead: "use 'WebPage(navigationDecider:dialogPresenter:)'")

  static let windows =
    owned(
      ["window"], ["UIWindow"], ["rootViewController"], .content, for: "its hosting controller",
      breaks: "the whole interface is replaced, and its state is lost", instead: "change the root view")
    + owned(
      ["window"], ["NSWindow"], ["delegate"], .delegate, for: "the life of the scene, closing and restoring",
      breaks: "scene phase, closing and restoring stop",
      instead: "observe the notifications of 'NSWindow', or forward to the old delegate")
    + owned(
      ["window"], ["NSWindow"], ["contentView", "contentViewController"], .content, for: "its hosting view",
      breaks: "the whole interface is replaced", instead: "change the root view")
    + owned(
      ["window"], ["NSWindow"], ["toolbar"], .content, for: "the items of '.toolbar'",
      breaks: "toolbar items disappear, or the next update puts them back", instead: "use '.toolbar'")
    + owned(
      ["window"], ["NSWindow"], ["toolbar.delegate"], .delegate, for: "the items of '.toolbar'",
      breaks: "toolbar items disappear, or the next update puts them back", instead: "use '.toolbar'")
    + owned(
      ["window"], ["NSWindow"], ["title", "subtitle", "representedURL"], .appearance,
      for: "'.navigationTitle', '.navigationSubtitle' and '.navigationDocument'", breaks: "the value is overwritten",
      instead: "use the SwiftUI modifier", .warning)
    + owned(
      ["window"], ["NSWindow"],
      ["styleMask", "titleVisibility", "titlebarAppearsTransparent", "contentMinSize", "contentMaxSize"], .appearance,
      for: "the modifiers of the scene", breaks: "the value can be overwritten", instead: "use the scene modifier",
      .note, .medium)
    + owned(
      ["window"], ["NSWindow"], ["isReleasedWhenClosed"], .behaviour, for: "the life of the window",
      breaks: "the app crashes after closing if it is true", instead: "leave it as it is", .warning, .medium)

  static let hosts =
    owned(
      [], ["UIHostingController", "NSHostingController", "NSHostingView"], ["rootView"], .content, subject: .host,
      for: "the view that it shows", breaks: "the view of the app is replaced if the host is SwiftUI's own",
      instead: "assign it only on a host that you have made")
    + owned(
      [], ["UIHostingController", "NSHostingController"], ["view"], .content, subject: .host, for: "the hosting view",
      breaks: "nothing is drawn", instead: "leave it as it is")
    + owned(
      [], ["UIHostingController", "NSHostingController"], ["loadView"], .content, use: .override, subject: .host,
      for: "the hosting view", breaks: "nothing is drawn", instead: "leave it as it is")

  static let anyView = representables + everyView

  private static let representables =
    owned(
      [], ["UIView"], ["frame", "bounds", "center", "transform"], .layout, subject: .represented,
      for: "the place and the size of the view, which it controls fully", breaks: "what happens is undefined",
      instead: "use '.frame', '.offset', '.scaleEffect' or 'sizeThatFits(_:uiView:context:)'")
    + owned(
      [], ["NSView"], ["frame", "bounds"], .layout, subject: .represented,
      for: "the place and the size of the view, which it controls fully", breaks: "what happens is undefined",
      instead: "use '.frame', '.offset' or 'sizeThatFits(_:nsView:context:)'")

  private static let everyView =
    owned(
      [], ["UIView", "NSView"], ["translatesAutoresizingMaskIntoConstraints"], .layout, use: .assignmentOf("false"),
      for: "placing its views by their frame", breaks: "the view collapses or jumps",
      instead: "set constraints only between views of your own")
    + owned(
      [], ["UIView", "NSView"], ["removeFromSuperview"], .content, use: .anyCall, for: "a view that it goes on using",
      breaks: "content disappears, and the app may crash later", instead: "use 'if' or '.hidden()' in SwiftUI")
    + owned(
      [], ["UIView", "NSView"], ["gestureRecognizers"], .content, use: .assignmentOf("[]"),
      for: "taps, scrolling and menus, with recognisers of its own among them",
      breaks: "taps, scrolling and menus stop",
      instead: "remove only what you have added")
    + owned(
      [], ["UIView"], ["interactions"], .content, use: .assignmentOf("[]"),
      for: "menus, dragging and dropping, with interactions of its own among them", breaks: "menus and drops stop",
      instead: "remove only what you have added")
    + owned(
      [], ["UIView", "NSView"], ["superview.superview", "subviews"], .behaviour, use: .read,
      for: "a structure that is private and changes between releases", breaks: "another view or none is found",
      instead: "use the view type that finds it, with the versions it is known for", .warning)
    + owned(
      [], ["UIView"], ["isUserInteractionEnabled", "isHidden", "alpha"], .appearance,
      for: "'.allowsHitTesting', '.opacity' and transitions", breaks: "the value can be overwritten",
      instead: "use '.allowsHitTesting' or '.opacity'", .note, .medium)
    + owned(
      [], ["UIView"], ["overrideUserInterfaceStyle"], .appearance, for: "'.preferredColorScheme'",
      breaks: "the value can be overwritten", instead: "use '.preferredColorScheme'", .note, .medium)
}
