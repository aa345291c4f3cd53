// expect-none
import SwiftUI

struct MoveReader: UIViewRepresentable {
  let onWindow: (UIWindow?) -> Void

  func makeUIView(context: Context) -> MovedView { MovedView() }

  func updateUIView(_ view: MovedView, context: Context) {
    view.onWindow = onWindow
    onWindow(view.window)
  }
}

final class MovedView: UIView {
  var onWindow: ((UIWindow?) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow?(window)
  }
}
