import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ListType, UITableView> {
  static var tables: Self { .iOS(.v14...) }  // expect: range-crosses-class-change "from iOS 16 on '.list' is backed by UICollectionView"
  static var served: Self { .iOS(.v14...) }
}

struct Feed: View {
  var body: some View {
    VStack {
      List { Rows() }.introspect(.list, on: .tables) { $0.bounces = false }
      List { Rows() }
        .introspect(.list, on: .served) { $0.bounces = false }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
    }
  }
}
