#if os(iOS)
  import SwiftUI
  import UIKit

  /// Hands over the navigation controller at each update.
  struct NavigationConfigurator: UIViewControllerRepresentable {
    var configure: (UINavigationController) -> Void

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      DispatchQueue.main.async { [weak controller] in
        if let navigationController = controller?.navigationController { configure(navigationController) }
      }
    }
  }

  /// Hands over the window when it is another one than before.
  struct WindowObserver: UIViewRepresentable {
    var onWindow: (UIWindow) -> Void

    final class Coordinator {
      weak var window: UIWindow?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      let coordinator = context.coordinator
      DispatchQueue.main.async { [weak view] in
        guard let window = view?.window, window !== coordinator.window else { return }
        coordinator.window = window
        onWindow(window)
      }
    }
  }
#endif
