import SwiftUI

private struct ViewFinder<V: UIView>: UIViewRepresentable { // expect: first-match-probe@16 "the first V of the whole window"
  let completion: (V) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    DispatchQueue.main.async {
      if let found = find(near: uiView) { completion(found) }
    }
  }
}

extension ViewFinder {
  fileprivate func find(near probe: UIView) -> V? {
    guard let window = probe.window else { return nil }
    let frame = probe.convert(probe.bounds, to: nil)
    return match(in: window) { $0.convert($0.bounds, to: nil).intersects(frame) }
  }

  fileprivate func match(in view: UIView, where fits: (V) -> Bool) -> V? {
    if let view = view as? V, fits(view) { return view }
    for subview in view.subviews {
      if let found = match(in: subview, where: fits) { return found }
    }
    return nil
  }
}
