import SwiftUI
import WebKit

// The name means something else in the update method.
struct Stacked: UIViewRepresentable {
  let webView = WKWebView() // expect: native-view-in-struct "build it in 'makeUIView'"
  func makeUIView(context: Context) -> UIStackView { UIStackView(arrangedSubviews: [webView]) }
  func updateUIView(_ uiView: UIStackView, context: Context) {
    if let webView = uiView.arrangedSubviews.first(where: { $0 is WKWebView }) as? WKWebView {
      webView.reload()
    }
  }
}

struct Parameter: UIViewRepresentable {
  let label = UILabel() // expect: native-view-in-struct "build it in 'makeUIView'"
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "x"
  }
}
