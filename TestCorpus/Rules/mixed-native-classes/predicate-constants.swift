// does not compile: the native classes differ
import SwiftUI
import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ListType, UICollectionView> {
  static var modern: Self { .iOS(.v16, .v17, .v18, .v26, .v27) }
}

enum Lists {
  static let all: PlatformViewVersionPredicate<ListType, UITableView> = .iOS(.v15, .v16, .v17, .v18, .v26, .v27)  // expect: mixed-native-classes
}

struct Feed: View {
  var body: some View {
    VStack {
      List { Rows() }.introspect(.list, on: .modern) { $0.bounces = false }
      List { Rows() }.introspect(.list, on: Lists.all) { $0.bounces = false }
      List { Rows() }
        .introspect(.list, on: .modern, .iOS(.v15)) { $0.bounces = false }  // expect: mixed-native-classes@46 "UICollectionView on iOS 16 to 27 and by UITableView on iOS 15"
      List { Rows() }
        .introspect(.list, on: .iOS(.v15)) { $0.bounces = false }
        .introspect(.list, on: .modern) { $0.bounces = false }
    }
  }
}
