#if os(iOS)
  import UIKit

  /// Gives scroll views a refresh control.
  @MainActor
  final class RefreshInstaller: NSObject {
    private let control = UIRefreshControl()
    private var isInstalled = false

    /// A new control each time, which ends what the one before was showing.
    func renew(on scrollView: UIScrollView) {
      scrollView.refreshControl = UIRefreshControl()
    }

    func install(on scrollView: UIScrollView) {
      if isInstalled { return }
      isInstalled = true
      scrollView.refreshControl = UIRefreshControl()
    }

    func share(with scrollView: UIScrollView) {
      scrollView.refreshControl = control
    }
  }
#endif
