#if os(iOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Hands over the first view of the class below the one around it, at each update.
    func extract<Target: UIView>(_ type: Target.Type, completion: @escaping (Target) -> Void) -> some View {
      background(ViewExtractor(completion: completion))
    }
  }

  private struct ViewExtractor<Target: UIView>: UIViewRepresentable {
    let completion: (Target) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      DispatchQueue.main.async { [weak view] in
        guard let target = view?.superview?.firstDescendant(of: Target.self) else { return }
        completion(target)
      }
    }
  }

  extension UIView {
    fileprivate func firstDescendant<Target: UIView>(of type: Target.Type) -> Target? {
      for subview in subviews {
        if let match = subview as? Target ?? subview.firstDescendant(of: type) { return match }
      }
      return nil
    }
  }
#endif
