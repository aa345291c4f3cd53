// MapKit, WebKit, AVKit and the hosts of SwiftUI.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let otherFrameworks: [NativeClass] = [
    NativeClass(
      "MKMapView", inherits: ["UIView", "NSView"], .MapKit,
      """
      preferredConfiguration pitchButtonVisibility showsUserTrackingButton delegate isZoomEnabled isScrollEnabled
      isPitchEnabled isRotateEnabled mapType region centerCoordinate visibleMapRect cameraBoundary cameraZoomRange
      camera showsCompass showsPitchControl showsScale showsZoomControls showsBuildings showsPointsOfInterest
      pointOfInterestFilter showsTraffic showsUserLocation isUserLocationVisible userLocation userTrackingMode
      annotations annotationVisibleRect selectedAnnotations overlays selectableMapFeatures setRegion(_:animated:)
      setCenter(_:animated:) showAnnotations(_:animated:) setVisibleMapRect(_:animated:)
      setVisibleMapRect(_:edgePadding:animated:) setCameraBoundary(_:animated:) setCameraZoomRange(_:animated:)
      setCamera(_:animated:) setUserTrackingMode(_:animated:) addAnnotation(_:) addAnnotations(_:)
      removeAnnotation(_:) removeAnnotations(_:) annotations(in:) selectAnnotation(_:animated:)
      deselectAnnotation(_:animated:) register(_:forAnnotationViewWithReuseIdentifier:)
      dequeueReusableAnnotationView(withIdentifier:for:) addOverlay(_:) addOverlay(_:level:) addOverlays(_:)
      insertOverlay(_:at:) removeOverlay(_:) removeOverlays(_:) renderer(for:) convert(_:toPointTo:)
      convert(_:toCoordinateFrom:) regionThatFits(_:)
      """),
    NativeClass(
      "WKWebView", inherits: ["UIView", "NSView"], .WebKit,
      """
      configuration uiDelegate navigationDelegate isLoading estimatedProgress isInspectable scrollView title url
      mediaType customUserAgent serverTrust hasOnlySecureContent themeColor underPageBackgroundColor pageZoom
      allowsMagnification magnification cameraCaptureState microphoneCaptureState allowsBackForwardNavigationGestures
      backForwardList canGoBack canGoForward allowsLinkPreview interactionState isFindInteractionEnabled
      findInteraction fullscreenState minimumViewportInset maximumViewportInset load(_:)
      load(_:mimeType:characterEncodingName:baseURL:) loadHTMLString(_:baseURL:) loadFileURL(_:allowingReadAccessTo:)
      loadSimulatedRequest(_:responseHTML:) reload() reloadFromOrigin() stopLoading()
      startDownload(using:completionHandler:) setMagnification(_:centeredAt:)
      pauseAllMediaPlayback(completionHandler:) find(_:configuration:completionHandler:) goBack() goForward() go(to:)
      evaluateJavaScript(_:completionHandler:) callAsyncJavaScript(_:arguments:in:in:completionHandler:)
      takeSnapshot(with:completionHandler:) createPDF(configuration:completionHandler:)
      createWebArchiveData(completionHandler:) setMinimumViewportInset(_:maximumViewportInset:)
      """),
    NativeClass(
      "AVPlayerViewController", inherits: ["UIViewController"], .AVKit,
      """
      showsPlaybackControls contentOverlayView videoGravity videoBounds showsTimecodes
      appliesPreferredDisplayCriteriaAutomatically playbackControlsIncludeTransportBar
      playbackControlsIncludeInfoViews transportBarIncludesTitleView transportBarCustomMenuItems
      customInfoViewControllers infoViewActions contextualActions customOverlayViewController unobscuredContentGuide
      allowsVideoFrameAnalysis toggleLookupAction videoFrameAnalysisTypes speeds selectedSpeed
      allowsPictureInPicturePlayback canStartPictureInPictureAutomaticallyFromInline
      entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds allowedSubtitleOptionLanguages
      requiresFullSubtitles requiresLinearPlayback isSkipForwardEnabled isSkipBackwardEnabled skippingBehavior
      isReadyForDisplay updatesNowPlayingInfoCenter player delegate pixelBufferAttributes selectSpeed(_:)
      """),
    NativeClass(
      "AVPlayerView", inherits: ["NSView"], .AVKit,
      """
      player controlsStyle videoGravity isReadyForDisplay videoBounds contentOverlayView updatesNowPlayingInfoCenter
      showsFrameSteppingButtons showsSharingServiceButton showsFullScreenToggleButton showsTimecodes
      allowsPictureInPicturePlayback actionPopUpButtonMenu canBeginTrimming delegate pictureInPictureDelegate speeds
      selectedSpeed allowsVideoFrameAnalysis beginTrimming(completionHandler:) flashChapterNumber(_:chapterTitle:)
      selectSpeed(_:)
      """),
    NativeClass(
      "UIHostingController", inherits: ["UIViewController"], .SwiftUI,
      """
      rootView sizingOptions safeAreaRegions sizeThatFits(in:)
      """),
    NativeClass(
      "NSHostingController", inherits: ["NSViewController"], .SwiftUI,
      """
      rootView sizingOptions safeAreaRegions sceneBridgingOptions sizeThatFits(in:)
      """),
    NativeClass(
      "NSHostingView", inherits: ["NSView"], .SwiftUI,
      """
      rootView sizingOptions safeAreaRegions sceneBridgingOptions
      """),
  ]
}
