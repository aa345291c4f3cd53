#if os(iOS)
  import SwiftUI
  import UIKit

  /// Hands over the window at each update, a main-queue turn later.
  private struct HostingWindowFinder: UIViewRepresentable {
    let callback: (UIWindow?) -> Void

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      DispatchQueue.main.async { [weak view] in
        callback(view?.window)
      }
    }
  }

  /// Hands over the window once, a main-queue turn after the view was made.
  private struct HostingWindowOnce: UIViewRepresentable {
    let callback: (UIWindow?) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      DispatchQueue.main.async { [weak view] in
        callback(view?.window)
      }
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  extension View {
    func withHostingWindow(_ callback: @escaping (UIWindow?) -> Void) -> some View {
      background(HostingWindowFinder(callback: callback))
    }

    func onHostingWindow(_ callback: @escaping (UIWindow?) -> Void) -> some View {
      background(HostingWindowOnce(callback: callback))
    }
  }
#endif
