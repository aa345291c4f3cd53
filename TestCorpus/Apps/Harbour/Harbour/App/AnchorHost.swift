#if os(iOS)
  import SwiftUI

  /// Shows the anchor watch on an external screen.
  final class AnchorHost: UIHostingController<AnyView> {
    private(set) var radius = 40.0

    convenience init() {
      self.init(rootView: AnyView(EmptyView()))
      rootView = AnyView(makeWatch())
    }

    func fit(_ scrollView: UIScrollView) { scrollView.maximumZoomScale = radius / 10 }
  }
#endif
