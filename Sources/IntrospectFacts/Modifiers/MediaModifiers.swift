// Maps, players and web views.
//
// Source: Apple's documentation of MapKit, AVKit, WebKit and the SwiftUI views of the same frameworks.
extension NativeModifier {
  static let mediaModifiers: [NativeModifier] = [
    mapMKMapView, videoPlayerAVPlayerViewController, webViewWKWebView,
  ].flatMap { $0 }

  private static let mapMKMapView = replacing(
    ["map"], ["MKMapView"],
    [
      Entry(["mapType", "preferredConfiguration"], "'.mapStyle(_:)'", .os17.without(.visionOS), isDocumented: true),
      Entry(
        [
          "showsCompass", "showsScale", "pitchButtonVisibility", "showsUserTrackingButton", "showsPitchControl",
          "showsZoomControls",
        ],
        "'.mapControls'", .os17.without(.visionOS), isDocumented: true,
        note: "each control is a view in it; two of them are for macOS only"),
      Entry(
        ["showsUserLocation"], "'UserAnnotation()' in the content of the Map", .os17.without(.visionOS),
        note: "'showsUserLocation:' of the Map before iOS 17"),
      Entry(
        ["isZoomEnabled", "isScrollEnabled", "isRotateEnabled", "isPitchEnabled"], "'Map(interactionModes:)'",
        .os17.without(.visionOS), note: "before iOS 17 it knows panning and zooming only"),
      Entry(
        ["addAnnotation(_:)", "addAnnotations(_:)"], "'Marker' or 'Annotation' in the content of the Map",
        .os17.without(.visionOS), note: "'annotationItems:' of the Map before iOS 17"),
      Entry(
        ["addOverlay(_:)", "addOverlays(_:)", "insertOverlay(_:at:)"],
        "'MapPolyline', 'MapPolygon' or 'MapCircle' in the content of the Map", .os17.without(.visionOS),
        isPartial: true, note: "tile overlays have no content"),
      Entry(
        [
          "region", "setRegion(_:animated:)", "centerCoordinate", "setCenter(_:animated:)", "camera",
          "setCamera(_:animated:)", "setVisibleMapRect(_:animated:)",
        ],
        "'Map(position:)' with a 'MapCameraPosition'", .os17.without(.visionOS),
        note: "'coordinateRegion:' of the Map before iOS 17"),
      Entry(
        ["cameraBoundary", "setCameraBoundary(_:animated:)", "cameraZoomRange", "setCameraZoomRange(_:animated:)"],
        "'Map(bounds:)'", .os17.without(.visionOS)),
      Entry(
        ["userTrackingMode", "setUserTrackingMode(_:animated:)"],
        "'Map(position:)' with '.userLocation(followsHeading:fallback:)'", .os17.without(.visionOS)),
      Entry(
        ["pointOfInterestFilter", "showsTraffic", "showsBuildings"],
        "'.mapStyle(.standard(elevation:pointsOfInterest:showsTraffic:))'", .os17.without(.visionOS),
        isDocumented: true, note: "buildings have no argument of their own"),
      Entry(
        ["delegate"], .callback(["mapView(_:regionDidChangeAnimated:)"]), "'.onMapCameraChange(frequency:)'",
        .os17.without(.visionOS), isDocumented: true),
    ])

  private static let videoPlayerAVPlayerViewController = replacing(
    ["videoPlayer"], ["AVPlayerViewController"],
    [
      Entry(["player"], "'VideoPlayer(player:)'", .os14),
      Entry(["contentOverlayView.addSubview(_:)"], "'VideoPlayer(player:videoOverlay:)'", .os14),
    ])

  private static let webViewWKWebView = replacing(
    ["webView"], ["WKWebView"],
    [
      Entry(
        ["allowsBackForwardNavigationGestures"], "'.webViewBackForwardNavigationGestures(_:)'", .os26.without(.tvOS),
        isDocumented: true),
      Entry(["allowsMagnification"], "'.webViewMagnificationGestures(_:)'", .os26.without(.tvOS), isDocumented: true),
      Entry(["allowsLinkPreview"], "'.webViewLinkPreviews(_:)'", .os26.without(.tvOS), .medium, isDocumented: true),
      Entry(
        ["customUserAgent", "isInspectable"], "the property of the same name of 'WebPage'", .os26.without(.tvOS),
        .medium, note: "it needs 'WebView(page)'"),
      Entry(
        ["load(_:)", "loadHTMLString(_:baseURL:)", "reload()", "goBack()"],
        "'WebView(url:)', or the methods of 'WebPage'", .os26.without(.tvOS), .medium, isDocumented: true,
        note: "it needs 'WebView(page)'"),
    ])
}
