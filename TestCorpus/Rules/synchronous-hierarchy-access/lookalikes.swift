// expect-none
import SwiftUI

struct LaterReader: UIViewRepresentable {
  let onWindow: (UIWindow?) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    DispatchQueue.main.async { [weak view] in onWindow(view?.window) }
    return view
  }

  // It looks later as well.
  func updateUIView(_ view: UIView, context: Context) { onWindow(view.window) }
}

struct TaskReader: UIViewRepresentable {
  let onWindow: (UIWindow?) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    Task { @MainActor in look(view) }
  }

  private func look(_ view: UIView) { onWindow(view.window) }
}

struct Field: UIViewRepresentable {
  // It hands nothing over.
  let isFocused: Bool

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {
    if isFocused, let window = field.window { window.makeKey() }
  }
}

struct Configured: UIViewRepresentable {
  let configure: (UIScrollView) -> Void

  func makeCoordinator() -> WindowKeeper { WindowKeeper() }
  func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

  func updateUIView(_ scrollView: UIScrollView, context: Context) {
    // Whether there is one is all that is asked.
    guard scrollView.window != nil else { return }
    // Another object, a method, a name of its own.
    window.tintColor = context.coordinator.window?.tintColor
    scrollView.panGestureRecognizer.view?.superview?.setNeedsLayout()
    iterator.next()
    configure(scrollView)
  }
}

struct ControllerReader: UIViewControllerRepresentable {
  let onController: (UINavigationController?) -> Void

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    onController(controller.navigationController)
  }
}

final class WindowKeeper {
  weak var window: UIWindow?
}
