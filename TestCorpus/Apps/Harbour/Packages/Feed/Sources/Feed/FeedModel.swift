import Combine
import OrderedCollections
import SwiftUI

@MainActor
public final class FeedModel: ObservableObject {
  @Published public private(set) var items: OrderedSet<FeedItem> = []
  #if os(iOS)
    weak var collectionView: UICollectionView?
  #endif
  var isPrefetching = true

  public init() {}

  public func reload() async {
    items = OrderedSet((0..<20).map { FeedItem(title: "Arrival \($0)") })
  }

  func scrollToTop() {
    #if os(iOS)
      collectionView?.setContentOffset(.zero, animated: true)
    #endif
  }
}
