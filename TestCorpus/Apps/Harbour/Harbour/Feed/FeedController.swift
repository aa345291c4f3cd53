#if os(iOS)
  import SwiftUI
  import UIKit

  /// Hosts the feed for the split view of the iPad.
  final class FeedController: UIViewController {
    private lazy var host = UIHostingController(rootView: makeFeed())
    private lazy var drafts = UIHostingController(rootView: makeDrafts())
    var lastOffset = CGPoint.zero

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [host, drafts] as [UIViewController] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    func track(_ scrollView: UIScrollView) { scrollView.delaysContentTouches = lastOffset == .zero }
  }
#endif
