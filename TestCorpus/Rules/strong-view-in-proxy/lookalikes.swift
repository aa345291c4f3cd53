// expect-none
import SwiftUI
import WebKit

final class WeakProxy: ObservableObject {
  weak var webView: WKWebView?
  unowned var other: WKWebView
  var title: String?
  var offset = CGPoint.zero
  var cleared: WKWebView?
  var cached: WKWebView?
  init(_ view: WKWebView) { other = view }
}

struct WeakPage: UIViewRepresentable {
  let proxy: WeakProxy
  let unseen: SomeoneElsesProxy

  func makeCoordinator() -> WeakProxy { proxy }

  func makeUIView(context: Context) -> WKWebView {
    // The view is meant to live on.
    if let view = proxy.cached { return view }
    let webView = WKWebView()
    proxy.cached = webView
    proxy.webView = webView
    proxy.other = webView
    proxy.title = webView.title
    unseen.webView = webView
    proxy.cleared = webView
    // Not the view that is shown.
    let helper = WKWebView()
    proxy.cleared = helper
    return webView
  }

  func updateUIView(_ uiView: WKWebView, context: Context) {
    proxy.offset = uiView.scrollView.contentOffset
  }

  static func dismantleUIView(_ uiView: WKWebView, coordinator: WeakProxy) {
    coordinator.cleared = nil
  }
}

// The view does not keep the coordinator: both go together.
struct Alone: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> AloneView {
    let view = AloneView()
    view.delegate = context.coordinator
    view.onTap = { [weak coordinator = context.coordinator] in coordinator?.tapped() }
    view.onPress = { print("pressed") }
    context.coordinator.view = view
    return view
  }
  func updateUIView(_ uiView: AloneView, context: Context) { context.coordinator.view = uiView }

  final class Coordinator: NSObject, UITextViewDelegate {
    var view: AloneView?
    func tapped() {}
  }
}

final class AloneView: UITextView {
  var onTap: () -> Void = {}
  var onPress: () -> Void = {}
}
