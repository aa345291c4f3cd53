// expect-none
import SwiftUI

struct Kept<Content: View>: UIViewControllerRepresentable {
  let content: Content
  @Binding var isPresented: Bool

  final class Coordinator {
    var host: UIHostingController<Content>?
    var provider: (() -> UIViewController)?
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIViewController {
    let host = UIHostingController(rootView: content)
    context.coordinator.host = host
    return host
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.host?.rootView = content
    if context.coordinator.host == nil {
      context.coordinator.host = UIHostingController(rootView: content)
    }
    if let host = context.coordinator.host {
      host.rootView = content
    } else {
      context.coordinator.host = UIHostingController(rootView: content)
    }
    // Presented once.
    if isPresented, controller.presentedViewController == nil {
      controller.present(UIHostingController(rootView: content), animated: true)
    }
    // Made when somebody asks.
    context.coordinator.provider = { UIHostingController(rootView: content) }
    guard controller.children.isEmpty else { return }
    controller.addChild(UIHostingController(rootView: content))
  }
}
