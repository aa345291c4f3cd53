import SwiftUI
import WebKit

final class PageProxy: ObservableObject {
  var webView: WKWebView?
  var reader: WKWebView!
  var all: [WKWebView] = []
  @Published var published: WKWebView?
  static var last: WKWebView?
}

struct Page: UIViewRepresentable {
  let proxy: PageProxy
  @ObservedObject var observed: PageProxy

  func makeUIView(context: Context) -> WKWebView {
    let webView = WKWebView()
    proxy.webView = webView // expect: strong-view-in-proxy@5 "'webView' of 'PageProxy' keeps the native view alive"
    self.proxy.reader = webView // expect: strong-view-in-proxy
    return webView
  }

  func updateUIView(_ uiView: WKWebView, context: Context) {
    DispatchQueue.main.async { proxy.webView = uiView } // expect: strong-view-in-proxy@32
    proxy.all.append(uiView) // expect: strong-view-in-proxy "every native view it was given"
    PageProxy.last = uiView // expect: strong-view-in-proxy "for as long as the app runs"
    keep(uiView) // expect: strong-view-in-proxy "in 'keep', 'webView' of 'PageProxy'"
  }

  private func keep(_ view: WKWebView) {
    proxy.webView = view
  }
}

// A coordinator goes with the view, unless the view keeps it.
struct Tapped: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> TappedView {
    let view = TappedView()
    view.onTap = { context.coordinator.tapped() }
    context.coordinator.view = view // expect: strong-view-in-proxy@5 "'view' of the coordinator keeps the native view alive, and the view keeps the coordinator"
    return view
  }
  func updateUIView(_ uiView: TappedView, context: Context) {}

  final class Coordinator {
    var view: TappedView?
    func tapped() {}
  }
}

struct Pressed: UIViewRepresentable {
  func makeCoordinator() -> PressedCoordinator { PressedCoordinator() }
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    let coordinator = context.coordinator
    button.addAction(UIAction { _ in coordinator.pressed() }, for: .touchUpInside)
    coordinator.button = button // expect: strong-view-in-proxy
    return button
  }
  func updateUIView(_ uiView: UIButton, context: Context) {}
}

final class PressedCoordinator {
  var button: UIButton?
  func pressed() {}
}

final class TappedView: UIView { var onTap: () -> Void = {} }
