// expect-none
import SwiftUI

/// Weighs what it finds.
struct WeighedFinder: UIViewRepresentable {
  let completion: (UIScrollView) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    DispatchQueue.main.async {
      guard let window = uiView.window else { return }
      let frame = uiView.convert(uiView.bounds, to: nil)
      let all = scrollViews(in: window).filter { $0.frame.intersects(frame) }
      if let found = all.min(by: { $0.bounds.width < $1.bounds.width }) { completion(found) }
    }
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { scrollViews(in: $0) } + [view as? UIScrollView].compactMap { $0 }
  }
}

/// Goes outwards from itself.
struct NearFinder: UIViewRepresentable {
  let completion: (UIScrollView) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    DispatchQueue.main.async {
      guard uiView.window != nil, let container = uiView.superview else { return }
      if let found = container.subviews.first as? UIScrollView { completion(found) }
    }
  }
}

/// Wants the window itself.
struct WindowFinder: UIViewRepresentable {
  let completion: (UIWindow?) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    DispatchQueue.main.async { completion(uiView.window) }
  }
}
