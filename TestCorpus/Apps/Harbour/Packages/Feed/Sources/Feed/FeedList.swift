import DesignSystem
import SwiftUI
import SwiftUIIntrospect

public struct FeedList: View {
  @ObservedObject private var model: FeedModel

  public init(model: FeedModel) { self.model = model }

  public var body: some View {
    List(model.items) { FeedRow(item: $0) }
      #if os(iOS)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { [weak model] collectionView in
          model?.collectionView = collectionView
          collectionView.isPrefetchingEnabled = model?.isPrefetching ?? true
        }
      #endif
      .task { await model.reload() }
  }
}

struct FeedRow: View {
  let item: FeedItem

  var body: some View {
    VStack(alignment: .leading) {
      Text(item.title)
      Text(item.date, style: .relative)
    }
    .card()
  }
}
