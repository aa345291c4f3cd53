import SwiftUI
import WebKit

struct Badge: UIViewRepresentable {
  let text: String
  let label = UILabel() // expect: native-view-in-struct@7 "'updateUIView' works on another one; use 'uiView' there"
  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ uiView: UILabel, context: Context) {
    label.text = text
  }
}

struct Page: UIViewRepresentable {
  private var webView: WKWebView = WKWebView(frame: .zero) // expect: native-view-in-struct@15 "build it in 'makeUIView'"
  func makeUIView(context: Context) -> WKWebView { webView }
  func updateUIView(_ uiView: WKWebView, context: Context) {}
}

struct Built: NSViewRepresentable {
  let field: NSTextField = { // expect: native-view-in-struct
    let field = NSTextField()
    field.isBordered = false
    return field
  }()
  func makeNSView(context: Context) -> NSTextField { field }
  func updateNSView(_ nsView: NSTextField, context: Context) { self.field.stringValue = "x" }
}

struct Picker: UIViewControllerRepresentable {
  let picker = UIImagePickerController() // expect: native-view-in-struct
  func makeUIViewController(context: Context) -> UIImagePickerController { picker }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
