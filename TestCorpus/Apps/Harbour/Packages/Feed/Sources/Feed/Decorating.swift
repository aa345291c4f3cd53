#if os(iOS)
  import UIKit

  /// What may be done to the scroll view of a feed; who does it is known only when the app runs.
  @MainActor
  protocol Decorating {
    func decorate(_ scrollView: UIScrollView)
  }

  struct OnceDecorator: Decorating {
    func decorate(_ scrollView: UIScrollView) {
      guard scrollView.viewWithTag(9) == nil else { return }
      let line = UIView()
      line.tag = 9
      scrollView.addSubview(line)
    }
  }

  struct PlainDecorator: Decorating {
    func decorate(_ scrollView: UIScrollView) {
      scrollView.addSubview(UIView())
    }
  }
#endif
