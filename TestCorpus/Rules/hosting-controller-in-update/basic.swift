import SwiftUI

struct Wrapper<Content: View>: UIViewControllerRepresentable {
  let content: Content
  let isShown: Bool
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let host = UIHostingController(rootView: content) // expect: hosting-controller-in-update@16 "'updateUIViewController' makes a new 'UIHostingController'"
    controller.addChild(host)
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
    if isShown {
      controller.present(UIHostingController(rootView: content), animated: true) // expect: hosting-controller-in-update
    }
  }
}

struct MacWrapper<Content: View>: NSViewRepresentable {
  let content: Content
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {
    let host = NSHostingView(rootView: content) // expect: hosting-controller-in-update
    nsView.addSubview(host)
    fill(nsView) // expect: hosting-controller-in-update "in 'fill', 'updateNSView' makes a new 'NSHostingController'"
  }
  private func fill(_ view: NSView) {
    view.nextResponder = NSHostingController<Content>(rootView: content)
  }
}
