// Maps, video and web pages.
//
// Source: SwiftUIIntrospect's Sources/ViewTypes at 27.0.0-beta.2.
extension ViewTypeFacts {
  static let map = Self(
    "map", "MapType", "Map", since: LibraryVersion(0, 8, 0),
    .iOS(before: 14, "MKMapView"),
    .iOS(14...27, "MKMapView"),
    .tvOS(before: 14, "MKMapView"),
    .tvOS(14...27, "MKMapView"),
    .macOS(before: 11, "MKMapView"),
    .macOS(11...27, "MKMapView"),
    .visionOS(1...27, "MKMapView"))

  static let videoPlayer = Self(
    "videoPlayer", "VideoPlayerType", "VideoPlayer", since: LibraryVersion(0, 7, 0),
    .iOS(before: 14, "AVPlayerViewController"),
    .iOS(14...27, "AVPlayerViewController"),
    .tvOS(before: 14, "AVPlayerViewController"),
    .tvOS(14...27, "AVPlayerViewController"),
    .macOS(before: 11, "AVPlayerView"),
    .macOS(11...27, "AVPlayerView"),
    .visionOS(1...27, "AVPlayerViewController"))

  static let webView = Self(
    "webView", "WebViewType", "WebView", since: LibraryVersion(1, 4, 0, "beta.2"),
    .iOS(before: 26, "WKWebView"),
    .iOS(26...27, "WKWebView"),
    .tvOS(before: 26, "WKWebView"),
    .tvOS(26...27, "WKWebView", note: "the tvOS SDK has no WebKit, so tvOS builds have no .webView"),
    .macOS(before: 26, "WKWebView"),
    .macOS(26...27, "WKWebView"),
    .visionOS(before: 26, "WKWebView"),
    .visionOS(26...27, "WKWebView"))
}
