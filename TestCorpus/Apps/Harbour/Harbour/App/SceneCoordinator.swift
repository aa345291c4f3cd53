#if os(iOS)
  import SwiftUI
  import UIKit

  /// Shows the screens that stand outside of the tabs.
  @MainActor
  final class SceneCoordinator: NSObject {
    private weak var presenter: UIViewController?
    private(set) var settingsOffset = CGFloat.zero

    init(presenter: UIViewController) { self.presenter = presenter }

    func showSettings() {
      presenter?.present(UIHostingController(rootView: makeSettings()), animated: true)
    }

    func showTides() {
      presenter?.present(UIHostingController(rootView: makeTides()), animated: true)
    }

    func remember(_ offset: CGFloat) { settingsOffset = offset }

    func settle(_ collectionView: UICollectionView) { collectionView.isPrefetchingEnabled = settingsOffset == 0 }
  }
#endif
