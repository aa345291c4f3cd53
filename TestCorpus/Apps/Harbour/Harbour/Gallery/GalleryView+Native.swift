#if os(iOS)
  import UIKit

  extension GalleryView {
    func configure(_ scrollView: UIScrollView) {
      scrollView.decelerationRate = .fast
      let shade = UIView(frame: scrollView.bounds)
      shade.isUserInteractionEnabled = false
      scrollView.addSubview(shade)
    }

    func decorate(_ scrollView: UIScrollView) {
      scrollView.addInteraction(UIPointerInteraction(delegate: nil))
    }

    /// The recogniser is a property, so that adding it again changes nothing.
    func follow(_ scrollView: UIScrollView) {
      scrollView.addGestureRecognizer(pan)
    }
  }
#endif
