import SwiftUI
import WebKit

final class Reached: ObservableObject {
  weak var webView: WKWebView?
  public fileprivate(set) weak var window: UIWindow!
  // What cannot be nil cannot be weak.
  var page = WKWebView()
}

struct Reaching: UIViewRepresentable {
  let reached: Reached
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ uiView: WKWebView, context: Context) {
    reached.webView = uiView // expect: strong-view-in-proxy
    reached.window = uiView.window // expect: strong-view-in-proxy
    reached.page = uiView // expect: strong-view-in-proxy
  }
}
