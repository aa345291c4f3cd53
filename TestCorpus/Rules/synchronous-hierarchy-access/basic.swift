import SwiftUI

struct WindowReader: UIViewRepresentable {
  let onWindow: (UIWindow?) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    onWindow(view.window) // expect: synchronous-hierarchy-access@19 "'window' is nil in 'makeUIView'"
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct MacWindowReader: NSViewRepresentable {
  @Binding var window: NSWindow?

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ nsView: NSView, context: Context) {
    window = nsView.window // expect: synchronous-hierarchy-access@21 "'viewDidMoveToWindow'"
  }
}

struct ScrollViewReader2: UIViewRepresentable {
  let scrollView: Binding<UIScrollView?>
  var isActive = true

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    guard isActive else { return }
    if let found = uiView.superview?.superview as? UIScrollView { // expect: synchronous-hierarchy-access@27 "first runs"
      scrollView.wrappedValue = found // expect: state-change-in-update
    }
  }
}

struct Finder<V: UIView>: UIViewRepresentable {
  let onFound: (V) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    if let found = find(from: uiView) { // expect: synchronous-hierarchy-access@20
      onFound(found)
    }
  }

  private func find(from view: UIView) -> V? {
    var place = view.superview
    while let next = place, !(next is V) { place = next.superview }
    return place as? V
  }
}

struct ResponderReader: UIViewRepresentable {
  var callback: ((UIViewController?) -> Void)?

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    UIView.performWithoutAnimation {
      callback?(uiView.next as? UIViewController) // expect: synchronous-hierarchy-access
    }
  }
}
